import type { Facts } from '#shared/page/facts.ts'
import type { Understood } from '#shared/page/ops.ts'
import { placeSpelling } from './place-spelling.ts'

/** The page's facts: what the creator settled, and for the rest what the brief was read to say. */
export function mergeFacts(understood: Understood['facts'], known: Facts): Facts {
  const { prices, offers, notices, dates, ...single } = understood
  const read: Facts = Object.fromEntries(
    Object.entries(single).flatMap(([key, found]) => (found ? [[key, found.value]] : [])),
  )
  if (read.place) read.place = placeSpelling(read.place)
  if (prices.length > 0) {
    read.prices = prices
      .slice(0, 120)
      .map(({ value }, index) => ({ ...value, id: `p${index + 1}` }))
  }
  if (offers.length > 0) read.offers = distinct(offers.map(({ value }) => value)).slice(0, 40)
  for (const [key, found] of Object.entries({ notices, dates })) {
    if (found?.length) read[key as 'notices' | 'dates'] = distinct(found.map(({ value }) => value))
  }
  return { ...read, ...known }
}

function distinct(values: string[]): string[] {
  const seen = new Map(values.map((value) => [value.toLocaleLowerCase(), value]))
  return [...seen.values()]
}
