import { describe, expect, it } from 'vitest'
import { pageLanguage } from '#server/composer/compose-page.ts'
import { statementsOf } from '#server/composer/material/statement.ts'
import { read } from '#server/reader/read.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'
import { isWholeRun } from '#test/support/at-sizes.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { pageTexts } from '#test/support/page-texts.ts'

function isTold(locale: PageLanguage, brief: string, told: string): void {
  expect(pageTexts(brief, locale).join(' | ')).toContain(told)
}

/** A sentence stands whole in one place, or facts say all of it. */

describe('a sentence', () => {
  it.each<[PageLanguage, string]>([
    // A condition belongs to what it is a condition of.
    ['de', 'Wer krank ist, bleibt bitte zu Hause.'],
    ['it', 'La piscina è aperta da giugno a settembre.'],
    ['es', 'Las clases que se avisan con 24 horas se recuperan; las demás, no.'],
    [
      'en',
      'I have two offices: 14 Bridge Street, Ludford (Mondays) and The Old Dairy, Wickham Magna (Thursdays, by appointment only).',
    ],
    [
      'de',
      'Im Gasthof Linde haben wir bis zum 30. Juni Zimmer reserviert (Doppelzimmer 92 € mit Frühstück).',
    ],
    [
      'nl',
      'Kinderfeestjes kunnen op zaterdag: € 9,50 per kind inclusief ranja, frietjes en een ijsje.',
    ],
  ])('in %s stands whole: %s', (locale, sentence) => {
    const brief = {
      de: 'Die Spielgruppe Schnecken trifft sich in Oberweiler. ',
      en: 'We are the Calder Vale Choir. ',
      it: 'Poggio Verde è un agriturismo a Castelmoro. ',
      es: 'Soy Maite, profesora de violín. ',
      nl: 'Speeltuin De Wipkip in Hoogerdam. ',
    }[locale as 'de']
    const said = pageTexts(`${brief}${sentence} Tel. 0117 496 0123`, locale)
    const plain = sentence.replace(/[.]$/, '')
    expect(said.filter((text) => text.includes(plain))).toHaveLength(1)
  })

  it.each<[PageLanguage, string, string]>([
    [
      'de',
      'Brennerei in Pöllau. Wir brennen Obst.',
      'Hannes Fasching, Tel. 0664 555 01 93, am besten abends',
    ],
    ['fr', 'Vannerie à Tours. Nous tressons.', 'Mme Noël, port. 06 12 34 56 78, plutôt le soir'],
    ['pt', 'Olaria em Évora. Fazemos barro.', 'Dona Ana, telem. 910 000 374'],
    ['es', 'Cestería Junco en Écija. Tejemos mimbre.', 'Doña Paca, móv. 655 550 182'],
    ['en', 'Basket maker in Ludlow. We weave.', 'Ann Smith, mob. 07700 900418, best after six'],
  ])('in %s goes on behind what is short for a telephone', (locale, brief, sentence) => {
    const said = pageTexts(`${brief} ${sentence}.`, locale)
    expect(said.some((text) => text.includes(sentence))).toBe(true)
  })

  it.each<[PageLanguage, string, string]>([
    ['nl', 'Roeiclub De Spaan in Groningen.', "'s Zomers liggen onze boten aan het meer."],
    ['kr', '백두대간 산행을 안내합니다. 매주 걷습니다.', "'능선학교'라는 간판을 걸고 있습니다."],
  ])('in %s keeps the mark it begins with', (locale, brief, sentence) => {
    expect(pageTexts(`${brief} ${sentence}`, locale).join('\n').replaceAll('’', "'")).toContain(
      sentence,
    )
  })

  it.each<[PageLanguage, string, string]>([
    ['en', 'Please answer by 5 May to Ann, 07700 900418.', 'Tell us of allergies then.'],
    [
      'ja',
      'ご出欠は九月十五日までに、孫の遥（080-5555-0139）へお知らせ願います。',
      '食物アレルギーのある方もその折に。',
    ],
    ['kr', '참석 여부를 5월 6일까지 010-5550-0172로 알려 주세요.', '알레르기도 그때 알려 주세요.'],
  ])('in %s that speaks of the time of another is told with it', (locale, before, sentence) => {
    const gap = locale === 'ja' ? '' : ' '
    const said = pageTexts(`Anna 60. ${before}${gap}${sentence}`, locale)
    expect(said.some((text) => text.includes(`${before}${gap}${sentence}`))).toBe(true)
  })

  it('on a form that is signed on paper is told', () => {
    const sentence =
      "Il servizio è gratuito; serve soltanto il modulo firmato da un genitore, da consegnare in bidelleria entro l'8 settembre"
    const brief = `Siamo i genitori della scuola Collodi e riparte il nostro Pedibus. Si arriva al cancello alle 8.05. ${sentence}. Per ogni domanda: Ilaria, 333 555 0146, dopo le 17.`
    expect(pageTexts(brief, 'it').join('\n').replaceAll('’', "'")).toContain(sentence)
  })

  it('behind a question to its maker is told', () => {
    const brief =
      'chair seats in cane in ludlow. cane from £95. text 07700 900418. not sure about colours for the page, something brownish?? cash or bank transfer'
    const said = pageTexts(brief, 'en').join('\n').toLowerCase()
    expect(said).toContain('cash or bank transfer')
    expect(said).not.toContain('brownish')
  })

  it('that only lists what things cost is rows', () => {
    const brief =
      'Harbour Bikes is a bicycle workshop in Bristol. Puncture repair £12, full service £65.'
    const { services } = composedDocument(brief, { locale: 'en', seed: 0 }).blocks
    expect(services?.props.items).toEqual([
      expect.objectContaining({ name: 'Puncture repair', price: 'p1' }),
      expect.objectContaining({ name: 'Full service', price: 'p2' }),
    ])
  })

  it('that asks for a look is not printed, one that asks a favour of guests is', () => {
    const brief =
      'Naming ceremony for Ottilie in Truro. Please no presents; if you would like to give something, we are collecting for the lifeboats. Tea in the orangery until six. Bring wellies. A page in soft green please, no photos of us.'
    const said = pageTexts(brief, 'en').join(' ')
    expect(said).toContain('if you would like to give something, we are collecting')
    expect(said).not.toContain('soft green')
  })
})

