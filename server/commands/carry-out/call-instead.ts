import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { setAction } from './button.ts'
import type { Change, Desktop } from './change.ts'

/** Kinds of numbers nobody chats at; of one whose kind is unknown the owner knows best. */
const withoutChat: ReadonlySet<string | undefined> = new Set([
  'FIXED_LINE',
  'TOLL_FREE',
  'PREMIUM_RATE',
  'SHARED_COST',
  'PAGER',
  'VOICEMAIL',
  'UAN',
])

/** Whether a number may be one to chat at. */
export const mayChat = (phone = ''): boolean =>
  phone.startsWith('+') && !withoutChat.has(parsePhoneNumberFromString(phone)?.getType())

/** Where the number is a landline, a button that led to its WhatsApp calls it. */
export function callInstead(desktop: Desktop): Change {
  const { action, whatsapp, phone = '' } = desktop.document.facts
  const isLandline = withoutChat.has(parsePhoneNumberFromString(phone)?.getType())
  if (whatsapp || action?.kind !== 'whatsapp' || !isLandline)
    return { ops: [], sources: {}, outcome: null }
  const called = setAction(desktop, { wish: 'action', kind: 'call' })
  return { ...called, outcome: { code: 'callInstead' } }
}
