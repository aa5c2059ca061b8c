import { homeCodes, phoneFormats } from 'virtual:phone-formats'
import type { Facts } from '#shared/page/facts.ts'

/**
 * An E.164 number as people write it; itself where its country is none of ours.
 * @param intlTag the language it is read in: as it is dialled at home where that is spoken there
 */
export function formatPhone(number: string, intlTag = ''): string {
  const code = Object.keys(phoneFormats).find((each) => number.startsWith(`+${each}`))
  if (!code) return number
  const national = number.slice(code.length + 1)
  const format = formatOf(code, national)
  const isHome = homeCodes[intlTag.split('-')[0] ?? '']?.includes(code)
  if (!format) return `+${code} ${national}`
  const shape = isHome ? format.home : format.abroad
  const written = national.replace(new RegExp(`^${format.digits}$`), shape)
  return isHome ? written : `+${code} ${written.replace(/[^\d]+/g, ' ').trim()}`
}

/** How a country writes a number of its own. */
export function formatOf(code: string, national: string) {
  return phoneFormats[code]?.find(
    ({ leading, digits }) =>
      new RegExp(`^(?:${leading})`).test(national) && new RegExp(`^${digits}$`).test(national),
  )
}

/** As its owner groups the digits, where they are the number's own. */
export function shownPhone({ phone = '', phoneText = '' }: Facts, intlTag: string): string {
  const digits = phoneText.replace(/\D/g, '').replace(/^0+/, '')
  const isSame = digits.length > 4 && phone.replace(/\D/g, '').endsWith(digits)
  return isSame ? phoneText : formatPhone(phone, intlTag)
}
