import { describe, expect, it } from 'vitest'
import { phraseFinder } from '#server/reader/text/phrase-finder.ts'
import { phrasePattern } from '#server/reader/text/phrase-pattern.ts'

const slots = { page: ['page', 'web site', 'flyer'], pictures: ['photo', 'photos', 'fotos'] }
const phrases = [
  'on the {page}',
  'the {page} should*',
  '{pictures} to follow',
  'should * look',
  'no {pictures}',
  'please',
]
const texts = [
  'photos to follow, please',
  'the  web site should, please, look calm; no photos on the page',
  'the page shouldnt be long',
  'pleased to meet you on the flyers',
  'nothing of the kind',
  '',
]

describe('phrases found in a text', () => {
  it.each(texts)('are those one expression of all would find: %s', (text) => {
    const all = new RegExp(phrases.map((each) => phrasePattern(each, slots)).join('|'), 'gu')
    const expected = [...text.matchAll(all)].map(({ 0: said, index }) => ({ index, said }))
    expect(phraseFinder(phrases, slots).allIn(text)).toEqual(expected)
    expect(phraseFinder(phrases, slots).isIn(text)).toBe(expected.length > 0)
  })

  it('are none where there are no phrases', () => {
    expect(phraseFinder([], {}).allIn('anything')).toEqual([])
    expect(phraseFinder([], {}).isIn('anything')).toBe(false)
  })
})
