import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { capitalisesNouns } from '#server/reader/text/nouns.ts'
import {
  firstFrom,
  hasTag,
  type TaggedText,
  tagAt,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import type { Statement } from '../material/statement.ts'
import { phrase } from '../material/turn.ts'
import { ownWords } from '../material/words.ts'
import { behindDay, behindTurned } from './behind-day.ts'
import { dayBeforeNumber } from './day-before-number.ts'
import type { Title } from './titles.ts'

const longest = 70
/** In scripts without spaces. */
const longestDense = 32
const leastWords = 2

/**
 * The beginning of a statement as a title: of an event up to its date, else up to the first mark
 * inside it, else the whole. Null where nothing short can stand alone.
 */
export function openingClause(reading: Reading, statement: Statement): Title | null {
  const { text, industry } = reading
  const held = whatIsHeld(reading, statement)
  if (held) return held
  const end = statement.span[1]
  const told = behindDay(reading, statement.span)
  // What is held is a title by itself.
  const isHeld = hasTag(text, ...statement.span, 'trades.event.names')
  const turned = told > statement.span[0] && !isHeld ? behindTurned(reading, [told, end]) : told
  const start = turned > told ? turned : whatIsDone(reading, [told, end])
  const most = isDense(text.raw.slice(start, end)) ? longestDense : longest
  const date = dateIn(reading, [start, end])
  const marks = withShortRest(text, [...marksIn(reading, [start, end]), end])
  for (const at of industry === 'event' ? [date, ...marks] : marks) {
    // やります ends in a verb that only helps; "this is about a" does not end.
    const isWhole = at === end && (most === longestDense || isShortLine(text, [start, end]))
    const last = isWhole ? end : withoutFunctionWords(reading, [start, at])
    const said = phrase(text, [start, last])
    if (said.length > most) continue
    const words = tokensIn(text, start, last).filter(({ kind }) => kind === 'word')
    if (words.length < leastWords) continue
    // "Settled in Namur, at the mill, …": where somebody is says nothing of who or what.
    if (at < end && (saysWhere(reading, [start, last]) || saysWhen(reading, [start, last])))
      continue
    if (at < end && leadsToClause(reading, [start, end])) continue
    // 来月の: what ends with a particle is no title.
    if (at < end && /\p{Script=Hiragana}$/u.test(said)) continue
    const own = ownWords(said, [start, last])
    if (last === end && told === statement.span[0]) return { words: own, of: statement }
    // Under what is done stands the day its sentence begins with.
    const rest = last === end ? dayOf(text, statement.span, told) : restBehind(text, at, end)
    return { words: own, from: statement, ...(rest && { rest }) }
  }
  return null
}

const dayOf = ({ raw }: TaggedText, [start]: Span, told: number): Span => [
  start,
  start + raw.slice(start, told).replace(/[\s,]+$/, '').length,
]

/** Words of a line that is a headline as it stands: "nan's 90th!!". */
const shortLine = 3

const isShortLine = (text: TaggedText, [start, end]: Span): boolean =>
  tokensIn(text, start, end).filter(({ kind }) => kind !== 'mark').length <= shortLine + 1 &&
  /^["'”’»!?.…]*\s*(?:\n|$)|^[!?]/.test(text.raw.slice(end))

/** Words behind the last mark that are no sentence of their own. */
const shortRest = 3

/** "Rehearsal rooms to let in Vigo, Lavadores": a word or two behind a comma stay in the headline. */
function withShortRest(text: TaggedText, marks: readonly number[]): readonly number[] {
  const [last = 0, end = 0] = marks.slice(-2)
  const isComma = /[,，、]/.test(text.raw[last] ?? '')
  const words = tokensIn(text, last, end).filter(({ kind }) => kind === 'word')
  return marks.length > 1 && isComma && words.length <= shortRest
    ? [...marks.slice(0, -2), end, last]
    : marks
}

/** Marks a sentence can be cut at. */
const parting = /^[,，、:：;(（–—]$/

/** Words between the day a sentence begins with and what is held: "we are holding". */
const mostVerbs = 3
/** Words of what is held. */
const mostHeld = 7

/**
 * "On Saturday, 12 June, we are holding the 9th Mill Run in Otley": behind the day a sentence begins
 * with and its verb, the thing from its article to where or when it is. Null where it begins otherwise.
 */
function whatIsHeld(reading: Reading, statement: Statement): Title | null {
  const { text, claims } = reading
  const [start, end] = statement.span
  const day = claims.find(({ kind, span }) => kind === 'date' && span[0] >= start && span[1] <= end)
  if (!day || tokensIn(text, start, day.span[0]).some(isContent)) return null
  const behind = tokensIn(text, day.span[1], end).filter(({ kind }) => kind !== 'mark')
  const first = behind.findIndex(
    ({ start: at }, i) => tagAt(text, at, 'words.articles') && !isWithinName(text, behind, i),
  )
  if (first < 1 || first > mostVerbs) return null
  const from = behind[first + 1]?.start ?? end
  const stop = [
    // "9.", "e. V.", "fruit- and": other marks belong to what is before them.
    ...tokensIn(text, from, end).filter(
      ({ start: at, text: said }) => parting.test(said) || isWhere(at),
    ),
  ].reduce((least, { start: at }) => Math.min(least, at), end)
  const last = withoutFunctionWords(reading, [from, stop])
  const words = tokensIn(text, from, last).filter(({ kind }) => kind !== 'mark')
  if (words.length === 0 || words.length > mostHeld) return null
  return { words: ownWords(phrase(text, [from, last]), [from, last]), from: statement }

  function isContent(token: Token): boolean {
    return (
      token.kind === 'word' &&
      !isFunctionWord(text, token.start, token.end) &&
      !hasTag(text, token.start, token.end, 'hours.days.')
    )
  }

  function isWhere(at: number): boolean {
    // "The Dinner in White", "a market in Hull": one word says too little of what is held.
    if (tokensIn(text, from, at).length < 2) return false
    // "… the gardening club is holding its 75th birthday": who stands before what is theirs.
    if (['places.in', 'words.possessives'].some((tag) => tagAt(text, at, tag))) return true
    const joint = tagAt(text, at, 'words.prepositions')
    // "La Fête de la Soupe": a particle is part of a name.
    const { particles } = text.language.data.names
    return joint !== undefined && !particles.includes(text.folded.slice(at, joint.end))
  }
}

/** "Femke de Boer": an article between words with capitals is a part of who it is. */
const isWithinName = ({ raw }: TaggedText, words: readonly Token[], at: number): boolean =>
  [words[at - 1], words[at + 1]].every((word) => word && /\p{Lu}/u.test(raw[word.start] ?? ''))

/** Words beside those for a place in what only says where. */
const mostBesidePlace = 1

function saysWhere(reading: Reading, span: Span): boolean {
  const { text, towns, facts } = reading
  // "Flea market in Hull" says what as well.
  if (facts.kind && facts.kind.span[0] >= span[0] && facts.kind.span[1] <= span[1]) return false
  const words = tokensIn(text, ...span).filter(
    ({ kind, start, end }) => kind === 'word' && !isFunctionWord(text, start, end),
  )
  const isPlace = ({ start, end }: { start: number; end: number }) =>
    towns.some((town) => town.start <= start && end <= town.end)
  const others = words.filter((word) => !isPlace(word))
  return others.length < words.length && others.length <= mostBesidePlace
}

/** "Whoever wants to cross the river, | need not …": the first half is nothing without the other. */
export function leadsToClause({ text }: Reading, [start, end]: Span): boolean {
  // "Since 1911 a bell hangs here": before a noun it leads to no clause.
  const isLed =
    tagAt(text, start, 'words.subordinate') !== undefined &&
    tagAt(text, start, 'words.prepositions') === undefined
  return isLed && /,\s/.test(text.raw.slice(start, end))
}

/** "Every year, | three thousand toads …" */
const saysWhen = ({ text }: Reading, span: Span): boolean =>
  tokensIn(text, ...span).every(
    ({ kind, start, end, text: word }) =>
      kind === 'mark' ||
      isFunctionWord(text, start, end) ||
      sensesOf(text.language, word).some((sense) => ofTime.has(sense)),
  )

const ofTime: ReadonlySet<string> = new Set([
  'day',
  'month',
  'day-part',
  'day-word',
  'season',
  'time-unit',
  'often',
  'each',
  'all',
  'since',
  'during',
])

/** Words before a second subject: "I'm Dave I …". */
const mostBefore = 4

/**
 * Where a clause says what is done: behind "I'm Dave", where another subject follows, and behind "I do"
 * or "we offer".
 */
function whatIsDone({ text }: Reading, [start, end]: Span): number {
  const words = tokensIn(text, start, end).filter(({ kind }) => kind === 'word')
  const subjectAt = ({ start: at }: Token) =>
    tagAt(text, at, 'words.alone') ?? tagAt(text, at, 'words.together')
  const greeted = words.findIndex((word) => !tagAt(text, word.start, 'words.greetings'))
  const told = words.slice(Math.max(0, greeted))
  const [first] = told
  const subject = first && subjectAt(first)
  if (!subject) return start
  // "Bei uns im Lesachtal": the subject has words of its own.
  // "je suis": the verb right behind it may be one of its own.
  const second = told.findIndex(
    (word, i) =>
      i <= mostBefore && (told[i - 1]?.start ?? 0) >= subject.end && subjectAt(word) !== undefined,
  )
  const rest = told.slice(Math.max(0, second))
  const at = rest[0]?.start ?? start
  const lead = leadAt(text, rest) ?? doing(text, rest)
  const led = lead && text.tokens.find((token) => token.start >= lead.end)
  const behind = led && behindCopula(text, led)
  return behind && behind.start < end ? behind.start : second > 0 ? at : start
}

/** "We offer"; of "Wir vermieten" the verb says what is done. */
function leadAt(text: TaggedText, [first]: readonly Token[]): { end: number } | undefined {
  const lead = first && tagAt(text, first.start, 'money.lead')
  return lead && lead.end > first.end ? lead : undefined
}

/** "We | are the | High Farm in Kals": what somebody is stands behind the verb and its article. */
function behindCopula(text: TaggedText, token: Token): Token {
  const verb = tagAt(text, token.start, 'words.copulas')
  const article = verb && tagAt(text, verb.end + 1, 'words.articles')
  const at = (article ?? verb)?.end ?? token.start
  return text.tokens.find(({ start }) => start >= at) ?? token
}

/** "I do", "faço": a verb that only leads to what is done. */
function doing(text: TaggedText, [first, next]: readonly Token[]): { end: number } | undefined {
  if (!first) return undefined
  const own = tagAt(text, first.start, 'words.auxiliaries')
  if (own) return own
  return next && tagAt(text, next.start, 'words.auxiliaries')
}

const leastRest = 12

/** "…in Bologna: I come to your house": what stands behind a colon or a dash stands alone as well. */
function restBehind({ raw }: TaggedText, at: number, end: number): Span | null {
  if (!/^[:：–—]$/.test(raw[at] ?? '')) return null
  const rest = trimmed(raw, [at + 1, end])
  return rest[1] - rest[0] >= leastRest ? rest : null
}

/** Where the first date or time of a span begins; its end where there is none. */
function dateIn({ text, claims, days }: Reading, [start, end]: Span): number {
  const dates = claims.filter(
    ({ kind, span }) => (kind === 'date' || kind === 'time') && span[0] > start && span[1] <= end,
  )
  const told = days.filter((day) => day.start > start && day.end <= end)
  const day = dayBeforeNumber(text, [start + 1, end]) ?? end
  return Math.min(day, ...dates.map(({ span }) => span[0]), ...told.map(({ start: at }) => at))
}

/** Where it can be cut. */
function marksIn({ text, claims }: Reading, [start, end]: Span): number[] {
  return text.tokens
    .filter(
      (token) =>
        token.start > start &&
        token.end <= end &&
        parting.test(token.text) &&
        !isRelative(text, token.end) &&
        !claims.some(({ span }) => span[0] < token.start && token.end < span[1]),
    )
    .map((token) => token.start)
}

/** "…, who want to learn to row": what stands before is nothing without it. */
export function isRelative(text: TaggedText, at: number): boolean {
  const next = at + (/^\s*/.exec(text.raw.slice(at))?.[0].length ?? 0)
  const isBackward = ['words.subordinate', 'words.backward'].some((tag) => tagAt(text, next, tag))
  // "eine Glocke, die seit …": where nouns have capitals, an article with none behind it stands for one.
  const article = tagAt(text, next, 'words.articles')
  const isForNoun = article && /^ \p{Ll}/u.test(text.raw.slice(article.end))
  return isBackward || (capitalisesNouns(text.language) && isForNoun === true)
}

/** "to our wedding on Saturday, the": what only leads on to a date is dropped. */
export function withoutFunctionWords({ text, claims }: Reading, [start, end]: Span): number {
  const isHere = ([from, to]: Span) => from < end && to > start
  const dates = claims.filter(({ kind, span }) => kind === 'date' && isHere(span))
  const dated = new Set(dates.flatMap(({ span: [from, to] }) => tokensIn(text, from, to)))
  const leadsOn = (token: Token, at: number) =>
    token.kind === 'mark' ||
    dated.has(token) ||
    isFunctionWord(text, token.start, token.end) ||
    isOfDay(text, at)
  const { tokens } = text
  for (let i = firstFrom(tokens, end + 1, (token) => token.end) - 1; i >= 0; i -= 1) {
    const token = tokens[i] as Token
    if (token.start < start) break
    if (!leadsOn(token, i)) return token.end
  }
  return start
}

/** "Sat", "day", and the 13 in "Sat 13 and Sun 14 December". */
function isOfDay(text: TaggedText, at: number): boolean {
  const [before, token] = [text.tokens[at - 1], text.tokens[at]]
  const isDay = (one: Token | undefined) =>
    one !== undefined && hasTag(text, one.start, one.end, 'hours.days.')
  return (
    isDay(token) ||
    (token?.kind === 'number' && isDay(before)) ||
    (token !== undefined &&
      (hasTag(text, token.start, token.end, 'dates.day') ||
        sensesOf(text.language, token.text).includes('day-word')))
  )
}
