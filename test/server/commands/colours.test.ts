import { describe, expect, it } from 'vitest'
import { colours } from '#server/composer/look/look-wishes.ts'
import { fromHex } from '#shared/page/oklch.ts'
import { themeTokens } from '#shared/page/theme-tokens.ts'
import { askedBack, commanded, composedPage, edited } from './commanded-page.ts'

const briefs = {
  en: 'Salt & Rye is a bakery in Bristol. Sourdough £4.20.',
  de: 'Bäckerei Salz in Bonn. Roggenbrot 4,20 €.',
  ja: 'パン屋「しお」は谷中にあります。食パン420円。',
  pt: 'Padaria Sal em Goiânia. Broa R$ 42.',
  fr: 'Boulangerie Sel à Vitré. Brioche 6 €.',
  nl: 'Bakkerij Zout in Utrecht. Roggebrood € 4.',
  it: 'Panificio Sale a Bologna. Focaccia 4 €.',
  es: 'Panadería Sal en Valencia. Hogaza 4 €.',
  kr: '소금빵집, 대전. 식빵 4,200원.',
} as const

describe('two colours', () => {
  it.each([
    ['en', 'gold and navy', 'gold', 'blue', 'gold, navy'],
    ['de', 'Mach alles in Gold und Dunkelblau', 'gold', 'blue', 'Gold, Dunkelblau'],
    ['ja', '金色と紺色にして', 'gold', 'blue', '金色, 紺色'],
    ['pt', 'Quero tons de rosa e marrom', 'pink', 'brown', 'rosa, marrom'],
    ['fr', 'mets tout en rose et marron', 'pink', 'brown', 'rose, marron'],
    ['nl', 'goud en donkerblauw', 'gold', 'blue', 'goud, donkerblauw'],
    ['it', 'oro e blu', 'gold', 'blue', 'oro, blu'],
    ['es', 'dorado y azul', 'gold', 'blue', 'dorado, azul'],
    ['kr', '금색과 남색으로 해 줘', 'gold', 'blue', '금색, 남색'],
  ] as const)(
    'in %s are the page’s and the one beside it: “%s”',
    (locale, command, main, beside, words) => {
      const page = composedPage(briefs[locale], locale)
      const { document, outcomes, undone } = commanded(page, command, locale)
      expect(document.theme.hue).toBe(colours[main]?.hue)
      expect(document.theme.second).toEqual(colours[beside])
      expect(outcomes).toEqual([{ code: 'colours', words }])
      expect(undone.theme).toEqual(page.theme)
    },
  )

  it('are seen', () => {
    const { theme } = commanded(composedPage(briefs.en), 'gold and navy').document
    const { second: _, ...alone } = theme
    expect(themeTokens(theme).light.accent).not.toBe(themeTokens(alone).light.accent)
    expect(themeTokens(theme).light.primary).toBe(themeTokens(alone).light.primary)
  })

  it('are one again where the page is in another', () => {
    const { document } = commanded(composedPage(briefs.en), 'gold and navy')
    const blue = commanded(document, 'make it blue')
    expect(blue.document.theme.second).toBeUndefined()
    expect(blue.undone.theme).toEqual(document.theme)
  })

  it('leave a third one out, by name', () => {
    const { outcomes } = commanded(composedPage(briefs.en), 'I want pink, brown and green')
    expect(outcomes).toEqual([{ code: 'twoColours', words: 'pink, brown', where: 'green' }])
  })
})

it('a colour is named in the answer', () => {
  const { outcomes } = commanded(composedPage(briefs.en), 'dark green colours please')
  expect(outcomes).toEqual([{ code: 'colours', words: 'dark green' }])
})

it.each([
  ['en', 'make the button green', 'Make the page green'],
  ['de', 'Die Farbe vom Knopf soll grün sein', 'Mach die Seite grün'],
  ['pt', 'Muda a cor do botão pra verde', 'Deixa a página verde'],
  ['fr', 'le bouton en vert', 'Mets la page en vert'],
  ['nl', 'maak de knop groen', 'Maak de pagina groen'],
  ['it', 'fai il pulsante verde', 'Cambia il colore della pagina in verde'],
  ['es', 'pon el botón verde', 'Pon la página en verde'],
  ['kr', '버튼을 초록색으로 바꿔 줘', '페이지 색을 초록색으로 바꿔 줘'],
] as const)('a button has the colour of the page, in %s: “%s”', (locale, command, choice) => {
  const page = composedPage(briefs[locale], locale)
  expect(askedBack(page, command, locale)?.choices.map((one) => one.command)).toEqual([choice])
  expect(commanded(page, choice, locale).document.theme.hue).toBe(colours.green?.hue)
})