it('no text of a page is cut within a word', () => {
  const cut = labelledBriefs()
    .filter((_, i) => i % (isWholeRun ? 13 : 47) === 0)
    .flatMap(({ brief, locale }) =>
      pageTexts(brief, pageLanguage(locale, 'en')).filter(
        (text) => text.length > 118 && !/[.!?…。！？)”»"』」]$/.test(text) && !isIn(brief, text),
      ),
    )
  expect(cut).toEqual([])
})

/** Ends where a word of the brief ends. */
function isIn(brief: string, text: string): boolean {
  const flat = brief.replace(/\s+/g, ' ')
  const at = flat.toLowerCase().indexOf(text.slice(-40).toLowerCase())
  return at >= 0 && !/[\p{L}\p{N}]/u.test(flat[at + 40] ?? ' ')
}

it('in scripts without spaces a space parts what is about something else', () => {
  const brief =
    '戸倉町の靴の修理 かかと1500円から 合鍵も500円から 水曜休み 10時から19時 予約いらない 電話 0120-000-411'
  const said = statementsOf(read(brief, { language: 'ja', fallback: 'ja' })).map(({ span }) =>
    brief.slice(...span),
  )
  expect(said).toContain('水曜休み 10時から19時')
  expect(said).toContain('予約いらない')
})

it('how a wish for the page goes on is not told either', () => {
  const brief =
    'La Casa del Olmo es una casa rural en Soria con tres habitaciones y jardín. Llamad al 975 555 011. Nos gustaría una página tranquila, verde y con olor a leña.'
  const reading = read(brief, { language: 'es', fallback: 'es' })
  const told = statementsOf(reading).filter(
    ({ role }) => !['instruction', 'courtesy'].includes(role),
  )
  expect(told.map(({ span }) => brief.slice(...span)).join(' ')).not.toContain('leña')
})

