import { partsOf } from '#server/reader/facts/found.ts'
import type { Reading } from '#server/reader/read.ts'
import { overlap } from '#server/reader/text/spans.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { countClaims } from './requests.ts'

/** Claims that have a place of their own on a page; and those, with what happens when. */
export const shownApart = ['money', 'phone', 'email', 'url'] as const
export const shownOrTimed = [...shownApart, 'date', 'time'] as const

/** A sum, a day, a time, a name, a place, somebody or a way to get in touch. */
export function holdsFact(reading: Reading, span: Span): boolean {
  if (shownOrTimed.some((kind) => countClaims(reading, span, kind) > 0)) return true
  const { name, place, phone, email, url, hours, since, area, people, prices } = reading.facts
  return [name, place, phone, email, url, hours, since, ...area, ...people, ...prices].some(
    (fact) => fact && partsOf(fact).some((part) => overlap(part, span)),
  )
}

export const holdsDay = ({ days }: Reading, span: Span): boolean =>
  days.some(({ start, end }) => start >= span[0] && end <= span[1])
