import { coupleOf } from '#server/reader/facts/couple.ts'
import type { Reading } from '#server/reader/read.ts'
import { asName } from '#server/reader/spelling/name-words.ts'
import { withoutShouting } from '#server/reader/spelling/without-shouting.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { capitalisesNouns } from '#server/reader/text/nouns.ts'
import { type TaggedText, tagAt, tokensIn } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import type { Labels } from '../labels.ts'
import { wholeTitle } from '../lint/whole-title.ts'
import { asked } from '../material/requests.ts'
import type { Statement } from '../material/statement.ts'
import { phrase } from '../material/turn.ts'
import { noWords, ownWords, type Words } from '../material/words.ts'
import { calledBeside } from './called-beside.ts'
import { asHeadline, headlines } from './headline.ts'
import { heldBy } from './held-by.ts'
import { kindInPlace, nameOf, personOf } from './kind-in-place.ts'
import { lastResort } from './last-resort.ts'
import { lostTitle } from './lost-title.ts'
import { occasionOf } from './occasion.ts'
import { leadsToClause, openingClause } from './opening-clause.ts'
import { soundTitle } from './sound-title.ts'
import { introducedBy, subjectOf } from './subject-of.ts'
import { isFirstNameAlone } from './told-name.ts'

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
  /** Who holds what it names. */
  holder?: Words
}

/** More promises would take turns for too long before kind and place are the headline again. */
const mostPromises = 2

/** What can stand over a page, the best first. */
export function titlesOf(
  reading: Reading,
  statements: readonly Statement[],
  labels: Labels,
): Title[] {
  const titles = [
    ...lostTitle(reading, statements),
    ...heldBy(
      reading,
      statements.filter(({ role }) => !asked.has(role)),
    ),
    ...namedFirst(reading, proposedTitles(reading, statements, labels)),
  ]
  return titles.map((title) => ({ ...title, words: spoken(reading, title.words) }))
}

/** What stands over a page is not shouted. */
const spoken = ({ text }: Reading, words: Words): Words => ({
  ...words,
  text: withoutShouting(words.text, text),
})

/**
 * What is proposed, the best first: what its creator marked as a slogan; of an event how
 * the brief begins; the name, else what it is and where; how a brief begins that does not say so. A promise stands
 * over the page only in another version: nobody can tell "no staples" from "no cats" for sure.
 */
