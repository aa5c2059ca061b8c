import { expect, it } from 'vitest'
import { textFields } from '#shared/page/block-props.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const page = (brief: string, locale: PageLanguage) => composedDocument(brief, { locale, seed: 0 })
const textsOf = (brief: string, locale: PageLanguage, type?: string): string[] => {
  const { order, blocks } = page(brief, locale)
  return order
    .map((id) => blocks[id])
    .filter((block) => block !== undefined && (type === undefined || block.type === type))
    .flatMap((block) => textFields(block?.type ?? '', block?.props ?? {}))
    .map(({ value }) => (typeof value === 'string' ? value : plainText((value ?? []) as RichText)))
}
/** The entries of a block's list. */
const listOf = (brief: string, locale: PageLanguage, id: string, field = 'items') =>
  (page(brief, locale).blocks[id]?.props[field] ?? []) as Record<string, unknown>[]

it('the sentence a brief begins with stands under the name', () => {
  const brief =
    'Tidewater Sauna is a wood-fired sauna on the beach at Portobello, Edinburgh. Bring two towels. Call 0131 496 0123.'
  expect(page(brief, 'en').blocks.hero?.props).toMatchObject({
    title: 'Tidewater Sauna',
    lead: 'A wood-fired sauna on the beach at Portobello, Edinburgh.',
  })
})

it('what is introduced by a request stands without it', () => {
  const brief =
    'hi need a page for my mobile dog groomer van, pawsh. small dogs 60. text me 905 555 0142'
  const said = textsOf(brief, 'en').join(' ')
  expect(said).toContain('obile dog groomer van')
  expect(said.toLowerCase()).not.toContain('need a page')
})

it('a button that is asked for is made, and not told', () => {
  const brief =
    'O Surf Clube da Costa Nova dá aulas de surf em Ílhavo. A aula custa 30 €. Quero um botão para reservar aula.'
  expect(textsOf(brief, 'pt').join(' ')).not.toContain('botão')
  expect(page(brief, 'pt').facts.action?.kind).toBe('book')
})

it('guests are asked to say whether they come', () => {
  const brief =
    'We are getting married! Priya and Tom, Saturday 12 June 2027, at Hazel Barn near Ludlow. Please tell us by 1 April if you are coming and what you can’t eat.'
  expect(page(brief, 'en').facts.action?.kind).toBe('rsvp')
  expect(textsOf(brief, 'en').join(' ')).toContain('Please tell us by 1 April')
})

it.each<[PageLanguage, string, string]>([
  [
    'de',
    'Hebammenpraxis Lindenhof in Freiburg. Wir sind vier Hebammen: Katrin Böhler, Sanne Wiegand und Ayşe Demir. Lindenstraße 14, 79102 Freiburg.',
    'Wir sind vier Hebammen',
  ],
])('in %s nobody stands under the way there: %s', (locale, brief, said) => {
  expect(textsOf(brief, locale, 'place').join(' ')).not.toContain(said)
  expect(textsOf(brief, locale).join(' ')).toContain(said)
})

it('prices of which one is not understood are told as they were written', () => {
  const brief =
    'Muddy Paws is a dog groomer in Stockport. Small dogs £60, big £95, doodles +20 because of the matting.'
  const said = textsOf(brief, 'en')
  expect(said).toEqual(
    expect.arrayContaining(['Small dogs £60', 'Big £95', 'Doodles +20 because of the matting']),
  )
})

it('an answer stays with its question, and what points back with what it points to', () => {
  const brief =
    'Fietsenmaker De Ketting in Deventer. We repareren ook e-bikes. Een oude fiets doneren? Die halen we binnen Deventer gratis op.'
  const said = textsOf(brief, 'nl')
  expect(said).toContainEqual(
    expect.stringContaining('Een oude fiets doneren? Die halen we binnen Deventer gratis op.'),
  )
  expect(page(brief, 'nl').blocks.hero?.props.actions).not.toContainEqual(
    expect.objectContaining({ label: 'Doneren' }),
  )
})

it('what is not done is no highlight of the first screen', () => {
  const { hero } = page(
    'Pawsh is a dog groomer in Leeds. No cats. Call 0113 496 0123.',
    'en',
  ).blocks
  expect(JSON.stringify(hero?.props.points ?? [])).not.toContain('No cats')
})

it('the menu calls a part what its heading calls it', () => {
  const brief =
    'Tidewater Sauna is a sauna in Leith. Sessions last 75 minutes and cost £14 per person. We are open Thursday to Sunday, 8am to 8pm.'
  const { header, hours } = page(brief, 'en').blocks
  expect(header?.props.links).toContainEqual({ label: hours?.props.title, to: '#hours' })
})

it('whoever sells buttons says so', () => {
  const brief =
    'Thimble is a haberdashery in Leeds. We have a button for every coat. Call 0113 496 0123.'
  expect(textsOf(brief, 'en').join(' ')).toContain('We have a button for every coat')
})

