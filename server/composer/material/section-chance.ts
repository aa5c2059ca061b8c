import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Reading } from '#server/reader/read.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { sectionFeatures } from './section-features.ts'
import type { Unplaced } from './statement.ts'

/** Where a reader looks for a statement, and the roles of what is told there. */
export const sections = {
  intro: ['kind', 'name', 'audience'],
  offer: ['offer'],
  price: ['price'],
  hours: ['hours'],
  event: ['programme'],
  place: ['place', 'area'],
  contact: ['contact', 'action'],
  rule: ['policy', 'highlight', 'process'],
  story: ['story', 'person'],
} as const satisfies Record<string, readonly SpanRole[]>

export type Section = keyof typeof sections
export const sectionNames = Object.keys(sections) as Section[]

/** What each feature says for each section, in the order of `sectionNames`. */
const weightsSchema = z.strictObject({
  bias: z.array(z.number()),
  features: z.record(z.string(), z.array(z.number())),
})
export type SectionWeights = z.infer<typeof weightsSchema>

/** Beside this file; `npm run reader:train` writes it. */
export const sectionWeightsFile = join(import.meta.dirname, 'section-weights.json')

let shipped: SectionWeights | null = null

function shippedWeights(): SectionWeights {
  shipped ??= weightsSchema.parse(JSON.parse(readFileSync(sectionWeightsFile, 'utf8')))
  return shipped
}

export type SectionChances = Readonly<Record<Section, number>>

/**
 * How likely a reader looks for each statement in each section, from 0 to 1, by multinomial logistic
 * regression. Of test's statements given 0.5 to 0.6 every other one is right, of those above 0.9 97 in 100.
 */
export function sectionChances(
  reading: Reading,
  statements: readonly Unplaced[],
): SectionChances[] {
  const weights = shippedWeights()
  return sectionFeatures(reading, statements).map((names) => chancesOf(names, weights))
}

function chancesOf(names: readonly string[], { bias, features }: SectionWeights): SectionChances {
  const odds = sectionNames.map((_, i) =>
    Math.exp(names.reduce((sum, name) => sum + (features[name]?.[i] ?? 0), bias[i] ?? 0)),
  )
  const all = odds.reduce((sum, each) => sum + each, 0)
  const shares = sectionNames.map((name, i) => [name, (odds[i] ?? 0) / all])
  return Object.fromEntries(shares) as SectionChances
}

/** The section a role is told in; a deadline has a place of its own, and requests have none. */
export const sectionOf = (role: SpanRole): Section | undefined => homes.get(role)

const homes = new Map<SpanRole, Section>(
  sectionNames.flatMap((name) => sections[name].map((role) => [role, name] as const)),
)
