import { describe, expect, test } from 'vitest'
import { briefSentences } from '#server/composer/write/brief-sentences.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const leadOf = (brief: string, locale: PageLanguage, place = '') =>
  briefSentences(brief, locale, { place }, []).lead

describe('the top of a page', () => {
  test.each<[PageLanguage, string, string, string]>([
    [
      'en',
      'bristol',
      'dog walker in bristol, also cat sitting, £15 a walk',
      'Dog walker in Bristol, also cat sitting.',
    ],
    [
      'fr',
      'annecy',
      'plombier à annecy, fuites et chauffe-eau, 06 12 34 56 78',
      'Plombier à Annecy, fuites et chauffe-eau.',
    ],
    [
      'es',
      'murcia',
      'clases de guitarra en murcia, 20 euros la hora',
      'Clases de guitarra en Murcia.',
    ],
    [
      'es',
      '',
      'Mi app se llama ¿Quién Riega? y reparte los turnos de las plantas. Es gratis.',
      'Mi app se llama ¿Quién Riega? y reparte los turnos de las plantas.',
    ],
    [
      'nl',
      'almere',
      'schoonmaak in almere - kantoren en ramen - bel 036 1234567',
      'Schoonmaak in Almere, kantoren en ramen.',
    ],
    [
      'pt',
      'Coimbra',
      'Sou ilustradora em Coimbra. Retratos e cartazes. ines@ilustra.example',
      'Sou ilustradora em Coimbra. Retratos e cartazes.',
    ],
  ])('says in %s what a brief in notes says first', (locale, place, brief, lead) => {
    expect(leadOf(brief, locale, place)).toBe(lead)
  })

  test('says nothing of the labels of a brief that is filled in like a form', () => {
    const form =
      "- Name: Joe's Pizza\n- City: Chicago\n- Menu: Margherita $12, Pepperoni $14\n- Open: 11am-10pm daily"
    expect(leadOf(form, 'en', 'Chicago')).toBe('')
    const about = 'We bake for the whole street and for whoever comes by, every night but Sunday.'
    const filled = `Name: Joe's\nAbout: ${about}\nTown: Leeds`
    expect(briefSentences(filled, 'en', {}, [])).toEqual({ lead: '', more: [about] })
    const list = '- dog walker in bristol\n- also cat sitting'
    expect(leadOf(list, 'en', 'bristol')).toBe('Dog walker in Bristol. Also cat sitting.')
  })

  test('says once what the brief says again and again', () => {
    const sentence = 'We repair and tune bagpipes for bands and for soloists of every kind.'
    expect(briefSentences(`${sentence} `.repeat(9), 'en', {}, [])).toEqual({
      lead: sentence,
      more: [],
    })
  })

  test('opens with the brief’s own first sentence where no fact marks another', () => {
    const brief =
      'We repair and tune bagpipes for bands and for soloists. Each one is played before it leaves us.'
    expect(leadOf(brief, 'en')).toBe('We repair and tune bagpipes for bands and for soloists.')
  })

  test('joins a short opening to what the brief says next', () => {
    const tax = '福岡の税理士事務所です。個人事業主や小さな会社の相談を受けています。'
    expect(leadOf(`${tax}平日9時〜17時。`, 'ja', '福岡')).toBe(tax)
    const kitchen =
      'Wir sind die Knödelküche in Regensburg. Semmelknödel und Klöße gibt es zum Mitnehmen.'
    expect(leadOf(`${kitchen} Portion 6,50 €.`, 'de', 'Regensburg')).toBe(kitchen)
  })

  test('is not told from the middle, which stays for further down', () => {
    const brief = 'Please make me a page. Every loaf rests overnight before it meets the oven.'
    expect(briefSentences(brief, 'en', {}, [])).toEqual({
      lead: '',
      more: ['Every loaf rests overnight before it meets the oven.'],
    })
  })

  test('keeps a sentence with the year of a beginning or a number of rooms and guests', () => {
    const brief =
      "'바다온'은 제주 애월에 있는 게스트하우스입니다. 2016년에 문을 열었습니다. 1인 예약제로 조용히 운영합니다. 2인실 1박 90,000원."
    expect(briefSentences(brief, 'kr', { name: '바다온' }, [])).toEqual({
      lead: "'바다온'은 제주 애월에 있는 게스트하우스입니다.",
      more: ['2016년에 문을 열었습니다.', '1인 예약제로 조용히 운영합니다.'],
    })
    const founded = 'Atelier Morel est une menuiserie au Havre, fondée en 1994.'
    expect(briefSentences(founded, 'fr', { name: 'Atelier Morel' }, []).lead).toBe(founded)
    expect(briefSentences(founded, 'fr', { name: 'Atelier Morel' }, ['1994']).lead).toBe('')
  })

  test('keeps to one form of address', () => {
    const brief =
      'Loodgieter Van Dam werkt in Utrecht en omgeving. Wij bestaan sinds 1978. U krijgt vooraf een prijs.'
    expect(briefSentences(brief, 'nl', { name: 'Loodgieter Van Dam' }, []).more).toEqual([
      'Wij bestaan sinds 1978.',
    ])
  })

  test('ends a sentence at a small word, and not at an abbreviation', () => {
    const brief =
      'Hill Roofing mends roofs in Sheffield and the villages around it. Dr. Hill founded it with his brother.'
    expect(briefSentences(brief, 'en', { name: 'Hill Roofing' }, [])).toEqual({
      lead: 'Hill Roofing mends roofs in Sheffield and the villages around it.',
      more: ['Dr. Hill founded it with his brother.'],
    })
  })

  test('says nothing below of a brief that is one short sentence', () => {
    expect(briefSentences('부산에 있는 동물병원입니다.', 'kr', { place: '부산' }, []).more).toEqual(
      [],
    )
  })

  test('leaves what says no more than trade and town, or misspells, to the bank', () => {
    expect(leadOf('A small bakery in Leeds.', 'en', 'Leeds')).toBe('')
    expect(leadOf('부산의 작은 꽃집입니다.', 'kr', '부산')).toBe('')
    expect(leadOf('A very small family bakery in Leeds.', 'en', 'Leeds')).toBe('')
    expect(leadOf('hundeschule in kassel, welpenkurse und training, 45 euro', 'de')).toBe('')
    expect(leadOf('a website for my dog school, two pages, blue', 'en')).toBe('')
    expect(leadOf('call 0117 496 0999, hello@salt.example', 'en')).toBe('')
  })
})

