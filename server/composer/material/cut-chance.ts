import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reading } from '#server/reader/read.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { chanceBy, type ScorerWeights, scorerSchema } from './aside-chance.ts'
import { cutCandidates } from './cut-candidates.ts'
import { cutFeatures } from './cut-features.ts'
import { type Range, spanOf } from './token-range.ts'

/** Beside this file; `npm run reader:train` writes it. */
export const cutWeightsFile = join(import.meta.dirname, 'cut-weights.json')

let shipped: ScorerWeights | null = null

function shippedWeights(): ScorerWeights {
  shipped ??= scorerSchema.parse(JSON.parse(readFileSync(cutWeightsFile, 'utf8')))
  return shipped
}

/** From this chance on two things are told. */
const likely = 0.5

/**
 * A stretch typed with hardly a mark, cut where one thing told ends and another begins, by logistic
 * regression; how often it is right is told in `docs/decisions/0066`.
 */
export function cutRange(reading: Reading, range: Range): Range[] {
  const weights = shippedWeights()
  const featuresOf = cutFeatures(reading, spanOf(reading, range))
  const cuts = cutCandidates(reading, range)
    .filter((candidate) => chanceBy(weights, featuresOf(candidate)) >= likely)
    .map(({ at }) => withOpening(reading.text.tokens, at))
  const starts = [range[0], ...cuts]
  return starts.map((start, i): Range => [start, starts[i + 1] ?? range[1]])
}

const opening = /^[\p{Ps}\p{Pi}\p{Sc}¿¡"'@#]$/u

/** The first mark right before a word that opens with it: a bracket, a quotation, a currency. */
function withOpening(tokens: readonly Token[], at: number): number {
  let first = at
  while (!tokens[first]?.spaced && opening.test(tokens[first - 1]?.text ?? '')) first -= 1
  return first
}
