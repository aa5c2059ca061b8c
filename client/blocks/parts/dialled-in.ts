import { homeCodes, phoneFormats } from 'virtual:phone-formats'
import { homeCountries } from './home-countries.ts'
import { formatOf } from './phone.ts'

/**
 * The E.164 number that is dialled in a country as it was typed; null where it is none, such as a
 * local one without its area.
 */
export function dialledIn(code: string, typed: string): string | null {
  const dialled = typed.replace(/\D/g, '')
  // Italy's zero is part of the number.
  const national = code === '39' ? dialled : dialled.replace(/^0+/, '')
  const format = formatOf(code, national)
  const isWhole = format && (!/^\(?0/.test(format.home) || dialled.startsWith('0'))
  return isWhole && format.abroad !== 'NA' ? `+${code}${national}` : null
}

/**
 * Whether it has the digits that numbers have where it belongs, which is told by itself or else by
 * the page's country; of other countries nothing is known.
 */
export function isUsualPhone(number: string, country: string | undefined): boolean {
  const code = callingCode(number, country)
  if (!code) return true
  return number.startsWith('+')
    ? formatOf(code, number.slice(code.length + 1)) !== undefined
    : dialledIn(code, number) !== null
}

/** The calling code of a number, or of a country whose language is one of ours. */
export function callingCode(number: string, country: string | undefined): string | undefined {
  const own = Object.keys(phoneFormats).find((each) => number.startsWith(`+${each}`))
  const [language, countries] =
    Object.entries(homeCountries).find(([, each]) => each.some((one) => one === country)) ?? []
  return own ?? homeCodes[language ?? '']?.[countries?.indexOf(country ?? '') ?? -1]
}
