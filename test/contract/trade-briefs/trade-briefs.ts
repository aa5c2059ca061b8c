import type { Industry } from '#shared/page/industries.ts'

/** What an owner of each trade would write, in one language. */
export type TradeBriefs = Record<Industry, string>
