import { expect, it } from 'vitest'
import { pageTexts } from '#server/commands/carry-out/page-texts.ts'
import { priceRows } from '#server/commands/carry-out/price-places.ts'
import { commanded, composedPage, edited } from './commanded-page.ts'

const raising = [
  [
    'en',
    'Rowan Bakery in Kendal. Sourdough £4, bun £3, cake £20. Our baking courses cost £60 per person and take three hours. We raised £500 for charity.',
    'raise all prices by 10 %',
    ['£60 per person', '£66 per person'],
  ],
  [
    'de',
    'Bäckerei Kornblick in Bamberg. Bauernbrot 4 €, Breze 1 €, Streuselkuchen 3 €. Unser Backkurs kostet 60 € pro Person und dauert drei Stunden.',
    'alle Preise um 10 % erhöhen',
    ['60 € pro', '66 € pro'],
  ],
  [
    'fr',
    'Boulangerie Le Levain à Vitré. Baguette 2 €, brioche 6 €, tourte 5 €. Nos cours de cuisine coûtent 60 € par personne et durent trois heures.',
    'augmente tous les prix de 10 %',
    ['60 € par', '66 € par'],
  ],
  [
    'es',
    'Panadería La Artesa en Logroño. Barra 2 €, hogaza 4 €, empanada 12 €. Nuestro curso de pan cuesta 60 € por persona y dura tres horas.',
    'sube todos los precios un 10 %',
    ['60 € por', '66 € por'],
  ],
  [
    'it',
    'Casa vacanze Il Limone a Salò. Due camere, terrazza vista lago. 110 € a notte, pulizia finale 50 €. Animali ammessi con supplemento di 10 €.',
    'aumenta tutti i prezzi del 10 %',
    ['supplemento di 10 €', 'supplemento di 11 €'],
  ],
  [
    'pt',
    'Padaria Grão de Ouro em Braga. Pão 2 €, pastel de nata 1 €, bolo 12 €. O nosso curso de pão custa 60 € por pessoa e dura três horas.',
    'aumenta todos os preços em 10 %',
    ['60 € por', '66 € por'],
  ],
  [
    'nl',
    'Wij, Sanne en Tom, trouwen in Wijchen. Hotel De Zwaan heeft kamers voor € 90 per nacht.',
    'alle prijzen 10 % omhoog',
    ['€ 90 per', '€ 99 per'],
  ],
  [
    'ja',
    '鎌倉のパン屋「こむぎ堂」です。食パン380円、クロワッサン260円。パン教室は1回3,500円で、毎月第2日曜に開いています。',
    '全部の値段を10%上げて',
    ['1回3,500円', '1回3,850円'],
  ],
  [
    'kr',
    '서울 마포구 합창단 "노을"입니다. 회비는 월 30,000원이고 체험 수업은 10,000원입니다.',
    '모든 가격 10% 올려줘',
    ['회비는 월 30,000원', '회비는 월 33,000원'],
  ],
] as const

it.each(raising)(
  'in %s a price is raised in the sentences that tell it',
  (locale, brief, wish, [old, now]) => {
    const page = composedPage(brief, locale)
    expect(told(page)).toContain(old)
    const { document, undone } = commanded(page, wish, locale)
    expect(told(document)).toContain(now)
    expect(told(document)).not.toContain(old)
    expect(undone).toEqual(page)
  },
)

const garage = composedPage(
  'Rowan Garage in Kendal. Full service £60, oil change £40. Phone 01539 555 014. We raised £60 for charity.',
)
const withTexts = edited(
  garage,
  { op: 'set', id: 'hero', path: 'title', value: 'A full service for £60' },
  {
    op: 'set',
    id: 'hero',
    path: 'lead',
    value: 'A wash takes 60 minutes. We raised £60 for charity.',
  },
)

it('a price said in the headline follows, and what was raised or takes a time does not', () => {
  const { document } = commanded(withTexts, 'the full service now costs 70')
  expect(document.facts.prices?.map(({ amount }) => amount)).toEqual([70, 40])
  expect(document.blocks.hero?.props.title).toBe('A full service for £70')
  expect(document.blocks.hero?.props.lead).toBe(
    'A wash takes 60 minutes. We raised £60 for charity.',
  )
})

it.each(['hide the prices', 'remove all prices'])(
  '“%s” takes them off where the text reads on without, and names the rest',
  (wish) => {
    const page = edited(
      withTexts,
      { op: 'set', id: 'hero', path: 'title', value: 'Full service £60' },
      {
        op: 'set',
        id: 'hero',
        path: 'lead',
        value: 'Ask for a wash (£8) as well. The oil change costs £40 if you wait.',
      },
    )
    const { document, outcomes, undone } = commanded(page, wish)
    expect(priceRows(document)).toEqual([])
    expect(document.facts.prices ?? []).toEqual([])
    expect(document.blocks.hero?.props.title).toBe('Full service')
    expect(document.blocks.hero?.props.lead).toBe(
      'Ask for a wash as well. The oil change costs £40 if you wait.',
    )
    expect(outcomes).toContainEqual({
      code: 'sumsStay',
      words: 'The oil change costs £40 if you wait.',
    })
    expect(undone).toEqual(page)
  },
)

it.each([
  [
    'de',
    'Physiopraxis Lindner in Kassel. Krankengymnastik 38 €, Massage 35 €.',
    'Preise ausblenden',
  ],
  ['fr', 'Chœur du Lac à Annecy. Concert 15 €, adhésion 120 €.', 'enlève les prix'],
  ['es', 'La Comadre en Valencia. Taco 3 €, quesadilla 5 €.', 'quita los precios'],
  ['it', 'Bar Limone a Salò. Caffè 2 €, spritz 6 €.', 'togli i prezzi'],
  ['pt', 'Sabor da Serra em Braga. Hambúrguer 8 €, suco 3 €.', 'tira os preços'],
  ['nl', 'Bakkerij De Korenaar in Zwolle. Brood € 3, taart € 14.', 'haal de prijzen weg'],
  ['ja', 'パン屋「こむぎ堂」です。食パン380円、クロワッサン260円。', '値段を隠して'],
  ['kr', '밀빛 베이커리입니다. 식빵 5,500원, 소금빵 3,000원.', '가격 숨겨줘'],
] as const)('in %s prices go and what they were for stays', (locale, brief, wish) => {
  const page = composedPage(brief, locale)
  const names = page.facts.prices?.map(({ item }) => item) ?? []
  expect(names).toHaveLength(2)
  const { document, undone } = commanded(page, wish, locale)
  expect(document.facts.prices).toBeUndefined()
  expect(told(document)).not.toMatch(/[€円원]/)
  for (const name of names) expect(told(document).toLowerCase()).toContain(name.toLowerCase())
  expect(undone).toEqual(page)
})

const told = (page: typeof garage) =>
  `${pageTexts(page).join('\n')}\n${JSON.stringify(page.blocks)}`
