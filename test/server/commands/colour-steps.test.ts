import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { contrast } from '#shared/page/oklch.ts'
import { themeTokens } from '#shared/page/theme-tokens.ts'
import { commanded, composedPage, edited } from './commanded-page.ts'

const page = composedPage('Otter Bikes in Kendal, 3 Mill Lane. Tune-up £40. Call 01539 555014.')
const light = edited(page, { op: 'theme', theme: { scheme: 'light', depth: 'deep' } })
const plain = edited(page, { op: 'theme', theme: { scheme: 'light', depth: null } })

const lighter: [PageLanguage, string][] = [
  ['en', 'Make the colours lighter'],
  ['de', 'Hellere Farben'],
  ['fr', 'Des couleurs plus claires'],
  ['es', 'Colores más claros'],
  ['it', 'Colori più chiari'],
  ['pt', 'Cores mais claras'],
  ['nl', 'Lichtere kleuren'],
  ['ja', 'もっと明るい色にして'],
  ['kr', '색을 더 밝게 해 줘'],
]

const darker: [PageLanguage, string][] = [
  ['en', 'Make the colours a little darker'],
  ['de', 'Dunklere Farben'],
  ['fr', 'Des couleurs plus foncées'],
  ['es', 'Colores más oscuros'],
  ['it', 'Colori più scuri'],
  ['pt', 'Cores mais escuras'],
  ['nl', 'Donkerdere kleuren'],
  ['ja', '色を暗くして'],
  ['kr', '색을 더 어둡게 해 줘'],
]

describe('colours of a light page', () => {
  it.each(lighter)('in %s become lighter, and at the end it is said: %s', (locale, wish) => {
    let document = { ...light, base: locale }
    for (const depth of [undefined, 'pale']) {
      const made = commanded(document, wish, locale)
      expect(made.outcomes).toEqual([{ code: 'lighter' }])
      document = made.document
      expect(document.theme.depth ?? undefined).toBe(depth)
    }
    expect(commanded(document, wish, locale).outcomes).toEqual([{ code: 'lightest' }])
  })

  it.each(darker)('in %s become darker before the ground does: %s', (locale, wish) => {
    const one = commanded({ ...plain, base: locale }, wish, locale)
    expect([one.document.theme.scheme, one.document.theme.depth]).toEqual(['light', 'deep'])
    const two = commanded(one.document, wish, locale)
    expect(two.document.theme.scheme).toBe('dark')
    expect(commanded(two.document, wish, locale).outcomes).toEqual([{ code: 'darkest' }])
  })
})

it('are as warm, or as cool, as they get', () => {
  let document = plain
  for (let n = 0; n < 8; n += 1) document = commanded(document, 'warmer colours').document
  expect(commanded(document, 'warmer colours').outcomes).toEqual([{ code: 'warmest' }])
})

const dark: [PageLanguage, string][] = [
  ['en', 'Use navy blue'],
  ['de', 'Nimm Marineblau'],
  ['fr', 'Utilise du bleu marine'],
  ['es', 'Usa azul marino'],
  ['it', 'Usa il blu notte'],
  ['pt', 'Usa azul-marinho'],
  ['nl', 'Gebruik marineblauw'],
  ['ja', '紺色にして'],
  ['kr', '네이비로 바꿔 줘'],
]

it.each(dark)('in %s navy is dark on a page that was dark green, too: %s', (locale, wish) => {
  const green = edited(page, { op: 'theme', theme: { hue: 148, scheme: 'light', depth: 'deep' } })
  const { document } = commanded({ ...green, base: locale }, wish, locale)
  // As near to black as to white would be a blue like any other.
  expect(contrast(themeTokens(document.theme).light.primary, '#ffffff')).toBeGreaterThan(9)
})

const larger: [PageLanguage, string][] = [
  ['en', 'Bigger text'],
  ['de', 'Größere Schrift'],
  ['fr', 'Un texte plus grand'],
  ['es', 'Letra más grande'],
  ['it', 'Testo più grande'],
  ['pt', 'Letra maior'],
  ['nl', 'Grotere tekst'],
  ['ja', '文字を大きく'],
  ['kr', '글씨를 크게 해 줘'],
]

it.each(larger)('in %s larger text is larger text, and no heading alone: %s', (locale, wish) => {
  const { document, outcomes } = commanded({ ...plain, base: locale }, wish, locale)
  expect(document.theme.scale).toBe('huge')
  expect(outcomes).toEqual([{ code: 'largerText' }])
})
