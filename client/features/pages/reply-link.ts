import { typedAddress } from '#shared/mail-address.ts'
import type { Submission } from '#shared/payloads.ts'

/** Programs for mail refuse an address much longer than this. */
const longestBody = 1500

/** Whether somebody can be written to there. */
export function isMailAddress(value: string): boolean {
  return typedAddress.test(value.trim())
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