it('only guests are asked whether they come', () => {
  const brief =
    'The Salt House is a restaurant in Whitby. Let us know if you have allergies. Call 01947 820145.'
  const { facts, blocks } = page(brief, 'en')
  expect(JSON.stringify([facts.action ?? null, blocks.hero?.props.actions])).not.toContain('RSVP')
})

it('one day of the year is no opening hours', () => {
  const brief =
    'We are the Elm Road Beekeepers, founded in 1934. Our open day is on Sunday 20 June from 10 am to 2 pm, with honey tasting; entry is free. Questions to bees@elmroad.example.'
  expect(page(brief, 'en').blocks.hours).toBeUndefined()
  expect(textsOf(brief, 'en', 'events').join(' ')).toContain('Our open day')
})

it('one time of the week is when they meet', () => {
  const brief =
    'Fell Voices is a community choir in Kendal. We meet Thursdays 7-9 pm in the old mill on Stramongate. Membership is £40 a term. Email sing@fellvoices.example.'
  const { hours } = page(brief, 'en').blocks
  expect(hours?.props.title).toBe('When we meet')
  expect(hours?.props.note).toContain('We meet Thursdays')
})

it('a number without a sign is no price where sums have theirs', () => {
  const brief =
    'O Clube Pé Posto, da Guarda, organiza no sábado, 4 de outubro, um passeio. Dificuldade média, subida de 400 metros. Custa 10 € para sócios. Inscrições em geral@peposto.example.'
  expect(textsOf(brief, 'pt', 'services').join(' ')).not.toContain('400 metros')
})

it('an optician is no clinic', () => {
  const brief =
    'Ótica Ponto de Vista em Leiria, na Rua do Sol 8. Consultas de optometria 25 €, armações desde 40 €. O optometrista é o Dr. Paulo Reis e atende também crianças. Aberto de segunda a sexta das 9h às 19h. Ligue 244 000 143.'
  expect(textsOf(brief, 'pt', 'about').join(' ')).not.toContain('clínica')
  expect(page(brief, 'pt').blocks.hours?.props.title).toBe('Horário')
})

it('what is added to prices stands with them, what is left alone with what is good to know', () => {
  const brief =
    'mobile tyre fitting in hull. tyre fitting 15, puncture 20, balancing 8. no lorries or buses sorry just cars and vans. text me on 07700 900143'
  expect(page(brief, 'en').blocks.about).toBeUndefined()
  expect(textsOf(brief, 'en', 'features').join(' ')).toContain('No lorries or buses')
  expect(page(brief, 'en').blocks.contact?.props.lead).toBe('')
})

it('hours that end with a stop stand with no rule behind them', () => {
  const brief =
    "Cordonnerie Pas à Pas, à Gatineau, Québec. 40 rue de l'Église. Lun-ven 9h-17h, sam 10h-14h. On prend les chaussures sans rendez-vous mais en mai comptez une semaine."
  expect(textsOf(brief, 'fr').join(' ')).not.toContain('Lun-ven')
})

it('a tournament that is open to all has no opening hours', () => {
  const brief =
    'Our tournament is on 15 November in the old mill, entry £10, sign up by 8 November, open to all. Chess Club Rook in Ludlow. Email rook@chess.example.'
  expect(page(brief, 'en').blocks.hours).toBeUndefined()
})

it('where one gets in touch stands only how', () => {
  const brief =
    'Tansy Moss tunes pianos in Ludlow. I have tuned since 1998. A tuning is £75. I don’t move pianos. Please ring 01584 960 217 after six.'
  expect(page(brief, 'en').blocks.contact?.props.lead).toBe('Please ring 01584 960 217 after six.')
  expect(textsOf(brief, 'en').join(' ')).toContain('I don’t move pianos.')
})

it('nothing but prices stands among prices typed with commas alone', () => {
  const brief =
    'cerrajero en burgos, puertas 60 euros, cajas 95 euros, coches no, llamar 611 204 387'
  expect(textsOf(brief, 'es', 'services').join(' ')).not.toMatch(/coches/i)
})

it('the lines of a race stay whole, each with its hour and its fee', () => {
  const brief =
    'Der Deichlauf in Husum.\n\nStrecken:\n- Kinderlauf 800 m, 13 Uhr, kostenlos\n- 5 km, 14 Uhr, 8 Euro\n- 10 km, 15 Uhr, 12 Euro\n\nAnmeldung an lauf@deich.example.'
  expect(listOf(brief, 'de', 'events').map(({ title, when }) => [title, when])).toEqual([
    ['Kinderlauf 800 m', '13 Uhr, kostenlos'],
    ['5 km', '14 Uhr, 8 Euro'],
    ['10 km', '15 Uhr, 12 Euro'],
  ])
})

