import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { hasTag, type TaggedText, tagAt } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { Statement } from '../material/statement.ts'
import { phrase } from '../material/turn.ts'
import { ownWords } from '../material/words.ts'
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
  const [start, end] = statement.span
  const most = isDense(text.raw.slice(start, end)) ? longestDense : longest
  const date = dateIn(reading, statement.span)
  const marks = [...marksIn(reading, statement.span), end]
  for (const at of industry === 'event' ? [date, ...marks] : marks) {
    const last = withoutFunctionWords(reading, [start, at])
    const said = phrase(text, [start, last])
    const words = text.tokens.filter(
      (token) => token.kind === 'word' && token.start >= start && token.end <= last,
    )
    if (said.length > most || words.length < leastWords) continue
    // 来月の: what ends with a particle is no title.
    if (at < end && /\p{Script=Hiragana}$/u.test(said)) continue
    const own = ownWords(said, [start, last])
    if (last === end) return { words: own, of: statement }
    const rest = restBehind(text, at, end)
    return { words: own, from: statement, ...(rest && { rest }) }
  }
  return null
}

const leastRest = 12

/** "…in Bologna: I come to your house": what stands behind a colon or a dash stands alone as well. */
function restBehind({ raw }: TaggedText, at: number, end: number): Span | null {
  if (!/^[:：–—]$/.test(raw[at] ?? '')) return null
  const rest = trimmed(raw, [at + 1, end])
  return rest[1] - rest[0] >= leastRest ? rest : null
}

/** Where the first date or time of a span begins; its end where there is none. */
function dateIn({ claims }: Reading, [start, end]: Span): number {
  const dates = claims.filter(
    ({ kind, span }) => (kind === 'date' || kind === 'time') && span[0] > start && span[1] <= end,
  )
  return Math.min(end, ...dates.map(({ span }) => span[0]))
}

/** Where it can be cut. */
function marksIn({ text, claims }: Reading, [start, end]: Span): number[] {
  return text.tokens
    .filter(
      (token) =>
        token.start > start &&
        token.end <= end &&
        /^[,，、:：;(（–—]$/.test(token.text) &&
        !isRelative(text, token.end) &&
        !claims.some(({ span }) => span[0] < token.start && token.end < span[1]),
    )
    .map((token) => token.start)
}

/** "…, who want to learn to row": what stands before is nothing without it. */
function isRelative(text: TaggedText, at: number): boolean {
  const next = at + (/^\s*/.exec(text.raw.slice(at))?.[0].length ?? 0)
  return ['words.subordinate', 'words.backward'].some((tag) => tagAt(text, next, tag))
}

/** "to our wedding on Saturday, the": what only leads on to a date is dropped. */
function withoutFunctionWords({ text, claims }: Reading, [start, end]: Span): number {
  const inside = text.tokens.filter((token) => token.start >= start && token.end <= end)
  const leadsOn = (token: (typeof inside)[number]) =>
    token.kind === 'mark' ||
    isFunctionWord(text, token.start, token.end) ||
    hasTag(text, token.start, token.end, 'hours.days.') ||
    claims.some(
      ({ kind, span }) => kind === 'date' && span[0] <= token.start && token.end <= span[1],
    )
  const last = inside.findLast((token) => !leadsOn(token))
  return last?.end ?? start
}
