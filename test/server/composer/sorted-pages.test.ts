import { describe, expect, it } from 'vitest'
import { textFields } from '#shared/page/block-props.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const page = (brief: string, locale: PageLanguage) => composedDocument(brief, { locale, seed: 0 })

function textsOf(brief: string, locale: PageLanguage): string {
  const { order, blocks } = page(brief, locale)
  return order
    .flatMap((id) => textFields(blocks[id]?.type ?? '', blocks[id]?.props ?? {}))
    .map(({ value }) => (typeof value === 'string' ? value : plainText((value ?? []) as RichText)))
    .join(' · ')
}

const itemsOf = (brief: string, locale: PageLanguage, type: 'services' | 'events') =>
  (page(brief, locale).blocks[type]?.props.items ?? []) as Record<string, string>[]

describe('prices', () => {
  it('told in one breath with what it is are rows of their own', () => {
    const brief =
      'mobile dog groomer in leeds, small dog 38, medium 48, large 60. i come to you in the van. 07700 900142'
    expect(itemsOf(brief, 'en', 'services').map(({ name }) => name)).toEqual([
      'Small dog',
      'Medium',
      'Large',
    ])
  })

  it('behind a colon are rows, under the words that lead them in', () => {
    const brief =
      'Restaurante O Alpendre, em Viseu. Cozinha em forno de lenha: cabrito assado 16 €, vitela 14 €, arroz de pato 12 €.'
    const { menu } = page(brief, 'pt').blocks
    expect(menu?.props.lead).toBe('Cozinha em forno de lenha.')
  })

  it('of which one is not read stay as they were typed', () => {
    const brief =
      'Muddy Paws is a dog groomer in Stockport. Small dogs £60, big £95, doodles +20 because of the matting.'
    expect(textsOf(brief, 'en')).toContain('Doodles +20 because of the matting')
  })
})

describe('a wedding', () => {
  const brief =
    "Priya and Tom are getting married! Saturday 12 September 2026, ceremony at 1.30 pm at St Anne's Church, Wells, then dinner and dancing at Rookery Barn from 4 pm. Please RSVP by 1 July and tell us about any dietary needs. No gifts please, but if you want, give to the air ambulance."

  it('is told part by part, each at its time', () => {
    expect(itemsOf(brief, 'en', 'events')).toMatchObject([
      { title: "Ceremony at 1.30 pm at St Anne's Church, Wells", start: '2026-09-12T13:30' },
      { title: 'Dinner and dancing at Rookery Barn from 4 pm', start: '2026-09-12T16:00' },
    ])
  })

  it('says above everything by when to reply', () => {
    expect(page(brief, 'en').blocks.notice?.props.text).toContain('RSVP by 1 July')
  })

  it('keeps a condition with what depends on it', () => {
    expect(textsOf(brief, 'en')).toContain(
      'No gifts please, but if you want, give to the air ambulance.',
    )
  })
})

describe('what visitors are to do', () => {
  it('is the button, and is printed nowhere', () => {
    const brief =
      'bike repair shop Spoke & Sprocket in Bristol. basic service 45. want people to book a service online. 0117 496 0188'
    expect(page(brief, 'en').facts.action?.kind).toBe('book')
    expect(textsOf(brief, 'en')).not.toMatch(/want people/i)
  })

  it('in a form is asked with the fields that are named', () => {
    const brief =
      'Soy Marta Quiroga, logopeda en A Coruña. Quiero que las familias pidan cita por un formulario con el nombre, la edad del niño y un teléfono.'
    const fields = page(brief, 'es').blocks.contact?.props.fields as { label: string }[]
    expect(fields.map(({ label }) => label).slice(0, 3)).toEqual([
      'Nombre',
      'Edad del niño',
      'Teléfono',
    ])
  })
})

it('a lead does not begin with the headline above it', () => {
  const brief =
    'food truck crêpes bretonnes à rennes, marché des lices le samedi. galette complète 7,50 crêpe caramel 4 cidre 3.'
  const { hero } = page(brief, 'fr').blocks
  const [title, lead] = [String(hero?.props.title), String(hero?.props.lead)]
  expect(lead.toLowerCase().startsWith(title.toLowerCase())).toBe(false)
})

