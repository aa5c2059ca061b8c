import type { ScorerWeights } from '#server/composer/material/aside-chance.ts'
import { cutCandidates } from '#server/composer/material/cut-candidates.ts'
import { cutFeatures } from '#server/composer/material/cut-features.ts'
import { asMeant } from '#server/reader/as-meant.ts'
import { read } from '#server/reader/read.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { type CutBrief, isCutBetween } from './cut-briefs.ts'
import { roundedWeights } from './rounded-weights.ts'
import { type ScoredExample, trainScorer } from './train-scorer.ts'
import { randomFrom } from './train-weights.ts'

const training = { seed: 7, epochs: 12, least: 8 }

/** Learns where one thing told ends and another begins, of briefs typed with hardly a mark. */
export function trainCuts(briefs: readonly CutBrief[]): ScorerWeights {
  const { seed, epochs, least } = training
  return roundedWeights(
    trainScorer(briefs.flatMap(cutExamples), { epochs, least, random: randomFrom(seed) }),
  )
}

/** Every place of a brief that may be cut: each is the only candidate, or none is right. */
function cutExamples(labelled: CutBrief): ScoredExample[] {
  const meant = asMeant(labelled.brief, labelled.locale)
  const reading = read(meant.text, { language: labelled.locale, fallback: labelled.locale })
  const { tokens } = reading.text
  const spanOfToken = (at: number): Span => [tokens[at]?.start ?? 0, tokens[at]?.end ?? 0]
  const featuresOf = cutFeatures(reading, [0, meant.text.length])
  return cutCandidates(reading, [0, tokens.length]).map((candidate) => {
    const { last, at } = candidate
    const isRight = isCutBetween(labelled, meant, spanOfToken(last), spanOfToken(at))
    return { candidates: [{ features: featuresOf(candidate), isRight }] }
  })
}
