import { coupleOf } from '#server/reader/facts/couple.ts'
import { deceasedOf } from '#server/reader/facts/deceased.ts'
import type { Reading } from '#server/reader/read.ts'

/** Whether a name stands without a town: a place is told, and it is not where this is from. */
export const isOfNoTown = (reading: Reading): boolean => isPrivate(reading) || isOfGig(reading)

/** Whoever marries, is buried or holds a feast is of no town: it says where guests come to. */
const isPrivate = (reading: Reading): boolean =>
  reading.industry === 'event' ||
  coupleOf(reading) !== undefined ||
  deceasedOf(reading, reading.facts.people) !== undefined

/** "Gig fri 16 oct … at the Railway Arms Hebden Bridge": a place told with its day is one evening's. */
function isOfGig({ text, facts: { place }, days }: Reading): boolean {
  if (!place) return false
  return days.some(({ start, end }) => {
    const [from, to] = [Math.min(end, place.span[1]), Math.max(start, place.span[0])]
    return !/[.!?。]\s|\n/.test(text.raw.slice(from, to))
  })
}
