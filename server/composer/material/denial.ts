import { isGlued } from '#server/reader/text/fold.ts'
import { hasTag, type TaggedText, tagAt, tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'

/** "…, nor pregnant women", "…, nem com autorização": denied by what stands before it, it is true of nothing alone. */
export function goesOnDenying(text: TaggedText, start: number): boolean {
  if (!tagAt(text, start, 'words.nor')) return false
  const sentence = Math.max(
    ...['.', '!', '?', '\n'].map((end) => text.raw.lastIndexOf(end, start - 1)),
  )
  return hasTag(text, sentence + 1, start, 'words.negations')
}

/**
 * Whether one "no" is said of several entries of a list: the first leads in with it ("No dogs, cats or
 * parrots"), or the last ends with it ("Dogs, cats, parrots not allowed"). Where each has its own, and
 * where one of the others begins with it ("Cards, cash, no cheques"), each is told by itself.
 */
export function deniesTogether(text: TaggedText, spans: readonly Span[]): boolean {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last || spans.length < 2) return false
  const isDenied = (span: Span) => hasTag(text, ...span, 'words.negations')
  if (beginsDenying(text, first) && !spans.every(isDenied)) return true
  return spans.slice(0, -1).every((span) => !isDenied(span)) && endsDenying(text, last)
}

export const beginsDenying = (text: TaggedText, [start]: Span): boolean =>
  tagAt(text, start, 'words.negations') !== undefined

/** "… not allowed", …不可: the "no" stands behind what it denies. */
function endsDenying(text: TaggedText, [start, end]: Span): boolean {
  const denial = tagsIn(text, start, end, 'words.negations').at(-1)
  if (!denial || denial.start === start) return false
  const behind = text.raw.slice(denial.end, end)
  // "Pasta without egg" denies of one thing what stands behind; in Japanese and Korean nothing does.
  return isGlued(text.raw[denial.end - 1]) || behind.trim().split(/\s+/).length <= 1
}
