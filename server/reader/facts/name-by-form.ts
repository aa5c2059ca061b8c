import type { Person } from '#shared/page/facts.ts'
import type { Scored } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { overlap } from '../text/spans.ts'
import { tagBefore } from '../text/tagged-text.ts'
import { calledName } from './called-name.ts'
import { coupleOf } from './couple.ts'
import { deceasedOf } from './deceased.ts'
import { type Found, found } from './found.ts'
import { gluedName } from './glued-name.ts'
import { surely } from './told-names.ts'
import { whoSpeaks } from './who-speaks.ts'

/** What words for a name, a wedding or a death tell. */
export function toldName(
  draft: Draft,
  people: readonly Found<Person>[],
  candidates: readonly Scored[],
): Found<string> | undefined {
  return coupleOf(draft) ?? calledName(draft, candidates) ?? deceasedOf(draft, people)
}

export const isOfPerson = (
  { text }: Draft,
  { span }: Scored,
  people: readonly Found<Person>[],
): boolean =>
  people.some((person) => overlap(person.span, span)) ||
  tagBefore(text, span[0] - 1, 'names.person') !== undefined

/** Whose trade it is, where it is called nothing else. */
export function ofOwner(draft: Draft): Found<string> | undefined {
  const speaker = whoSpeaks(draft)
  // A first name alone is what somebody is called, and not their trade.
  const isWhole = speaker && /[\s\p{Lo}]/u.test(draft.text.raw.slice(...speaker))
  const span = gluedName(draft) ?? (isWhole ? speaker : undefined)
  return span && found(draft.text.raw.slice(...span), span, surely)
}