it('a sentence about a day is told beside the day, and is no title', () => {
  const brief =
    'De Late Tuin is een tuinvereniging in Zutphen. Op zaterdag 9 mei 2027 houden we open dag met een plantenmarkt voor iedereen. Mail tuin@late.example.'
  expect(listOf(brief, 'nl', 'events')).toMatchObject([
    { title: '', text: expect.stringContaining('plantenmarkt'), start: '2027-05-09' },
  ])
})

it('what is said to be closed stands in the table of hours, holidays too', () => {
  const brief =
    '建具の森は松本市の建具店です。障子一枚2,800円。営業は月曜から土曜の8時から18時まで、日曜と祝日は休みです。電話0263-55-0142'
  expect(page(brief, 'ja').facts.hours).toBe('Mo-Sa 08:00-18:00; Su,PH off')
})

it('who has a telephone and no e-mail is not answered by e-mail', () => {
  const brief =
    'La clase de yoga de Marta en Soria. Apúntate en el formulario o llama al 975 555 011.'
  const fields = listOf(brief, 'es', 'contact', 'fields')
  expect(fields.filter(({ required }) => required).map(({ kind }) => kind)).toContain('phone')
  expect(fields.map(({ kind }) => kind)).not.toContain('email')
})

it('what somebody wrote over a list is its heading, and a line that is not understood stays a row', () => {
  const brief =
    'La Casa del Olmo en Soria.\n\nTarifas por noche:\nTemporada baja (octubre a mayo): 90 €\nTemporada alta (julio y agosto): 140 €\nGrupos de más de 8, dos casas: 250 €, fianza 100 €\n\nLos perros son bienvenidos.'
  const { services } = page(brief, 'es').blocks
  expect(services?.props.title).toBe('Tarifas por noche')
  expect(listOf(brief, 'es', 'services').map(({ name }) => name)).toEqual([
    'Temporada baja (octubre a mayo)',
    'Temporada alta (julio y agosto)',
    'Grupos de más de 8, dos casas: 250 €, fianza 100 €',
  ])
  expect(services?.props.lead ?? '').toBe('')
})

it('lists under several headings are groups', () => {
  const brief =
    'Polly Shears is a hairdresser in Wells.\n\nWomen:\nCut £40\nColour £65\n\nMen:\nCut £20\nBeard £12\n\nRing 01632 960 155.'
  const groups = listOf(brief, 'en', 'menu', 'groups') as unknown as {
    name: string
    items: { name: string }[]
  }[]
  expect(groups.map(({ name, items }) => [name, items.map((item) => item.name)])).toEqual([
    ['Women', ['Cut', 'Colour']],
    ['Men', ['Cut', 'Beard']],
  ])
})

it.each([
  [
    'en',
    'The Old Forge is a restaurant in Ludlow. Starters: leek soup £6, beetroot salad £7. Mains: lamb shoulder £19, trout £17.',
    [
      ['Starters', 'Leek soup', 'Beetroot salad'],
      ['Mains', 'Lamb shoulder', 'Trout'],
    ],
  ],
  [
    'fr',
    'Le Phare, restaurant à Brest. Entrées : soupe 6 €, salade 7 €. Plats : lieu noir 17 €, agneau 19 €.',
    [
      ['Entrées', 'Soupe', 'Salade'],
      ['Plats', 'Lieu noir', 'Agneau'],
    ],
  ],
] as const)('sentences of prices with a word before each are groups: %s', (locale, brief, told) => {
  const { menu } = page(brief, locale).blocks
  const groups = menu?.props.groups as { name: string; items: { name: string }[] }[]
  expect(groups.map(({ name, items }) => [name, ...items.map((item) => item.name)])).toEqual(told)
  expect([menu?.props.lead, menu?.props.note]).toEqual(['', ''])
})

it('a list of anything stands under what was written over it', () => {
  const brief =
    'Wir sind der Chor „Wattenklang“ aus Husum.\n\nWas wir singen:\n- plattdeutsche Lieder\n- Chormusik der Romantik\n- ab und zu ein Popsong, wenn der Bass mitmacht\n\nWir proben jeden Mittwoch von 19:30 bis 21:30 Uhr.'
  const { list, hero } = page(brief, 'de').blocks
  expect(list?.props.title).toBe('Was wir singen')
  expect(listOf(brief, 'de', 'list').map(({ text }) => text)).toEqual([
    'Plattdeutsche Lieder',
    'Chormusik der Romantik',
    'Ab und zu ein Popsong, wenn der Bass mitmacht',
  ])
  expect(hero?.props.title).toContain('Wattenklang')
})

