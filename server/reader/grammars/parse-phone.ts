import {
  type CountryCode,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import type { Language } from '../language.ts'
import { rememberedLately } from '../remembered.ts'

export type { PhoneNumber }

/** A run of digits as a telephone number of a country; undefined where it can be none. */
export const parsePhone = (run: string, country: string): PhoneNumber | undefined =>
  parsed(`${country} ${run}`)

/** Runs and countries of the briefs that are read just now. */
const mostParsed = 512

/** Whoever looks for numbers, their country and their form asks of the same runs. */
const parsed = rememberedLately(mostParsed, (key: string): PhoneNumber | undefined => {
  const end = key.indexOf(' ')
  const [country, run] = [key.slice(0, end), key.slice(end + 1)]
  const number = parsePhoneNumberFromString(run, country as CountryCode)
  // North America writes no 0 before a number: "087 555 0142" is from elsewhere.
  return number?.countryCallingCode === '1' && /^\D?0/.test(run) ? undefined : number
})

/** Whether a run of digits is dialled as it stands within its country: "77 555 01 28" is not in France. */
export function isNational(run: string, number: PhoneNumber, { data }: Language): boolean {
  const isShort = data.info.zeroLeftOut.includes(number.country ?? '')
  if (run.startsWith('+') || isShort) return true
  const digits = (text: string) => text.replace(/\D/g, '')
  const { countryCallingCode: code, nationalNumber } = number
  return [number.formatNational(), `${code}${nationalNumber}`, `00${code}${nationalNumber}`].some(
    (form) => digits(form) === digits(run),
  )
}

/** Whether a run of digits is, as it stands, a number somebody of a country may have. */
export const isNumberOf = (run: string, country: string, language: Language): boolean =>
  isHeld(run, parsePhone(run, country), language)

/** Whether a run that begins with 0 is a mobile number there; a made one has no kind. */
export function isMobileIn(run: string, country: string): boolean {
  const number = run.startsWith('0') ? parsePhone(run, country) : undefined
  return number !== undefined && ['MOBILE', undefined].includes(number.getType())
}

/** Whether a run of digits that is read as a number is, as it stands, one somebody may have. */
export const isHeld = (run: string, number: PhoneNumber | undefined, language: Language): boolean =>
  number !== undefined && isAssigned(number, language) && isNational(run, number, language)

/**
 * The country of a number in E.164; of a code that several share, the first of those named.
 * @param countries ISO 3166-1
 */
export function countryOfPhone(
  phone: string | undefined,
  countries: readonly string[],
): string | undefined {
  const number = phone?.startsWith('+') ? parsePhoneNumberFromString(phone) : undefined
  if (!number) return undefined
  const sharing = countries.filter(
    (country) => getCountryCallingCode(country as CountryCode) === number.countryCallingCode,
  )
  return sharing.find((country) => country === number.country) ?? sharing[0]
}

/** Whether somebody may have it, or it is kept free for stories, as people type to try something. */
export function isAssigned(number: PhoneNumber | undefined, { data }: Language): boolean {
  if (!number) return false
  const fictional = data.info.fictional[number.country ?? '']
  return (
    number.isValid() ||
    (fictional !== undefined && new RegExp(fictional).test(number.nationalNumber))
  )
}
