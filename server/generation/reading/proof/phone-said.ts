import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max'
import { parsePhone } from '#server/reader/grammars/parse-phone.ts'

/** Telephone numbers and nothing else: eight digits and more, behind a nought or a country's code. */
export const phones = /(?<![\d.,:])(?:\+|0)(?:[ ./-]?\d){8,}(?!\d)/g
/** Digits that may be one number: `(0117) 496-0000`, and a time behind it as well. */
const run = /\+?\(?\d(?:[ \u00a0()./–-]{0,3}\d)+/g

/**
 * Whether words say a telephone number: every digit of it, in order and from end to end. Its
 * country's code is written, or that of a country the brief may be of.
 */
export function isPhoneSaid(phone: string, said: string, countries: readonly string[]): boolean {
  const wanted = phone.replaceAll(/[^\d+]/g, '')
  return numbersIn(said.normalize('NFKC')).some((written) => {
    const digits = written.replaceAll(/[^\d+]/g, '')
    if (digits === wanted || digits === wanted.replace('+', '00')) return true
    if (!wanted.startsWith('+') || digits.startsWith('+')) return `+${digits}` === wanted
    return countries.some((country) => inCountry(written, digits, country).includes(wanted))
  })
}

function inCountry(written: string, digits: string, country: string): string[] {
  const code = callingCode(country)
  const parsed = parsePhone(written, country)?.number
  if (!code) return []
  return [`+${code}${digits.replace(/^0/, '')}`, `+${code}${digits}`, ...(parsed ? [parsed] : [])]
}

function callingCode(country: string): string | null {
  try {
    return getCountryCallingCode(country as CountryCode)
  } catch {
    return null
  }
}

/** Each run of digits, whole, and without the short figures behind it that tell hours. */
function numbersIn(said: string): string[] {
  return (said.match(run) ?? []).flatMap((whole) => {
    const number = whole.replace(/^\(\+/, '+')
    const before = /^(.*\d)[ (]+\d{1,2}(?:[-–]\d{1,2})?$/.exec(number)?.[1]
    return [number, ...(before && before.replaceAll(/\D/g, '').length > 6 ? [before] : [])]
  })
}
