import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A run of figures as numbers are written, with the brackets around its area. */
export const phoneLike = /(?:\+\d{1,3}\s?)?(?:\(\d{1,6}\)\s?\d|\+?\d)[\d\s()./-]{3,}\d/g

/** Whether two are one number, with its country or without. */
export function isSameNumber(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((number) => number.replace(/\D/g, '').replace(/^0+/, ''))
    .toSorted((a, b) => a.length - b.length)
  return short !== '' && long.endsWith(short)
}

/** An E.164 number as one writes it who wrote the other: with its country where that was written. */
export function dialledAs(said: string, number: string): string {
  const parsed = parsePhoneNumberFromString(number)
  if (!parsed) return number
  return /^\s*(?:\+|00)/.test(said) ? parsed.formatInternational() : parsed.formatNational()
}