it('a section that tells of nobody does not say who somebody is', () => {
  const brief =
    'Taller de tintes naturales con Itzel Bautista en Teotitlán del Valle, Oaxaca. El próximo grupo es del 12 al 14 de febrero. Durante tres días aprenderás a teñir lana con grana cochinilla, añil y pericón, y te llevas a casa seis madejas teñidas por ti. El costo es de 3,800 pesos por persona. Mándame un WhatsApp al 951 555 0163.'
  expect(page(brief, 'es').blocks.about?.props.title).toBe('De qué se trata')
})

it('one sentence that goes on from the lead is read there, and is no section of its own', () => {
  const brief =
    "Nkosi Backup Power are registered electricians in Pietermaritzburg. We install inverters and batteries so that homes keep the lights going when the power is off. A site visit is free. Most jobs take a day. We don't work Sundays. Send a photo by WhatsApp to 082 555 0143."
  const { blocks } = page(brief, 'en')
  expect(blocks.hero?.props.lead).toContain('We install inverters and batteries')
  expect(blocks.about).toBeUndefined()
})

it('what costs something stands under the prices, whatever it is a step of', () => {
  const brief =
    'A Oficina Três Marias conserta máquinas de costura em Ouro Preto. A revisão completa custa R$ 180 e fica pronta em dez dias. Buscamos a máquina em casa em Ouro Preto e Mariana por R$ 40, ida e volta. Damos três meses de garantia no serviço. Peça seu orçamento pelo WhatsApp (31) 95555-0126.'
  expect(textsOf(brief, 'pt', 'services').join(' ')).toContain('R$ 180')
  expect(textsOf(brief, 'pt', 'steps').join(' ')).not.toContain('R$')
})

it('what a town would pay is no price', () => {
  const brief =
    'Die Gemeinde will das Freibad schliessen, weil die Sanierung 6,8 Millionen Franken kostet. Wir sammeln Unterschriften in Rüti. Jeden Samstag stehen wir vor dem Laden. Kontakt: Ursina Good, 079 555 31 08.'
  expect(page(brief, 'de').order).not.toContain('services')
})

it('a telephone number and its hours make no list of prices', () => {
  const brief =
    'Ich bin Klavierstimmer in Graz und komme zu Ihnen nach Hause. Eine Stimmung kostet 165 Euro. Digitalpianos repariere ich nicht. Am besten rufen Sie mich an: 0664 555 01 83, Montag bis Donnerstag von 8 bis 17 Uhr.'
  expect(textsOf(brief, 'de', 'services').join(' ')).not.toContain('rufen')
})

it('days and parts of the day alone stand under the hours', () => {
  const brief =
    'kapster aan huis in zwolle en hattem\nknippen dames € 29 heren € 22\nverven op aanvraag, geen permanent\ndi wo vr en za ochtend\nappen naar 06 5550 7312'
  expect(textsOf(brief, 'nl', 'hours').join(' ')).toContain('Di wo vr en za ochtend')
})

it('below a table of hours stands what it does not say', () => {
  const brief =
    'Ellis Plumbing in Leeds. Boiler repairs, leaks, new bathrooms. Monday to Friday 8:00–18:00, emergencies at weekends. Phone 0113 496 0271.'
  expect(textsOf(brief, 'en', 'hours').join(' ')).toMatch(/(?:^| )Emergencies at weekends\./)
  expect(textsOf(brief, 'en', 'hours').join(' ')).not.toContain('Monday to Friday 8')
})

it('directions repeat no address', () => {
  const belgian =
    'Repair Café De Wasserij in Gent. De herstelling is gratis. Adres: Hundelgemsesteenweg 112. Breng twee toestellen mee.'
  expect(textsOf(belgian, 'nl', 'place').join(' ')).not.toContain('Adres:')
  const mexican =
    'Barro y Café es un taller de cerámica en San Bartolo Coyotepec. Estamos en la calle Juárez 48, a una cuadra del museo. Cada clase cuesta 650 pesos.'
  expect(page(mexican, 'es').facts.place).toMatch(/^Calle Juárez 48/)
  expect(textsOf(mexican, 'es', 'place').join(' ')).not.toContain('Estamos en')
})

it('dated entries stand in the order of their days', () => {
  const brief =
    'Licorice Fern is a school in Hood River, Oregon. Applications for fall open February 1 and close March 15. Before applying, please come to one of our Saturday open mornings, January 18 or February 8 at 10. Call 541 555 0148.'
  const starts = listOf(brief, 'en', 'events').map(({ start }) => String(start))
  expect(starts).toHaveLength(2)
  expect(starts).toEqual(starts.toSorted())
})

it('what is said of all things of a list is none of them', () => {
  const brief =
    'Harbour Bread in Bristol. Call 0117 496 0148. Sourdough, rye and cinnamon buns, baked every night. Loaves from £4.20.'
  expect(textsOf(brief, 'en')).not.toContain('Baked every night')
})

