import { isDense } from '#server/reader/text/is-dense.ts'
import { type TaggedText, tagsIn } from '#server/reader/text/tagged-text.ts'

/** How far a "no" reaches: words before what it denies, letters behind it where it follows. */
const wordsBefore = 2
const lettersBehind = 14
const clauseEnd = /[.,;:!?\n()。、！？·|]/

/** Whether a clause says of what stands in a span that it is not so: "no deliveries". */
export function isDenied(text: TaggedText, [start, end]: readonly [number, number]): boolean {
  // "No charge within ten miles" denies the charge alone.
  const gifts = tagsIn(text, 0, text.raw.length, 'money.free')
  const negations = (from: number, to: number) =>
    tagsIn(text, from, to, 'words.negations').filter(
      (found) => !gifts.some((gift) => gift.start <= found.start && found.end < gift.end),
    )
  if (isDense(text.raw.slice(start, end))) {
    const behind = text.folded.slice(end, end + lettersBehind)
    const reach = behind.search(clauseEnd)
    const close = end + (reach < 0 ? behind.length : reach)
    // A space parts statements, unless the "no" stands right behind it.
    const space = text.folded.slice(0, close).indexOf(' ', end)
    return negations(end, close).some(({ start: at }) => space < 0 || at <= space + 1)
  }
  const words = text.tokens.filter((token) => token.end <= start)
  const near = words.slice(-wordsBefore)
  const last = near.findLastIndex(({ text: word }) => clauseEnd.test(word) || word === '\n')
  const from = near.slice(last + 1)[0]?.start ?? start
  return negations(from, start).length > 0
}
