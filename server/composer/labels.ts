import * as z from 'zod'
import { phrases as cues, neededFile } from '#server/reader/language-file.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { actionKinds } from '#shared/page/facts.ts'
import type { Industry } from '#shared/page/industries.ts'
import { isRecord } from '#shared/page/path.ts'
import { type Register, registers } from '#shared/page/register.ts'

/** Trades that use the same words for the same thing. */
export const tradeGroups = [
  'health',
  'salon',
  'lessons',
  'trade',
  'food',
  'shop',
  'lodging',
  'event',
  'law',
  'software',
  'nonprofit',
] as const
export type TradeGroup = (typeof tradeGroups)[number]

/** What decides between the forms of a label, the first that has one. */
export type LabelForm =
  | TradeGroup
  | 'default'
  | 'one'
  | 'order'
  | 'book'
  | 'booking'
  | 'meeting'
  | 'delivery'
  | 'work'
  | 'rsvp'
  | 'thing'
  | 'viewing'
  | 'plain'
  | 'person'
  | 'reserve'
  | 'sponsor'
  | 'lost'
  | 'memorial'
  | 'memory'
  | 'seeker'
  | 'phone'
  | 'mail'

/** A label, and other forms of it by trade or voice. */
const label = z.record(z.string(), z.string().min(1)).and(z.object({ default: z.string().min(1) }))
const texts = <const K extends string>(...keys: K[]) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, z.string().min(1)])) as Record<K, z.ZodString>,
  )
const forms = <const K extends string>(...keys: readonly K[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, label])) as Record<K, typeof label>)

const sections = [
  'services',
  'offered',
  'offeredAtPrices',
  'prices',
  'menu',
  'plans',
  'features',
  'about',
  'steps',
  'gallery',
  'team',
  'quotes',
  'stats',
  'faq',
  'hours',
  'appointments',
  'place',
  'area',
  'contact',
  'programme',
  'classes',
  'dates',
  'needs',
] as const
export type SectionLabel = (typeof sections)[number]
const linked = sections.filter(
  (key) => !['quotes', 'stats', 'appointments', 'offered', 'offeredAtPrices'].includes(key),
)

export const topics = [
  'payment',
  'cancelling',
  'booking',
  'arrival',
  'stay',
  'animals',
  'children',
  'access',
  'parking',
  'bring',
  'delivery',
  'gifts',
  'diet',
  'referral',
  'frequency',
  'presence',
  'photos',
  'smoking',
] as const
export type Topic = (typeof topics)[number]

const topic = z.strictObject({ label: z.string().min(1), cues })

const labelsSchema = z.strictObject({
  sections: forms(...sections),
  links: texts(...linked),
  buttons: forms(...actionKinds),
  topics: z.strictObject(
    Object.fromEntries(topics.map((key) => [key, topic])) as Record<Topic, typeof topic>,
  ),
  form: z.strictObject({
    ...texts(
      'name',
      'email',
      'phone',
      'message',
      'coming',
      'guests',
      'allergies',
      'date',
      'time',
      'people',
      'arrival',
      'departure',
      'what',
      'where',
      'photo',
      'class',
      'send',
    ).shape,
    consent: label,
    sent: label,
  }),
  /** What leads in, or ends, a list of what readers are to tell, and how a condition is asked. */
  asks: z.strictObject({
    before: cues,
    behind: cues,
    conditions: cues,
    /** With `{clause}`; empty where a condition cannot be asked without turning its words. */
    question: z.string(),
  }),
  /** Words of what is said by the way: helpers wanted, and at a feast whom to ask. */
  asides: z.strictObject({ helpers: cues, questions: cues, stalls: cues }),
  /** By trade, what a place is called that its labels are true of; without them, any of that trade. */
  suits: z.partialRecord(z.enum(tradeGroups), cues).optional(),
  /** What it costs to take part, in words that are the heading of its prices where a brief says them. */
  dues: cues.optional(),
  /** Words of who lets a thing: it is booked, and neither a table nor an appointment is. */
  hiring: cues,
  /** "Twelfth": how often a feast was held. */
  ordinals: cues,
  patterns: texts('kindInPlace', 'since', 'call'),
})
export type Labels = z.infer<typeof labelsSchema>

const patch = z.record(z.string(), z.unknown())
const country = z.string().length(2)
const fileSchema = labelsSchema.extend({
  /** By how a page speaks to its readers, the labels that are others then. */
  registers: z.partialRecord(z.enum(registers), patch),
  /** By country, the labels that are others there, or the country whose are said there, too. */
  regions: z.record(country, z.union([patch, country])),
})

const read = new Map<string, Labels>()

/**
 * The labels of a language as they are said in a country, in a page's register.
 * @throws Error naming file and field where the data does not fit
 */
export function labelsOf(language: PageLanguage, country?: string, register?: Register): Labels {
  const key = `${language}-${country ?? ''}-${register ?? ''}`
  const known = read.get(key)
  if (known) return known
  const { regions, ...common } = neededFile(language, 'labels', fileSchema)
  const own = (country && regions[country]) || {}
  const patched = typeof own === 'string' ? regions[own] : own
  const regional = merged(common, patched) as typeof common
  const { registers: spoken, ...labels } = regional
  const said = labelsSchema.parse(merged(labels, (register && spoken[register]) || {}))
  read.set(key, said)
  return said
}

function merged(base: unknown, patch: unknown): unknown {
  if (!isRecord(base) || !isRecord(patch)) return patch ?? base
  return Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(patch)])].map((key) => [
      key,
      key in patch ? merged(base[key], patch[key]) : base[key],
    ]),
  )
}

/** The form of a label that fits best: the first of the wanted ones there is. */
export function formOf(
  label: Record<string, string>,
  wanted: readonly (LabelForm | null)[],
): string {
  const form = wanted.find((key) => key && label[key])
  return (form && label[form]) || (label.default ?? '')
}

const groups: Partial<Record<Industry, TradeGroup>> = {
  bakery: 'food',
  restaurant: 'food',
  cafe: 'food',
  bar: 'food',
  'hair-salon': 'salon',
  wellness: 'salon',
  clinic: 'health',
  fitness: 'lessons',
  trades: 'trade',
  construction: 'trade',
  cleaning: 'trade',
  'auto-repair': 'trade',
  shop: 'shop',
  florist: 'shop',
  lodging: 'lodging',
  event: 'event',
  nonprofit: 'nonprofit',
  education: 'lessons',
  'professional-services': 'law',
  software: 'software',
}

/** A trade as it was read, or as its creator said it. */
export interface ReadTrade {
  industry: Industry
  /** From 0 to 1. */
  confidence: number
}

/** The trade of a page that is there: whoever doubts it corrects it. */
export const settledTrade = (industry: Industry): ReadTrade => ({ industry, confidence: 1 })

/** Below it two trades in five are right: words of none are never wrong. */
const leastSure = 0.4

/** Whether nothing tells what somebody does: a lost dog has no services. */
export const isNoTrade = ({ industry, confidence }: ReadTrade): boolean =>
  industry === 'general' || confidence < leastSure

/** Whose words a page uses; null where no group has its own, or the trade is a guess. */
export function tradeGroup({ industry, confidence }: ReadTrade): TradeGroup | null {
  return confidence < leastSure ? null : (groups[industry] ?? null)
}
