import { describe, expect, it } from 'vitest'
import { colours } from '#server/composer/look/look-wishes.ts'
import { commanded, composedPage } from './commanded-page.ts'

const bakery = composedPage(
  '麦の穂は鎌倉市由比ガ浜2-4-8にある小さなパン屋です。食パン450円、あんパン220円。',
  'ja',
)
const dutch = composedPage(
  'Bakkerij De Korenaar, Dorpsstraat 16, Zutphen. Desembrood € 4,20, krentenbol € 1,40.',
  'nl',
)

describe('a colour by its bare name in Japanese', () => {
  it.each([
    ['緑', 'green'],
    ['青にして', 'blue'],
    ['赤にしてください', 'red'],
    ['地図を消して緑にしてください', 'green'],
  ] as const)('is one: %s', (command, colour) => {
    expect(commanded(bakery, command, 'ja').document.theme.hue).toBe(colours[colour]?.hue)
  })
})

describe('a thing in the plural', () => {
  it('may double its last letter', () => {
    const { prices } = commanded(dutch, 'krentenbollen zijn nu 1,60', 'nl').document.facts
    expect(prices?.find(({ item }) => item === 'krentenbol')?.amount).toBe(1.6)
  })
})

describe('rounder buttons', () => {
  it.each([
    ['nl', 'maak de knoppen ronder', dutch],
    ['ja', 'ボタンを丸くして', bakery],
  ] as const)('are the rounder page in %s', (locale, command, page) => {
    expect(commanded(page, command, locale).ops).toContainEqual(
      expect.objectContaining({ op: 'theme' }),
    )
  })
})