it.each<[PageLanguage, string, string]>([
  [
    'ja',
    '松本市の路地で古本の店「栞舎」を営んでいます。和室は一時間800円です。本の買取は店頭のみです。ご予約は shioriya@example.jp までメールをお願いします。店主 百瀬はるか',
    '百瀬はるか',
  ],
  [
    'fr',
    'Jardin partagé à Namur depuis 2016. Une parcelle coûte 35 € par an. Pour en demander une, écrivez à jardin@souche.example. Responsable : Bénédicte Lacroix',
    'Bénédicte Lacroix',
  ],
])('in %s a brief is signed where one gets in touch', (locale, brief, name) => {
  expect(textsOf(brief, locale, 'contact').join(' ')).toContain(name)
})

it('of several days in one sentence none stands for all of them', () => {
  const brief =
    'Solène Le Goff, relieuse à Concarneau. Initiation à la reliure : 65 euros la journée. Prochaines dates : 14 mars, 11 avril et 23 mai. Écrivez à solene@example.fr.'
  expect(textsOf(brief, 'fr').join(' ')).toContain('14 mars, 11 avril et 23 mai')
})

it('what somebody does not do closes nothing', () => {
  const brief =
    'I’m Hilary Potts and I repair pianos in Wooler. A tuning is £75. I don’t work on electric pianos or organs. Please ring me on 01668 555 014.'
  expect(page(brief, 'en').order).not.toContain('hours')
})

it('a sum no row could be made of stands under the prices', () => {
  const brief =
    "전주 서학동의 목공방 '나뭇결'입니다. 입문반에서는 도마를 만듭니다. 수강료는 28만 원이고 재료비와 공구 사용료가 모두 포함되어 있습니다. 한 반은 다섯 명까지만 받습니다. 슬리퍼는 위험해서 안 됩니다. 문의는 063-555-0148로 전화 주세요."
  expect(textsOf(brief, 'kr', 'services').join(' ')).toContain('수강료')
})

it('the tax of a price stays with it', () => {
  const brief =
    'tegelzetter uit lokeren, badkamers keukens. €42 per uur excl btw, 6% als uw huis ouder is dan 10 jaar. bel na 17u 0478 55 50 31'
  expect(textsOf(brief, 'nl').join(' ')).toContain('excl btw, 6%')
})

it('the way there is no remark on a price', () => {
  const brief =
    'Siamo Marta e Iacopo e alleviamo capre a Pradleves. Facciamo il formaggio tutte le mattine da marzo a novembre. La robiola costa 4,50 euro, il primo sale 14 euro al chilo. La strada sale dalla provinciale dopo il ponte di pietra; i cani abbaiano ma sono buoni. Per prenotare chiamate Marta al 0171 555 092.'
  expect(textsOf(brief, 'it', 'services').join(' ')).not.toContain('i cani')
})

it('what is free stands beside what costs', () => {
  const brief =
    'marmita fitness congelada da Juju em uberlandia, kit com 10 por 189 reais, 20 por 349. pedido até quinta, frete grátis no centro, outros bairros 8 reais. pix ou cartão. chama no zap 34 95550-1122'
  const { blocks } = page(brief, 'pt')
  expect(JSON.stringify(blocks.menu ?? blocks.services)).toContain('rete grátis')
})

it('a hall is called what it is called, its rules and numbers are no programme', () => {
  const brief =
    "Feestzaal De Oude Melkerij ligt in Zwalm, tussen de velden, en is te huur voor communiefeesten en koffietafels. Een hele dag kost 450 euro. Muziek moet stil om 1 uur 's nachts. Drank neem je verplicht bij ons af. Wil je komen kijken? Bel Godelieve op 0475 55 61 20, elke woensdagavond na 19 uur. Verjaardagsfuiven doen we niet."
  expect(page(brief, 'nl').blocks.hero?.props.title).toBe('Feestzaal De Oude Melkerij')
  expect(page(brief, 'nl').order).not.toContain('events')
  expect(textsOf(brief, 'nl', 'contact').join(' ')).toContain('Wil je komen kijken?')
})

it('until when something holds is no date of the programme', () => {
  const brief =
    "brocante du quartier st-léonard à liège dimanche 15 juin 7h-17h\nemplacement 3m 12€ 6m 20€\nréservés aux habitants jusqu'au 1er mai après ouvert à tous\ninscription gsm 0489 55 71 03"
  expect(page(brief, 'fr').order).not.toContain('events')
  const course =
    'Die Spielgruppe Zwärgehüsli in Weinfelden nimmt Kinder ab zweieinhalb Jahren auf. Ein Morgen pro Woche kostet 260 Franken im Quartal. Für das neue Schuljahr ab 11. August hat es noch drei freie Plätze. Anmeldeschluss ist der 31. Mai. Schnuppern nach Absprache: 071 555 38 02.'
  expect(textsOf(course, 'de', 'notice').join(' ')).toContain('31. Mai')
})

