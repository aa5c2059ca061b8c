import { expect, it } from 'vitest'
import { composeShowcase } from '#server/composer/compose-showcase.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import { someTime } from '#test/support/fixtures.ts'

const examples = composeShowcase(someTime)

it('shows nine examples that draw nine different things, with every kind of hero among them', () => {
  const motifs = examples.map(({ document }) => document.theme.art.motif)
  const heroes = examples.map(({ document }) => document.blocks.hero?.variant)
  expect(new Set(motifs).size).toBe(examples.length)
  expect(new Set(heroes)).toEqual(new Set(['split', 'centered', 'poster', 'banner']))
})

it('shows examples that know their name, what they offer and how to reach them', () => {
  const poor = examples.filter(({ document: { facts } }) => {
    const offered = (facts.prices?.length ?? 0) + (facts.offers?.length ?? 0)
    return !facts.name || !facts.place || !facts.email || offered < 3
  })
  expect(poor.map(({ language }) => language)).toEqual([])
  const short = examples.filter(({ document }) => readerBlocks(document).length < 8)
  expect(short.map(({ language }) => language)).toEqual([])
})
