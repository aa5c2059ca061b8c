import type { Draft } from '../draft.ts'
import type { FoundPlace } from './find-place.ts'
import { found } from './found.ts'

/** Of Britain and Ireland, Canada and the Netherlands; others stand before their town. */
const postcode =
  /^,?\s(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d{2} ?[A-Z\d]{4})(?![A-Za-z\d])/

/** "31 Constitution Street, Leith|, Edinburgh EH6 5HX": an address goes on to its postcode. */
export function withPostcode({ text, towns }: Draft, place: FoundPlace): FoundPlace {
  const [start, end] = place.span
  if (place.kind !== 'address' || place.parts) return place
  const town = towns.find(
    (each) =>
      each.start >= end && each.start <= end + 2 && /^,?\s$/.test(text.raw.slice(end, each.start)),
  )
  const from = town?.end ?? end
  const code = postcode.exec(text.raw.slice(from, from + 12))?.[0]
  if (code === undefined) return place
  const value = text.raw.slice(start, from + code.length)
  return { ...found(value, [start, from + code.length], place.confidence), kind: 'address' }
}