it('a colour by the way is told, and asks for nothing', () => {
  const brief =
    "Keen Edge is a mobile knife sharpening service run by me, Dougal Pryce, out of a yellow van in the Southern Highlands of NSW. Kitchen knives are $9 each. I don't do scissors. Text me on 0412 555 871."
  expect(textsOf(brief, 'en').join(' ')).toContain('out of a yellow van in the Southern Highlands')
})

it('of a feast that comes back its name is the headline', () => {
  const brief =
    'Sabato 12 luglio torna la Cena in Bianco di Borgo Lares, la tavolata di duecento metri. Ci si siede alle 20. La Pro Loco mette tavoli e panche. La quota è di 5 euro a persona.'
  expect(page(brief, 'it').blocks.hero?.props.title).toBe('Cena in Bianco di Borgo Lares')
})

it('what is said of nobody is not told with the sentence before, and times are not for whom', () => {
  const brief =
    'La cabane à sucre Chez Rosaire ouvre ses portes du 1er mars au 27 avril à Saint-Esprit. Les adultes paient 38 $. Deux services les fins de semaine, à 11 h et à 14 h ; en semaine, seulement pour les groupes de 25 personnes et plus. Apportez votre vin. La balade en carriole est incluse sauf quand il pleut. Il faut réserver par téléphone au 450 555-0148, un dépôt de 10 $ par personne est demandé.'
  expect(textsOf(brief, 'fr', 'contact').join(' ')).not.toContain('carriole')
  expect(page(brief, 'fr').order).not.toContain('about')
})

it('a feast on a day has its name over the page, and its first sentence below', () => {
  const brief =
    'On Saturday 20 March the people of Ōkato, in Taranaki, are holding the Great Wheelbarrow Derby to pay for a new roof on our playcentre. Teams of two race a loaded barrow from the Hempton Hall to the pub and back, 1.1 km in all, with one of you sitting in it on the way home. It costs $30 a team for adults and $10 for under-14s, who race a shorter course round the school field at 10 am. The main race is at 11.30 am. Bring your own barrow; we have five to lend. Helmets are compulsory for whoever is riding. Afterwards there is a hāngī at $18 a plate, which must be ordered by 13 March. If it rains we run anyway. Please enter your team by Wednesday 17 March. If you get stuck, ring Huia Ngatai on 027 555 0193.'
  const { blocks, order } = page(brief, 'en')
  expect(blocks.hero?.props).toMatchObject({ title: 'Great Wheelbarrow Derby' })
  expect(String(blocks.hero?.props.lead)).toContain('On Saturday 20 March')
  // Until when one enters is no day to come.
  expect(order).not.toContain('events')
  expect(textsOf(brief, 'en', 'notice').join(' ')).toContain('by Wednesday 17 March')
})

it('who gives guided tours of a mill gives no lessons', () => {
  const brief =
    'A Maré de Cima é um moinho de maré no Seixal, recuperado pela minha família, onde voltámos a moer milho e centeio em mó de pedra. Abrimos ao público só nas horas em que a maré deixa moer, por isso o horário muda todas as semanas e é afixado à segunda-feira. A visita guiada dura 50 minutos e custa 6 euros; as crianças até aos 10 anos não pagam. Não há elevador e o piso de cima não é acessível a cadeiras de rodas, mas a sala da mó é. Vendemos farinha em sacos de 1 kg a 2,80 euros, apenas no moinho. Para marcar a visita, ligue para o 212 555 019 ou apareça no cais antes da hora.'
  const [button] = listOf(brief, 'pt', 'hero', 'actions')
  expect(button?.label).not.toBe('Marcar aula')
})

it('nobody is promised classes, or fees of members, whose brief tells of none', () => {
  const observatory =
    'Somos tres profesoras jubiladas de física y tenemos un pequeño observatorio en Hurtado, Región de Coquimbo, que se llama La Gotera del Cielo. Recibimos grupos de máximo diez personas los jueves, viernes y sábados, salvo los cinco días alrededor de la luna llena. La visita empieza a las 21:00 en verano y a las 19:30 en invierno, y dura unas dos horas. El valor es de $14.000 por adulto y $7.000 para niños de 6 a 12 años; los menores de 6 no suben a la cúpula. Si se nubla, devolvemos el dinero o cambiamos la fecha. Traigan ropa abrigada y linterna roja. El camino tiene cuatro kilómetros de ripio después del puente de Pichasca, pero un auto normal llega bien. Se reserva por WhatsApp al +56 9 5550 1837.'
  expect(textsOf(observatory, 'es')).not.toContain('Clases')
  const dogs =
    'Der Verein Suchnasen Prättigau bildet in Klosters Hunde für die Lawinensuche aus, und zwar auch solche, die nie in einen Ernstfall kommen werden. Der Grundkurs dauert sechs Samstage ab dem 9. Januar, jeweils von 8.30 bis 12 Uhr, und kostet 420 Franken pro Hund mit Halterin oder Halter. Wer Mitglied ist, bezahlt 340 Franken. Schneeschuhe und ein LVS-Gerät muss man selber mitbringen; ein Gerät kann man für 15 Franken im Tag bei uns mieten. Treffpunkt ist die Talstation Madrisa. Anmelden kann man sich bis zum 20. Dezember über das Formular.'
  expect(textsOf(dogs, 'de')).not.toContain('Mitgliederbeiträge')
})

