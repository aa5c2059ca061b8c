import { describe, expect, it } from 'vitest'
import { textFields } from '#shared/page/block-props.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from '#test/support/composed-document.ts'

/** The texts of one block of a page, whatever their fields. */
function saidIn(brief: string, locale: PageLanguage, id: string): string {
  const block = composedDocument(brief, { locale, seed: 0 }).blocks[id]
  return textFields(block?.type ?? '', block?.props ?? {})
    .map(({ value }) => (typeof value === 'string' ? value : plainText(value as RichText)))
    .join(' | ')
}

const shoes =
  'shoe repairs in whitby, heels £9 full soles £32 zips from £8, mon-fri 8.30-5 sat till 1, ring 01947 555 0164. ready in 3 days, not collected after 60 days we give them away'

describe('what is typed in small letters, with commas where others have full stops', () => {
  it('is told entry by entry, each in its section', () => {
    const { blocks, facts } = composedDocument(shoes, { locale: 'en', seed: 0 })
    const rows = blocks.services?.props.items as { name: string }[]
    expect(rows.map(({ name }) => name)).toEqual(['Heels', 'Full soles', 'Zips'])
    expect(facts.hours).toBe('Mo-Fr 08:30-17:00; Sa 08:30-13:00')
    expect(saidIn(shoes, 'en', 'services')).not.toContain('mon-fri')
  })

  it('keeps what a preposition leads in with what it belongs to', () => {
    const brief =
      'tamales doña meche en xalapa, verdes y rajas 22 pesos, pedidos de más de 30 con un día antes al whats 228 555 0147, con anticipo de la mitad, lun a sab 7 a 11'
    const { blocks } = composedDocument(brief, { locale: 'es', seed: 0 })
    expect(JSON.stringify(blocks).toLowerCase()).toContain('con anticipo de la mitad')
  })

  it('ends what a telephone number is told for, and not before who answers it', () => {
    const brief =
      'affitto due camere a trani da zia Rosalba, doppia 75 euro, chiamare 339 555 0127 terrazza coi limoni e colazione fuori'
    expect(saidIn(brief, 'it', 'contact')).not.toContain('terrazza')
    const asked =
      'führung am weiher 6€ pro person, bitte anmelden 07722 555 013 frau dold, kein versand'
    expect(saidIn(asked, 'de', 'services') + saidIn(asked, 'de', 'contact')).toMatch(
      /013 frau dold/i,
    )
  })

  it('begins the hours where the word for them stands', () => {
    const brief =
      '전주 골목 꽃집 꽃다발 3만원부터 꽃바구니 5만원부터 원데이클래스 45000원 재료포함 최대 4명 영업 11-20시 월욜 휴무 명절도 쉼'
    expect(saidIn(brief, 'kr', 'hours')).not.toContain('재료포함')
  })
})

describe('a text of the owner keeps its meaning where words are restored', () => {
  it('"é" is no "and", and a figure with an x no "per"', () => {
    const rule =
      'O Remo Novo é um clube de canoagem de Vitória. Remo e colete estão incluídos. É preciso saber nadar. Menores só com um responsável.'
    const texts = composedDocument(rule, { locale: 'pt', seed: 0 })
    expect(JSON.stringify(texts.blocks)).toContain('É preciso saber nadar')
    const tent =
      'rento sillas y carpas en cholula, silla 8 pesos, carpa 6x6 1200 pesos, pedidos x whatsapp con 3 dias de anticipo 222 555 0167'
    const all = JSON.stringify(composedDocument(tent, { locale: 'es', seed: 0 }).blocks)
    expect(all).toMatch(/6x6/)
    expect(all).toMatch(/por whatsapp/i)
  })
})

describe('prices of one sentence', () => {
  it('are rows together or a sentence together', () => {
    const brief =
      "전남 담양군에서 한옥 민박 '달빛마루'를 운영합니다. 방은 모두 세 개로, 사랑방(2인)은 1박 9만 원, 안채(4인)는 1박 15만 원, 별채(6인)는 1박 22만 원이며 아침 죽이 포함되어 있습니다."
    expect(saidIn(brief, 'kr', 'services')).toMatch(/사랑방.*안채.*별채/)
  })

  it('say more than a row where "and" goes on, and where their subject stands before them', () => {
    const visit =
      'Soy veterinaria en Querétaro. La consulta cuesta 450 pesos e incluye revisión completa. Las vacunas cuestan 380 pesos.'
    expect(saidIn(visit, 'es', 'services')).toContain('cuesta 450 pesos e incluye')
    const course =
      'A Oficina Barro fica em Aveiro. As oficinas são às quintas às 15h e duram duas horas. Custam 38 € por pessoa, com materiais incluídos; crianças pagam 22 €.'
    expect(saidIn(course, 'pt', 'services')).toContain('As oficinas são às quintas')
  })
})

it('one price for two times of the year stays one', () => {
  const brief =
    'Casa Limonaia è un appartamento a Bogliasco. Da aprile a giugno e in settembre costa 95 euro a notte, in luglio e agosto 140 euro a notte; la pulizia finale è di 50 euro.'
  expect(saidIn(brief, 'it', 'services')).toContain('Da aprile a giugno e in settembre costa 95')
})

it('what costs less from the second time on has no price to begin with', () => {
  const brief =
    '鍼灸院 こもれび です 金沢市寺町 初回6500円 2回目から5000円 小児はり1500円 火〜土10時〜18時'
  const { facts } = composedDocument(brief, { locale: 'ja', seed: 0 })
  expect(facts.prices?.filter(({ from }) => from)).toEqual([])
})

