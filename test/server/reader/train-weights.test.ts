import { expect, it } from 'vitest'
import { packWeights, questions, unpackWeights } from '#server/reader/weights.ts'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'
import { withNames } from '#test/briefs/train-names.ts'
import { trainWeights } from '#test/briefs/train-weights.ts'

it('the whole training learns an answer to every question', () => {
  // An audience is what briefs say least.
  const briefs = labelledBriefs().filter(({ split, facts }) => split === 'train' && facts.audience)
  const few = briefs.filter((_, i) => i % 10 === 0)
  const learned = withNames(trainWeights(few, { seed: 7, epochs: 1, folds: 2 }), few, [])
  const { scorers } = unpackWeights(packWeights(learned))
  const unlearned = questions.filter((question) =>
    Array.from(scorers.of[question].weights).every((weight) => weight === 0),
  )
  expect(unlearned).toEqual([])
})