it('a teacher whose brief tells of classes has them by that name', () => {
  const swimming =
    'Aulas de natação para bebés, piscina aquecida em Estarreja.\nSábados às 9h: dos 6 aos 12 meses\nSábados às 10h30: dos 12 aos 36 meses\nDomingos às 9h: todos\n38 € por mês. Ligue para o 234 555 019.'
  expect(textsOf(swimming, 'pt')).toContain('Aulas')
})

it.each([
  [
    'pt',
    'A Casa do Feitor é um turismo rural em Beja. A casa era do feitor e esteve trinta anos fechada; os donos, que são meus tios, reabriram-na em 2021 depois de muita cal. Ligue para o 284 555 019.',
    'feitor e esteve',
  ],
  [
    'fr',
    'Les Registres, généalogie à Dole. Je fouille les registres de la ferme à la ville et je vous rends un classeur avec les blancs marqués en rouge. Ouvert le lundi de 9 h à 12 h. 03 84 55 01 23.',
    'ferme à la ville',
  ],
  [
    'fr',
    'Chèvrerie des Aulnes à Dole. On a repris la ferme de mes parents en 2021. Ouvert le lundi de 9 h à 12 h. 03 84 55 01 23.',
    'repris la ferme',
  ],
] as const)('in %s a story of what was closed is no opening time', (locale, brief, told) => {
  expect(textsOf(brief, locale).join(' ')).toContain(told)
  expect(textsOf(brief, locale, 'hours').join(' ')).not.toContain(told)
})

it.each([
  [
    'en',
    'Oldforge Pies bakes pies in Clun. Preorders by 4 p.m. the day before, by phone: 01588 960 123. Enquire before February for the summer.',
    'Enquire before February',
  ],
  [
    'de',
    'Korbflechterei Weidling in Lienz. Anmeldungen für den Winter bis November. Fürs Frühjahr bitte bis Ende Februar bestellen. Tel. 04852 555 01.',
    'bis Ende Februar bestellen',
  ],
] as const)(
  'in %s by when one orders is good to know, and no date to come to',
  (locale, brief, told) => {
    expect(textsOf(brief, locale).join(' ')).toContain(told)
    expect(page(brief, locale).order).not.toContain('events')
  },
)

it('how long one waits is good to know, and no part of a price list', () => {
  const brief =
    "repassage le pli juste esch rue de l'alzette lundi-vendredi 7h-18h30 samedi 8h-12h chemise 2,80 panier 5 kg 24 drap 3,50. 48h de délai. 621 000 417"
  const told = '48h de délai'
  expect(textsOf(brief, 'fr').join(' ')).toContain(told)
  expect(textsOf(brief, 'fr', 'services').join(' ')).not.toContain(told)
})

it('the first screen says what it is about, whatever else the headline is', () => {
  const brief =
    'futbol fem +35 caballito los miercoles 21hs canchita de yerbal y rojas, nos faltan 3 y una arquera. $6500 por fecha con agua y pecheras. nada de patear tobillos. Las Tardías FC, escribinos x ig @lastardiasfc'
  expect(page(brief, 'es').blocks.hero?.props).toMatchObject({
    title: expect.stringContaining('Las Tardías FC'),
    lead: expect.stringMatching(/^Futbol fem \+35 caballito/i),
  })
})

it('who does no trade has no services', () => {
  const brief =
    'lost sat nite around the marina in cork, grey whippet x, answers to Biscuit sometimes, brown collar. just ring 0865550129. chipped. small reward. the kids are in bits'
  expect(textsOf(brief, 'en')).not.toContain('Services')
})

it('where things are delivered is no place to find', () => {
  const brief =
    'We are two sisters cooking pure veg lunch at home in Pune. One dabba is Rs 130. We deliver in Kothrud, Karve Nagar and Erandwane. Call 98220 55501.'
  expect(page(brief, 'en').blocks.place?.props.title).toBe('Where we deliver')
})

it('guests by arrangement are no opening hours', () => {
  const brief =
    'Wir vermieten ein möbliertes Zimmer in Winterthur. Miete Fr. 780.–. Nichtraucher. Besuch ist willkommen, über Nacht nach Absprache. Anmeldung an zimmer@breite-winti.example.'
  expect(page(brief, 'de').blocks.hours).toBeUndefined()
})

