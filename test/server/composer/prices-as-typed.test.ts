import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

interface List {
  items: { name: string; price: string }[]
  note: string
}

/** What a list of prices says: its rows, and what stands below all of them. */
function pricesOf(brief: string, locale: PageLanguage) {
  const { blocks, facts } = composedDocument(brief, { locale, seed: 0 })
  const list = blocks.services?.props as unknown as List
  const rows = list.items.map(({ name, price }) => {
    const fact = facts.prices?.find(({ id }) => id === price)
    return [name, fact?.amount, fact?.currency, fact?.note].filter(Boolean).join(' ')
  })
  return { rows, note: list.note, all: JSON.stringify(list) }
}

describe('thing and number in turn', () => {
  it.each<[PageLanguage, string, string[]]>([
    [
      'es',
      'Peluquería Lola en Jaén. Corte señora 14€ tinte 28 peinar 12, mechas desde 45, caballero 10 niños 8. 953 555 018',
      [
        'Corte señora 14 EUR',
        'Tinte 28 EUR',
        'Peinar 12 EUR',
        'Mechas 45 EUR',
        'Caballero 10 EUR',
        'Niños 8 EUR',
      ],
    ],
    [
      'nl',
      'Fietsenmaker Kees in Zwolle. Band plakken €12 beurt klein 35 beurt groot 60. 038 555 01 42',
      ['Band plakken 12 EUR', 'Beurt klein 35 EUR', 'Beurt groot 60 EUR'],
    ],
    [
      'de',
      'Fahrradwerkstatt Kette in Ulm. Kleine Inspektion 45 €, große 80 €. Tel 0731 555013',
      ['Kleine Inspektion 45 EUR', 'Große 80 EUR'],
    ],
    [
      'es',
      'Clases de guitarra en Jaén. Clase suelta 15€ bono 5 clases 60 bono 10 clases 110. 953 555 018',
      ['Clase suelta 15 EUR', 'Bono 5 clases 60 EUR', 'Bono 10 clases 110 EUR'],
    ],
  ])('%s are rows in the money of the one that has a sign: %s', (locale, brief, rows) => {
    expect(pricesOf(brief, locale).rows).toEqual(rows)
  })
})

describe('a sum that comes on top of another', () => {
  it.each<[PageLanguage, string, string]>([
    ['fr', 'Déneigement Nord à Lévis. Entrée 380$. Escalier 120$ de plus. 418 555-0163', 'de plus'],
    ['fr', 'Menuiserie Bois à Dijon. Porte 320€. Pose 90 € en plus. 03 80 55 01 42', 'en plus'],
    ['it', 'Toelettatura Bau a Bari. Bagno 25€. Taglio unghie 5€ in più. 080 555 0128', 'in più'],
    ['es', 'Fontanería Paco en Jaén. Salida 30€. Noches 20€ más. 953 555 018', 'más'],
    ['pt', 'Oficina Zé em Braga. Revisão 90€. Recolha 10€ a mais. 253 555 012', 'a mais'],
  ])('says so in its row: %s %s', (locale, brief, added) => {
    expect(pricesOf(brief, locale).rows.at(-1)).toMatch(new RegExp(`${added}$`))
  })
})

describe('what holds for all prices', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'fr',
      'Déneigement Nord à Lévis. Entrée simple 380$ double 475$ pour la saison taxes incluses. 418 555-0163',
      'Pour la saison taxes incluses.',
    ],
    [
      'de',
      'Fahrradwerkstatt Kette in Ulm. Kleine Inspektion 45 €, große Inspektion 80 €, jeweils inkl. Material. Tel 0731 555013',
      'Jeweils inkl. Material.',
    ],
    [
      'en',
      'Hair by Jo in Leeds. Cut £18, colour £45 (all incl. VAT). Call 0113 496 0123.',
      'All incl. VAT.',
    ],
    [
      'ja',
      '鯖江市の美容室「つむぎ」です。カット4,000円、カラー6,000円（税込）。電話 0778-55-0163',
      '税込。',
    ],
    [
      'kr',
      '대전 미용실 단정입니다. 커트 15000원, 염색 50000원, 모두 부가세 포함. 042-555-0136',
      '모두 부가세 포함.',
    ],
  ])('stands below them and not on the last: %s %s', (locale, brief, said) => {
    const { rows, note } = pricesOf(brief, locale)
    expect(rows).toHaveLength(2)
    expect(rows.join()).not.toMatch(/VAT|taxes|inkl|税込|부가세/)
    expect(note).toBe(said)
  })

  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'Hill Motors in Leeds. MOT £45, service £120, plus VAT. Call 0113 496 0123.',
      'plus VAT',
    ],
    ['es', 'Taller Paco en Jaén. Revisión 45€, frenos 120€ + IVA. 953 555 018', '+ IVA'],
  ])('is never said without the word that adds it: %s %s', (locale, brief, said) => {
    expect(pricesOf(brief, locale).all).toContain(said)
  })

  it('is no row that is free', () => {
    const brief =
      'Toelettatura Bau a Bari. Cane 25€, gatto 30€. Prezzi IVA inclusa. Telefono 080 555 0128'
    expect(pricesOf(brief, 'it').rows).toEqual(['Cane 25 EUR', 'Gatto 30 EUR'])
  })
})

describe('a sum alone', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'kr',
      '대전 유성구에서 반찬가게 그냥반찬 해요. 국은 6천원이에요. 자취생들 많이 와서 1인분 소포장도 돼요 2500원. 042-555-0136',
      '1인분 소포장도 돼요 2500원',
    ],
    [
      'en',
      'Harbour View in Whitby. Double room £80. Family room sleeps four. 95. Call 01947 496012.',
      'Family room sleeps four. 95',
    ],
    [
      'de',
      'Pension Düne in Husum. Einzelzimmer mit Frühstück. 55 €. Doppelzimmer 85 €. Tel 04841 55012',
      'Einzelzimmer mit Frühstück. 55 €',
    ],
  ])('stays with the thing right before it: %s %s', (locale, brief, said) => {
    expect(pricesOf(brief, locale).all).toContain(said)
  })
})

it('a sign of money written to a number is that number’s', () => {
  const brief = 'Holiday cottage in Whitby. Sleeps 4 £95 a night. Call 01947 496012.'
  const { facts } = composedDocument(brief, { locale: 'en', seed: 0 })
  expect(facts.prices?.some(({ amount }) => amount === 4) ?? false).toBe(false)
})
