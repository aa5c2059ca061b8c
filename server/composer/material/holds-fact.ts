import { partsOf } from '#server/reader/facts/found.ts'
import type { Reading } from '#server/reader/read.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { countClaims } from './requests.ts'

const kinds = ['money', 'date', 'time', 'phone', 'email', 'url'] as const

/** A sum, a day, a time, a name, a place, somebody or a way to get in touch. */
export function holdsFact(reading: Reading, span: Span): boolean {
  if (kinds.some((kind) => countClaims(reading, span, kind) > 0)) return true
  const { name, place, phone, email, url, hours, since, area, people, prices } = reading.facts
  return [name, place, phone, email, url, hours, since, ...area, ...people, ...prices].some(
    (fact) => fact && partsOf(fact).some((part) => part[0] < span[1] && span[0] < part[1]),
  )
}