/** Something true of each business below, so that its page has a first sentence. */
const openings: Record<PageLanguage, string> = {
  en: 'This house has been here for a very long while.',
  de: 'Dieses Haus steht schon sehr lange hier am Fluss.',
  fr: 'Cette maison est là depuis bien des années déjà.',
  es: 'Esta casa lleva aquí muchos años junto al río.',
  pt: 'Esta casa está aqui há muitos anos junto ao rio.',
  it: 'Questa casa sta qui da molti anni lungo il fiume.',
  nl: 'Dit huis staat al heel erg lang hier aan het water.',
  ja: '川のそばに長く続いている小さな家です。',
  kr: '강가에서 오래 이어 온 작은 집입니다.',
}

describe('what else there is', () => {
  test.each<[PageLanguage, string, string]>([
    ['en', 'Two Wheels is a bicycle workshop in Leeds.', 'We also lend bikes.'],
    ['de', 'Speichenwerk ist eine Fahrradwerkstatt in Ulm.', 'Wir verleihen auch Räder.'],
    ['it', 'Pedale è una ciclofficina nel centro di Parma.', 'Noleggiamo anche bici.'],
  ])('a short sentence in %s that adds something is kept', (locale, first, more) => {
    const own = briefSentences(`${first} ${more}`, locale, {}, [])
    expect([own.lead, ...own.more].join(' ')).toContain(more)
  })

  test.each<[PageLanguage, string, string]>([
    ['en', 'We mend violins and cellos at 22 Park Row.', '22 Park Row, Leeds'],
    ['en', 'The last lesson of the day starts at 8pm.', 'Leeds'],
    ['fr', 'On dîne à 19 h, du mardi au samedi.', 'Annecy'],
    ['de', 'Das Abendbrot gibt es um 19 Uhr im Garten.', 'Kassel'],
    ['nl', 'Het koor repeteert elke woensdag om 20.00 uur in Zwolle.', 'Zwolle'],
    ['it', 'Si cena su prenotazione alle 20.', 'Siena'],
    ['es', 'La cena se sirve a las 21 horas en el patio.', 'Ronda'],
    ['pt', 'O jantar serve-se às 20h no jardim.', 'Braga'],
    ['ja', '夕食は午後7時に囲炉裏でお出しします。', '高山'],
    ['kr', '저녁은 오후 7시에 마당에서 함께 먹어요.', '제주'],
  ])(
    'a sentence in %s that says more than its street or time is kept: %s',
    (locale, said, place) => {
      const own = briefSentences(`${openings[locale]} ${said}`, locale, { place }, [])
      expect([own.lead, ...own.more].join(' ')).toContain(said)
    },
  )

  test.each<[PageLanguage, string, string]>([
    ['en', 'You will find us at 22 Park Row, Leeds.', '22 Park Row, Leeds'],
    ['en', 'We are open from 9am on Saturdays.', 'Leeds'],
    ['en', 'We are open from 9am to 5pm on Saturdays.', 'Leeds'],
    ['fr', 'Ouvert du mardi au samedi dès 19 h.', 'Annecy'],
    ['de', 'Wir haben dienstags ab 10 Uhr geöffnet.', 'Kassel'],
    ['it', 'Aperto dal martedì alle 10.', 'Siena'],
    ['en', 'Every lesson starts at 8pm and costs £12.', 'Leeds'],
  ])('a sentence in %s that the facts tell better is none: %s', (locale, said, place) => {
    const own = briefSentences(`${openings[locale]} ${said}`, locale, { place }, [])
    expect([own.lead, ...own.more]).toEqual([openings[locale]])
  })
})

