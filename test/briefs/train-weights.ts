import { cutPieces, readText } from '#server/reader/build-draft.ts'
import { type Choice, sources } from '#server/reader/candidates/choose.ts'
import { candidateFeatures } from '#server/reader/candidates/features.ts'
import { candidatesOf } from '#server/reader/candidates/generate.ts'
import { thingFeatures } from '#server/reader/candidates/thing-features.ts'
import { thingsAround, windowsOf } from '#server/reader/candidates/things-of-sums.ts'
import type { Draft } from '#server/reader/draft.ts'
import { freeSums } from '#server/reader/facts/choose-things.ts'
import { bareNumbers } from '#server/reader/facts/find-sums.ts'
import { industryFeatures, trades } from '#server/reader/facts/industry-features.ts'
import { sumFeatures } from '#server/reader/facts/sum-features.ts'
import { type FeaturesOf, featureNames } from '#server/reader/feature-rows.ts'
import type { Amount } from '#server/reader/grammars/read-amounts.ts'
import { languageOf } from '#server/reader/language.ts'
import { remembered } from '#server/reader/remembered.ts'
import {
  type FeatureLists,
  type NamedWeights,
  type ScorerWeights,
  scorersOf,
} from '#server/reader/scorer.ts'
import { bordersOf } from '#server/reader/statements/borders.ts'
import { tokenFeatures } from '#server/reader/statements/token-features.ts'
import { type Question, shippedWeights, type Weights } from '#server/reader/weights.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import type { LabelledBrief } from './labelled-brief.ts'
import { type ScoredExample, trainScorer } from './train-scorer.ts'
import { type TaggedExample, trainTagger } from './train-tagger.ts'

export interface Training {
  /** Same seed and briefs, same weights. */
  seed: number
  epochs: number
  /** Parts the briefs are cut in, so that scorers learn from pieces no tagger has seen. */
  folds: number
}

export const usualTraining: Training = { seed: 7, epochs: 4, folds: 2 }

/** Learns to cut and to judge from labelled briefs. */
export function trainWeights(briefs: readonly LabelledBrief[], training = usualTraining): Weights {
  const random = randomFrom(training.seed)
  const options = { epochs: training.epochs, random, least: 6 }
  const drafts = briefs.map((brief) => readText(brief.brief, languageOf(brief.locale)))
  const examples = briefs.map((brief, i) => taggedExample(brief, drafts[i] as Draft))
  const tagger = trainTagger(examples, options)
  // Scorers meet pieces as they will be cut: by a tagger that has not seen the brief.
  const cut = drafts.map((draft) => draft)
  for (let fold = 0; fold < training.folds; fold += 1) {
    const isIn = (i: number) => i % training.folds === fold
    const others = trainTagger(
      examples.filter((_, i) => !isIn(i)),
      options,
    )
    drafts.forEach((draft, i) => {
      if (isIn(i)) cut[i] = cutPieces(draft, others)
    })
  }
  const pairs = briefs.map((brief, i) => [brief, cut[i] as Draft] as const)
  return { tagger, scorers: scorersFrom(pairs, random) }
}

/** `withNames` learns names, from other briefs. */
const unlearned: NamedWeights = { bias: 0, features: new Map() }

/** Learns to judge candidates, from briefs cut as they will be cut. */
export function scorersFrom(
  pairs: readonly (readonly [LabelledBrief, Draft])[],
  random: () => number,
): Weights['scorers'] {
  const scorer = (exampleOf: (brief: LabelledBrief, draft: Draft) => ScoredExample, least = 3) =>
    trainScorer(
      pairs.map(([brief, draft]) => exampleOf(brief, draft)),
      { epochs: 12, random, least },
    )
  return scorersOf({
    name: unlearned,
    kind: scorer(({ facts }, draft) => candidates(draft, 'kind', texts(facts.kind))),
    place: scorer((brief, draft) => candidates(draft, 'place', placeParts(brief))),
    audience: scorer(({ facts }, draft) => candidates(draft, 'audience', texts(facts.audience))),
    // Every word is a feature of every trade: those seen seldom would be most of the file.
    industry: scorer(industryExample, 8),
    sum: sumScorer(pairs, random),
    thing: thingScorer(pairs, random),
  })
}

/** Which numbers without a sign of money are sums: each a question of its own. */
function sumScorer(
  pairs: readonly (readonly [LabelledBrief, Draft])[],
  random: () => number,
): NamedWeights {
  const examples = pairs.flatMap(([{ facts }, draft]): ScoredExample[] => {
    const due = new Set(facts.prices?.map(({ amount, to }) => `${amount} ${to ?? ''}`))
    return bareNumbers(draft).map(({ number, sum }) => ({
      candidates: [
        {
          features: sumFeatures(draft, number, namesForAll),
          isRight: due.has(`${sum.amount} ${sum.to ?? ''}`),
        },
      ],
    }))
  })
  return trainScorer(examples, { epochs: 12, random, least: 3 })
}

/** A feature of what a sum is for counts from so many sums on: words seen seldom teach nothing. */
const leastOfThings = 25

/** What each sum of a brief is for; one that is no price, or of nothing that is named, is for nothing. */
export function thingScorer(
  pairs: readonly (readonly [LabelledBrief, Draft])[],
  random: () => number,
): NamedWeights {
  const examples = pairs
    .filter(([{ partial }]) => !partial)
    .flatMap(([{ facts }, draft]) => thingExamples(draft, facts.prices ?? []))
  return trainScorer(examples, { epochs: 8, random, least: leastOfThings })
}