it('places and people typed in small letters are shown with capitals, addresses as they are', () => {
  const brief =
    "we're a choir in frome, thursdays at 7.30pm, led by hannah pryce. mail hannah@fromevoices.example"
  const said = textsOf(brief, 'en')
  expect(said).toContain('in Frome')
  expect(said).not.toContain('Hannah@')
})

it('a day alone, or a rule with a time, stands under no heading of hours', () => {
  const brief =
    'Harrow Lane Allotment Society in Hull. A half plot is £35 a year. No bonfires before 6 pm between April and October.'
  expect(page(brief, 'en').blocks.hours).toBeUndefined()
})

it('a list of prices without commas is rows, and hours behind it are told whole', () => {
  const brief =
    'nagelstudio belle in kaiserslautern, neumodelage gel 45 auffüllen 35 maniküre 22 shellac 28. termine nur nach absprache di-fr 9-18 sa 9-14 mo zu.'
  expect(itemsOf(brief, 'de', 'services').map(({ name }) => name)).toEqual([
    'Neumodelage gel',
    'Auffüllen',
    'Maniküre',
    'Shellac',
  ])
  expect(JSON.stringify(page(brief, 'de').blocks)).toContain('Sa 9-14 mo zu')
})

it('what stands between a town and its street is told', () => {
  const brief =
    'Fern & Stone Yoga is a yoga studio in Asheville, North Carolina, run by Dana Whitlock and Marcus Oyelaran. We opened in 2016 in the old printing works at 212 Haywood Lane. Mats and blocks are provided.'
  expect(textsOf(brief, 'en')).toContain('run by Dana Whitlock and Marcus Oyelaran')
  expect(textsOf(brief, 'en')).toContain('the old printing works')
})

it('a class is called by what stands before its day', () => {
  const brief =
    'Yoga studio in Asheville.\n- Morning Flow, Monday and Wednesday 7:00 am (60 min), with Dana\n- Strong Vinyasa, Tuesday 6:15 pm (75 min), with Marcus\n- Yin & Rest, Sunday 5:00 pm (75 min), with Dana'
  expect(itemsOf(brief, 'en', 'events').map(({ title, when }) => [title, when])).toEqual([
    ['Morning Flow', 'Monday and Wednesday 7:00 am (60 min), with Dana'],
    ['Strong Vinyasa', 'Tuesday 6:15 pm (75 min), with Marcus'],
    ['Yin & Rest', 'Sunday 5:00 pm (75 min), with Dana'],
  ])
})

it('words that are names of villages too have no capitals of names', () => {
  const said = textsOf(
    'se perdio mi perra luna en palermo buenos aires el domingo, toma medicacion para el corazon, si la viste llama al 11 5555 0139',
    'es',
  )
  expect(said).toContain('el corazón')
  expect(said).toContain('la viste')
})

it.each<[PageLanguage, string, string]>([
  [
    'ja',
    '盛岡の材木町でやってる床屋です カット3800 顔そり4500 飛び込みでも空いてたらやります 駐車場2台あります',
    '飛び込みでも空いてたらやります。',
  ],
  [
    'kr',
    '강릉 교동 애견미용실이에요 혼자 해서 예약제입니다 사나운 아이는 못해요',
    '혼자 해서 예약제입니다.',
  ],
])('in %s a polite form ends a sentence that has no mark', (locale, brief, sentence) => {
  expect(textsOf(brief, locale)).toContain(sentence)
})

it('days on which nobody is there are no dates to come to', () => {
  const brief =
    '平戸市の民宿「はまゆう荘」です。1泊2食付き11,000円。盆と年末年始(12月30日〜1月3日)は休業いたします。'
  expect(page(brief, 'ja').blocks.events).toBeUndefined()
})

it('the name of a channel is not what the button says', () => {
  const brief =
    "서울 은평구 '다온 피아노 조율'입니다. 전화 02-555-0136 또는 카카오톡 채널 '다온조율'로 연락 주시면 답을 드립니다."
  expect(page(brief, 'kr').facts.action?.label).toBeUndefined()
})

it('the way to an address is told without the address above it', () => {
  const brief =
    'Fahrradwerkstatt Speichenwerk in Winterthur. Kleiner Service CHF 89. Technikumstrasse 402, 5 Minuten vom Bahnhof. Telefon 052 555 01 34'
  expect(page(brief, 'de').blocks.place?.props.directions).toBe('5 Minuten vom Bahnhof.')
})

