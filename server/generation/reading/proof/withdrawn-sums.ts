import { isDense } from '#server/reader/text/is-dense.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { withdrawalTags } from '#server/reader/withdrawals/withdrawal-words.ts'
import type { SaidText } from './evidence.ts'

/** A correction stands so close to what it corrects, in letters. */
const farthest = 24

/**
 * Sums that are taken back by the next one, with what does so: "22 no sorry" of "22 no sorry 24",
 * 만원 아니고 of 만원 아니고 8천, "not 10" of "8, not 10". Words that both correct and deny, "12 no 13",
 * take back nothing.
 */
export function withdrawnSpans(
  { raw, folded, language }: SaidText,
  sums: readonly { start: number; end: number }[],
): Span[] {
  const tags = withdrawalTags(language.code, folded)
  if (tags.length === 0) return []
  return sums.flatMap((sum): Span[] => {
    const next = sums.find(({ start }) => start >= sum.end)
    if (!next || next.start - sum.end > farthest || next.start === sum.end) return []
    const between: Span = [sum.end, next.start]
    const isFilledBy = (kinds: readonly string[]) =>
      isFilled(
        folded,
        between,
        tags.filter(({ tag }) => kinds.includes(tag)),
      )
    const isCorrected = isFilledBy(['retracting', 'doubting'])
    const isDenied = isFilledBy(['contrasting'])
    if (isCorrected === isDenied) return []
    const isFirst = isCorrected || isDense(raw.slice(...between).trim())
    return [isFirst ? [sum.start, next.start] : [sum.end, next.end]]
  })
}

/** Whether such phrases and marks are all that stands there. */
function isFilled(
  folded: string,
  [from, to]: Span,
  tags: readonly { start: number; end: number }[],
) {
  const inside = tags.filter(({ start, end }) => start >= from && end <= to)
  const isCovered = (at: number) => inside.some(({ start, end }) => start <= at && at < end)
  return (
    inside.length > 0 &&
    Array.from({ length: to - from }, (_, at) => from + at).every(
      (at) => isCovered(at) || /[\s,.;:…!–-]/.test(folded[at] ?? ''),
    )
  )
}
