import {
  type Section,
  type SectionWeights,
  sectionNames,
} from '#server/composer/material/section-chance.ts'
import { sectionFeatures } from '#server/composer/material/section-features.ts'
import { unplaced } from '#server/composer/material/statement.ts'
import { asMeant } from '#server/reader/as-meant.ts'
import { read } from '#server/reader/read.ts'
import { type PlacedBrief, sectionOfSpan } from './placed-briefs.ts'
import { type ScoredExample, trainScorer } from './train-scorer.ts'
import { randomFrom } from './train-weights.ts'

const training = { seed: 7, epochs: 20, least: 5 }

/**
 * Learns under which heading a reader looks for a statement, of briefs the tagger has not seen: what
 * it makes of those it learned from is surer than it will ever be.
 */
export function trainSections(briefs: readonly PlacedBrief[]): SectionWeights {
  const { seed, epochs, least } = training
  const learned = trainScorer(briefs.flatMap(examplesOf), {
    epochs,
    least,
    random: randomFrom(seed),
  })
  const weightsOf = (name: string) =>
    sectionNames.map((section) => rounded(learned.features.get(named(section, name)) ?? 0))
  const names = [...learned.features.keys()].map((key) => key.slice(key.indexOf(' ') + 1))
  const features = [...new Set(names)]
    .filter((name) => name !== '')
    .toSorted()
    .map((name) => [name, weightsOf(name)] as const)
    .filter(([, weights]) => weights.some((weight) => weight !== 0))
  return { bias: weightsOf(''), features: Object.fromEntries(features) }
}

const rounded = (weight: number): number => Math.round(weight * 100) / 100
const named = (section: Section, feature: string): string => `${section} ${feature}`

/** Each section is a candidate for each statement. */
function examplesOf(placed: PlacedBrief): ScoredExample[] {
  const meant = asMeant(placed.brief, placed.locale)
  const reading = read(meant.text, { language: placed.locale, fallback: placed.locale })
  const statements = unplaced(reading)
  return sectionFeatures(reading, statements).flatMap((features, at) => {
    const right = sectionOfSpan(placed, meant, statements[at]?.span ?? [0, 0])
    if (!sectionNames.some((section) => section === right)) return []
    const candidates = sectionNames.map((section) => ({
      features: ['', ...features].map((feature) => named(section, feature)),
      isRight: section === right,
    }))
    return [{ candidates }]
  })
}
