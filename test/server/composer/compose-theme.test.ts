import { describe, expect, it } from 'vitest'
import { composeTheme } from '#server/composer/look/compose-theme.ts'
import { takeTurns } from '#server/composer/seeded-random.ts'
import { industries } from '#shared/page/industries.ts'

const seeds = Array.from({ length: 60 }, (_, seed) => seed)

describe('the look of neighbouring seeds', () => {
  it.each(industries)('%s has another pair, motif and mood than the seed before', (industry) => {
    const themes = seeds.map((seed) => composeTheme(industry, '', undefined, seed))
    const alike = seeds.slice(1).filter((seed) => {
      const [one, other] = [themes[seed - 1], themes[seed]]
      return (
        one?.pair === other?.pair ||
        one?.art.motif === other?.art.motif ||
        one?.mood === other?.mood
      )
    })
    expect(alike).toEqual([])
  })

  it('never meets the same item twice in a row, and leaves none out', () => {
    for (const items of [
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c', 'd', 'e'],
    ] as const) {
      const drawn = seeds.map((seed) => takeTurns(items, seed, 'some/key'))
      expect(drawn.filter((item, at) => item === drawn[at - 1])).toEqual([])
      expect(new Set(drawn)).toEqual(new Set(items))
    }
  })

  it('keeps the colour the brief asks for, whatever the seed', () => {
    const hues = seeds.map((seed) => composeTheme('cafe', 'alles in Blau', undefined, seed).hue)
    expect(new Set(hues)).toEqual(new Set([250]))
  })
})
