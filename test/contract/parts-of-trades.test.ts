import { expect, test } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import { loadCopyBank } from '#server/composer/write/copy-bank.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { someTime } from '#test/support/fixtures.ts'

/** Repair and sewing shops as their owners describe them, and no word of cars or houses. */
const workshops: Record<PageLanguage, readonly string[]> = {
  en: [
    'Spokes is a bicycle workshop in Leeds. Puncture £12.',
    'Tick & Tock in York: we repair watches and clocks. Battery £9.',
    'Second Seat, Bath. Chairs and sofas reupholstered and restored.',
    'Needle and Co, alterations and clothing repairs in Hull. Hem £12.',
  ],
  de: [
    'Speichenbruch ist eine Fahrradwerkstatt in Leipzig. Plattfuß 15 €.',
    'Unruh in Fulda. Wir reparieren Uhren aller Art. Batteriewechsel 9 €.',
    'Alte Lehne, Werkstatt für Möbel in Jena: Stühle leimen, Lack ausbessern.',
    'Nadelöhr, Änderungen und Reparaturen an Kleidung in Trier. Hose kürzen 12 €.',
  ],
  fr: [
    'Le Petit Braquet est un atelier vélo à Grenoble. Crevaison 12 €.',
    'Tic-Tac à Dijon : réparation de montres et de pendules. Pile 9 €.',
    'Le Dossier, à Nîmes. Restauration de meubles, chaises et fauteuils.',
    'Fil et Aiguille, atelier de couture à Brest. Ourlet 12 €.',
  ],
  nl: [
    'Kettingreactie is een fietsenmaker in Zwolle. Lekke band € 12.',
    'Tiktak in Gouda. Wij repareren horloges en klokken. Batterij € 9.',
    'De Rechte Leuning in Assen: meubels herstellen, stoelen stofferen.',
    'Naald & Draad, kleding verstellen en repareren in Breda. Zoom € 12.',
  ],
  it: [
    'Raggio Storto è una ciclofficina a Pavia. Foratura 10 €.',
    'Officina bici Pedale Matto a Parma. Foratura 10 €, revisione 45 €.',
    'Il Pendolo, riparazione orologi a Siena. Pila 9 €.',
    'Schienale, laboratorio a Lucca: restauro mobili, sedie e poltrone.',
    'Ago e Filo a Bari: riparazioni di abiti e orli. Orlo 12 €.',
  ],
  es: [
    'La Cadena es un taller de bicicletas en Gijón. Pinchazo 8 €.',
    'Taller La Rueda, arreglamos bicis en Vigo. Revisión 35 €.',
    'El Péndulo, taller de relojes en Ávila. Pila 9 €.',
    'El Respaldo en Soria. Restauramos muebles, sillas y sillones.',
    'Hilo y Aguja, taller de costura y arreglos en Lugo. Bajo 10 €.',
  ],
  pt: [
    'Pedalada é uma oficina de bicicletas em Coimbra. Furo 8 €.',
    'Oficina Roda Livre, em Aveiro, reparamos bicicletas. Revisão 35 €.',
    'O Pêndulo, oficina de relógios em Évora. Pilha 9 €.',
    'O Encosto, em Viseu. Restauro de móveis, cadeiras e sofás.',
    'Linha e Agulha, arranjos de roupa e costura em Faro. Bainha 8 €.',
  ],
  ja: [
    '高円寺の自転車修理「トビウオ」です。パンク修理1,200円。',
    '時計の修理「刻庵」、金沢市。電池交換1,500円。',
    '椅子の張り替えと修理の「背もたれ」、高松市です。',
    '洋服の直し「針と糸」、松江市。丈つめ1,500円。',
  ],
  kr: [
    "전주의 자전거 수리 '바퀴살'입니다. 펑크 수리 8,000원.",
    "부산 시계 수리점 '초침'입니다. 배터리 교체 1만원.",
    "대전에서 의자와 소파를 수리하는 '등받이'입니다.",
    "광주 옷 수선 '실과바늘'입니다. 바지 기장 6,000원.",
  ],
}

