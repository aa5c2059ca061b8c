import type { Reading } from '#server/reader/read.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagsIn,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import type { Statement } from '../material/statement.ts'
import { phrase } from '../material/turn.ts'
import { ownWords, type Words } from '../material/words.ts'

/** What speaks for and against a statement as the headline, in points. */
const points = {
  limit: 4,
  quotation: 4,
  occasion: 5,
  tagLine: 3,
  promise: 2,
  length: 2,
  bond: -4,
  figure: -4,
  condition: -4,
  backward: -4,
} as const
/** Below it kind and place make the headline: without a mark of promise nothing reaches it. */
const least = 6
const longest = 72
const words = { least: 3, most: 11 }
/** In scripts without spaces, letters. */
const letters = { least: 8, most: 28 }

const promising = new Set(['highlight', 'offer', 'audience', 'process', 'kind'])
const never = new Set([
  'instruction',
  'courtesy',
  'contact',
  'action',
  'place',
  'area',
  'hours',
  'price',
  'deadline',
])

/** What its creator marked as a slogan, and promises; the best first. */
export function headlines(reading: Reading, statements: readonly Statement[]) {
  const strong = statements
    .map((statement) => ({ statement, score: scoreOf(reading, statement) }))
    .filter(({ score }) => score >= least)
    .sort((one, other) => other.score - one.score || one.statement.at - other.statement.at)
    .map(({ statement }) => statement)
  const isSlogan = ({ span }: Statement) => isQuoted(reading, span) || isTagLine(reading, span)
  return {
    slogans: strong.filter(isSlogan),
    promises: strong.filter((statement) => !isSlogan(statement)),
  }
}

function isQuoted({ claims }: Reading, [start, end]: Span): boolean {
  return claims.some(({ kind, span }) => kind === 'quote' && span[0] <= start && span[1] >= end)
}

/** Points of a statement as a headline; far below nought for what can be none. */
function scoreOf(reading: Reading, statement: Statement): number {
  const { text, industry } = reading
  const { role, span } = statement
  const said = text.raw.slice(...span)
  if (never.has(role) || said.length > longest) return -100
  // "+20" is what something costs more.
  if (/[@]|https?:|\n|\+\s?\d/.test(said)) return -100
  // "Zoeken nog een jobstudent": who is looked for does not say what this is.
  if (
    tokensIn(text, ...span).some(({ text: word }) =>
      sensesOf(text.language, word).includes('look-for'),
    )
  )
    return -100
  const dense = isDense(said)
  const size = dense ? said.length : statement.words
  const range = dense ? letters : words
  const isOccasion =
    industry === 'event' && (role === 'name' || role === 'programme') && statement.isSentence
  let score = 0
  if (promisesLimit(text, statement)) score += points.limit
  if (isQuoted(reading, span)) score += points.quotation
  if (isOccasion) score += points.occasion
  if (promising.has(role)) score += points.promise
  if (size >= range.least && size <= range.most) score += points.length
  else score -= points.length
  if (isTagLine(reading, span)) score += points.tagLine
  if (role === 'policy' || hasTag(text, ...span, 'money.free')) score += points.bond
  if (role === 'story' || role === 'person' || role === 'name') score -= isOccasion ? 0 : 3
  if (
    reading.claims.some(
      ({ kind, span: own }) =>
        kind !== 'quote' && kind !== 'town' && own[0] >= span[0] && own[1] <= span[1],
    ) ||
    hasTag(text, ...span, 'hours.days.')
  )
    score += points.figure
  if (tagsIn(text, ...span, 'words.subordinate').length > 0) score += points.condition
  if (tagAt(text, span[0], 'words.backward')) score += points.backward
  return score
}

/** "Never staples" of a sentence, or where a phrase begins: "six places only" promises nothing. */
function promisesLimit(text: TaggedText, { span, isSentence }: Statement): boolean {
  const limits = tagsIn(text, ...span, 'words.limits')
  const begins = (start: number) =>
    start === span[0] || /[,;:–—]\s*$/.test(text.raw.slice(0, start))
  return isSentence ? limits.length > 0 : limits.some(({ start }) => begins(start))
}

/** A line of its own among sentences; where a brief is typed line by line, none is meant for more. */
function isTagLine({ text: { raw } }: Reading, span: Span): boolean {
  const others = raw.slice(0, span[0]) + raw.slice(span[1] + 1)
  return isLineAlone(raw, span) && /[\p{L}\p{N})][.!?。！？](?:\s|$)/u.test(others)
}

function isLineAlone(raw: string, [start, end]: readonly [number, number]): boolean {
  const before = raw.slice(raw.lastIndexOf('\n', start - 1) + 1, start).trim()
  const [line = ''] = raw.slice(end).split('\n', 1)
  const behind = line.trim()
  return raw.includes('\n') && before === '' && /^[.!?。！？]?$/.test(behind)
}

/** A statement as a headline: a phrase, with its question or exclamation mark if it had one. */
export function asHeadline({ text }: Reading, { span }: Statement): Words {
  const mark = /^\s?[!?！？]/.exec(text.raw.slice(span[1]))?.[0].trim() ?? ''
  return ownWords(phrase(text, span) + mark, span)
}
