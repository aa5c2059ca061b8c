import type { PageLanguage } from '#shared/page/document.ts'
import type { Understood } from '#shared/page/ops.ts'
import { classifyIndustry } from './classify-industry.ts'
import { detectCountry } from './detect-country.ts'
import { detectLanguage } from './detect-language.ts'
import { findAudience } from './find-audience.ts'
import { findDates } from './find-dates.ts'
import { findEmail } from './find-email.ts'
import { findHours } from './find-hours.ts'
import { findNotices } from './find-notices.ts'
import { findOffers } from './find-offers.ts'
import { findPhone } from './find-phone.ts'
import { findPlace } from './find-place.ts'
import { findSince } from './find-since.ts'
import { findUrl } from './find-url.ts'
import { isWhere } from './is-where.ts'
import { isWhom } from './is-whom.ts'
import { lexicons } from './lexicon/lexicons.ts'
import { findName } from './names/find-name.ts'
import { findPrices } from './prices/find-prices.ts'
import { readText } from './read-text.ts'
import { withoutName } from './without-name.ts'

/** Settles the language of the page; `locale` is what the visitor asked for. */
export interface Hint {
  locale: PageLanguage | null
  fallback: PageLanguage
}

/**
 * Reads a brief without any model: its language, trade and facts. Every fact is a span of the
 * brief; what it does not say is not there.
 */
export function understand(brief: string, { locale, fallback }: Hint): Understood {
  const written = detectLanguage(brief, locale ?? fallback)
  const lexicon = lexicons[written]
  const text = readText(brief)
  const country = detectCountry(text, lexicon)
  const second = written === 'en' ? null : lexicons.en
  const { industry, confidence } = classifyIndustry(text, lexicon, second)
  const phone = findPhone(text, lexicon, country)
  const email = findEmail(text)
  const url = findUrl(text)
  const isEvent = industry === 'event'
  const named = findName(text, lexicon, industry)
  const anywhere = () => findPlace(text, lexicon, null, isEvent)
  const audience = findAudience(text, lexicon)
  const isTold = named && (isWhom(named, audience) || isWhere(named, anywhere, lexicon))
  const name = isTold ? undefined : named
  const spans = [phone, email, url].flatMap((fact) => (fact ? [fact.span] : []))
  const prices = withoutName(findPrices(text, lexicon, country), name)
  const priced = prices.map(({ span }) => span)
  const place = findPlace(text, lexicon, name?.span ?? null, isEvent)
  const notices = findNotices(text)
  const dates = findDates(text, lexicon, industry)
  const hours = findHours(text, lexicon, industry, [
    ...spans,
    ...dates.map(({ span }) => span),
    // "2-4-1" is a house, and no time.
    ...(place && /\d/.test(place.value) ? [place.span] : []),
  ])
  const since = findSince(text, lexicon)
  const offers = findOffers(text, lexicon, industry, [
    ...spans,
    ...priced,
    ...(name ? [name.span] : []),
    ...[...notices, ...dates].map(({ span }) => span),
    // "Wir unterrichten Kinder": for whom, and nothing to be had.
    ...(audience ? [audience.span] : []),
  ]).filter(({ value }) => value !== place?.value)
  const facts = { name, place, phone, email, url, hours, audience, since, prices, offers }
  const known = Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined))
  return {
    op: 'understood',
    locale: locale ?? written,
    industry,
    confidence,
    facts: {
      ...known,
      prices,
      offers,
      ...(notices.length > 0 && { notices }),
      ...(dates.length > 0 && { dates }),
    },
  }
}
