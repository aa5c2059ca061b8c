import type { BlockType } from '#shared/blocks/index.ts'
import type { Facts } from '#shared/page/facts.ts'

/** Whether a block of that kind waits for something these facts lack. */
export function isDraft(type: BlockType, facts: Facts): boolean {
  switch (type) {
    case 'hours':
      return !facts.hours
    case 'place':
      return !facts.place
    case 'menu':
    case 'pricing':
      return !facts.prices?.length
    case 'events':
      return !facts.dates?.length
    case 'services':
      return !facts.prices?.length && !facts.offers?.length
    default:
      return ['gallery', 'team', 'quotes', 'stats'].includes(type)
  }
}