it('the number of an account is no opening hours', () => {
  const brief =
    '토요일의 반찬통은 대전 대흥동에서 반찬을 나누는 모임입니다. 매주 토요일 아침 9시부터 반찬을 만듭니다. 후원은 한 달 5천 원부터입니다. 농협 301-5550-0142-11, 예금주 토요일의반찬통. 문의 042-555-0142'
  const hours = textsOf(brief, 'kr', 'hours').join(' ')
  expect(hours).not.toContain('농협')
})

it.each<[PageLanguage, string, string]>([
  [
    'en',
    "Nkosi Backup Power is my brother and me in Pietermaritzburg. A site visit is free. Most jobs take a day. Our work is guaranteed for two years. Send a photo by WhatsApp to 082 555 0143. We don't work Sundays.",
    "We don't work Sundays.",
  ],
  [
    'it',
    'Bottega Fantini restaura mobili antichi a Lucca. Non facciamo tappezzeria. Di solito servono dalle quattro alle otto settimane e ad agosto siamo chiusi. Chiamate lo 0583 555014.',
    'ad agosto siamo chiusi',
  ],
])(
  'when it is closed is good to know where nothing says when it is open: %s',
  (locale, brief, told) => {
    expect(page(brief, locale).blocks.hours).toBeUndefined()
    expect(textsOf(brief, locale, 'features').join(' ')).toContain(told)
  },
)

it.each<[PageLanguage, string, string]>([
  [
    'kr',
    '달포갯벌체험마을은 서천에서 조개 캐기 체험을 합니다. 체험비는 어른 12,000원입니다. 전화 041-955-0142로 예약해 주세요. 전화는 오전 9시부터 오후 6시까지 받습니다.',
    '오후 6시까지 받습니다',
  ],
  [
    'ja',
    '駐車場貸します 松本市蟻ヶ崎 1台分 月6000円 屋根なし 敷金なし 電話090-5550-0142 平日は19時以降で 丸山',
    '19時以降',
  ],
])('when one rings is told with the number: %s', (locale, brief, told) => {
  expect(page(brief, locale).blocks.hours).toBeUndefined()
  expect(textsOf(brief, locale, 'contact').join(' ')).toContain(told)
})

it('since when something is to be had is no date to come to', () => {
  const brief =
    'parkeerplaats te huur in delft, 90 euro per maand, vanaf 1 april 2027, geen camper. app 06 55 50 17 31'
  expect(page(brief, 'nl').blocks.events).toBeUndefined()
})

it('who looks for what is lost has a place where it was and no way to find them', () => {
  const brief =
    'lost cockatiel, flew off sun 14 feb 2027, lydiard st north ballarat. grey w yellow face silver band left leg no 417. call or txt 0491 570 156. $200 reward only if hes alive'
  const { blocks } = page(brief, 'en')
  expect(blocks.place?.props.title).toBe('Where')
  expect(blocks.features?.props.title).toBe('Description')
})

it('when something was stolen is no date to come to', () => {
  const brief =
    'bakfiets gestolen delft, nacht van 11 op 12 maart 2027 oude delft, groene met houten bak, framenr eindigt op 7731. tip? app 06 55 50 17 31'
  expect(page(brief, 'nl').blocks.events).toBeUndefined()
  expect(textsOf(brief, 'nl').join(' ')).toContain('12 maart 2027')
})

it('what happens when on a feast stands in its programme', () => {
  const brief =
    'Wij, Fenna en Jorrit, trouwen op vrijdag 17 september 2027 in Zutphen. De ceremonie is om 14.00 uur in de Broederenkerk, daarna lopen we samen naar de stadsboerderij. Geen cadeaus. Laat ons via wijkomen@fenna.example weten of je komt.'
  expect(textsOf(brief, 'nl', 'events').join(' ')).toContain('daarna lopen we samen')
})

it('until when one joins a concert is told with the concert', () => {
  const brief =
    'Wir sind ein Chor in Görlitz. Geprobt wird donnerstags von 19:15 bis 21:15 Uhr. Unser nächstes Konzert ist am Samstag, dem 4. Dezember 2027. Wer dabei mitsingen will, sollte spätestens am 2. September einsteigen. Mail an chor@example.com.'
  expect(page(brief, 'de').blocks.notice).toBeUndefined()
  expect(textsOf(brief, 'de', 'events').join(' ')).toContain('Wer dabei mitsingen will')
})

it('until when nobody plays is a rule, and nothing that takes place', () => {
  const brief =
    'Somos la Banda Flor de Guajal, de Tlacolula. Cobramos 9,500 pesos por tres horas. No tocamos después de las 2 de la mañana. El 10 y 11 de octubre de 2027 ya están ocupados. WhatsApp 951 555 0142.'
  expect(textsOf(brief, 'es', 'events').join(' ')).not.toContain('tocamos')
  expect(textsOf(brief, 'es').join(' ')).toContain('No tocamos después de las 2 de la mañana')
})
