import { describe, expect, it } from 'vitest'
import { scorersOf, scoring } from '#server/reader/scorer.ts'
import { trainScorer } from '#test/briefs/train-scorer.ts'
import { randomFrom } from '#test/briefs/train-weights.ts'

const wrong = [
  { features: ['capital', 'first'], isRight: false },
  { features: ['small', 'within'], isRight: false },
]
const right = [
  { features: ['capital', 'within'], isRight: true },
  { features: ['small', 'first'], isRight: true },
]
/** Right are a capital within a sentence and a small letter at its beginning: no feature tells by itself. */
const examples = Array.from({ length: 60 }, (_, i) => ({
  candidates: [...right.slice(i % 2, (i % 2) + 1), ...wrong],
}))

const scoresLearned = (pairs?: { factors: number; least: number }) => {
  const name = trainScorer(examples, { epochs: 40, random: randomFrom(7), least: 1, pairs })
  const { features, of } = scorersOf({ name })
  const scoreOf = scoring(of.name)
  return [...right, ...wrong].map((candidate) =>
    scoreOf({
      shared: [],
      own: [candidate.features.map((feature) => features.rowsOf(feature)())],
    }),
  ) as [number, number, number, number]
}

describe('what only two features together tell', () => {
  it('is learned where pairs are', () => {
    const [capitalWithin, smallFirst, capitalFirst, smallWithin] = scoresLearned({
      factors: 4,
      least: 1,
    })
    expect(Math.min(capitalWithin, smallFirst)).toBeGreaterThan(
      Math.max(capitalFirst, smallWithin) + 1,
    )
  })

  it('is not where features are learned one by one', () => {
    const scores = scoresLearned()
    expect(Math.max(...scores) - Math.min(...scores)).toBeLessThan(0.5)
  })
})

it('a score is the same however its features are put in lists', () => {
  const weights = [0.5, -1, 2]
  const pairs = { factors: 2, weights: [1, 0, 0.5, -1, 2, 0.25] }
  const scoreOf = scoring({ bias: 0.1, weights, pairs })
  // 0·1: 0.5, 0·2: 2, 1·2: 1 − 0.25.
  const whole = scoreOf({ shared: [], own: [[0, 1, 2]] })
  expect(whole).toBeCloseTo(0.1 + 1.5 + 0.5 + 2 + 0.75)
  expect(scoreOf({ shared: [[0], [1, -1]], own: [[2]] })).toBeCloseTo(whole)
  expect(scoreOf({ shared: [[2, 1]], own: [[0]] })).toBeCloseTo(whole)
})
