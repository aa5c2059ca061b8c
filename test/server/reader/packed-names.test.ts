import { expect, it } from 'vitest'
import { packNames, unpackNames } from '#server/reader/packed-names.ts'

it('names come back as they were, whatever letters they share', () => {
  const names = ['', 'first-bread', 'first-bread&a', 'first-brew', 'last-😀', 'last-😁', '깨', '꽃']
  expect(unpackNames(packNames(names))).toEqual(names)
})

it('a name tells only what the one before does not', () => {
  expect(packNames(['first-bread', 'first-brew'])).toMatchObject({ shared: [0, 9] })
})
