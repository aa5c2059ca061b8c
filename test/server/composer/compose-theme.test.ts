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

describe('a colour and a mood in words', () => {
  it.each([
    'Bookshop Hollow in Hay. Colours: dark green, warm, like an old library.',
    'Buchhandlung Hohl in Jena. Farben: dunkelgrün, warm, wie eine alte Bibliothek.',
    'Librairie Creux à Albi. Couleurs : vert foncé, chaleureux, comme une vieille bibliothèque.',
    'Libreria Cavo a Pisa. Colori: verde scuro, caldo, come una vecchia biblioteca.',
    'Librería Hueco en León. Colores: verde oscuro, cálido, como una biblioteca antigua.',
    'Livraria Oca no Porto. Cores: verde escuro, acolhedor, como uma biblioteca antiga.',
    'Boekhandel Hol in Gouda. Kleuren: donkergroen, warm, als een oude bibliotheek.',
    '松本の本屋「うろ」。色は深緑で、温かく、古い図書館のように。',
    '강릉 책방 "빈칸". 색은 짙은 초록, 따뜻하게, 오래된 도서관처럼.',
  ])('%s', (brief) => {
    const themes = [1, 2, 3].map((seed) => composeTheme('shop', brief, undefined, seed))
    for (const { hue, chroma, mood } of themes) {
      expect({ hue, mood }).toEqual({ hue: 148, mood: 'warm' })
      expect(chroma).toBeLessThan(0.11)
    }
  })
})
