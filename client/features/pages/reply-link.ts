import { typedAddress } from '#shared/mail-address.ts'
import type { Submission } from '#shared/payloads.ts'

/** Programs for mail refuse an address much longer than this. */
const longestBody = 1500

/** Whether somebody can be written to there. */
export function isMailAddress(value: string): boolean {
  return typedAddress.test(value.trim())
}

/** As people write a number to be rung: no day, and no number of guests. */
export function phoneLink(value: string): string | null {
  // "+44 (0)117": the zero is for whoever rings from within the country.
  const digits = value.replace(/^(\+.*)\(0\)/, '$1').replace(/\D/g, '')
  const isNumber = /^\+?[\d\s()./-]{7,40}$/.test(value) && digits.length >= 7
  if (!isNumber || isDay(value)) return null
  return `tel:${value.startsWith('+') ? '+' : ''}${digits}`
}

/** Whether it is a day as forms send it. */
export function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
}

export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address.trim()).replace('%40', '@')}`
}

/** An answer with the message below it; null where no address was left. */
export function replyLink({ fields }: Submission, subject: string): string | null {
  const address = Object.values(fields).find(isMailAddress)
  if (address === undefined) return null
  const told = Object.entries(fields).map(([label, value]) => `${label}: ${value}`)
  const quoted = told.join('\n').replace(/^/gm, '> ').slice(0, longestBody).toWellFormed()
  const body = `\n\n${quoted}`.replaceAll('\n', '\r\n')
  const asked = { subject, body }
  const query = Object.entries(asked).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `${mailLink(address)}?${query.join('&')}`
}
