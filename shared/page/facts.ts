import * as z from 'zod/mini'

const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** A price and what it is for. `id` is what blocks refer to. */
export const priceSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  item: line(120),
  amount: z.number().check(z.gte(0), z.lte(1e9)),
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** "from 20 €": the amount is the least. */
  from: z.optional(z.boolean()),
})
export type Price = z.infer<typeof priceSchema>

/**
 * What is true of the business, kept once and referred to by blocks, JSON-LD, Open Graph and
 * every language. Nothing here is ever invented: it was in the brief or a person typed it.
 */
export const factSchemas = {
  name: line(120),
  /** Street and city where they stand together, else the city, in the brief's own spelling. */
  place: line(200),
  /** E.164. */
  phone: z
    .string()
    .check(z.regex(/^\+[1-9]\d{5,14}$/, 'an international phone number such as +351222000111')),
  email: z
    .string()
    .check(z.maxLength(254), z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, 'an email address')),
  url: z.string().check(z.maxLength(500), z.refine(isWebAddress, 'a web address')),
  /** OpenStreetMap's opening_hours syntax: `Tu-Fr 07:00-19:00; Sa 08:00-14:00`. */
  hours: line(300),
  prices: z.array(priceSchema).check(z.maxLength(120)),
  offers: z.array(line(120)).check(z.maxLength(40)),
  /** What is cheaper for a while or for some, in the brief's own words. */
  notices: z.array(line(200)).check(z.maxLength(3)),
  /** What happens on a day, in the brief's own words: "market day on 12 December from 10". */
  dates: z.array(line(200)).check(z.maxLength(24)),
  audience: line(160),
  /** The year it was founded. */
  since: z.number().check(z.int(), z.gte(1000), z.lte(2100)),
} as const

export type FactKey = keyof typeof factSchemas
export const factKeys = Object.keys(factSchemas) as FactKey[]
export type FactValue<K extends FactKey> = z.infer<(typeof factSchemas)[K]>
export type Facts = { [K in FactKey]?: FactValue<K> }

export const factsSchema = z.object({
  name: z.optional(factSchemas.name),
  place: z.optional(factSchemas.place),
  phone: z.optional(factSchemas.phone),
  email: z.optional(factSchemas.email),
  url: z.optional(factSchemas.url),
  hours: z.optional(factSchemas.hours),
  prices: z.optional(factSchemas.prices),
  offers: z.optional(factSchemas.offers),
  notices: z.optional(factSchemas.notices),
  dates: z.optional(factSchemas.dates),
  audience: z.optional(factSchemas.audience),
  since: z.optional(factSchemas.since),
})

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