describe('things and what is done to them, or who does it, are one sentence', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'My name is Iain Rendall and I work in a shed in Stromness. A bellows patch is about £40. Accordions, concertinas and melodeons repaired, cleaned and sometimes rescued. Write to iain@rendallreeds.example.',
      'Accordions, concertinas and melodeons repaired, cleaned and sometimes rescued.',
    ],
    [
      'es',
      'Coro de los Que Desafinan, de Rosario. La cuota es de $12.000 por mes. Cantamos zamba, cumbia, Charly y alguna en guaraní. Ensayamos los jueves de 19 a 21.',
      'Cantamos zamba, cumbia, Charly y alguna en guaraní.',
    ],
  ])('%s', (locale, brief, whole) => {
    expect(pageTexts(brief, locale).join(' | ')).toContain(whole)
  })
})

describe('what sounds like a wish for the page and is none is told', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'it',
      'Affitto a settimana un rustico in pietra a Corippo, in Valle Verzasca, a chi cerca silenzio. La casa si chiama Cà dal Nonu. Bassa stagione 620 franchi.',
      'un rustico in pietra',
    ],
    [
      'pt',
      'Fizemos uma aplicação para quem apanha o autocarro. Chama-se Já Lá Vem e é ao contrário das outras: os passageiros carregam num botão quando entram, e quem está na paragem seguinte recebe o aviso.',
      'quem está na paragem seguinte recebe o aviso',
    ],
  ])('%s', isTold)
})

describe('why and how somebody is to be reached is told', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'I restore clocks in Ludlow. A visit costs £35. Please get people to ring me on 01632 960417 rather than email, because a two-minute chat saves us both a wasted trip.',
      'a two-minute chat saves us both a wasted trip',
    ],
    [
      'de',
      'Wir sind ein Chor in Görlitz. Interessenten sollen vor der ersten Probe kurz eine Mail an chor@example.com schreiben, damit wir Noten bereitlegen können.',
      'damit wir Noten bereitlegen können',
    ],
    [
      'es',
      'fletes y mudanzas chicas en rosario. $28000 la hora. domingos no laburo. wsp al 341 555 0142 con foto de los muebles, soy el Rulo',
      'con foto de los muebles',
    ],
  ])('%s', isTold)
})

it.each<[PageLanguage, string, string]>([
  [
    'en',
    'I restore clocks in Ludlow. A visit costs £35. Please get people to ring me on 01632 960417 rather than email, because a two-minute chat saves us both a wasted trip.',
    'Ring me on 01632 960417 rather than email',
  ],
  [
    'pt',
    'A oficina Fole Bom conserta sanfona em Caruaru. O orçamento é de graça. Quero que chamem no WhatsApp (81) 99955-0142 antes de vir.',
    'Chamem no WhatsApp (81) 99955-0142 antes de vir.',
  ],
])('what visitors are wished to do is told to them: %s', isTold)

it('a sentence is told without the request it ends with', () => {
  const wedding =
    'Wij, Fenna en Jorrit, trouwen op vrijdag 17 september 2027 in Zutphen en willen een pagina voor onze gasten. Laat via wijkomen@fenna.example weten of je komt.'
  expect(pageTexts(wedding, 'nl').join(' | ')).not.toContain('willen een pagina')
  const petition =
    'The city wants to stop Saturday hours at our library in Duluth. We are neighbors calling ourselves Keep Our Saturdays, and we need a page for our petition. People sign by mail to sign@saturdays.example.'
  expect(pageTexts(petition, 'en').join(' | ')).not.toContain('need a page')
  const kimono =
    '金沢市の寺町の染み抜き処です。しみ抜きは一か所2,200円からです。来店は予約制ですので、まず電話076-255-0142にかけていただけるページにしてください。'
  const said = pageTexts(kimono, 'ja').join(' | ')
  expect(said).toContain('来店は予約制です。')
  expect(said).not.toContain('ですので。')
})