function proposedTitles(
  reading: Reading,
  statements: readonly Statement[],
  labels: Labels,
): Title[] {
  const kind = { words: kindInPlace(reading, labels) }
  const isKnown = kind.words.text !== ''
  const told = statements.filter(({ role }) => !asked.has(role))
  const [first] = told
  const person = first && !isKnown && !reading.facts.name ? personOf(reading, first.span) : noWords
  const name = { words: person.text ? person : nameOf(reading) }
  const line = first && calledBeside(reading, first)
  const { slogans, promises } = headlines(reading, statements)
  const asTitle = (of: Statement): Title => ({ words: asHeadline(reading, of), of })
  const feast = feastOf(reading, told, statements, labels)
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
          : isKnown && opening[0] && isLongerThanKind(reading, opening[0])
            ? [name, kind, ...opening]
            : [...opening, name, kind]
        : name.words.text !== '' && !isFirstNameAlone(reading) && !isNamedKind(reading, kind.words)
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

/** What stands at the head of a page stands in its headline as well; other titles are for other versions. */
function namedFirst(reading: Reading, titles: readonly Title[]): Title[] {
  const bare = nameOf(reading)
  const whole = besideKind(reading)
  const isLone = isFirstNameAlone(reading)
  const name = whole.text === '' && !isLone ? bare : whole
  if (name.text === '') return [...titles]
  const others = titles.filter(({ words }) => words.text !== bare.text || name === bare)
  const named = others.find(({ words }) => saysName(reading, words)) ?? { words: name }
  return [named, ...others.filter((title) => title !== named)]
}

/** "Ik doe trimsalon Pluis aan huis", '먼저 늙는 우리'이고 …: a sentence that tells the name is no title. */
function saysName(reading: Reading, words: Words): boolean {
  const name = fold(nameOf(reading).text)
  if (name === '' || !fold(words.text).includes(name)) return false
  const { raw } = reading.text
  const [span] = words.spans
  const goesOn = /^['’"”」』]\p{L}/u.test(raw.slice(reading.facts.name?.span[1] ?? raw.length))
  const isSentence =
    span !== undefined &&
    ['words.alone', 'words.together'].some((tag) => tagAt(reading.text, span[0], tag))
  return fold(words.text) === name || !(goesOn || isSentence)
}

/** "Hostal | Rosa Náutica | de Máncora" says more than the name; what is a part of it says nothing new. */
function isNamedKind(reading: Reading, words: Words): boolean {
  const { kind, name } = reading.facts
  return Boolean(kind && name && kind.span[1] <= name.span[0]) && saysName(reading, words)
}

/** "bäckerei stangl": a name of one word right behind what it is. */
function besideKind({ text, facts: { name, kind } }: Reading): Words {
  if (!name || /\s/.test(name.value) || kind?.span[1] !== name.span[0] - 1) return noWords
  const span: Span = [kind.span[0], name.span[1]]
  return ownWords(`${phrase(text, kind.span)} ${asName(name.value, text)}`, span)
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

/** Words of what is held: "The 9th charity run at Mill Lane". */
const longestHeld = 7

/** Statements, a greeting among them, in which a page is asked for. */
const firstFew = 2

/** What is held, where the words that ask for the page are the only ones that say so. */
function feastOf(
  reading: Reading,
  told: readonly Statement[],
  statements: readonly Statement[],
  labels: Labels,
): Title[] {
  const own = occasionOf(reading, told, labels)
  const { kind } = reading.facts
  const asking = occasionOf(
    reading,
    statements.slice(0, firstFew).filter(({ role }) => role === 'instruction'),
    labels,
  )
  const saysMore = asking.some((title) => !kind || firstSpan(title)[0] < kind.span[0])
  return own.length > 0 || !saysMore ? own : asking
}

const firstSpan = ({ words }: Title): Span => words.spans[0] ?? [0, 0]
const startOf = (title: Title | undefined) => title && firstSpan(title)[0]

/** "We are the Allotment Society": the name says it, unless how it begins says more of a feast. */
function isNameFirst({ facts, industry, text }: Reading, opening: Title | undefined): boolean {
  if (!facts.name || !opening) return facts.name !== undefined
  const [start, end] = facts.name.span
  // "The Smithy is an old forge to let", "The Old Dairy lies in …": what it is stands behind its name.
  const isVerb = (tag: string) => tagAt(text, end + 1, tag) !== undefined
  // "Grandpa Walter turns 80" says what is held.
  if (industry === 'event' && isVerb('words.turning')) return false
  if (isVerb('words.copulas') || (isVerb('names.copula') && !isVerb('words.prepositions')))
    return true
  // "Omas 80. Geburtstag feiern wir": where nouns have capitals, a small word behind a name is its verb.
  const isSmall = /^ \p{Ll}/u.test(text.raw.slice(end, end + 2))
  if (isSmall && capitalisesNouns(text.language) && !isJoined(text, end + 1)) return true
  const begins = opening.words.spans.some(([from]) => from === start)
  return !(industry === 'event' && begins)
}

/** "Our walking bus. | Parents walk the children to school": as long as a sentence, and without the noun for it. */
function isLongerThanKind({ text, facts: { kind } }: Reading, title: Title): boolean {
  const span = firstSpan(title)
  const words = tokensIn(text, ...span).filter((token) => token.kind === 'word')
  return kind !== undefined && !isIn(kind, span) && words.length > longestHeld
}

const isJoined = (text: TaggedText, at: number): boolean =>
  ['words.prepositions', 'words.conjunctions', 'words.articles'].some((tag) => tagAt(text, at, tag))

const isIn = (fact: { span: Span } | undefined, whole: Span | undefined): boolean =>
  fact !== undefined && whole !== undefined && fact.span[0] >= whole[0] && fact.span[1] <= whole[1]

/** How the brief begins, where that says what it is about. */
function openings(reading: Reading, statements: readonly Statement[]): Title[] {
  const said = statements.filter(({ role }) => role !== 'instruction' && role !== 'courtesy')
  const whole = said.filter(({ span }) => !leadsToClause(reading, span))
  const opening = (whole.length > 0 ? whole : said)
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
