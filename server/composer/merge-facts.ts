import type { PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import type { Understood } from '#shared/page/ops.ts'
import { placeSpelling } from './place-spelling.ts'
import { streetApart } from './understand/street-apart.ts'
import { hasStreet } from './write/words-of.ts'

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

/** The same, with the street a brief names apart from its town in front of the town. */
export function factsOfPage(
  understood: Understood['facts'],
  known: Facts,
  brief: string,
  briefLocale: PageLanguage,
): Facts {
  const facts = mergeFacts(understood, known)
  if (known.place !== undefined || !facts.place || hasStreet(facts.place)) return facts
  const street = streetApart(brief, briefLocale)
  return street ? { ...facts, place: `${street}, ${facts.place}` } : facts
}

function distinct(values: string[]): string[] {
  const seen = new Map(values.map((value) => [value.toLocaleLowerCase(), value]))
  return [...seen.values()]
}
