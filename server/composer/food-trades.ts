import type { Industry } from '#shared/page/industries.ts'

/** Trades whose prices stand on a menu. */
export const foodTrades: ReadonlySet<Industry> = new Set(['bakery', 'restaurant', 'cafe', 'bar'])
