import { expect, it } from 'vitest'
import { FeatureRows } from '#server/reader/feature-rows.ts'
import { scorersOf } from '#server/reader/scorer.ts'
import { packWeights, unpackWeights } from '#server/reader/weights.ts'

const columns = 20

it('weights are read as they were stored, but for what is too small to tell', () => {
  const weights = new Float32Array(2 * columns)
  weights.set([1.5, 0.01, -2.3], 0)
  weights[columns + columns - 1] = 0.7
  const none = { bias: -0.5, features: new Map<string, number>() }
  const name = {
    bias: 1.25,
    features: new Map([
      ['words-2', 0.35],
      ['words-9', 0.001],
      ['at-start', 0.001],
    ]),
    pairs: { factors: 2, features: new Map([['at-start', [0.5, -0.25]]]) },
  }
  const stored = packWeights({
    tagger: {
      features: new FeatureRows(['w=piano', 'kw=piano']),
      weights,
      follows: [0.25, -1],
    },
    scorers: scorersOf({
      name,
      kind: none,
      place: none,
      audience: none,
      industry: none,
      sum: none,
      thing: none,
    }),
  })
  const { tagger, scorers } = unpackWeights(stored)
  const row = (feature: string) => tagger.features.names.indexOf(feature) * columns
  expect(tagger.weights[row('w=piano')]).toBeCloseTo(1.5)
  expect(tagger.weights[row('w=piano') + 1]).toBe(0)
  expect(tagger.weights[row('w=piano') + 2]).toBeCloseTo(-2.3)
  expect(tagger.weights[row('kw=piano') + columns - 1]).toBeCloseTo(0.7)
  // What says nothing by itself may say something beside another.
  expect(scorers.features.names).toEqual(['at-start', 'words-2'])
  expect(Array.from(scorers.of.name.weights)).toEqual([0, expect.closeTo(0.35)])
  expect(scorers.of.name.pairs).toMatchObject({ factors: 2 })
  expect(Array.from(scorers.of.name.pairs?.weights ?? [])).toEqual([0.5, -0.25, 0, 0])
  expect(scorers.of.kind.pairs).toBeUndefined()
  expect([scorers.of.name.bias, scorers.of.kind.bias]).toEqual([1.25, -0.5])
})
