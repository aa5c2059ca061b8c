import type { Industry } from '#shared/page/industries.ts'

/** A price as `item amount currency`, or `item from amount currency`. */
type PriceLabel = string

/**
 * A brief and what a careful reader finds in it; what is not named is not in it. Where two
 * readings are as good (with or without the trade before a name), both stand.
 */
export interface LabelledBrief {
  brief: string
  expect: {
    industry: Industry | readonly Industry[]
    name?: string | readonly string[]
    place?: string | readonly string[]
    phone?: string
    email?: string
    url?: string
    hours?: string
    since?: number
    audience?: string
    prices?: readonly PriceLabel[]
    /** Fields careful readers would disagree on here: not measured. */
    open?: readonly ('name' | 'place' | 'hours' | 'audience' | 'prices')[]
  }
}