it('what is held is called by its name in quotation marks, and its form asks for names', () => {
  const brief =
    'Il gruppo alpini di Varzi invita alla «Camminata dei Ciliegi», domenica 18 maggio 2027, una passeggiata di 11 chilometri. La quota è di 15 euro. Ci si iscrive con il modulo della pagina, quanti adulti, quanti ragazzi e allergie. Per informazioni: Piero Gallesio, 0174 555 013.'
  const { blocks, meta } = page(brief, 'it')
  expect(blocks.hero?.props.title).toBe('Camminata dei Ciliegi')
  expect(meta.title.startsWith('Camminata dei Ciliegi')).toBe(true)
  const fields = (blocks.contact?.props.fields ?? []) as { label: string }[]
  expect(fields.map(({ label }) => label)).toContain('Nome')
  expect(fields.map(({ label }) => label)).not.toContain('Pagina')
})

it('times of a shop are no classes', () => {
  const brief =
    'repas de quartier rue des tilleuls a villeurbanne, a partir de 12h jusqua 17h, jeux pour les enfants a 15h, concert a 16h. contact 06 39 98 12 34'
  expect(textsOf(brief, 'fr')).not.toContain('Les cours')
})

it('a form asks what the brief names behind a colon', () => {
  const brief =
    'Fahrradwerkstatt Speiche in Winterthur. Anfragen am liebsten über das Formular: Name, Telefon, Velotyp und Wunschdatum. Brunngasse 12.'
  const fields = (page(brief, 'de').blocks.contact?.props.fields ?? []) as { label: string }[]
  expect(fields.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Name', 'Telefon', 'Velotyp', 'Wunschdatum']),
  )
})

