import { describe, expect, it } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'

function offersIn(brief: string): string[] {
  const { offers = [] } = understand(brief, { locale: null, fallback: 'en' }).facts
  return offers.map(({ value }) => value)
}

it.each([
  'Loodgieter Van Dam in Utrecht lost lekkages op, plaatst cv-ketels en legt badkamers aan.',
  'Associazione Il Ponte a Modena. Insegniamo italiano, accompagniamo agli uffici e troviamo casa.',
  'Taller mecánico Bravo en León, calle Mayor 8. Trabajamos con cita.',
  "A simple site for Heron's Rest, two huts near Kirkcudbright. We have been going since 2016.",
  'Somos Nuria y Fermín y llevamos en Logroño un bar de pinchos que se llama El Corcho Torcido.',
  'En Construcciones Lapacho levantamos casas de ladrillo, con plano y obra terminada.',
  'Un gruppo di amici a Comacchio. Servono foto, calendario e due righe su di noi.',
  'Página para o Bernardo Quintã, ilustrador. Mostrar pranchas, capas e esboços.',
  'Repar’Toi tient un repair café à Nantes. On répare ensemble autour d’un café.',
])('is no chain of deeds, and no appointment: %s', (brief) => {
  expect(offersIn(brief)).toEqual([])
})

it('is what somebody writes, without the writing', () => {
  const brief = 'A freelance copywriter in Glasgow. I write websites, newsletters and speeches.'
  expect(offersIn(brief)).toEqual(['websites', 'newsletters', 'speeches'])
})

it('ends where another clause begins', () => {
  const salon = 'Parrucchiera ad Ascoli. Sono specializzata in rossi e ramati, ma taglio tutti.'
  expect(offersIn(salon)).toEqual(['rossi', 'ramati'])
  const fotograaf = 'Fotograaf Haverkate in Deventer legt bruiloften en bedrijven vast.'
  expect(offersIn(fotograaf)).not.toContain('bedrijven vast')
  const sols = 'Carrelage Roux à Rodez. Nous faisons des terrasses et des cuisines clé en main.'
  expect(offersIn(sols)).toContain('cuisines clé en main')
})

it('keeps what a loaf is made with', () => {
  const brief =
    'Boulangerie Martin à Rouen. Nous faisons du pain au levain, des brioches et des tartes.'
  expect(offersIn(brief)).toEqual(['pain au levain', 'brioches', 'tartes'])
})

it('is neither how something is done nor the town, and animals at a vet’s', () => {
  expect(offersIn('Inmobiliaria Ribera en Bilbao. Enseñamos cada piso una sola vez.')).toEqual([])
  expect(offersIn('Fietsenmaker De Spaak in Haarlem. Wij repareren alle merken.')).toEqual([])
  expect(offersIn('Nubia es un programa de facturación. Lo hacemos en Zaragoza.')).toEqual([])
  const vet = 'Kleintierpraxis Seidel in Jena. Wir behandeln Hunde, Katzen und Vögel.'
  expect(offersIn(vet)).toEqual(['Hunde', 'Katzen', 'Vögel'])
})

describe('what a brief lists to be had', () => {
  it.each([
    ['Brandt Joinery in Leeds. Fitted wardrobes, staircases, doors.', 'Fitted wardrobes', 3],
    ['Brandt Joinery builds fitted wardrobes, staircases and doors.', 'fitted wardrobes', 3],
    [
      'Tischlerei Brandt in Freiburg. Möbel nach Maß, Einbauschränke, Treppen.',
      'Möbel nach Maß',
      3,
    ],
    ['Die Tischlerei Brandt baut Möbel nach Maß, Treppen und Türen.', 'Möbel nach Maß', 3],
    [
      'Menuiserie Brandt à Nantes. Placards sur mesure, escaliers, portes.',
      'Placards sur mesure',
      3,
    ],
    ['Carpintería Brandt en Gijón. Armarios a medida, escaleras, puertas.', 'Armarios a medida', 3],
    ['Carpintaria Brandt em Braga. Roupeiros à medida, escadas, portas.', 'Roupeiros à medida', 3],
    ['Falegnameria Brandt a Lecce. Armadi su misura, scale, porte.', 'Armadi su misura', 3],
    ['Timmerbedrijf Brandt maakt kasten op maat, trappen en deuren.', 'kasten op maat', 3],
  ])('%s', (brief, first, count) => {
    const offers = offersIn(brief)
    expect(offers[0]).toBe(first)
    expect(offers).toHaveLength(count)
  })

  it.each([
    'The Reading Room is a cafe in Leeds. Warm, full of books and quiet.',
    'Our cafe in Leeds makes everybody feel at home.',
    'Café Ruhe in Köln. Gemütlich, ruhig und voller Bücher.',
  ])('is no list of qualities: %s', (brief) => {
    expect(offersIn(brief)).toEqual([])
  })
})