it.each([
  ['de', 'mach es in blau und etwas heller', 'blau, heller'],
  ['en', 'make it blue and a bit lighter', 'blue, lighter'],
  ['fr', 'mets-le en bleu et un peu plus clair', 'bleu, plus clair'],
  ['pt', 'deixa azul e um pouco mais claro', 'azul, mais claro'],
  ['en', 'make it light blue', 'light blue'],
] as const)('names every half of a colour in %s: “%s”', (locale, command, words) => {
  const page = composedPage('Salt, Leeds. Haircut £14.', locale)
  expect(commanded(page, command, locale).outcomes).toEqual([{ code: 'colours', words }])
})

describe('a dark and a light colour', () => {
  it.each([
    ['en', 'make it dark blue', 'light blue please'],
    ['en', 'navy', 'sky blue'],
    ['de', 'mach es dunkelblau', 'hellblau bitte'],
    ['fr', 'bleu foncé', 'bleu clair'],
    ['es', 'azul oscuro', 'azul claro'],
    ['it', 'blu scuro', 'blu chiaro'],
    ['pt', 'azul-escuro', 'azul-claro'],
    ['nl', 'donkerblauw', 'lichtblauw'],
    ['ja', '濃い青にして', '水色にして'],
    ['kr', '진한 파란색으로 해줘', '하늘색으로 해줘'],
  ] as const)('in %s “%s” and “%s” are seen to be so', (locale, dark, light) => {
    const page = composedPage(briefs[locale], locale)
    const deep = commanded(page, dark, locale)
    const pale = commanded(page, light, locale)
    const [low, high] = [deep, pale].map(({ document }) => themeTokens(document.theme).light)
    expect([deep, pale].map(({ document }) => document.theme.hue)).toEqual([250, 250])
    expect(fromHex(low?.fill ?? '').l).toBeLessThan(0.38)
    expect(fromHex(low?.primary ?? '').l).toBeLessThan(0.38)
    expect(fromHex(high?.fill ?? '').l).toBeGreaterThan(0.8)
    expect(deep.undone.theme).toEqual(page.theme)
    expect(pale.undone.theme).toEqual(page.theme)
  })

  it('is one no more where the page is in another', () => {
    const { document } = commanded(composedPage(briefs.en), 'make it dark blue')
    const green = commanded(document, 'make it green')
    expect(green.document.theme.depth).toBeUndefined()
    expect(green.undone.theme).toEqual(document.theme)
  })

  it('a strong one is no dark one', () => {
    const { theme } = commanded(
      composedPage(briefs.de, 'de'),
      'kräftiges Blau bitte',
      'de',
    ).document
    expect([theme.hue, theme.depth]).toEqual([250, undefined])
    expect(theme.chroma).toBeGreaterThan(colours.blue?.chroma ?? 0)
  })

  it.each([
    ['en', 'pastel colours'],
    ['de', 'Pastellfarben'],
    ['fr', 'des couleurs pastel'],
    ['es', 'colores pastel'],
    ['it', 'colori pastello'],
    ['pt', 'cores pastel'],
    ['nl', 'pastelkleuren'],
    ['ja', 'パステルカラーにして'],
    ['kr', '파스텔 톤으로'],
  ] as const)('in %s “%s” are light ones', (locale, wish) => {
    const page = composedPage(briefs[locale], locale)
    const { document } = commanded(page, wish, locale)
    expect(fromHex(themeTokens(document.theme).light.fill).l).toBeGreaterThan(0.8)
    expect(document.theme.hue).toBe(page.theme.hue)
  })
})

it.each([
  ['en', 'warmer colours'],
  ['de', 'wärmere Farben'],
  ['es', 'más cálido'],
  ['ja', 'もっと暖かい色に'],
  ['kr', '더 따뜻한 색으로'],
] as const)('in %s “%s” is seen, on a warm page, too', (locale, wish) => {
  for (const hue of [46, 221]) {
    const page = edited(composedPage(briefs[locale], locale), {
      op: 'theme',
      theme: { hue, chroma: 0.11 },
    })
    const { theme } = commanded(page, wish, locale).document
    expect(Math.abs(theme.hue - hue) > 20 || theme.chroma - 0.11 > 0.04).toBe(true)
    expect(Math.abs(theme.hue - 50)).toBeLessThanOrEqual(Math.abs(hue - 50))
  }
})
