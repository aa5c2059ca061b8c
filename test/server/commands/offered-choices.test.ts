import { describe, expect, it } from 'vitest'
import { pageTexts } from '#server/commands/carry-out/page-texts.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage, readFor } from './commanded-page.ts'

const briefs = {
  en: 'Salt in Leeds, 14 Cobden Street. Haircut £14, beard trim £9. Open Monday to Friday 9 to 5.',
  de: 'Sommerfest des Kleingartenvereins Sonnenhang in Bochum, Hattinger Str. 410. Samstag 12. Juli ab 14 Uhr. Bratwurst 3,50 €.',
  es: 'Panadería Sal en Valencia, calle Colón 18. Hogaza 4 €, bollo 2 €.',
  fr: 'Le Levain, 12 rue du Marché à Vitré. Brioche 6 €, tourte 5 €. Lundi au vendredi 9h-18h.',
  it: 'Panificio Sale a Bologna, via San Felice 40. Focaccia 4 €, pane 3 €.',
  ja: '「土とひと」は谷中の陶芸教室です。体験コース4,400円。営業時間は月〜金 10:00〜18:00。',
  kr: '소금빵집, 대전 유성구 대학로 45. 식빵 4,200원. 월~금 9:00~18:00.',
  nl: 'Bakkerij Zout in Utrecht, Biltstraat 70. Roggebrood € 4, krentenbol € 1.',
  pt: 'Ateliê da Cida em Curitiba. Barra de calça R$ 25, bainha R$ 20. Segunda a sexta das 9h às 18h.',
} as const
const pageIn = (locale: PageLanguage) => composedPage(briefs[locale], locale)

describe('a choice that is offered', () => {
  it.each([
    [
      'de',
      'Neu: wir haben jetzt auch einen Onlineshop unter shop.example',
      'Wir haben jetzt auch einen Onlineshop unter shop.example.',
    ],
    [
      'en',
      'New: we now also have an online shop at shop.example',
      'We now also have an online shop at shop.example.',
    ],
    [
      'fr',
      'Nouveau : nous avons aussi une boutique sur shop.example',
      'Nous avons aussi une boutique sur shop.example.',
    ],
    [
      'pt',
      'Novidade: agora temos loja online em loja.example',
      'Agora temos loja online em loja.example.',
    ],
  ] as const)('tells news as they were typed in %s: “%s”', (locale, command, said) => {
    const [choice, more] = askedBack(pageIn(locale), command, locale)?.choices ?? []
    expect(more).toBeUndefined()
    const { document } = commanded(pageIn(locale), choice?.command ?? '', locale)
    expect(pageTexts(document)).toContain(said)
  })

  it.each([
    ['en', 'New: booking calendar'],
    ['pt', 'aulas ao domingo também, das 10h às 12h'],
    ['en', 'rename the prices to Cuts and darker'],
  ] as const)('is no remainder of what was typed in %s: “%s”', (locale, command) => {
    const labels = askedBack(pageIn(locale), command, locale)?.choices.map(({ label }) => label)
    for (const label of labels ?? []) expect(command.toLowerCase()).toContain(label.toLowerCase())
    expect(labels ?? []).not.toContain(', das 10h às 12h')
  })
})

it('reads where a German verb comes apart', () => {
  const { document } = commanded(pageIn('de'), 'fest fängt doch schon um 13 uhr an', 'de')
  expect(pageTexts(document).join('\n')).toContain('ab 13 uhr')
})

describe('a new thing with the least it costs', () => {
  it.each([
    ['en', 'we now also do school uniforms, from £80', 'school uniforms', 80],
    ['de', 'wir machen jetzt auch Teller, ab 30 Euro', 'Teller', 30],
    ['es', 'ahora también hago tartas, desde 30 €', 'tartas', 30],
    ['fr', 'maintenant je fais aussi des gâteaux, à partir de 30 €', 'gâteaux', 30],
    ['it', 'adesso faccio anche torte, da 30 €', 'torte', 30],
    ['nl', 'we maken nu ook taarten vanaf 30 euro', 'taarten', 30],
    ['pt', 'agora também faço uniforme escolar, a partir de R$ 80', 'uniforme escolar', 80],
  ] as const)('is added in %s: “%s”', (locale, command, item, amount) => {
    expect(readFor(pageIn(locale), command, locale)).toMatchObject({
      intents: [{ wish: 'price', price: { item, amount, from: true } }],
    })
  })

  it.each([
    ['pt', 'uniforme escolar a partir de R$ 80', 'uniforme escolar', 80],
    ['ja', '皿作り3,000円から', '皿作り', 3000],
  ] as const)('is offered where nothing says so in %s: “%s”', (locale, command, item, amount) => {
    const [choice] = askedBack(pageIn(locale), command, locale)?.choices ?? []
    expect(readFor(pageIn(locale), choice?.command ?? '', locale)).toMatchObject({
      intents: [{ wish: 'price', price: { item, amount, from: true } }],
    })
  })
})

describe('several things with their prices', () => {
  it.each([
    ['en', 'Beer £3 and cake £2', ['Beer', 'cake']],
    ['de', 'Bier 3 Euro und Kuchen 2 Euro', ['Bier', 'Kuchen']],
    ['es', 'cerveza 3 € y pastel 2 €', ['cerveza', 'pastel']],
    ['fr', 'Bière 3 € et gâteau 2 €', ['Bière', 'gâteau']],
    ['it', 'birra 3 € e torta 2 €', ['birra', 'torta']],
    ['ja', 'ビール500円とケーキ400円', ['ビール', 'ケーキ']],
    ['kr', '맥주 5,000원과 케이크 4,000원', ['맥주', '케이크']],
    ['nl', 'bier 3 euro en taart 2 euro', ['bier', 'taart']],
    ['pt', 'cerveja 3 reais e bolo 2 reais', ['cerveja', 'bolo']],
  ] as const)('are offered together in %s: “%s”', (locale, command, items) => {
    const page = pageIn(locale)
    const [choice] = askedBack(page, command, locale)?.choices ?? []
    const { document } = commanded(page, choice?.command ?? '', locale)
    const added = document.facts.prices?.slice(page.facts.prices?.length)
    expect(added?.map(({ item }) => item)).toEqual(items)
  })

  it('may be there already, and change', () => {
    const page = pageIn('en')
    const [choice] = askedBack(page, 'haircut £15 and shampoo £4')?.choices ?? []
    expect(choice?.label).toBe('Haircut £15, add shampoo £4')
    const { document } = commanded(page, choice?.command ?? '')
    expect(document.facts.prices?.map(({ amount }) => amount)).toEqual([15, 9, 4])
  })
})
