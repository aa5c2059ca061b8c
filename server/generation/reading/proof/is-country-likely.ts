import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { currencyOf } from '#server/reader/countries.ts'
import { fold } from '#server/reader/text/fold.ts'
import { findTowns } from '#server/reader/towns.ts'
import { contains } from '../contains.ts'
import { type SaidText, saidText } from './evidence.ts'
import { writtenSums } from './written-sums.ts'

/**
 * Whether a brief may be from a country: words of it name a place that is not known to be
 * elsewhere, and neither its money nor a dialling code is another country's.
 * @param country ISO 3166-1
 * @param place the words of the brief that tell
 */
export function isCountryLikely(
  country: string,
  place: string,
  brief: string,
  language: string,
): boolean {
  if (!isSupportedCountry(country) || place === '' || !contains(brief, place)) return false
  const text = saidText(brief, language)
  return (
    isPlaceThere(country, saidText(place, language)) &&
    isMoneyOf(country, text) &&
    areCodesOf(country, brief)
  )
}

/** Of the gazetteer's sizes: 100,000 people and more. */
const bigTown = 1

/** A big town that stands in the list for other countries alone is none of this one. */
function isPlaceThere(country: string, place: SaidText): boolean {
  const towns = findTowns(place)
  if (towns.some(({ countries }) => countries.includes(country))) return true
  return !towns.some(({ size, start, end }) => {
    const isWhole = fold(place.raw).trim().length - (end - start) < 12
    return size === bigTown && isWhole
  })
}

/** Signs of sums: a "libra" may be a weight, and "r" a word. */
function isMoneyOf(country: string, text: SaidText): boolean {
  const signs = writtenSums(text)
    .flatMap((sum) => sum.signs)
    .filter((sign) => /^[A-Z]{3}$/.test(sign))
  return (
    signs.length === 0 ||
    signs.includes(currencyOf(country)) ||
    signs.every((sign) => sign === 'USD')
  )
}

function areCodesOf(country: string, brief: string): boolean {
  const written = [...brief.matchAll(/\+\d(?:[ ()./-]*\d){7,}/g)].map(([run]) => run)
  return written.every((run) => {
    const found = parsePhoneNumberFromString(run)?.country
    return found === undefined || found === country
  })
}