it('a headline is not cut inside quotation marks', () => {
  const brief =
    "창원 북면 마을도서관 '달팽이책방, 밤의 낭독'에서 10월 18일 토요일 저녁 낭독회를 진행합니다. 참가비는 무료입니다. 문의 055-555-0147"
  const title = String(page(brief, 'kr').blocks.hero?.props.title)
  expect((title.match(/'/g) ?? []).length % 2).toBe(0)
})

it('what was typed in haste between two commas is parted where it is about something else', () => {
  const said = textsOf(
    'oi faço bolo e doce em uberlandia minas, nome doce da nega, bolo de 1kg 75 bolo 2kg 140 cento de brigadeiro 110 cento de beijinho 110 sinal de 50% no pix entrego no centro e santa monica chama no zap 34 95555 0178 seg a sab 8 as 18 nao faço bolo com pasta americana',
    'pt',
  )
  expect(said).toContain('Não faço bolo com pasta americana.')
  expect(said).toContain('Sinal de 50% no Pix')
})

it('a week with one day by appointment stands under opening hours', () => {
  const brief =
    'Upholstery workshop in Ludlow. The workshop is open Tuesday to Friday 9am to 5pm, Saturdays by appointment. Call 01632 960 288'
  expect(page(brief, 'en').blocks.hours?.props.title).toBe('Opening hours')
})

it('names no place that is none: what reaches up to something, or is the town already', () => {
  const brief =
    'Verhuisbedrijf Goossens verhuist gezinnen in Mechelen en omstreken. Verhuislift € 180. Op zaterdag is er een dag voor maximaal vier personen. Ons depot ligt in Mechelen.'
  expect(composedDocument(brief, { locale: 'nl', seed: 0 }).facts.area).toBeUndefined()
  const course =
    'Harrow Cooperage is a workshop in Wexcombe. We run a stave-making day for up to four people, £95 each. Ring 01632 960417.'
  expect(composedDocument(course, { locale: 'en', seed: 0 }).facts.area).toBeUndefined()
})

it.each<[PageLanguage, string, string]>([
  [
    'nl',
    'Bijenwinkel De Korf in Aalst verkoopt kasten en honing. De winkel is open op woensdag van 13.30 tot 18 uur. Van half december tot eind januari zijn we gesloten. Wij versturen geen glas.',
    'Van half december tot eind januari zijn we gesloten.',
  ],
  [
    'en',
    'Copper Kettle Bindery mends books in Clonakilty. A new spine costs from €45.\n\nThe workshop is open Wednesday to Saturday, 10 to 5, but I close for lunch between 1 and 2, and all of August I am away. Most repairs take about four weeks.',
    'I close for lunch between 1 and 2, and all of August I am away.',
  ],
  [
    'ja',
    '松本市の金継ぎの店「つぎはぎ堂」です。営業は火曜・木曜・土曜の10時から17時です。お盆と年末年始はお休みします。',
    'お盆と年末年始はお休みします。',
  ],
])('in %s stands with the hours when a door is closed', (locale, brief, said) => {
  expect(page(brief, locale).blocks.hours?.props.note).toContain(said)
})

it('tells a day of several times in its own sentence, where that has verbs', () => {
  const brief =
    'Am Samstag, dem 12. September, feiert der Obst- und Gartenbauverein Rheindorf sein 75-jähriges Bestehen mit einem Mostfest. Los geht es um 14 Uhr mit dem Schaupressen, um 17 Uhr spielt die Kapelle, und ab 19 Uhr gibt es Käsknöpfle. Für das Essen bitten wir um Anmeldung bis 5. September unter 0664 318 27 45.'
  const { blocks } = page(brief, 'de')
  const said =
    'Los geht es um 14 Uhr mit dem Schaupressen, um 17 Uhr spielt die Kapelle, und ab 19 Uhr gibt es Käsknöpfle.'
  expect(blocks.events?.props.items).toMatchObject([{ title: '', text: said }])
  // Half of a word is no name, the day stands under the headline, and how to answer where one does.
  expect(blocks.hero?.props).toMatchObject({
    title: 'Mostfest',
    lead: expect.stringContaining('Samstag, dem 12. September'),
  })
  expect(blocks.notice).toBeUndefined()
  expect(blocks.contact?.props.lead).toContain('Anmeldung bis 5. September')
})

it('parts a brief of commas at each of them, whatever a single full stop stands for', () => {
  const brief =
    'umzüge in bern, firma heisst zügelhirsch, 2 männer mit lieferwagen 140 franken, jeder weitere mann 50 franken, klaviere nur bis 2. stock, kartons leihen wir gratis aus'
  expect(textsOf(brief, 'de')).toContain('Klaviere nur bis 2. Stock')
  expect(textsOf(brief, 'de')).not.toMatch(/2\.\s*(\n|$)|^Stock/m)
})

it('prints a wish of the owner that only sounds like one to us', () => {
  const brief =
    'clases de guitarra en rosario soy Tincho, 9000 la hora, primera clase gratis, por wsp 341 5587042, folklore rock y tango nada de reggaeton'
  expect(textsOf(brief, 'es')).toContain('Folklore rock y tango nada de reggaeton')
})

it('speaks of two who are named as of two', () => {
  const brief =
    'La Milonga del Tilo se baila los viernes en Aráoz 1187, Buenos Aires. La organizan Graciela Montiel y Rubén Zárate desde 2014. No se permite filmar en la pista. Entrada $6.000.'
  expect(page(brief, 'es').blocks.about?.props.title).toBe('Quiénes somos')
})

it('says when a house is closed beside the week it is open', () => {
  const brief =
    "Lutherie L'Âme et la Touche, à Dinant. L'atelier est ouvert du mardi au vendredi de 10 h à 18 h et le samedi matin de 9 h 30 à 12 h 30 ; nous sommes fermés les deux premières semaines d'août. Un réglage complet coûte 90 €."
  expect(page(brief, 'fr').blocks.hours?.props.note).toContain("semaines d'août")
})

it('shows no week of which a day is not understood, and tells it with the hours', () => {
  const brief =
    'Tully & Daughter is a shoe repair workshop in Ennistymon, County Clare. New heels cost €15. We mend Monday to Friday from 9 to 5, and on Saturdays only in the workshop, 10 to 1. Ring 065 555 0143.'
  const { facts, blocks } = page(brief, 'en')
  expect(facts.hours).toBeUndefined()
  expect(blocks.hours?.props.note).toContain('on Saturdays only in the workshop, 10 to 1')
})

it('calls the dishes of a feast no admission', () => {
  const brief =
    'Am Samstag, dem 12. September, ist Mostfest in Rheindorf. Der Eintritt ist frei. Eine Portion Käsknöpfle kostet 11 Euro, ein Glas Most 3,50 Euro.'
  expect(page(brief, 'de').blocks.services?.props.title).toBe('Preise')
})
