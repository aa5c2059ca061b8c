import * as z from 'zod/mini'
import { typedAddress } from '#shared/mail-address.ts'

const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** Units a price may be for that every language has words for; other units stand as written. */
export const priceUnits = [
  'half-hour',
  'hour',
  'half-day',
  'day',
  'night',
  'week',
  'weekend',
  'month',
  'year',
  'person',
  'child',
  'couple',
  'group',
  'room',
  'pitch',
  'table',
  'session',
  'class',
  'course',
  'lesson',
  'visit',
  'delivery',
  'km',
  'm',
  'm2',
  'kg',
  '100g',
  'g',
  'l',
  'piece',
  'dozen',
  'pair',
  'bottle',
  'glass',
  'box',
  'page',
  'word',
] as const
export type PriceUnit = (typeof priceUnits)[number]

/**
 * A price and what it is for. `id` is what blocks refer to. An amount belongs together with its
 * unit and its conditions: "24 € le kilo" without its kilo is another price.
 */
export const priceSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  item: line(120),
  /** 0 is free. */
  amount: z.number().check(z.gte(0), z.lte(1e9)),
  /** The upper end of a range: "60 to 90 €". */
  to: z.optional(z.number().check(z.gte(0), z.lte(1e9))),
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** What the amount buys one of: a `PriceUnit`, else the creator's own word ("goat"). */
  unit: z.optional(line(40)),
  /** "from 20 €": the amount is the least. */
  from: z.optional(z.boolean()),
  /** What else belongs to it, in the creator's words: "plus fabric", "with lunch". */
  note: z.optional(line(120)),
})
export type Price = z.infer<typeof priceSchema>

/** What a page's main button may do. */
export const actionKinds = [
  'call',
  'message',
  'whatsapp',
  'sms',
  'line',
  'kakao',
  'mail',
  'book',
  'rsvp',
  'order',
  'quote',
  'visit',
  'tickets',
  'donate',
  'enrol',
  'download',
] as const
export type ActionKind = (typeof actionKinds)[number]

/** A town, a district or a distance. */
export const areaSchema = line(80)

export const personSchema = z.object({ name: line(80), role: z.optional(line(120)) })
export type Person = z.infer<typeof personSchema>

/** Something that happens at a time; `date` and `time` are the creator's own words. */
export const programmeItemSchema = z.object({
  date: z.optional(line(80)),
  time: z.optional(line(60)),
  title: line(160),
})
export type ProgrammeItem = z.infer<typeof programmeItemSchema>

const actionSchema = z.object({
  kind: z.enum(actionKinds),
  /** The creator's own words for the button. */
  label: z.optional(line(60)),
  /** Whom it reaches where that is no other fact: "@mystudio" for LINE. */
  to: z.optional(line(120)),
  /** How one writes to the phone number as well, whatever the main button does. */
  chat: z.optional(z.enum(['whatsapp', 'sms'])),
  /** The phone number is for messages alone. */
  only: z.optional(z.literal(true)),
})
export type Action = z.infer<typeof actionSchema>

/**
 * What is true of the business, kept once and referred to by blocks, JSON-LD, Open Graph and
 * every language. Nothing here is ever invented: it was in the brief or a person typed it.
 */
export const factSchemas = {
  name: line(120),
  /** The creator's own noun for what this is: "ceramics studio". */
  kind: line(120),
  /** Where one goes: street and town where both are known, or a venue, in the brief's spelling. */
  place: line(200),
  /** Towns, districts and distances that are served. */
  area: z.array(areaSchema).check(z.maxLength(40)),
  /** E.164; digits as written where nothing tells the country. */
  phone: z
    .string()
    .check(
      z.regex(
        /^(?:\+[1-9]\d{5,14}|\d[\d ()./-]{4,24}\d)$/,
        'a phone number such as +351222000111 or 020 123 456',
      ),
    ),
  /** The same number as its owner groups it: "0117 496 0999". */
  phoneText: line(40),
  /** E.164: where one writes on WhatsApp, where that is another number than the phone's. */
  whatsapp: z.string().check(z.regex(/^\+[1-9]\d{5,14}$/, 'a phone number such as +351912000111')),
  email: z.string().check(z.maxLength(254), z.regex(typedAddress, 'an email address')),
  url: z.string().check(z.maxLength(500), z.refine(isWebAddress, 'a web address')),
  /** OpenStreetMap's opening_hours syntax: `Tu-Fr 07:00-19:00; Sa 08:00-14:00`. */
  hours: line(300),
  prices: z.array(priceSchema).check(z.maxLength(120)),
  offers: z.array(line(120)).check(z.maxLength(40)),
  audience: line(160),
  /** The year it was founded. */
  since: z.number().check(z.int(), z.gte(1000), z.lte(2100)),
  people: z.array(personSchema).check(z.maxLength(24)),
  /** What speaks for it: "fully insured", "dogs welcome". */
  highlights: z.array(line(200)).check(z.maxLength(40)),
  /** Rules for the customer: paying, cancelling, dogs. */
  policies: z.array(line(300)).check(z.maxLength(40)),
  programme: z.array(programmeItemSchema).check(z.maxLength(60)),
  /** Until when one has to answer, in the creator's words: "15 April". */
  deadline: line(120),
  /** What the page's reader is to do. */
  action: actionSchema,
} as const

export type FactKey = keyof typeof factSchemas
export const factKeys = Object.keys(factSchemas) as FactKey[]
export type FactValue<K extends FactKey> = z.infer<(typeof factSchemas)[K]>
export type Facts = { [K in FactKey]?: FactValue<K> }

export const factsSchema = z.object(
  Object.fromEntries(factKeys.map((key) => [key, z.optional(factSchemas[key])])) as {
    [K in FactKey]: z.ZodMiniOptional<(typeof factSchemas)[K]>
  },
)

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
