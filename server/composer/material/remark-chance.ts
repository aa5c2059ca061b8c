import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Reading } from '#server/reader/read.ts'
import { remarkFeatures } from './remark-features.ts'
import type { Unplaced } from './statement.ts'

/** What each feature says for (above 0) or against a remark, as logarithms of odds. */
const weightsSchema = z.strictObject({
  bias: z.number(),
  features: z.record(z.string(), z.number()),
})
export type RemarkWeights = z.infer<typeof weightsSchema>

/** Beside this file; `npm run reader:train` writes it. */
export const remarkWeightsFile = join(import.meta.dirname, 'remark-weights.json')

let shipped: RemarkWeights | null = null

function shippedWeights(): RemarkWeights {
  shipped ??= weightsSchema.parse(JSON.parse(readFileSync(remarkWeightsFile, 'utf8')))
  return shipped
}

/**
 * How likely each statement is said to whoever makes the page, from 0 to 1, by logistic regression.
 * Of test's statements given 0.4 to 0.6 every other one is, of those above 0.9 94 in 100.
 */
export function remarkChances(reading: Reading, statements: readonly Unplaced[]): number[] {
  const { bias, features } = shippedWeights()
  return remarkFeatures(reading, statements).map((names) => {
    const score = names.reduce((sum, name) => sum + (features[name] ?? 0), bias)
    return 1 / (1 + Math.exp(-score))
  })
}
