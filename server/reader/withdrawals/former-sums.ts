import { type TaggedText, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { clausesOf } from './clauses.ts'
import { leftOver } from './left-over.ts'
import { mostLeft, valuesIn, within } from './told-within.ts'
import type { Value } from './values.ts'
import type { WithdrawalTag } from './withdrawal-words.ts'

/** Words of "it was", "the price was"; "we raised it for the school" has more. */
const mostBeside = 3

/**
 * "Last year it was £18, I still have the old paper here", "the old posters say £18, which no longer
 * applies": where a brief has another sum, a sentence of one that was is for no visitor.
 */
export function isFormerSum(
  text: TaggedText,
  values: readonly Value[],
  tags: readonly WithdrawalTag[],
  sentence: Span,
): boolean {
  const own = valuesIn(values, sentence)
  const isOther = values.some((value) => value.kind === 'money' && !own.includes(value))
  if (own.length === 0 || !isOther || own.some(({ kind }) => kind !== 'money')) return false
  const isNow = within(tags, 'current', sentence).length > 0
  const [over] = within(tags, 'void', sentence)
  if (over) return !isNow && own.every(({ span }) => span[1] <= over.start)
  return !isNow && clausesOf(text, sentence, []).some(isOfWhatWas)

  function isOfWhatWas(clause: Span): boolean {
    const said = within(tags, 'former', clause).map(({ start, end }): Span => [start, end])
    const sums = valuesIn(own, clause).map(({ span }) => span)
    const isAll = sums.length === own.length && said.length > 0
    const read = [...said, ...sums]
    const beside = tokensIn(text, ...clause).filter(
      ({ kind, start }) =>
        kind === 'word' && !read.some(([from, to]) => from <= start && start < to),
    )
    return isAll && beside.length <= mostBeside && leftOver(text, clause, read) <= mostLeft
  }
}
