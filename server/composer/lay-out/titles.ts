import { coupleOf } from '#server/reader/facts/couple.ts'
import type { Reading } from '#server/reader/read.ts'
import { asName } from '#server/reader/spelling/name-words.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { capitalisesNouns } from '#server/reader/text/nouns.ts'
import { personNameOf } from '#server/reader/text/person-names.ts'
import { type TaggedText, tagAt } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import type { Labels } from '../labels.ts'
import { wholeTitle } from '../lint/whole-title.ts'
import { asked } from '../material/requests.ts'
import type { Statement } from '../material/statement.ts'
import { capitalised, phrase } from '../material/turn.ts'
import { countWords } from '../material/untold.ts'
import { noWords, ownWords, type Words } from '../material/words.ts'
import { asHeadline, headlines } from './headline.ts'
import { kindInPlace, nameInPlace, nameOf, personOf, sureKind } from './kind-in-place.ts'
import { occasionOf } from './occasion.ts'
import { openingClause, withoutFunctionWords } from './opening-clause.ts'
import { soundTitle } from './sound-title.ts'
import { introducedBy, subjectOf } from './subject-of.ts'

export interface Title {
  words: Words
  /** The statement it tells whole. */
  of?: Statement
  /** The statement it is the beginning of. */
  from?: Statement
  /** A name with a particle written to it ends before that. */
  isWhole?: boolean
  /** What stands behind its colon or dash, where that can stand alone. */
  rest?: Span
}

/** More promises would take turns for too long before kind and place are the headline again. */
const mostPromises = 2
/** Below it what this is stands above the page, and not what it may be called. */
const sureName = { marked: 0.4, bare: 0.5 }
/** Words to a mark where text is typed without. */
const bareShare = 14

/**
 * What can stand over a page, the best first: what its creator marked as a slogan; of an event how
 * the brief begins; the name, else what it is and where; how a brief begins that does not say so. A promise stands
 * over the page only in another version: nobody can tell "no staples" from "no cats" for sure.
 */
export function titlesOf(
  reading: Reading,
  statements: readonly Statement[],
  labels: Labels,
  introduction: Statement | undefined,
): Title[] {
  const kind = { words: kindInPlace(reading, labels) }
  const isKnown = kind.words.text !== ''
  const names = introduction && isIn(reading.facts.name, introduction.span)
  const told = statements.filter(({ role }) => !asked.has(role))
  const [first] = told
  const person = first && !isKnown && !reading.facts.name ? personOf(reading, first.span) : noWords
  // What it is and where stands above the name.
  const isAlone = names || isKnown
  const name = {
    words: isAlone
      ? nameOf(reading)
      : nameInPlace(reading, labels, person.text ? person : undefined),
  }
  const line = first && calledBeside(reading, first)
  const { slogans, promises } = headlines(reading, statements)
  const asTitle = (of: Statement): Title => ({ words: asHeadline(reading, of), of })
  const feast = feastOf(reading, told, statements)
  const opened = openings(reading, statements)
  // "Yard sale in Hull": how a brief begins says where as well.
  const isSame =
    feast[0] !== undefined &&
    !isDense(feast[0].words.text) &&
    startOf(feast[0]) === startOf(opened[0]) &&
    !reading.days.some(
      (day) => opened[0] && isIn({ span: [day.start, day.end] }, firstSpan(opened[0])),
    )
  // "Flea market in Hull" is more than the noun alone.
  const isKind =
    isKnown && isIn(feast[0] && { span: firstSpan(feast[0]) }, reading.facts.kind?.span)
  const held = isKind ? feast.map((title) => ({ ...title, words: kind.words })) : feast
  const opening = isSame ? opened : [...held, ...opened]
  const two = coupleOf(reading)
  const plain: readonly Title[] =
    two && two.span[0] === reading.facts.name?.span[0]
      ? [{ ...name, isWhole: true }]
      : reading.industry === 'event' || !isKnown || feast.length > 0
        ? person.text !== '' || isNameFirst(reading, opening[0])
          ? [name, ...opening, kind]
          : [...opening, name, kind]
        : isNameBetter(reading, name.words)
          ? [name, kind]
          : [...(line ? [line] : []), kind, name]
  const sound = (candidates: readonly Title[]) =>
    candidates
      .filter(({ words }) => words.text !== '')
      .flatMap((one) => soundTitle(reading, one) ?? [])
  const resort = lastResort(reading, statements)
  const [best = soundTitle(reading, resort) ?? resort, ...others] = sound(plain)
  const titles: readonly Title[] = [
    ...sound(isKnown ? slogans.slice(0, 1).map(asTitle) : []),
    best,
    ...promises.slice(0, mostPromises).map(asTitle),
    ...others,
  ]
  return titles
    .filter(({ words }) => words.text !== '')
    .map((title) => (title.isWhole ? title : { ...title, words: wholeTitle(reading, title.words) }))
    .map((title) => ({ ...title, words: withoutOpenBracket(reading, title.words) }))
}

