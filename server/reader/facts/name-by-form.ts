import type { Person } from '#shared/page/facts.ts'
import type { Scored } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { tagBefore } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { calledName } from './called-name.ts'
import { coupleOf } from './couple.ts'
import { deceasedOf } from './deceased.ts'
import { type Found, found } from './found.ts'
import { gluedName } from './glued-name.ts'
import { headliner } from './headliner.ts'
import { nameOfCourse, nameOfEvent } from './name-of-event.ts'
import { renamedName } from './renamed-name.ts'
import { surely } from './told-names.ts'
import { tradeOfOwner } from './trade-of-owner.ts'
import { whoSpeaks } from './who-speaks.ts'

/** Of one that is the name whatever else speaks against it, and of one a form tells. */
const beyondDoubt = 0.95
const surelyNamed = 0.8

/** What words for a name, a wedding or a death tell, and of two names the new one. */
export function toldName(
  draft: Draft,
  people: readonly Found<Person>[],
): Found<string> | undefined {
  const renamed = renamedName(draft)
  if (renamed) return found(draft.text.raw.slice(...renamed), renamed, beyondDoubt)
  return coupleOf(draft) ?? calledName(draft) ?? deceasedOf(draft, people)
}

export const isOfPerson = (
  { text }: Draft,
  { span }: Scored,
  people: readonly Found<Person>[],
): boolean =>
  people.some((person) => isOver(person.span, span)) ||
  tagBefore(text, span[0] - 1, 'names.person') !== undefined

/** What is held, where that and not who holds it is what the page is called by. */
export function heldName(
  draft: Draft,
  best: Scored | undefined,
  people: readonly Found<Person>[],
): Found<string> | undefined {
  const isSure = best !== undefined && best.confidence >= surelyNamed
  const held =
    nameOfEvent(draft) ??
    courseOfPerson(draft, best, people) ??
    (isSure ? undefined : headliner(draft))
  return held && found(withCapital(draft, held), held, surelyNamed)
}

/** "a book sale": what is no name until it stands above a page; who begins small writes all names so. */
function withCapital({ text: { raw, language } }: Draft, [start, end]: Span): string {
  if (/^\P{L}*\p{Ll}/u.test(raw)) return raw.slice(start, end)
  return raw.charAt(start).toLocaleUpperCase(language.tag) + raw.slice(start + 1, end)
}

/** What a course is called, where whoever gives it is the name that else stood above its page. */
function courseOfPerson(
  draft: Draft,
  best: Scored | undefined,
  people: readonly Found<Person>[],
): Span | undefined {
  const course = nameOfCourse(draft)
  const isOpen = !best || best.confidence < surelyNamed || isOfPerson(draft, best, people)
  return isOpen ? course : undefined
}

/** Whose trade it is, where it is called nothing else. */
export function ofOwner(draft: Draft): Found<string> | undefined {
  const speaker = whoSpeaks(draft)
  // A first name alone is what somebody is called, and not their trade.
  const isWhole = speaker && /[\s\p{Lo}]/u.test(draft.text.raw.slice(...speaker))
  const span = gluedName(draft) ?? tradeOfOwner(draft) ?? (isWhole ? speaker : undefined)
  return span && found(draft.text.raw.slice(...span), span, surely)
}

const isOver = (one: Span, other: Span): boolean => one[0] < other[1] && other[0] < one[1]
