import type { BlockProps } from '#shared/blocks/index.ts'
import { locales } from '#shared/locales.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import { datedSpan, readEventDate } from '#shared/page/event-date.ts'
import type { Facts } from '#shared/page/facts.ts'
import { trades } from '#shared/page/industries.ts'
import { localize } from '#shared/page/localize.ts'
import { schemaOpeningHours } from '#shared/page/opening-hours.ts'

/** Types of schema.org that are a place or a business and so may have hours and offers. */
const notBusinesses = new Set(['Event', 'MusicGroup', 'Organization', 'NGO', 'Person'])

/** What is true of the business, as JSON-LD that may stand in a script element. */
export function structuredData(
  document: PageDocument,
  language: PageLanguage,
  url: string | null,
): string {
  const page = localize(document, language)
  const { meta, facts } = page
  const type = meta.schemaType ?? trades[meta.industry].schemaType
  const hours = facts.hours && !notBusinesses.has(type) ? schemaOpeningHours(facts.hours) : []
  const data = {
    '@context': 'https://schema.org',
    '@type': type,
    name: facts.name ?? meta.title,
    description: meta.description || undefined,
    url: url ?? undefined,
    sameAs: facts.url && facts.url !== url ? facts.url : undefined,
    inLanguage: type === 'Event' ? locales[language].tag : undefined,
    ...(type === 'Event'
      ? { location: placeOf(facts.place), ...eventDates(page) }
      : { address: facts.place, telephone: facts.phone, email: facts.email }),
    openingHours: hours.length ? hours : undefined,
    foundingDate: facts.since && type !== 'Event' ? String(facts.since) : undefined,
    makesOffer: type === 'Event' ? undefined : offers(facts),
    offers: type === 'Event' ? offers(facts) : undefined,
  }
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function placeOf(place: string | undefined) {
  return place ? { '@type': 'Place', name: place, address: place } : undefined
}

/**
 * When the event is, from its first moment to its last, and what is on at it if that is several.
 * A day without a year may be before or behind all others, so it leaves the whole without any.
 */
function eventDates(page: PageDocument) {
  const rows = eventRows(page)
  const dated = rows.flatMap((row) => {
    const span = datedSpan(row.start, row.end)
    return span ? [{ ...row, ...span }] : []
  })
  if (dated.length === 0 || rows.some(({ start }) => readEventDate(start)?.year === null)) return {}
  const first = dated.map(({ start }) => start).toSorted()[0]
  const last = dated
    .map(({ start, end }) => end ?? start)
    .toSorted()
    .at(-1)
  const parts = dated.map(({ title, start, end, place }) => ({
    '@type': 'Event',
    name: title,
    startDate: start,
    endDate: end ?? undefined,
    location: placeOf(place || page.facts.place),
  }))
  return {
    startDate: first,
    endDate: last === first ? undefined : last,
    subEvent: parts.length > 1 ? parts : undefined,
  }
}

/** The rows of every block of events that readers see. */
function eventRows(page: PageDocument) {
  return readerBlocks(page).flatMap((id) => {
    const block = page.blocks[id]
    return block?.type === 'events' ? (block.props as BlockProps<'events'>).items : []
  })
}

function offers(facts: Facts) {
  if (!facts.prices?.length) return undefined
  return facts.prices.map(({ item, amount, currency, from }) => ({
    '@type': 'Offer',
    name: item,
    ...(from
      ? {
          priceSpecification: {
            '@type': 'PriceSpecification',
            minPrice: amount,
            priceCurrency: currency,
          },
        }
      : { price: amount, priceCurrency: currency }),
  }))
}
