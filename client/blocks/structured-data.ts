import { locales } from '#shared/locales.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
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
  url: string,
): string {
  const { meta, facts } = localize(document, language)
  const type = meta.schemaType ?? trades[meta.industry].schemaType
  const hours = facts.hours && !notBusinesses.has(type) ? schemaOpeningHours(facts.hours) : []
  const data = {
    '@context': 'https://schema.org',
    '@type': type,
    name: facts.name ?? meta.title,
    description: meta.description || undefined,
    url,
    sameAs: facts.url && facts.url !== url ? facts.url : undefined,
    inLanguage: type === 'Event' ? locales[language].tag : undefined,
    ...(type === 'Event'
      ? { location: facts.place && { '@type': 'Place', name: facts.place, address: facts.place } }
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
