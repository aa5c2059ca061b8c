import type { Industry } from '#shared/page/industries.ts'
import type { Draft } from '../draft.ts'
import type { ReadFacts } from '../read.ts'
import { personNameOf } from '../text/person-names.ts'
import { speaksAlone } from '../text/speaks-alone.ts'
import { tokensIn } from '../text/tagged-text.ts'

/** Facts without a name that is somebody's who only works there, or of who holds what the page is for. */
export function withoutNameOfOthers(draft: Draft, industry: Industry, facts: ReadFacts): ReadFacts {
  const isOthers = isOfStaff(draft, facts) || (industry === 'event' && isOfHost(draft, facts))
  if (!isOthers) return facts
  const { name: _name, ...others } = facts
  return others
}

/** "We are four midwives: Katrin …": one of several people is not what the business is called. */
function isOfStaff({ text }: Draft, { name, people }: ReadFacts): boolean {
  const isPerson = people.some(
    ({ span }) => name && span[0] <= name.span[0] && name.span[1] <= span[1],
  )
  return isPerson && people.length > 1 && !speaksAlone(text)
}

/** Up to a stop, which is none behind the number of a day, or the end of the line. */
const firstSentence = /^\s*[^\n。]*?(?=(?<!\d)[.!?](?:\s|$)|[\n。]|$)/u

/**
 * "On Saturday 12 July the White Dinner is back. The Rotary Club brings the benches": whoever is told
 * of behind the sentence with the day is not what is held then. People who marry are.
 */
function isOfHost({ text, days }: Draft, { name }: ReadFacts): boolean {
  const first = firstSentence.exec(text.raw)?.[0].length ?? 0
  const isTold = days.some(({ start, end }) => start < first && end <= first)
  if (!name || !isTold || name.span[0] < first) return false
  return tokensIn(text, ...name.span).every((word) => personNameOf(word.text) === undefined)
}
