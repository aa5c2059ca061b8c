import { asMeant } from '#server/reader/as-meant.ts'
import type { NamedWeights } from '#server/reader/scorer.ts'
import type { Weights } from '#server/reader/weights.ts'
import type { LabelledBrief } from './labelled-brief.ts'
import type { NamedBrief } from './named-briefs.ts'
import { type ScoredExample, trainScorer } from './train-scorer.ts'
import {
  candidates,
  cutBy,
  randomFrom,
  texts,
  usualTraining,
  withLearned,
} from './train-weights.ts'

/** Pairs of features that stand in so many briefs are learned; each brief has most of those. */
const pairs = { factors: 8, least: 100 }

interface Named {
  brief: string
  locale: string
  name: readonly string[]
}

/**
 * Weights with names learned, from briefs the tagger has not seen: those it learned from
 * are cut better than any that will come.
 */
export function withNames(
  weights: Weights,
  late: readonly LabelledBrief[],
  named: readonly NamedBrief[],
): Weights {
  const briefs: Named[] = [
    ...late.map(({ brief, locale, facts }) => ({
      brief,
      locale,
      name: texts(facts.name),
    })),
    // As they are read, what was taken back taken out.
    ...named.map((each) => ({ ...each, brief: asMeant(each.brief, each.locale).text })),
  ]
  return withLearned(weights, { name: learned(weights, briefs) })
}

function learned(weights: Weights, briefs: readonly Named[]): NamedWeights {
  const examples = briefs.flatMap((each): ScoredExample[] => {
    const example = candidates(cutBy(weights, each), 'name', each.name)
    // What is right has to be in the brief as it is read.
    return each.name.length === 0 || example.candidates.some(({ isRight }) => isRight)
      ? [example]
      : []
  })
  return trainScorer(examples, {
    epochs: 12,
    random: randomFrom(usualTraining.seed),
    least: 5,
    pairs,
  })
}
