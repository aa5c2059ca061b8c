import { describe, expect, it } from 'vitest'
import { colours } from '#server/composer/look/look-wishes.ts'
import { fromHex } from '#shared/page/oklch.ts'
import { themeTokens, tokensCss } from '#shared/page/theme-tokens.ts'
import { commanded, composedPage, edited } from './commanded-page.ts'

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
    ['ja', '金色と紺色にして', 'gold', 'blue', '金色、紺色'],
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
      const { hue, chroma } = colours[beside] ?? {}
      expect(document.theme.second?.hue).toBe(hue)
      expect(document.theme.second?.chroma).toBeCloseTo(Number(chroma), 1)
      expect(outcomes).toEqual([{ code: 'colours', words }])
      expect(undone.theme).toEqual(page.theme)
    },
  )

  it('are seen', () => {
    const { theme } = commanded(composedPage(briefs.en), 'gold and navy').document
    const { second: _, ...alone } = theme
    expect(themeTokens(theme).light.accent).not.toBe(themeTokens(alone).light.accent)
    expect(tokensCss(theme)).toContain('--action:var(--accent)')
    expect(tokensCss(alone)).not.toContain('--action')
    expect(fromHex(themeTokens(theme).light.accent).l).toBeLessThan(0.4)
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
  ['en', 'make the button green'],
  ['de', 'Die Farbe vom Knopf soll grün sein'],
  ['pt', 'Muda a cor do botão pra verde'],
  ['fr', 'le bouton en vert'],
  ['nl', 'maak de knop groen'],
  ['it', 'fai il pulsante verde'],
  ['es', 'pon el botón verde'],
  ['kr', '버튼을 초록색으로 바꿔 줘'],
] as const)('a button is in a colour of its own, in %s: “%s”', (locale, command) => {
  const page = composedPage(briefs[locale], locale)
  const { theme } = commanded(page, command, locale).document
  expect([theme.hue, theme.second?.hue]).toEqual([page.theme.hue, colours.green?.hue])
  expect(tokensCss(theme)).toContain('--action:var(--accent)')
})

it.each([
  ['en', 'dark blue with orange buttons'],
  ['de', 'Mach es dunkelblau mit orangen Knöpfen'],
  ['fr', 'bleu foncé avec des boutons orange'],
  ['es', 'azul oscuro con botones naranjas'],
  ['it', 'blu scuro con pulsanti arancioni'],
  ['pt', 'azul-escuro com botões laranja'],
  ['nl', 'donkerblauw met oranje knoppen'],
  ['ja', '紺色でボタンはオレンジにして'],
  ['kr', '남색에 주황색 버튼으로 해 줘'],
] as const)('of two colours the buttons’ is theirs, in %s: “%s”', (locale, command) => {
  const { theme } = commanded(composedPage(briefs[locale], locale), command, locale).document
  expect([theme.hue, theme.second?.hue]).toEqual([colours.blue?.hue, colours.orange?.hue])
})

describe('the ground of a page', () => {
  it.each([
    ['en', 'Make it dark green with a cream background', 'background in cream please'],
    ['de', 'Mach es dunkelgrün mit cremefarbenem Hintergrund', 'Hintergrund in Creme'],
    ['fr', 'Mets-le en vert foncé avec un fond crème', 'un fond crème'],
    ['es', 'Hazla verde oscuro con fondo crema', 'el fondo en crema'],
    ['it', 'Falla verde scuro con lo sfondo crema', 'lo sfondo color crema'],
    ['pt', 'Deixa verde escuro com fundo creme', 'fundo creme'],
    ['nl', 'Maak het donkergroen met een crème achtergrond', 'een crème achtergrond'],
    ['ja', '深緑にして、背景はクリーム色で', '背景をクリーム色にして'],
    ['kr', '짙은 초록에 크림색 배경으로 해 줘', '배경을 크림색으로 바꿔 줘'],
  ] as const)('is cream in %s: “%s”, “%s”', (locale, both, alone) => {
    const page = composedPage(briefs[locale], locale)
    const made = commanded(page, both, locale)
    expect(made.document.theme).toMatchObject({ hue: colours.green?.hue, depth: 'deep' })
    const ground = fromHex(themeTokens(made.document.theme).light.bg)
    expect(ground.l).toBeGreaterThan(0.95)
    expect(ground.c).toBeGreaterThan(0.02)
    expect(Math.abs(ground.h - 85)).toBeLessThan(12)
    expect(made.undone.theme).toEqual(page.theme)
    const { theme } = commanded(page, alone, locale).document
    expect([theme.hue, theme.chroma]).toEqual([page.theme.hue, page.theme.chroma])
    expect(themeTokens(theme).light.bg).toBe(themeTokens(made.document.theme).light.bg)
  })

  it.each([
    ['navy and white', 250, 'light', 'navy, white'],
    ['black and gold', 85, 'dark', 'black, gold'],
    ['dark blue on a light blue background', 250, 'light', 'dark blue, light blue'],
    ['a yellow background', null, 'light', 'yellow'],
    ['dark blue background', null, 'dark', 'dark blue'],
  ] as const)('is that of “%s”', (command, hue, scheme, words) => {
    const page = composedPage(briefs.en)
    const { document, outcomes } = commanded(page, command)
    expect(document.theme.hue).toBe(hue ?? page.theme.hue)
    expect(document.theme.scheme).toBe(scheme)
    expect(document.theme.paper).toBeDefined()
    expect(outcomes).toEqual([{ code: 'colours', words }])
  })

  it('goes where the page is in another design, and stays where it is in another colour', () => {
    const { document } = commanded(composedPage(briefs.en), 'cream background')
    expect(commanded(document, 'make it blue').document.theme.paper).toEqual(document.theme.paper)
    const other = edited(document, { op: 'theme', theme: { hue: 20, chroma: 0.1 } })
    expect(other.theme.paper).toBeUndefined()
  })
})

it.each([
  ['I would like a serif font', /^pair\.[a-z-]*serif/],
  ['Can the page be dark?', /^scheme\.dark$/],
  ['round corners', /^radius\.\w+$/],
])('what changed is named: “%s”', (command, words) => {
  const page = edited(composedPage(briefs.en), {
    op: 'theme',
    theme: { pair: 'grotesque', scheme: 'light', radius: 'none' },
  })
  const [outcome] = commanded(page, command).outcomes
  expect([outcome?.code, outcome?.words]).toEqual(['restyled', expect.stringMatching(words)])
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
    expect(Math.abs(fromHex(themeTokens(theme).light.bg).h - 75)).toBeLessThan(12)
  }
})
