import { isDense } from '#server/reader/text/is-dense.ts'
import { type TaggedText, tagsIn } from '#server/reader/text/tagged-text.ts'

/** How far a "no" reaches: words before what it denies, letters behind it where it follows. */
const wordsBefore = 2
const lettersBehind = 14
const clauseEnd = /[.,;:!?\n()。、！？·|]/

/** Whether a clause says of what stands in a span that it is not so: "no deliveries". */
export function isDenied(text: TaggedText, [start, end]: readonly [number, number]): boolean {
  const negations = (from: number, to: number) => tagsIn(text, from, to, 'words.negations')
  if (isDense(text.raw.slice(start, end))) {
    const behind = text.folded.slice(end, end + lettersBehind)
    const reach = behind.search(clauseEnd)
    return negations(end, end + (reach < 0 ? behind.length : reach)).length > 0
  }
  const words = text.tokens.filter((token) => token.end <= start)
  const near = words.slice(-wordsBefore)
  const last = near.findLastIndex(({ text: word }) => clauseEnd.test(word) || word === '\n')
  const from = near.slice(last + 1)[0]?.start ?? start
  return negations(from, start).length > 0
}
