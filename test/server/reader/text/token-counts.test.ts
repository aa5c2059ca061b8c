import { expect, it } from 'vitest'
import { languageOf } from '#server/reader/language.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'
import { tokenCounts } from '#server/reader/text/token-counts.ts'

it('as many tokens of a kind are counted between two places as a search would find', () => {
  const { tokens } = tagText('Bread, rolls, 12 cakes\nand 3 tarts.', languageOf('en'))
  const isNumber = ({ kind }: (typeof tokens)[number]) => kind === 'number'
  const numbersBetween = tokenCounts(tokens, isNumber)
  for (let first = 0; first <= tokens.length; first += 1)
    for (let end = first; end <= tokens.length; end += 1)
      expect(numbersBetween(first, end)).toBe(tokens.slice(first, end).filter(isNumber).length)
})
