import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Reading } from '#server/reader/read.ts'
import { asideFeatures } from './aside-features.ts'
import { formerFeatures, tellsFormer } from './former-features.ts'
import type { Unplaced } from './statement.ts'

/** How likely a statement is none for visitors, each from 0 to 1. */
export interface AsideChance {
  /** Said to whoever makes the page. */
  remark: number
  /** Told to them alone: its owner wants it kept off the page. */
  secret: number
  /** It no longer holds. */
  former: number
}

/** What each feature says for (above 0) or against, as logarithms of odds. */
export const scorerSchema = z.strictObject({
  bias: z.number(),
  features: z.record(z.string(), z.number()),
})
const weightsSchema = z.strictObject({
  remark: scorerSchema,
  secret: scorerSchema,
  former: scorerSchema,
})

export type ScorerWeights = z.infer<typeof scorerSchema>
export type AsideWeights = z.infer<typeof weightsSchema>

/** Beside this file; `npm run reader:train` writes it. */
export const asideWeightsFile = join(import.meta.dirname, 'aside-weights.json')

let shipped: AsideWeights | null = null

function shippedWeights(): AsideWeights {
  shipped ??= weightsSchema.parse(JSON.parse(readFileSync(asideWeightsFile, 'utf8')))
  return shipped
}

/** By logistic regression; how often each chance holds is told in `docs/decisions/0058`. */
export function asideChances(reading: Reading, statements: readonly Unplaced[]): AsideChance[] {
  const { remark, secret, former } = shippedWeights()
  const ofFormer = formerFeatures(reading, statements)
  return asideFeatures(reading, statements).map((names, at) => ({
    remark: chanceBy(remark, names),
    secret: chanceBy(secret, names),
    former: chanceOfFormer(former, names, ofFormer[at] ?? []),
  }))
}

/** Nothing is over that has no word of it: "still" alone tells what goes on. */
const chanceOfFormer = (
  scorer: ScorerWeights,
  names: readonly string[],
  ofFormer: readonly string[],
): number => (tellsFormer(ofFormer) ? chanceBy(scorer, [...names, ...ofFormer]) : 0)

export function chanceBy({ bias, features }: ScorerWeights, names: readonly string[]): number {
  const score = names.reduce((sum, name) => sum + (features[name] ?? 0), bias)
  return 1 / (1 + Math.exp(-score))
}
