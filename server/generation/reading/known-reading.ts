import { detectLanguage } from '#server/reader/detect-language.ts'
import { findCountry } from '#server/reader/find-country.ts'
import { dataOf, languageCodes, languageOf } from '#server/reader/language.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { frequencyOf } from '#server/reader/text/word-frequency.ts'
import { findTowns } from '#server/reader/towns.ts'
import type { Understood } from '#shared/page/ops.ts'
import type { Claim } from './claim-schema.ts'
import { isCountryLikely } from './proof/is-country-likely.ts'

/** What of the reader's reading tells how words are meant. */
export interface KnownReading {
  /** A folder of `languages/`. */
  language: string
  /** ISO 3166-1: the one the brief is of, or where nothing tells, all that speak its language. */
  countries: readonly string[]
  /** Of the prices the reader has found. */
  currencies: readonly string[]
  /** Where the brief tells facts of other kinds: their words and numbers are none of a price. */
  told?: readonly Span[]
}

/** @param country where something but the language tells it */
export function knownReading(
  brief: string,
  { locale, facts }: Understood,
  country: string | undefined,
): KnownReading {
  const language = detectLanguage(brief, locale)
  return {
    language,
    countries: country ? [country] : dataOf(language).info.countries,
    currencies: facts.prices.map(({ value }) => value.currency),
  }
}

/**
 * What is known, put right by what a model says of language and country: it decides how figures
 * are read, and is no fact of the page. Neither may be at odds with what the brief says.
 */
export function settledReading(
  known: KnownReading,
  claims: readonly Claim[],
  brief: string,
): KnownReading {
  const said = (key: Claim['key']) => claims.find((claim) => claim.key === key)
  const settled = inLanguage(known, String(said('language')?.value ?? ''), brief)
  const country = said('country')
  const code = String(country?.value ?? '')
  return country && isCountryLikely(code, country.words ?? '', brief, settled.language)
    ? { ...settled, countries: [code] }
    : settled
}

function inLanguage(known: KnownReading, tag: string, brief: string): KnownReading {
  const language = languageCodes.find((code) => [code, dataOf(code).info.tag].includes(tag))
  if (!language || language === known.language) return known
  if (wordsKnown(brief, language) * 2 < wordsKnown(brief, known.language)) return known
  const text = tagText(brief, languageOf(language))
  const country = findCountry(text, findTowns(text))
  const { countries } = dataOf(language).info
  return { ...known, language, countries: country.sure ? [country.code] : countries }
}

/** How many words of a brief a language uses every day. */
function wordsKnown(brief: string, code: string): number {
  const language = languageOf(code)
  const { tokens } = tagText(brief, language)
  const usual = tokens.filter(
    ({ kind, text }) => kind === 'word' && ['top', 'common'].includes(frequencyOf(language, text)),
  )
  return usual.length
}
