import type { Industry } from '#shared/page/industries.ts'
import type { Draft } from '../draft.ts'
import type { ReadFacts } from '../read.ts'
import { personNameOf } from '../text/person-names.ts'
import { tokensIn } from '../text/tagged-text.ts'

/** Up to a stop, which is none behind the number of a day, or the end of the line. */
const firstSentence = /^\s*[^\n。]*?(?=(?<!\d)[.!?](?:\s|$)|[\n。]|$)/u

/**
 * "On Saturday 12 July the White Dinner is back. The Rotary Club brings the benches": whoever is told
 * of behind the sentence with the day is not what is held then. People who marry are.
 */
export function withoutNameOfHost(
  { text, days }: Draft,
  industry: Industry,
  facts: ReadFacts,
): ReadFacts {
  const { name, ...others } = facts
  const first = firstSentence.exec(text.raw)?.[0].length ?? 0
  const isDated = industry === 'event' && days.some(({ end }) => end <= first)
  if (!name || !isDated || name.span[0] < first) return facts
  const isPerson = tokensIn(text, ...name.span).some((word) => personNameOf(word.text))
  return isPerson ? facts : others
}