const ofCarsOrHouses: Record<PageLanguage, RegExp> = {
  en: /\bcars?\b|bonnet|brak|dashboard|\bhouse|\bhome|\bshop\b|shelves/i,
  de: /\bauto|haube|bremse|fahrzeug|\bhaus|zuhause|zu Hause|wohnung|laden|regal/i,
  fr: /voiture|capot|frein|conduisez|maison|boutique|rayon|immeuble/i,
  nl: /\bauto|motorkap|remmen|dashboard|huis|(?<!aan de )winkel/i,
  it: /\bauto\b|cofano|fren|motor|veicolo|\bcasa\b|\bcase\b|negozio|scaffal/i,
  es: /coche|capó|fren|vehículo|tablero|\bcasas?\b|hogar|tienda/i,
  pt: /\bcarro|capô|travar|veículo|\bcasas?\b|edifício|loja/i,
  ja: /(?<!自転)車|ブレーキ|エンジン|住まい|お宅|家の|店/,
  kr: /차를|차는|차종|보닛|계기판|다시 도로|집|가게/,
}

const vets: Record<PageLanguage, string> = {
  en: 'Willow Vets is a veterinary practice in Truro. Vaccinations, dental care and surgery.',
  de: 'Tierarztpraxis Am Anger in Weimar. Impfungen, Zahnbehandlung und Kastration.',
  fr: 'Clinique vétérinaire des Tilleuls à Angers. Vaccins, chirurgie et soins dentaires.',
  nl: 'Dierenarts De Linde in Ede. Vaccinaties, gebitsreiniging en operaties.',
  it: 'Ambulatorio veterinario Il Tiglio a Ferrara. Vaccini, chirurgia, igiene dentale.',
  es: 'Clínica veterinaria El Tilo en Burgos. Vacunas, cirugía y limpieza dental.',
  pt: 'Clínica veterinária A Tília em Leiria. Vacinas, cirurgia e limpeza dentária.',
  ja: '菩提樹動物病院、盛岡市。ワクチン、避妊手術、歯の治療。',
  kr: '춘천 보리수동물병원입니다. 예방접종, 중성화 수술, 치과 진료.',
}

const ofPeople: Record<PageLanguage, RegExp> = {
  en: /emergency number|your health|come in as you are|close their eyes|see how it feels/i,
  de: /Notruf|Ihre Gesundheit|Ihren Körper|Augen schließen|Zeit für sich/,
  fr: /numéro d’urgence|votre santé|fermer les yeux|temps pour vous/,
  nl: /alarmnummer|je gezondheid|ogen dicht|tijd voor jezelf/,
  it: /numero di emergenza|tua salute|chiudere gli occhi|tempo per te/,
  es: /número de emergencias|tu salud|cerrar los ojos|te sienta/,
  pt: /número de emergência|sua saúde|fechar os olhos|tempo para si/,
  ja: /救急に連絡|からだのことは|目を閉じ|自分のための時間/,
  kr: /응급 전화|건강을 위해|눈을 감|나를 위한/,
}

/** What the composer itself wrote: the trade, and every text that is not the brief's. */
function written(brief: string, seed: number) {
  const request = {
    brief,
    locale: null,
    locales: [],
    fallback: 'en',
    now: someTime,
    seed,
    known: { facts: {} },
  }
  const { understood, blocks } = compose(request as Parameters<typeof compose>[0])
  const texts = blocks.flatMap(({ ops }) =>
    ops.flatMap((op) => (op.op === 'set' && op.src === 'bank' ? [JSON.stringify(op.value)] : [])),
  )
  return { understood, texts }
}

const seeds = [1, 2, 3, 4, 5, 6]
const codes = Object.keys(workshops) as PageLanguage[]

test.each(codes.flatMap((code) => workshops[code].map((brief) => [code, brief] as const)))(
  'who mends things is written of as such: %s, %s',
  (code, brief) => {
    for (const seed of seeds) {
      const { understood, texts } = written(brief, seed)
      expect([understood.locale, understood.industry]).toEqual([code, 'trades'])
      expect(texts.filter((text) => ofCarsOrHouses[code].test(text))).toEqual([])
    }
  },
)

test.each(codes)('a vet is not written of as a doctor for people: %s', (code) => {
  for (const seed of seeds) {
    const { understood, texts } = written(vets[code], seed)
    expect([understood.locale, understood.industry]).toEqual([code, 'clinic'])
    expect(texts.filter((text) => ofPeople[code].test(text))).toEqual([])
  }
})

/** A garage in each language, at an address. */
const garages: Record<PageLanguage, string> = {
  en: 'Brand Motors is a garage in Leeds, 8 Mill Road. Service from £149, brakes £220.',
  de: 'Die Autowerkstatt Brandl ist in Regensburg, Donaustraße 18. Inspektion 149 €.',
  fr: 'Garage Brun, garage automobile à Nantes, 8 rue du Port. Vidange 89 €.',
  nl: 'Garage Brand is een autogarage in Zwolle, Kerkstraat 8. APK € 49.',
  it: 'Officina Bruni, autofficina a Parma, via Roma 8. Tagliando 149 €.',
  es: 'Taller mecánico Bravo en León, calle Mayor 8. Revisión 149 €.',
  pt: 'Oficina mecânica Bravo em Aveiro, Rua Direita 8. Revisão 149 €.',
  ja: '自動車整備工場「坂本モータース」、仙台市青葉区一番町8。車検 49,000円。',
  kr: "대전 자동차 정비소 '길모터스'입니다. 엔진오일 교환 50,000원.",
}