it('a sentence that begins with when is no list of its parts', () => {
  const brief =
    "Je loue des ânes autour de Florac. La journée coûte 58 €, la semaine 330 €. Avant le départ, chacun suit une heure d'apprentissage, gratuite et obligatoire, à 9 h. Appelez le 04 65 71 12 38."
  expect(pageTexts(brief, 'fr').join(' | ')).toContain(
    "Avant le départ, chacun suit une heure d'apprentissage, gratuite et obligatoire, à 9 h.",
  )
})

it('how a letter ends is not told, and who signs it is', () => {
  const brief =
    'dogwalkerin in köln ehrenfeld, 12 € die halbe std, am we nur auf anfrage. whatsapp 0151 22334455 lg steffi'
  const said = pageTexts(brief, 'de').join(' | ')
  expect(said).not.toMatch(/\blg\b/)
  expect(said).toMatch(/steffi/i)
})

it('in Japanese typed with spaces they part what marks would, and commas do not', () => {
  const brief =
    '駐車場貸します 松本市蟻ヶ崎 1台分 月6000円 軽のみ、屋根なし 雪かきは自分でお願いします 敷金なし 電話090-5550-0142'
  const texts = pageTexts(brief, 'ja')
  expect(texts.some((text) => text.includes('軽のみ、屋根なし'))).toBe(true)
  expect(texts.some((text) => /蟻ヶ崎.*雪かき/.test(text))).toBe(false)
})

it('who answers a number is told with it', () => {
  const brief =
    'arriendo apartaestudio en manizales, 850 mil mensual, sin mascotas. se muestra solo sabados con cita llamar 310 555 0142 doña Amparo no whatsapp'
  expect(pageTexts(brief, 'es').join(' | ')).toContain('310 555 0142 doña Amparo no WhatsApp')
})

describe('what is said to whoever makes the page stands nowhere on it', () => {
  it.each<[PageLanguage, string, string, string]>([
    [
      'en',
      'Choral evening on Sat 12 December, 7.30pm at St Oswald’s, Ashbourne. £12, under 18s free.\nChurch is cold, bring a coat.\nPlease make it dark green and gold. And don’t mention the funeral, just say no parking there.',
      'bring a coat',
      'funeral',
    ],
    [
      'fr',
      'Bonjour, pourriez-vous nous faire une page pour notre camping à la ferme, « La Ferme du Bas » ? Six emplacements. Pas de camping-cars, le chemin est trop étroit. Surtout ne mettez pas de photo de piscine, on n’en a pas et on nous la réclame tous les ans.',
      'le chemin est trop étroit',
      'piscine',
    ],
    [
      'ja',
      '・名称 月見台こども食堂\n・毎月第2土曜 11:30〜13:30\n・アレルギー対応はできません\n・問い合わせ 090-0173-5528 大橋（夜8時まで）\n「貧困」という言葉は使わないでください。字は大きめ、オレンジ系で。',
      'アレルギー対応はできません',
      '貧困',
    ],
    [
      'kr',
      '언어교환 모임입니다. 매주 목요일 저녁 7:30, 부산 서면. 20세 이상만, 8시 넘으면 입장 어렵습니다. 제일 위에 신청 버튼 하나 넣어 주시고 파란색 계열로 해 주세요.',
      '입장 어렵습니다',
      '파란색',
    ],
  ])('%s', (locale, brief, told, asked) => {
    const texts = pageTexts(brief, locale).join(' | ')
    expect(texts).toContain(told)
    expect(texts).not.toContain(asked)
  })
})

it('a number of times is told with its x, which signs no letter', () => {
  const brief = 'wij wassen tapijten in Gouda. geen gordijnen die vraag krijg ik 20x per week'
  const told = statementsOf(read(brief, { language: 'nl', fallback: 'nl' }))
  const texts = told.map(({ span }) => brief.slice(...span))
  expect(texts).toContain('geen gordijnen die vraag krijg ik 20x per week')
})
