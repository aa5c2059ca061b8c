import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { hasTag, type TaggedText, tagAt } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import type { Labels } from '../labels.ts'
import { partsByTime } from '../material/day-parts.ts'
import { goesOn } from '../material/entries.ts'
import { asked, countClaims } from '../material/requests.ts'
import { hasVerb } from '../material/sentences.ts'
import { speaksOfSomebody } from '../material/speaks-of-somebody.ts'
import { asProse, type Statement } from '../material/statement.ts'
import { sentence as asSentence, phrase } from '../material/turn.ts'
import { countWords } from '../material/untold.ts'
import { joined, noWords, ownWords, type Words } from '../material/words.ts'
import { headlines } from './headline.ts'
import { kindInPlace, sureKind } from './kind-in-place.ts'
import type { Layout } from './layout.ts'
import { predicateOf } from './predicate-of.ts'
import { type Title, titlesOf } from './titles.ts'
import { topicOf } from './topics.ts'

const longestLead = 170
const longestIntroduction = 230
/** Words; in scripts without spaces these are few. */
const leastIntroduction = 3

/** What stands above everything else, and the statements it is made of. */
export interface Opening {
  words: Pick<Layout, 'eyebrow' | 'title' | 'lead' | 'points'>
  used: Statement[]
  /** The headline is its beginning: it is told whole where the page introduces itself. */
  from: Statement | undefined
}

/** Headline, eyebrow and lead; another version takes the next of the titles there are. */
export function openPage(
  reading: Reading,
  statements: readonly Statement[],
  labels: Labels,
  version: number,
): Opening {
  const introduction = introductionOf(reading, statements)
  // How one cancels is no welcome.
  const isNoRule = (statement: Statement) =>
    statement === introduction || topicOf(reading, statement, labels) === null
  const titles = titlesOf(reading, statements, labels, introduction)
  const title = withPlace(
    reading,
    titles[version % Math.max(1, titles.length)] ?? { words: noWords },
    introduction,
  )
  const kind = kindInPlace(reading, labels)
  const others = statements.filter(isNoRule)
  const lead = leadUnder(title, introduction, reading, others)
  const next =
    lead.words.text === ''
      ? remarkBehind(reading, statements, [title.of, lead.statement])
      : nextOfLead(reading, lead, others)
  const isToldWhole = title.from?.untold === 0
  const isTold = introduction !== undefined && (title.of ?? lead.statement) === introduction
  return {
    words: {
      title: title.words,
      eyebrow: isTold || saysKind(reading, title.words, kind) ? noWords : kind,
      lead: joined([lead.words, ...asProse(reading, next)], ' '),
      points: [],
    },
    // What the facts of the page say all of is not told once more.
    used: [
      title.of,
      lead.statement,
      ...next,
      ...(isToldWhole ? [title.from] : []),
      ...statements.filter(
        ({ span, untold }) =>
          isSaid(reading, span, title.words) || (untold === 0 && tellsName(reading, span)),
      ),
    ].filter((statement) => statement !== undefined),
    from: title.rest || isToldWhole || lead.statement === title.from ? undefined : title.from,
  }
}

/** "Veterinary clinic The Elms": what it is stands in the headline already. */
function saysKind(reading: Reading, title: Words, kind: Words): boolean {
  const own = sureKind(reading)?.value
  const said = fold(title.text)
  return said.includes(fold(kind.text)) || (own !== undefined && said.includes(fold(own)))
}

/** "Our name is Licorice Fern School": the name stands at the head of the page. */
function tellsName({ facts: { name, kind, place } }: Reading, [start, end]: Span): boolean {
  const isIn = (fact: typeof name) => fact && fact.span[0] >= start && fact.span[1] <= end
  return Boolean(isIn(name) && !isIn(kind) && !isIn(place))
}

/** "Bicycle repairs in Utrecht", word for word in the headline. */
function isSaid({ text }: Reading, span: Span, title: Words): boolean {
  return fold(title.text).includes(fold(phrase(text, span)))
}

/** Letters. */
const longestTitle = 70
/** Words for a place behind it. */
const mostAdded = 5