test.each(codes)('who is visited says not how far it travels: %s', (code) => {
  const { trade } = loadCopyBank(code).archetypes
  const travels = trade.faq.area?.variants.map(({ q }) => q) ?? []
  const briefs = [garages[code], ...workshops[code]]
  for (const seed of seeds) {
    const texts = briefs.flatMap((brief) => written(brief, seed).texts).join(' ')
    expect(travels.filter((question) => texts.includes(question))).toEqual([])
    expect(loadCopyBank(code).common.serviceArea.filter((text) => texts.includes(text))).toEqual([])
  }
})

test.each(codes)('a vet has steps and questions of its own: %s', (code) => {
  const { organisation } = loadCopyBank(code).archetypes
  const others = [
    ...organisation.steps.flat().map(({ text }) => text),
    ...organisation.about,
    ...Object.values(organisation.faq)
      .filter(({ needs }) => needs.length === 0)
      .flatMap(({ variants }) => variants.map(({ q }) => q)),
  ]
  for (const seed of seeds) {
    const texts = written(vets[code], seed).texts.join(' ')
    expect(others.filter((text) => texts.includes(JSON.stringify(text)))).toEqual([])
  }
})

test('a garage stays a garage, and a dentist a dentist', () => {
  const garage = written('Taller mecánico Ruiz en León. Frenos, coches y también bicicletas.', 1)
  expect(garage.understood.industry).toBe('auto-repair')
  const german = written('Kfz-Werkstatt Petersen: Auto und Fahrrad, Reparatur aller Art.', 1)
  expect(german.understood.industry).toBe('auto-repair')
  const dentist = 'Zahnarztpraxis Dr. Lehmann in Potsdam. Vorsorge und Füllungen.'
  expect(seeds.flatMap((seed) => written(dentist, seed).texts).join(' ')).not.toMatch(/\bTier/)
})

const laundries: Record<PageLanguage, string> = {
  en: 'Fern & Fold is a laundrette in Cardiff, 41 Splott Road. Service wash £12, ironing £2.',
  de: 'Waschsalon Trommel in Bremen, Steintorweg 9. Waschen 4,50 €, Trocknen 1 €.',
  fr: 'Laverie La Bulle à Nantes, 8 rue du Port. Lavage 5 €, séchage 3 €.',
  es: 'Lavandería La Burbuja en Cádiz, calle Sagasta 12. Lavado 5 €, secado 3 €.',
  pt: 'Lavandaria Bolha em Setúbal, Rua do Sol 8. Lavagem 5 €, secagem 3 €.',
  it: 'Lavanderia Bolla a Livorno, via Grande 22. Lavaggio 5 €, asciugatura 3 €.',
  nl: 'Wasserette De Trommel in Arnhem, Steenstraat 9. Wassen € 5, drogen € 3.',
  ja: 'コインランドリー「あわ」、高知市本町3-2-1。洗濯500円、乾燥200円。',
  kr: "빨래방 '거품', 청주시 상당로 41. 세탁 5,000원, 건조 3,000원.",
}

test.each(codes)('a laundry cleans no rooms and comes to nobody: %s', (code) => {
  const { industries, common } = loadCopyBank(code)
  const { features, heroLead, aboutOpening } = industries.cleaning
  const ofCleaners = [...features.map(({ text }) => text), ...heroLead, ...aboutOpening]
  for (const seed of seeds) {
    const { understood, texts } = written(laundries[code], seed)
    expect([understood.locale, understood.industry]).toEqual([code, 'cleaning'])
    const said = texts.join(' ')
    expect([...ofCleaners, ...common.serviceArea].filter((text) => said.includes(text))).toEqual([])
  }
})

/** Somebody who comes to the house. */
const visitors =
  /who is coming|wer kommt|qui vient, et|quién viene|quem vai|chi viene|wie er komt|誰が伺|누가 가/

test.each(codes)('nobody comes from a workshop to the house: %s', (code) => {
  const texts = seeds.flatMap((seed) =>
    workshops[code].flatMap((brief) => written(brief, seed).texts),
  )
  expect(texts.filter((text) => visitors.test(text))).toEqual([])
})