test.each<[PageLanguage, string, string]>([
  [
    'en',
    'Tidewater hires out kayaks and paddle boards in Salcombe. £25 for two hours.',
    'Tidewater hires out kayaks and paddle boards in Salcombe.',
  ],
  [
    'fr',
    'Je suis écrivaine publique près de la gare de Limoges. 35 € de l’heure.',
    'Je suis écrivaine publique près de la gare de Limoges.',
  ],
])('a price or an address behind a sentence begins another: %s', (locale, brief, lead) => {
  expect(leadOf(brief, locale)).toBe(lead)
})

test.each<[PageLanguage, string]>([
  ['es', 'También planchamos por encargo.'],
  ['pt', 'Também engomamos à peça.'],
  ['nl', 'We strijken ook overhemden.'],
])('what is told besides is kept, short as it is: %s', (locale, sentence) => {
  const { more } = briefSentences(`La Burbuja, Sagasta 12. 5 €. ${sentence}`, locale, {}, [])
  expect(more).toEqual([sentence])
})

const ownOf = (brief: string, locale: PageLanguage, name = '') => {
  const { lead, more } = briefSentences(brief, locale, { name }, [])
  return [lead, ...more].filter(Boolean)
}

test.each<[PageLanguage, string, string]>([
  ['de', 'Schraubzwinge', 'Wir nennen uns Schraubzwinge.'],
  ['de', 'Liederkranz Ermstal 1931', 'Der Verein heißt Liederkranz Ermstal 1931.'],
  ['nl', 'Imkerij Zoemer', 'Het bedrijf heet Imkerij Zoemer en bestaat sinds 1968.'],
  ['es', 'Amapola Terca', 'La tienda se llamará Amapola Terca.'],
  ['fr', 'Tif’Annie', 'Notre petit salon s’appelle Tif’Annie.'],
  ['it', 'Capelli in Cucina', 'Il negozio si chiama Capelli in Cucina.'],
  ['pt', 'Quinta-feira Eterna', 'A cafeteria chama-se Quinta-feira Eterna.'],
  ['en', 'Stem Cell', 'Our flower shop is called Stem Cell.'],
  ['ja', 'ことこと', '私たちの集まりは「ことこと」といいます。'],
  ['kr', '고쳐쓰는사람들', '광주 북구에서 하고 있고 이름은 고쳐쓰는사람들입니다.'],
])('a sentence that only says a name is not read twice, in %s: %s', (locale, name, sentence) => {
  expect(ownOf(sentence, locale, name)).toEqual([])
})

test.each<[PageLanguage, string]>([
  ['es', 'Quiero algo alegre pero no cursi, con mucho blanco.'],
  ['es', 'Quisiéramos una web para nuestra casa rural en las montañas.'],
  ['fr', 'Je voudrais quelque chose de sobre, avec beaucoup de blanc.'],
  ['it', 'Vorrei qualcosa di sobrio e luminoso, con molto bianco.'],
  ['pt', 'Gostaria de uma coisa alegre, com muito branco e poucas cores.'],
  ['nl', 'Ik zou graag iets rustigs hebben, met veel wit erin.'],
  ['de', 'Ich hätte gern etwas Ruhiges mit viel Weiß und wenig Farbe.'],
  ['ja', '白を多めに使った、落ち着いた雰囲気にしたいです。'],
  ['kr', '하얀색이 많고 차분한 느낌으로 하고 싶어요.'],
])('what the owner wishes for is nothing for visitors, in %s: %s', (locale, wish) => {
  expect(ownOf(wish, locale)).toEqual([])
})

test('who begins with a wish is introduced by what comes behind it', () => {
  const work = 'We clean offices and holiday lets around Falmouth, mostly before anyone is up.'
  expect(leadOf(`My partner says we need a website so here goes. ${work}`, 'en', 'Falmouth')).toBe(
    work,
  )
})

test('a bracket opens the sentence behind it, and ends none', () => {
  const first = '壊れた家電や服をみんなで直す集まりを鎌倉市でやっています。'
  expect(ownOf(`${first}「なおし場ことこと」といいます。`, 'ja', 'なおし場ことこと')).toEqual([
    first,
  ])
})