/** "Flea market in Sainte-Walburge (Liège": a bracket that is not closed is left out with what is in it. */
function withoutOpenBracket({ text }: Reading, words: Words): Words {
  const [span, ...others] = words.spans
  const open = words.text.search(/[(（][^)）]*$/)
  if (open < 1 || !span || others.length > 0) return words
  const at = text.raw.slice(...span).search(/[(（][^)）]*$/)
  const cut = trimmed(text.raw, [span[0], span[0] + Math.max(0, at)])
  return at < 1 ? words : ownWords(words.text.slice(0, open).trim(), cut)
}

/** Statements, a greeting among them, in which a page is asked for. */
const firstFew = 2

/** What is held, where the words that ask for the page are the only ones that say so. */
function feastOf(
  reading: Reading,
  told: readonly Statement[],
  statements: readonly Statement[],
): Title[] {
  const own = occasionOf(reading, told)
  const { kind } = reading.facts
  const asking = occasionOf(
    reading,
    statements.slice(0, firstFew).filter(({ role }) => role === 'instruction'),
  )
  const saysMore = asking.some((title) => !kind || firstSpan(title)[0] < kind.span[0])
  return own.length > 0 || !saysMore ? own : asking
}

const firstSpan = ({ words }: Title): Span => words.spans[0] ?? [0, 0]
const startOf = (title: Title | undefined) => title && firstSpan(title)[0]

/**
 * Who knows a name looks for it at the top; what it is stands above it. "Sanne" alone says less than
 * "Piano lessons in Zwolle", and a name that is hardly sure less than what surely is.
 */
function isNameBetter({ facts, text }: Reading, name: Words): boolean {
  const marks = text.tokens.filter(({ text: said }) => /^[.,;!?。、]$/.test(said)).length
  const least = marks * bareShare < text.tokens.length ? sureName.bare : sureName.marked
  if (name.text === '' || (facts.name?.confidence ?? 1) < least) return false
  return name.text.includes(' ') || personNameOf(fold(name.text)) === undefined
}

/** Words beside what it is in a first line that tells a name: "hufpflege sommer". */
const mostBeside = 3
const longestLine = 40

/** A first line of what this is and a word or two that say nothing else: whoever it is, is in it. */
function calledBeside(reading: Reading, statement: Statement): Title | null {
  const { text, facts } = reading
  const { span, isSentence, hasNumber, untold, words } = statement
  const kind = sureKind(reading)
  const said = text.raw.slice(...span)
  const isLine = !isSentence && !hasNumber && said.length <= longestLine && !/[,，、]/.test(said)
  if (!kind || facts.name || !isLine || !isIn(kind, span)) return null
  const beside = words - countWords(reading, kind.span).words
  if (untold < 1 || beside > mostBeside) return null
  const [before, behind] = [
    text.raw.slice(span[0], kind.span[0]),
    text.raw.slice(kind.span[1], span[1]),
  ].map((part) => asName(part.trim(), text))
  const line = [before, text.raw.slice(...kind.span), behind].filter(Boolean).join(' ')
  return { words: ownWords(capitalised(line, text), span), of: statement }
}

