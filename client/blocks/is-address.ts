import type { Facts } from '#shared/page/facts.ts'

/** Whether a place is one to go to, a street or a venue; a town alone is nowhere to stand. */
export function isAddress({ place = '' }: Facts): boolean {
  return /[\d,，]/.test(place)
}
