import type { Facts } from './facts.ts'

/** Where one writes on WhatsApp: at a number of its own, else at the phone's. */
export function whatsAppNumber({ whatsapp, phone }: Facts): string | undefined {
  return whatsapp ?? (phone?.startsWith('+') ? phone : undefined)
}