/** "Bicycle workshop The Spoke, in Ghent": a line without a verb that only adds where is the headline. */
function withPlace(reading: Reading, title: Title, introduction: Statement | undefined): Title {
  if (!introduction || title.of || title.from || title.words.text === '') return title
  const { text, towns } = reading
  const { span } = introduction
  const said = phrase(text, span)
  const at = fold(said).indexOf(fold(title.words.text))
  const behind = said.slice(at + title.words.text.length)
  const begins =
    at === 0 || said.slice(0, at).trim() === phrase(text, sureKind(reading)?.span ?? [0, 0])
  const isSubject = ['words.alone', 'words.together'].some((tag) => hasTag(text, ...span, tag))
  const names = towns.some(
    ({ name, start, end }) =>
      start >= span[0] && end <= span[1] && fold(behind).includes(fold(name)),
  )
  const isShort = (behind.match(/\p{L}+/gu)?.length ?? 0) <= mostAdded
  const isPlace = names && isShort && /^["'”’»」』)）]*,[^\d]*$/.test(behind)
  const isLine = said.length <= longestTitle && !isSubject && !hasVerb(reading, span)
  return begins && isPlace && isLine ? { words: ownWords(said, span), of: introduction } : title
}

interface Lead {
  words: Words
  statement?: Statement | undefined
}

/** What stands under the headline: how the brief introduces itself, else what speaks for it. */
function leadUnder(
  { words, of, from, rest }: Title,
  introduction: Statement | undefined,
  reading: Reading,
  statements: readonly Statement[],
): Lead {
  const { text } = reading
  const whole = (statement: Statement | undefined): Lead => {
    if (!statement) return { words: noWords }
    const span =
      predicate(reading, statement.span, words) ?? withoutName(text, statement.span, words)
    // "…, 77 Harbour Road": the address stands on the page by itself.
    if (countWords(reading, span).untold === 0) return { words: noWords, statement }
    return { words: ownWords(asSentence(text, span), statement.span), statement }
  }
  if (rest) return { words: ownWords(asSentence(text, rest), rest), statement: from }
  if (introduction && introduction !== of && introduction !== from) {
    if (!repeats(reading, introduction, words)) return whole(introduction)
  }
  // The day and the place of a feast stand in the sentence its headline is taken from.
  const [start, end] = from?.span ?? [0, 0]
  const isDated = reading.days.some((day) => day.start >= start && day.end <= end)
  const isFirst = from !== undefined && from === statements.find(({ role }) => !asked.has(role))
  const tells = isFirst && isDated && end - start <= longestIntroduction
  if (reading.industry === 'event' && from && (from === introduction || tells)) return whole(from)
  const next = statements.find(({ role }, i) => !asked.has(role) && statements[i - 1] === of)
  if (of && next && (isAbout(reading, next) || saysWhat(next))) return whole(next)
  const lead = whole(leadOf(reading, statements, [of, from, introduction]))
  const day = lead.statement ? undefined : dayOfEvent(reading, statements)
  return day && day !== of ? whole(day) : lead
}

/** "Quiet, natural pictures, no posing.": the sentence behind an introduction the headline says all of. */
function remarkBehind(
  reading: Reading,
  statements: readonly Statement[],
  told: readonly (Statement | undefined)[],
): readonly Statement[] {
  const first = statements.find(({ role }) => !asked.has(role))
  if (!first || !(first.untold === 0 || told.includes(first))) return []
  const parts = statements.filter(({ sentence }) => sentence === first.sentence + 1)
  const [start, end] = [parts[0]?.span[0] ?? 0, parts.at(-1)?.span[1] ?? 0]
  const { raw } = reading.text
  const isWhole = /[.!?。！？\n]\s*$/.test(raw.slice(0, start)) && /^[.!。！]/.test(raw.slice(end))
  const isDenial = tagAt(reading.text, start, 'words.negations') !== undefined
  const isPlain = notInLead.every((kind) => countClaims(reading, [start, end], kind) === 0)
  // "Boiler repairs, leaks, new bathrooms" is a list of what they do.
  const isList = parts.length > 1 && parts.every(({ role }) => role === 'offer')
  const says =
    parts.every((part) => tellsMore(reading, part) && !part.list) &&
    parts.reduce((sum, { words }) => sum + words, 0) >= leastIntroduction
  const fits = isWhole && isPlain && end - start <= longestLead
  return says && fits && !isDenial && !isList ? parts : []
}

/** Letters of a lead that leaves room for what follows it, and of both together. */
const shortLead = 150
const longestPair = 320

/** What a brief says first of what it has introduced: "It tells you when the tide turns at 140 beaches." */
function nextOfLead(
  reading: Reading,
  { words, statement }: Lead,
  statements: readonly Statement[],
): readonly Statement[] {
  if (!statement || words.text.length > shortLead) return []
  const next = statements.find(({ at }) => at === statement.at + 1)
  if (!next || !isProse(reading, statement) || !isProse(reading, next)) return []
  const isAlone = statements.every((one) => one === next || one.sentence !== next.sentence)
  const [start, end] = next.span
  const isPlain = notInLead.every((kind) => countClaims(reading, next.span, kind) === 0)
  const fits = words.text.length + end - start <= longestPair
  return tellsMore(reading, next) && isPlain && fits && isAlone ? [next] : []
}

const more: ReadonlySet<SpanRole> = new Set(['offer', 'highlight', 'process'])

/** What it does or has; who they are is told in a section of its own. */
const tellsMore = (reading: Reading, statement: Statement): boolean =>
  more.has(statement.role) || (statement.role === 'story' && !speaksOfSomebody(reading, statement))

const notInLead = ['money', 'date', 'time', 'phone', 'email', 'url'] as const

/** A sentence written with its capital and its stop. */
function isProse({ text: { raw } }: Reading, { words, span, list }: Statement): boolean {
  const isWritten = isDense(raw.slice(...span)) || /^\P{L}*\p{Lu}/u.test(raw.slice(...span))
  return words > leastIntroduction && !list && isWritten && /^[.!。！]/.test(raw.slice(span[1]))
}

/** When a feast is, where no sentence of its headline says it: "Sat 14 June, 8 to 3". */
function dayOfEvent(reading: Reading, statements: readonly Statement[]): Statement | undefined {
  if (reading.industry !== 'event') return undefined
  return statements.find(
    ({ role, span }) =>
      role === 'programme' &&
      span[1] - span[0] <= longestLead &&
      reading.days.some(({ start, end }) => isWithin([start, end], span)) &&
      // A day told part by part is a programme.
      partsByTime(reading, span).length === 1,
  )
}

/** What a sentence says of the headline, where that is a name it tells. */
function predicate(reading: Reading, span: Span, title: Words): Span | null {
  const { name } = reading.facts
  const isTitle =
    name && title.text !== '' && fold(title.text) === fold(phrase(reading.text, name.span))
  return isTitle && isWithin(name.span, span) ? predicateOf(reading, span, name.span) : null
}

const isWithin = ([start, end]: Span, [from, to]: Span): boolean => start >= from && end <= to

/** Words that can stand under a headline without those it begins with. */
const leastRest = 3

/**
 * "Chez Colette, table d'hôtes à Sauve" under the headline "Chez Colette", or "Food truck in Rennes,
 * Tuesdays at the market" under "Food truck in Rennes": what stands behind it.
 */
function withoutName(text: TaggedText, span: Span, title: Words): Span {
  const { raw, folded } = text
  const said = fold(title.text)
  const starts = folded.startsWith(said, span[0])
  const named = starts
    ? span[0] + said.length
    : title.spans[0]?.[0] === span[0]
      ? title.spans[0][1]
      : -1
  if (named < 0) return span
  // "Mobile groomer in Leeds I come to you": another subject begins what is not said yet.
  const next = text.tokens.find((token) => token.start >= named)
  const isSubject = ['words.alone', 'words.together'].some(
    (tag) => next && tagAt(text, next.start, tag),
  )
  // "Brass band brunch | Sun 7 September from 10": so does a day, and when it is open.
  const isDay =
    next && ['hours.days.', 'dates.', 'hours.open'].some((tag) => tagAt(text, next.start, tag))
  if (starts && next && (isSubject || isDay) && next.start < span[1]) return [next.start, span[1]]
  if (!/^["'”’»」』)）]*\s*[,:：–—|-]\s/.test(raw.slice(named))) return span
  const rest = trimmed(raw, [raw.slice(named).search(/[,:：–—|-]/) + named + 1, span[1]])
  if (rest[1] <= rest[0]) return span
  const isLong = raw.slice(...rest).split(/\s+/).length >= leastRest
  if (isApposition(text, rest)) return span
  return (starts && isLong) || !/[,;，；]/.test(raw.slice(...rest)) ? rest : span
}

/** "The choir, in Nantes, looks for tenors": what stands behind the second comma needs its subject. */
function isApposition(text: TaggedText, [start, end]: Span): boolean {
  const comma = text.raw.slice(start, end).search(/[,，]\s/)
  return comma > 0 && goesOn({ text }, start)
}

/** Whether a headline says all of a sentence but one word: "I make cakes in Braga". */
function repeats({ text }: Reading, { span: [start, end] }: Statement, title: Words): boolean {
  const said = fold(title.text)
  const left = text.tokens.filter(
    (token) =>
      token.start >= start &&
      token.end <= end &&
      token.kind !== 'mark' &&
      !isFunctionWord(text, token.start, token.end) &&
      !said.includes(token.text),
  )
  return left.length <= 1
}

/** Words of a line that is read as a sentence. */
const leastLine = 6

/** "12 pitches and 3 bell tents under oak trees" behind the line with the name. */
function saysWhat({ role, span, words, isSentence }: Statement): boolean {
  const fits = span[1] - span[0] <= longestIntroduction
  return fits && introduces.has(role) && (isSentence || words >= leastLine)
}

/** "Priya and Tom, Saturday 12 June, at Hazel Barn": whose page it is, or what. */
function isAbout({ facts }: Reading, { span, words }: Statement): boolean {
  return (
    span[1] - span[0] <= longestIntroduction &&
    words >= leastIntroduction &&
    [facts.name, facts.kind].some(
      (fact) => fact && fact.span[0] >= span[0] && fact.span[1] <= span[1],
    )
  )
}

/** Roles of a sentence that can say what this is. */
const introduces: ReadonlySet<SpanRole> = new Set([
  'name',
  'kind',
  'place',
  'area',
  'audience',
  'offer',
  'story',
  'person',
  'highlight',
])

/** The sentence a brief begins with, where it says more of what this is than facts of the page do. */
function introductionOf(reading: Reading, statements: readonly Statement[]): Statement | undefined {
  const first = statements.find(({ role }) => !asked.has(role))
  if (!first || first.untold === 0) return undefined
  // What it costs is looked for among the prices.
  const isPriced = reading.facts.prices.some(
    ({ span: own }) => own[0] >= first.span[0] && own[1] <= first.span[1] + 1,
  )
  if (isPriced || countClaims(reading, first.span, 'money') > 0) return undefined
  if (isAbout(reading, first)) return first
  const { span, role, isSentence, words } = first
  const fits = span[1] - span[0] <= longestIntroduction && words >= leastIntroduction
  return fits && isSentence && introduces.has(role) ? first : undefined
}

/**
 * What is not done or not there opens no page, and what is good to know neither: a slogan, else whom
 * it is for, else the first sentence about what is offered.
 */
function leadOf(
  reading: Reading,
  statements: readonly Statement[],
  used: readonly (Statement | undefined)[],
): Statement | undefined {
  const { text } = reading
  const { slogans } = headlines(reading, statements)
  // "Also a crash course" and what costs are no welcome.
  const fits = ({ span, hasNumber, role }: Statement) =>
    span[1] - span[0] <= longestLead &&
    !(hasNumber && role === 'price') &&
    !goesOn(reading, span[0]) &&
    !hasTag(text, ...span, 'words.negations')
  const free = statements.filter((statement) => !used.includes(statement) && fits(statement))
  return (
    slogans.find((statement) => free.includes(statement)) ??
    free.find(({ role, untold }) => role === 'audience' && untold > 0) ??
    free.find(({ role, isSentence, untold }) => role === 'offer' && isSentence && untold > 2)
  )
}
