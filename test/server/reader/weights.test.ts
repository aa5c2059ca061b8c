import { expect, it } from 'vitest'
import { packWeights, questions, unpackWeights, type Weights } from '#server/reader/weights.ts'

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
    ]),
  }
  const scorers = Object.fromEntries(questions.map((question) => [question, none]))
  const stored = packWeights({
    tagger: {
      rows: new Map([
        ['w=piano', 0],
        ['kw=piano', 1],
      ]),
      weights,
      follows: [0.25, -1],
    },
    scorers: { ...scorers, name } as unknown as Weights['scorers'],
  })
  const { tagger, scorers: read } = unpackWeights(stored)
  const row = (feature: string) => (tagger.rows.get(feature) ?? -1) * columns
  expect(tagger.weights[row('w=piano')]).toBeCloseTo(1.5)
  expect(tagger.weights[row('w=piano') + 1]).toBe(0)
  expect(tagger.weights[row('w=piano') + 2]).toBeCloseTo(-2.3)
  expect(tagger.weights[row('kw=piano') + columns - 1]).toBeCloseTo(0.7)
  expect([...read.name.features]).toEqual([['words-2', expect.closeTo(0.35)]])
  expect([read.name.bias, read.kind.bias]).toEqual([1.25, -0.5])
})