/** "We are the Allotment Society": the name says it, unless how it begins says more of a feast. */
function isNameFirst({ facts, industry, text }: Reading, opening: Title | undefined): boolean {
  if (!facts.name || !opening) return facts.name !== undefined
  const [start, end] = facts.name.span
  // "The Smithy is an old forge to let", "The Old Dairy lies in …": what it is stands behind its name.
  const isVerb = (tag: string) => tagAt(text, end + 1, tag) !== undefined
  if (isVerb('words.copulas') || (isVerb('names.copula') && !isVerb('words.prepositions')))
    return true
  // "Omas 80. Geburtstag feiern wir": where nouns have capitals, a small word behind a name is its verb.
  const isSmall = /^ \p{Ll}/u.test(text.raw.slice(end, end + 2))
  if (isSmall && capitalisesNouns(text.language) && !isJoined(text, end + 1)) return true
  const begins = opening.words.spans.some(([from]) => from === start)
  return !(industry === 'event' && begins)
}

const isJoined = (text: TaggedText, at: number): boolean =>
  ['words.prepositions', 'words.conjunctions', 'words.articles'].some((tag) => tagAt(text, at, tag))

const isIn = (fact: { span: Span } | undefined, whole: Span | undefined): boolean =>
  fact !== undefined && whole !== undefined && fact.span[0] >= whole[0] && fact.span[1] <= whole[1]

/** How the brief begins, where that says what it is about. */
function openings(reading: Reading, statements: readonly Statement[]): Title[] {
  const said = statements.filter(({ role }) => role !== 'instruction' && role !== 'courtesy')
  const opening = said
    .slice(0, 1)
    .filter(({ role }) => opens.has(role) || role === 'programme')
    .map((statement) =>
      isDense(reading.text.raw.slice(...statement.span))
        ? (subjectOf(reading, statement) ??
          introducedBy(reading, statement) ??
          openingClause(reading, statement))
        : openingClause(reading, statement),
    )
    .find((title) => title !== null)
  return opening ? [opening] : []
}

const opens: ReadonlySet<SpanRole> = new Set([
  'name',
  'kind',
  'offer',
  'story',
  'highlight',
  'audience',
  'person',
])

const longestTitle = 70
const longestDenseTitle = 36
/** Before the town a headline ends with, itself among them. */
const leastWords = 3

const isNoTitle: ReadonlySet<string> = new Set(['money', 'phone', 'email', 'url', 'time'])

/** A page has a headline whatever its brief says: its beginning, up to a phrase that has an end. */
function lastResort(reading: Reading, statements: readonly Statement[]): Title {
  const { text } = reading
  const first = statements.find(({ role }) => !asked.has(role)) ?? statements[0]
  // "The Swarm Service | is a group of nine": what it is called stands before what it is.
  const subject = first && subjectOf(reading, first)
  if (subject) return subject
  const opening = first && openingClause(reading, first)
  if (opening) return opening
  const [start, end] = first?.span ?? [0, text.raw.length]
  const sum = reading.claims.find(({ kind, span }) => isNoTitle.has(kind) && span[0] > start)
  const piece = reading.pieces.findLast(({ span }) => sum && span[0] <= sum.span[0])
  const longest = isDense(text.raw.slice(start, end)) ? longestDenseTitle : longestTitle
  // What something costs, and what it is that costs it, is no headline.
  const room = piece && piece.span[0] > start ? piece.span[0] - start : longest
  const most = Math.min(longest, room)
  const words = text.tokens.filter((token) => token.start > start && token.start < end)
  const stops = words
    .filter((token) => token.kind === 'mark' || isFunctionWord(text, token.start, token.end))
    .filter(({ start: at }) => at - start <= most && at - start > most / 3)
    // "Fruit- and flower growers": half a word is no end.
    .filter(({ start: at }) => !/\p{L}-(?:\s\p{L}*)?$/u.test(text.raw.slice(start, at + 1)))
  const stop = stops.at(-1)?.start ?? text.raw.lastIndexOf(' ', start + most)
  // "Die Hebammenpraxis Lindenhof in Freiburg" says enough where a sentence goes on.
  const town = reading.towns.find(
    (each) =>
      each.end - start <= most &&
      words.filter(({ kind, end: at }) => kind === 'word' && at <= each.end).length >= leastWords,
  )
  const cut = town?.end ?? (stop > start ? stop : start + most)
  const last = end - start <= most ? end : withoutFunctionWords(reading, [start, cut])
  return { words: ownWords(phrase(text, [start, last]), [start, last]) }
}