it('half an hour is no thing that an hour is the price of', () => {
  const brief =
    'lezioni di violoncello a trieste, 35 euro ora 20 mezzora, prima lezione gratis, chiamare 340 771 9265'
  expect(saidIn(brief, 'it', 'services')).toContain('35 euro ora 20 mezzora')
})

it('a headline ends before the first of two days', () => {
  const brief =
    'marché des producteurs a Saint-Antonin-Noble-Val sam 13 et dim 14 dec 10h-19h sous la halle, vin chaud 3e, inscription par mail halle@saintantonin.example'
  const { blocks } = composedDocument(brief, { locale: 'fr', seed: 0 })
  expect(blocks.hero?.props.title).toMatch(/^Marché des producteurs( à Saint-Antonin-Noble-Val)?$/i)
})

it('what is good to know is one section', () => {
  const brief =
    'Suds is a dog wash van in Fremantle. We need a tap and a power point at yours. Every dog gets a bandana. Cash or card. No aggressive dogs. Small dogs $45, large dogs $80. Text Kylie on 0412 886 053 to book.'
  const { order } = composedDocument(brief, { locale: 'en', seed: 0 })
  expect(order.filter((id) => id === 'faq' || id === 'features')).toHaveLength(1)
})

it('a closed time stands with the hours, whoever says so and however', () => {
  const brief =
    'Drukkerij De Letter is een drukkerij in Gent. We zijn open op donderdag en vrijdag van 13 tot 18 uur. Kaartjes kosten 240 euro per 100 stuks. Tijdens de Gentse Feesten zijn we gesloten. Bel 09 555 01 42.'
  expect(saidIn(brief, 'nl', 'hours')).toContain('Gentse Feesten')
})

it('a number a messenger is not named for is not written to', () => {
  const brief =
    'osteria del ponte a comacchio, anguilla 18 euro, aperti tutti i giorni 12-14.30, per prenotare un tavolo chiamate 0533 555 017 o whatsapp 333 555 0142'
  const { blocks } = composedDocument(brief, { locale: 'it', seed: 0 })
  expect(JSON.stringify(blocks.hero?.props.actions)).not.toContain('fact:whatsapp')
})

it('a feast opens with its day', () => {
  const brief =
    'servus, weinfest vom sportverein in hallein so 7. september ab 10 uhr beim stadl vom moserbauer, eintritt frei, grillhendl 11,50 krügerl 4,80, tisch reservieren bei franz 0664 5550133'
  expect(saidIn(brief, 'de', 'hero')).toContain('7. September ab 10 Uhr')
})

describe('what facts of the page say whole', () => {
  const honey =
    'imkerei tannenblick bei lenzkirch honig 500g 7,50 waldhonig 9 hofladen fr 15-18 sa 10-13 führungen mit kindern nach absprache 07653 555 12'

  it('does not drag hours and number into what stands between them', () => {
    const said = JSON.stringify(composedDocument(honey, { locale: 'de', seed: 0 }).blocks)
    expect(said).toMatch(/"Führungen mit Kindern nach Absprache\.?"/)
    expect(saidIn(honey, 'de', 'contact')).not.toContain('fr 15-18')
  })

  it('keeps who answers with the number', () => {
    const brief =
      'afwerking en stucwerk in almelo, wij komen ook in het weekend vraag naar Shauna 0546 000 123, gratis offerte'
    const said = JSON.stringify(composedDocument(brief, { locale: 'nl', seed: 0 }).blocks)
    expect(said).toMatch(/vraag naar Shauna 0546 000 123/i)
  })

  it('free is what was told before, and not the last thing a rider needs', () => {
    const brief =
      'grupo noturno de pedal em recife toda terça, 25km ritmo leve, capacete e luz obrigatorio, de graça, menor só com os pais, falar com Ítalo 81 95555-0143'
    const said = JSON.stringify(composedDocument(brief, { locale: 'pt', seed: 0 }).blocks)
    expect(said).not.toContain('obrigatorio, de graça')
  })
})

it('a request for one thing is not cut at the commas of what it asks for', () => {
  const brief =
    'Ich bin Hufpflegerin und fahre im Mühlviertel von Stall zu Stall. Ein Pferd kostet 48 Euro. Bitte sorgt für einen trockenen, ebenen Platz und jemanden, der das Pferd hält. Termine per WhatsApp: 0664 5550142.'
  const { blocks } = composedDocument(brief, { locale: 'de', seed: 0 })
  expect(JSON.stringify(blocks)).toContain('einen trockenen, ebenen Platz und jemanden, der')
  // "Von Stall zu Stall" closes nothing.
  expect(Object.keys(blocks)).not.toContain('hours')
})

it('neither a number nor a day is cut from what it is told with', () => {
  const sewing =
    'NÄHCAFÉ sucht noch leute\njeden 2. donnerstag 17-20h im pfarrsaal graz\nspende 5 euro\nanfänger gern, kinder ab 10\nmelden bei gerti 0316 5550139'
  const { blocks, facts } = composedDocument(sewing, { locale: 'de', seed: 0 })
  expect(JSON.stringify(blocks)).toMatch(/elden bei Gerti 0316 5550139/)
  // How old children are is not what they cost.
  expect(facts.prices?.map(({ amount }) => amount) ?? []).not.toContain(10)
  const cats =
    'gattile a latina cerchiamo volontari, ci servono coperte, adozioni solo con visita a casa. domenica mattina porte aperte 10/13 via dei monti lepini 40, scriveteci su whatsapp 351 555 0122'
  const italian = composedDocument(cats, { locale: 'it', seed: 0 })
  expect(JSON.stringify(italian.blocks)).toMatch(/omenica mattina porte aperte 10/)
})
