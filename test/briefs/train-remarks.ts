import type { RemarkWeights } from '#server/composer/material/remark-chance.ts'
import { remarkFeatures } from '#server/composer/material/remark-features.ts'
import { withoutAsides } from '#server/composer/material/statement.ts'
import { asMeant } from '#server/reader/as-meant.ts'
import { read } from '#server/reader/read.ts'
import { type SplicedText, sourcesOf } from '#server/reader/text/spliced-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { LabelledBrief } from './labelled-brief.ts'
import { type ScoredExample, trainScorer } from './train-scorer.ts'
import { randomFrom } from './train-weights.ts'

const training = { seed: 7, epochs: 20, least: 8 }

/**
 * Learns what is said to whoever makes the page, of briefs the tagger has not seen: what it makes
 * of those it learned from is surer than it will ever be.
 */
export function trainRemarks(briefs: readonly LabelledBrief[]): RemarkWeights {
  const { seed, epochs, least } = training
  const examples = briefs.flatMap(examplesOf)
  const { bias, features } = trainScorer(examples, { epochs, least, random: randomFrom(seed) })
  const rounded = (weight: number) => Math.round(weight * 100) / 100
  const told = [...features].map(([name, weight]) => [name, rounded(weight)] as const)
  return {
    bias: rounded(bias),
    features: Object.fromEntries(told.toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}

/** Each statement is the only candidate, or none is right. */
function examplesOf(brief: LabelledBrief): ScoredExample[] {
  const meant = asMeant(brief.brief, brief.locale)
  const reading = read(meant.text, { language: brief.locale, fallback: brief.locale })
  const statements = withoutAsides(reading)
  const features = remarkFeatures(reading, statements)
  const isRemark = remarkLetters(brief)
  return statements.map(({ span }, at) => ({
    candidates: [{ features: features[at] ?? [], isRight: mostly(meant, span, isRemark) }],
  }))
}

/** By letter of the brief. */
function remarkLetters({ spans }: LabelledBrief): boolean[] {
  return spans.flatMap(([role, said]) =>
    new Array<boolean>(said.length).fill(role === 'instruction' || role === 'courtesy'),
  )
}

function mostly(meant: SplicedText, span: Span, isRemark: readonly boolean[]): boolean {
  const letters = sourcesOf(meant, span)
    .flatMap(([start, end]) => Array.from({ length: end - start }, (_, i) => start + i))
    .filter((at) => /[\p{L}\p{N}]/u.test(meant.source[at] ?? ''))
  return letters.filter((at) => isRemark[at]).length * 2 > letters.length
}
