import type { Piece } from '#server/reader/draft.ts'
import type { Reading } from '#server/reader/read.ts'
import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { entriesOf, isEnumeration } from './entries.ts'
import { isAskedFor } from './requests.ts'
import { sentenceRanges } from './sentence-ranges.ts'
import { type Range, spanOf } from './token-range.ts'
import { mainRole, sureRoles } from './unit-role.ts'

/**
 * What is told in one piece: a sentence as its creator wrote it, or an entry of a list that has no
 * verb. Roles are guessed clause by clause and often wrongly; a sentence that is never cut is true
 * wherever it stands.
 */
export interface Unit {
  span: Span
  /** What most of its letters are there for. */
  role: SpanRole
  /** The number of its sentence. */
  sentence: number
  /** One that may be a price. */
  hasNumber: boolean
}

export function unitsOf(reading: Reading): Unit[] {
  const pieces = sureRoles(reading)
  return sentenceRanges(reading, pieces)
    .flatMap((range, sentence) =>
      unitRanges(reading, pieces, range).map((own) => {
        const span = spanOf(reading, own)
        const hasNumber = hasFreeNumber(reading, span)
        const role = mainRole(pieces, span)
        const isPrice = role !== 'price' || hasNumber || speaksOfMoney(reading, span)
        return { span, role: isPrice ? role : 'highlight', sentence, hasNumber }
      }),
    )
    .filter(({ span }) => span[1] > span[0])
}

/** The sentence without requests to whoever makes the page; its entries where it only lists. */
function unitRanges(reading: Reading, pieces: readonly Piece[], range: Range): Range[] {
  const entries = entriesOf(reading, pieces, range)
  if (isEnumeration(reading, pieces, entries)) return entries
  const isAsked = (entry: Range) => {
    const span = spanOf(reading, entry)
    return isAskedFor(reading, mainRole(pieces, span), span)
  }
  const first = entries.findIndex((entry) => !isAsked(entry))
  const last = entries.findLastIndex((entry) => !isAsked(entry))
  if (first < 0) return [range]
  return [
    ...entries.slice(0, first),
    [entries[first]?.[0] ?? range[0], entries[last]?.[1] ?? range[1]],
    ...entries.slice(last + 1),
  ]
}

/** A number that is no phone, date or time. */
function hasFreeNumber({ text, claims }: Reading, [start, end]: Span): boolean {
  return tokensIn(text, start, end).some(
    (token) =>
      /\d/.test(token.text) &&
      !claims.some(
        ({ kind, span }) => kind !== 'money' && span[0] <= token.start && token.end <= span[1],
      ),
  )
}

function speaksOfMoney({ text }: Reading, span: Span): boolean {
  return ['free', 'onRequest', 'numerals'].some((tag) => hasTag(text, ...span, `money.${tag}`))
}