/** The shipped weights with what sums are for learned anew, from pieces as the shipped tagger cuts them. */
export function withThings(briefs: readonly LabelledBrief[], { seed } = usualTraining): Weights {
  const weights = shippedWeights()
  const pairs = briefs.map((each) => [each, cutBy(weights, each)] as const)
  return withLearned(weights, { thing: thingScorer(pairs, randomFrom(seed)) })
}

export const cutBy = (
  { tagger }: Weights,
  { brief, locale }: Pick<LabelledBrief, 'brief' | 'locale'>,
): Draft => cutPieces(readText(brief, languageOf(locale)), tagger)

/** Weights with some questions learned anew. */
export function withLearned(
  { tagger, scorers }: Weights,
  learned: Partial<Record<Question, NamedWeights>>,
): Weights {
  const before = Object.entries(scorers.of).map(([question, scorer]) => [
    question,
    namedOf(scorers.features.names, scorer),
  ])
  return { tagger, scorers: scorersOf({ ...Object.fromEntries(before), ...learned }) }
}

/** Weights by the names of their features, as they were learned. */
function namedOf(names: readonly string[], { bias, weights, pairs }: ScorerWeights): NamedWeights {
  const features = names.map((name, row) => [name, weights[row] ?? 0] as const)
  const factors = pairs?.factors ?? 0
  const factorsOf = (row: number) =>
    Float64Array.from({ length: factors }, (_, i) => pairs?.weights[row * factors + i] ?? 0)
  return {
    bias,
    features: new Map(features.filter(([, weight]) => weight !== 0)),
    pairs: pairs && {
      factors,
      features: new Map(names.map((name, row) => [name, factorsOf(row)] as const)),
    },
  }
}

type DuePrice = NonNullable<LabelledBrief['facts']['prices']>[number]

function thingExamples(draft: Draft, prices: readonly DuePrice[]): ScoredExample[] {
  const bare = bareNumbers(draft).map(({ sum }) => sum)
  const due = new Map<Amount, DuePrice>()
  const all = [...draft.amounts.filter(({ currency }) => currency), ...bare, ...freeSums(draft)]
  all.sort((one, other) => one.start - other.start)
  for (const price of prices) {
    const own = all.find(
      (sum) => !due.has(sum) && sum.amount === price.amount && sum.to === price.to,
    )
    if (own) due.set(own, price)
  }
  const sums = all.filter((sum) => sum.currency || sum.amount === 0 || due.has(sum))
  const around = thingsAround(draft)
  const featuresOf = thingFeatures(draft, namesForAll)
  return windowsOf(draft, sums).map((window, i) => {
    const sum = sums[i] as Amount
    const ofSpan = featuresOf(sum, window)
    const item = due.get(sum)?.item
    return {
      candidates: around(window).map((candidate) => ({
        features: allOf(ofSpan(candidate)),
        isRight: item !== '' && draft.text.raw.slice(...candidate.span) === item,
      })),
    }
  })
}

const allOf = ({ shared, own }: FeatureLists<string>): string[] => [...shared, ...own].flat()

/** Names of features, each kept once for all briefs: they share most of theirs. */
const namesForAll: FeaturesOf<string> = (() => {
  const kinds = remembered((kind: string) =>
    remembered((where: string) =>
      remembered(featureNames(kind, where) as (value?: string | number) => string),
    ),
  )
  return (kind, where = '') => kinds(kind)(where)
})()

/** What each token of a brief is there for, as labelled. */
export function rolesOfTokens({ spans }: LabelledBrief, { text }: Pick<Draft, 'text'>): SpanRole[] {
  const pieceAt = piecesOfTokens(spans, text)
  return pieceAt.map((at): SpanRole => spans[at]?.[0] ?? 'courtesy')
}

function piecesOfTokens(spans: LabelledBrief['spans'], { tokens }: Draft['text']): number[] {
  const starts: number[] = []
  let offset = 0
  for (const [, said] of spans) {
    starts.push(offset)
    offset += said.length
  }
  return tokens.map(({ start }) => starts.findLastIndex((at) => at <= start))
}

/** The roles of a brief's tokens, and where its pieces begin, as labelled. */
function taggedExample(brief: LabelledBrief, draft: Draft): TaggedExample {
  const { text, claims } = draft
  const pieceAt = piecesOfTokens(brief.spans, text)
  const borders = bordersOf(text, claims)
  return {
    features: tokenFeatures(text, claims, namesForAll),
    roles: rolesOfTokens(brief, draft),
    begins: pieceAt.map((at, i) => i === 0 || at !== pieceAt[i - 1] || borders[i] === 'always'),
    borders,
  }
}

/** The candidates of a brief for a question, and which of them are right. */
export function candidates(draft: Draft, choice: Choice, right: readonly string[]): ScoredExample {
  const { roles, by } = sources[choice]
  const featuresOf = candidateFeatures(draft, namesForAll)
  return {
    candidates: candidatesOf(draft)(roles, by).map((candidate) => ({
      features: allOf(featuresOf(candidate, choice)),
      isRight: right.includes(draft.text.raw.slice(...candidate.span)),
    })),
  }
}

function placeParts({ facts, brief }: LabelledBrief): string[] {
  return texts(facts.place).flatMap((place) =>
    brief.includes(place) ? [place] : place.split(', '),
  )
}

function industryExample({ facts }: LabelledBrief, draft: Draft): ScoredExample {
  const right = [facts.industry].flat()
  const featuresOf = industryFeatures(draft, namesForAll)
  return {
    candidates: trades.map((industry) => ({
      features: featuresOf(industry),
      isRight: right.includes(industry),
    })),
  }
}

export const texts = (value: string | readonly string[] | undefined): string[] =>
  [value ?? []].flat()

/** Mulberry32: numbers in [0, 1) that a seed repeats. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
