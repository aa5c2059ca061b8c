import { expect, it } from 'vitest'
import { FeatureRows, featureNames, unknownRow } from '#server/reader/feature-rows.ts'

const names = [
  'before-word',
  'before-cue-names.after',
  'shape-all',
  'shape-all&lower-true',
  'has-town',
]
const features = new FeatureRows(names)

it.each([
  ['before-', 'word', ''],
  ['before-', 'cue-names.after', ''],
  ['before-cue-', 'names.after', ''],
  ['shape-', 'all', ''],
  ['shape-', 'all', '&lower-true'],
  ['has-town', undefined, undefined],
])('a feature told as %s and %s has the row of its whole name', (kind, value, where) => {
  const name = featureNames(kind, where)(value)
  expect(names[features.rowsOf(kind, where)(value)]).toBe(name)
})

it('a feature that no weight knows has no row', () => {
  expect(features.rowsOf('before-')('mark')).toBe(unknownRow)
  expect(features.rowsOf('shape-', '&lower-false')('all')).toBe(unknownRow)
  expect(features.rowsOf('has-')()).toBe(unknownRow)
})
