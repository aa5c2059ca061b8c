import type { Industry } from '#shared/page/industries.ts'

/** A price as `item amount currency`, or `item from amount currency`. */
type PriceLabel = string

/** A brief and what a careful reader finds in it; what is not named is not in it. */
export interface LabelledBrief {
  brief: string
  expect: {
    industry: Industry
    name?: string
    place?: string
    phone?: string
    email?: string
    url?: string
    hours?: string
    since?: number
    prices?: readonly PriceLabel[]
  }
}
