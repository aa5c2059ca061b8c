import type { TaggedText } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { clausesOf } from './clauses.ts'
import { leftOver } from './left-over.ts'
import { changing, endOf, mostLeft, valuesIn, within } from './told-within.ts'
import type { Value } from './values.ts'
import type { WithdrawalTag } from './withdrawal-words.ts'

/** "Back at 23:00 … they've dropped it": nothing holds in place of what stood before. */
export function endedBefore(
  text: TaggedText,
  values: readonly Value[],
  tags: readonly WithdrawalTag[],
  sentence: Span,
): Span | null {
  if (within(tags, 'ended', sentence).length === 0) return null
  const clauses = clausesOf(text, sentence, [])
  const at = clauses.findIndex((clause) => {
    const said = within(tags, 'ended', clause).map(({ start, end }): Span => [start, end])
    return (
      said.length > 0 && !/\d/.test(text.raw.slice(...clause)) && leftOver(text, clause, said) === 0
    )
  })
  const [before, ended] = [clauses[at - 1], clauses[at]]
  if (!before || !ended || valuesIn(values, ended).length > 0) return null
  const told = valuesIn(values, before).filter(({ kind }) => changing.includes(kind))
  if (
    told.length === 0 ||
    leftOver(
      text,
      before,
      told.map(({ span }) => span),
    ) > mostLeft
  )
    return null
  // The mark before it goes as well; the first of a sentence goes with the mark behind.
  const start = clauses[at - 2]?.[1]
  if (start !== undefined) return [start, endOf(text, ended)]
  return clauses[at + 1] ? [before[0], clauses[at + 1]?.[0] ?? ended[1]] : sentence
}