describe('when something is to be had', () => {
  it.each([
    ['Crumb in Leeds. We bake sourdough and rye every morning.', ['sourdough', 'rye']],
    [
      'Fazemos pão de fermentação lenta e broa de milho todas as manhãs.',
      ['pão de fermentação lenta', 'broa de milho'],
    ],
    ['毎朝、天然酵母の食パンとあんぱんを焼いています。', ['天然酵母の食パン', 'あんぱん']],
    ['Wij bieden iedere ochtend vers brood en koffiebroodjes.', ['vers brood', 'koffiebroodjes']],
    ['Wir bieten jeden Morgen Brot und Brezeln.', ['Brot', 'Brezeln']],
    ['Nous proposons des croissants et des brioches tous les matins.', ['croissants', 'brioches']],
    ['Offriamo pane e focaccia ogni mattina.', ['pane', 'focaccia']],
    ['Ofrecemos pan y bollos todas las mañanas.', ['pan', 'bollos']],
  ])('is no part of it: %s', (brief, offers) => {
    expect(offersIn(brief)).toEqual(offers)
  })
})

describe('what is made', () => {
  it.each([
    [
      '木工房いちい。オーダー家具製作、木製玩具製作、店舗什器製作。',
      ['オーダー家具製作', '木製玩具製作', '店舗什器製作'],
    ],
    ['看板製作、銘板製作、ロゴ製作。長野市。', ['看板製作', '銘板製作', 'ロゴ製作']],
    [
      '원목 가구 제작, 싱크대 제작, 붙박이장 제작. 대전 나무공방',
      ['원목 가구 제작', '싱크대 제작', '붙박이장 제작'],
    ],
    ['Timmerman in Breda. Kozijnen, trappen, dakkapellen.', ['Kozijnen', 'trappen', 'dakkapellen']],
  ])('is on offer and nobody’s name: %s', (brief, offers) => {
    expect(offersIn(brief)).toEqual(offers)
    const { name } = understand(brief, { locale: null, fallback: 'en' }).facts
    expect(offers).not.toContain(name?.value)
  })
})

describe('with whom it is made', () => {
  it.each([
    'Wij maken met buurtbewoners tuinen op verloren plekken. Stichting Groen, Utrecht.',
    'Wij verzorgen samen met buurtbewoners tuinen. Stichting Groen, Utrecht.',
    'Wir machen mit Nachbarn Gärten. Verein Grün in Ulm.',
    'We make with neighbours gardens that last. Green Plot, Hull.',
  ])('is no offer: %s', (brief) => {
    expect(offersIn(brief)).toEqual([])
  })
})

it.each([
  ['A Casa das Flores é uma florista no Porto. Ramos 20 €, arranjos, plantas.', 'arranjos|plantas'],
  ['Blumen Weiß in Kassel. Sträuße 20 €, Kränze, Topfpflanzen.', 'Kränze|Topfpflanzen'],
  ['Fern & Moss is a florist in Leeds. Bouquets £20, wreaths, plants.', 'wreaths|plants'],
])('finds what is listed behind a first price: %s', (brief, offers) => {
  expect(offersIn(brief).join('|')).toBe(offers)
})

it.each([
  'Die Fahrradwerkstatt Speichenglück in Freiburg. Wir haben dienstags bis samstags geöffnet.',
  'Elm Books is a bookshop in Leeds. We offer Saturdays and Sundays too.',
])('takes no weekday for something to be had: %s', (brief) => {
  expect(offersIn(brief)).toEqual([])
})

it('leaves honey its first letter, which is elsewhere a particle', () => {
  const brief = '養蜂園「はなの道」、上田市。はちみつと蜜蝋ろうそくを作っています。'
  expect(offersIn(brief)).toEqual(['はちみつ', '蜜蝋ろうそく'])
})
