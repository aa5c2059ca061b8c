import { isOneOf } from '#server/reader/language.ts'
import type { Reading } from '#server/reader/read.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { asked } from '../material/requests.ts'
import type { Statement } from '../material/statement.ts'
import { isQuality, namesNothing } from './find-fragments.ts'

/** Letters of a text every field has room for. */
const longestWhole = 380

/**
 * Statements, those of a sentence with a fault as the one sentence they are. What says nothing even
 * so is a piece of the sentence before it or, behind an abbreviation, of the next; where neither is
 * told it stands nowhere.
 */
export function keptWhole(
  reading: Reading,
  statements: readonly Statement[],
  whole: readonly Span[],
): Statement[] {
  const isFaulty = ({ span }: Statement) =>
    whole.some(([start, end]) => start < span[1] && span[0] < end)
  const sentences = [...Map.groupBy(statements, ({ sentence }) => sentence).values()].flatMap(
    (units) => (units.some(isFaulty) && isOne(units) ? [asOne(units)] : units),
  )
  const pieces = sentences.filter(
    (statement) => isFaulty(statement) && saysNothing(reading, statement),
  )
  return pieces
    .reduce((told, piece) => joinedTo(reading, told, piece), sentences)
    .map((statement, at) => ({ ...statement, at }))
}

function saysNothing({ text }: Reading, { span }: Statement): boolean {
  return namesNothing(tagText(text.raw.slice(...span), text.language), isQuality)
}

/** Whether units can be told as one: none of them is a request, and there is room. */
function isOne(units: readonly Statement[]): boolean {
  const [start, end] = spanOf(units)
  return end - start <= longestWhole && units.every(({ role }) => !asked.has(role))
}

function joinedTo(
  reading: Reading,
  statements: readonly Statement[],
  piece: Statement,
): Statement[] {
  const at = statements.indexOf(piece)
  const pair = (first: number) => statements.slice(first, first + 2)
  const next = endsShort(reading, piece) && isPair(reading, pair(at)) ? at : -1
  const first = next >= 0 ? next : isPair(reading, pair(at - 1)) ? at - 1 : -1
  if (at < 0 || first < 0) return statements.filter((one) => one !== piece)
  return statements.toSpliced(first, 2, asOne(pair(first)))
}

/** Two statements on one line. */
function isPair({ text }: Reading, pair: readonly Statement[]): boolean {
  const [one, other] = pair
  return (
    one !== undefined &&
    other !== undefined &&
    isOne(pair) &&
    !text.raw.slice(one.span[1], other.span[0]).includes('\n')
  )
}

/** "Mag. Theresa Pichler": the stop ends no sentence. */
function endsShort({ text }: Reading, { span: [start, end] }: Statement): boolean {
  const last = /[\p{L}.]+$/u.exec(text.folded.slice(start, end))?.[0] ?? ''
  return text.raw[end] === '.' && isOneOf(text.language.data.words.abbreviations, last)
}

const spanOf = (units: readonly Statement[]): Span => [
  units[0]?.span[0] ?? 0,
  units.at(-1)?.span[1] ?? 0,
]

function asOne(units: readonly Statement[]): Statement {
  const longest = units.toSorted((one, other) => lettersOf(other) - lettersOf(one))[0] as Statement
  const sum = (of: (unit: Statement) => number) => units.reduce((all, unit) => all + of(unit), 0)
  return {
    ...longest,
    span: spanOf(units),
    hasNumber: units.some(({ hasNumber }) => hasNumber),
    leads: false,
    isSentence: true,
    isPriced: false,
    words: sum(({ words }) => words),
    untold: sum(({ untold }) => untold),
  }
}

const lettersOf = ({ span: [start, end] }: Statement): number => end - start
