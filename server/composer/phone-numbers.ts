import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

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
