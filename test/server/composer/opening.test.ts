import { describe, expect, it } from 'vitest'
import { textFields } from '#shared/page/block-props.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const pageOf = (brief: string, locale: PageLanguage) => composedDocument(brief, { locale, seed: 0 })

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : plainText((value ?? '') as RichText)

const heroOf = (brief: string, locale: PageLanguage) => {
  const { title, lead } = pageOf(brief, locale).blocks.hero?.props ?? {}
  return { title: plain(title), lead: plain(lead) }
}

/** All that a page says, block by block. */
const saidOn = (brief: string, locale: PageLanguage): string =>
  Object.values(pageOf(brief, locale).blocks)
    .flatMap((block) => textFields(block.type, block.props).map(({ value }) => plain(value)))
    .join(' | ')

describe('below the headline of a page', () => {
  it('stands whom it is for, which no other part of a page shows', () => {
    const brief =
      'We are a small forest school in Alder Creek, Oregon, for kids from three to six. Tuition is $610 a month. Our name is Moss Lane School.'
    expect(heroOf(brief, 'en').lead).toContain('for kids from three to six')
  })

  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'Slack Tide is a small app for sea swimmers around the Irish coast. It tells you when the tide turns at 140 beaches. Free for three beaches, €14 a year for all.',
      'A small app for sea swimmers around the Irish coast. It tells you when the tide turns at 140 beaches.',
    ],
    [
      'de',
      'Kiesbrot ist eine kleine Bäckerei hinter dem alten Speicher in Husum. Roggenbrot, Dinkelbrot und Franzbrötchen, jede Nacht frisch gebacken. Brote ab 4,10 €.',
      'Eine kleine Bäckerei hinter dem alten Speicher in Husum. Roggenbrot, Dinkelbrot und Franzbrötchen, jede Nacht frisch gebacken.',
    ],
    [
      'ja',
      '函館の港のそばにある小さなパン屋「みさきベーカリー」です。食パン、ライ麦パンを毎晩焼いています。食パンは1斤420円から。',
      '函館の港のそばにある小さなパン屋「みさきベーカリー」です。食パン、ライ麦パンを毎晩焼いています。',
    ],
  ])('in %s the sentence behind a short introduction stands with it', (locale, brief, lead) => {
    expect(heroOf(brief, locale).lead).toBe(lead)
  })

  it('what comes next stands there where the headline says all of the introduction', () => {
    const brief =
      'I am Mara Quinn, a wedding photographer in Galway. Quiet, natural pictures, no posing. A half day is €650, a whole day €1,200.'
    expect(heroOf(brief, 'en').lead).toBe('Quiet, natural pictures, no posing.')
  })

  it('sums, days and numbers of telephones stay where they are looked for', () => {
    const brief =
      'Kiln Row is a pottery studio in Leeds. A course costs £140 and runs on Mondays. We keep it small.'
    expect(heroOf(brief, 'en').lead).not.toContain('£140')
  })
})

describe('below a name', () => {
  it.each<[string, PageLanguage, string, string]>([
    [
      'sentences stand in the order of the brief',
      'ja',
      '石しごと 椿（造園・庭の手入れ）と申します。妻が石組み、私が植栽の設計を担当する二人の庭屋です。平塚・二宮・大磯で年間契約のお庭を30軒ほどお預かりしています。年3回の手入れで44,000円から、単発は半日2名で36,500円。ゴミの処分費を含みます。除草剤は使いません。大木の伐採は信頼する職人をご紹介します。',
      '妻が石組み、私が植栽の設計を担当する二人の庭屋です。平塚・二宮・大磯で年間契約のお庭を30軒ほどお預かりしています。',
    ],
    [
      'the name is not told again',
      'kr',
      '오복기름집 들기름 참기름 짜드려요 깨 가져오시면 한되 짜는값 5천원 새벽6시~오후2시 1,3째 월욜 쉼 043-000-6172',
      '들기름 참기름 짜드려요.',
    ],
    [
      'nor what it is called with a capital of its own behind it',
      'fr',
      'Toitures Morvan & Filles Entreprise de couverture et de zinguerie, fondée en 1991, douze salariés. Nous travaillons dans tout le Trégor. Devis gratuit. 02 61 91 44 20',
      'Entreprise de couverture et de zinguerie, fondée en 1991, douze salariés.',
    ],
    [
      'the reason why it began is no beginning',
      'de',
      'Vor drei Jahren haben meine Frau und ich die alte Mühle meiner Tante übernommen und mit viel Geduld wieder bewohnbar gemacht. Sie steht in Pirna. Jetzt ist es ein kleines Gästehaus und heißt Zum Mühlrad. Das Doppelzimmer kostet 88 € pro Nacht.',
      'Jetzt ist es ein kleines Gästehaus und heißt Zum Mühlrad.',
    ],
    [
      'all that is offered stands where no noun says what it is',
      'de',
      'Dachrinnen, Dachfenster, Gauben, Schieferarbeiten. Brandauer GmbH & Co. KG, Bochum. Tel 0234 555022',
      'Dachrinnen, Dachfenster, Gauben, Schieferarbeiten.',
    ],
    ['nothing stands that the headline says', 'es', 'afinador de pianos asturias 70', ''],
  ])('%s', (_, locale, brief, lead) => {
    expect(heroOf(brief, locale).lead).toBe(lead)
  })

  it('what it is stands once', () => {
    const brief =
      'Runa Stahl. Keramikerin und Bildhauerin aus Gera (Thüringen). Ich zeige meine Gefäße, Ausstellungen 2018 und 2021, und nehme Aufträge an. runa@stahl.example'
    expect(saidOn(brief, 'de').match(/Bildhauerin/g)).toHaveLength(1)
  })

  it('hours typed in one breath are no welcome where a noun says what it is', () => {
    const brief =
      'dietetica salta balcarce frutos secos harinas semillas 9 a 13 y 17 a 20:30 sab 9 a 14 envios en salta'
    expect(heroOf(brief, 'es')).toMatchObject({ lead: '' })
    expect(saidOn(brief, 'es').toLowerCase()).toContain('semillas')
  })
})

describe('what it is called stands alone where it was typed between the noun for it and its town', () => {
  it.each<[PageLanguage, string, string]>([
    ['it', 'parrucchiera nodo alla gola cuneo via roma piega 20 taglio 28', 'Nodo alla Gola'],
    ['de', 'Unsere Ferienwohnung „Seegras“ liegt in Husum, fünf Minuten vom Meer.', 'Seegras'],
  ])('in %s', (locale, brief, title) => {
    expect(heroOf(brief, locale).title).toBe(title)
  })
})

describe('a headline ends before the day that a number stands behind', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'nl',
      'Lentefeest Zelhem Vrijdag 22 tot en met zondag 24 mei op het feestterrein aan de Hummeloseweg. Vrijdag 20.30 uur: feestavond met band. Entree zondag € 8.',
      'Lentefeest Zelhem',
    ],
    ['es', 'fútbol sobre 50 temuco martes 20.30 cuota 4 mil', 'Fútbol sobre 50 Temuco'],
  ])('in %s', (locale, brief, title) => {
    expect(heroOf(brief, locale).title).toBe(title)
  })
})

describe('the headline of a brief typed line by line', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'nail care at home for older folk in dundee, lochee and fintry\ncorns hard skin, diabetics welcome\n£32 a visit\nim Morag\nphone 01382 555 017',
      'corns',
    ],
    [
      'nl',
      'kapster aan huis in zwolle en hattem, ik ben Wendy\nknippen dames 29 heren 22\ndi wo vr en za ochtend\nappen naar 06 5550 7312',
      'di wo',
    ],
  ])('is none of its other lines: %s', (locale, brief, line) => {
    expect(heroOf(brief, locale).title.toLowerCase()).not.toContain(line)
  })

  it('leaves its first line whole', () => {
    const brief =
      'nail care at home for older folk in dundee, lochee and fintry\ncorns hard skin, diabetics welcome\n£32 a visit\nphone 01382 555 017'
    expect(saidOn(brief, 'en')).toMatch(/in Dundee, lochee and fintry/i)
  })
})

it('what only tells the name is not told below it', () => {
  const brief =
    'A small forest school in Alder Creek, Oregon. Children are outside all morning. Our name is Moss Lane School. Tuition is $610 a month.'
  expect(saidOn(brief, 'en')).not.toContain('Our name is')
})

it('a full-width stop has no space behind it', () => {
  const brief =
    '松本の古本屋「栞舎」です。駐車場がないので、市営の駐車場をご利用ください。松本駅から歩いて12分です。絵本は500円。'
  expect(saidOn(brief, 'ja')).toContain('ご利用ください。松本駅から')
})

it('what is to let is called by its name, and what it is stands below', () => {
  const brief =
    'De Smidse is een oude dorpssmederij in Ransdorp, tien fietsminuten van Amsterdam-Noord, die je per dagdeel kunt huren voor een vergadering, workshop, repetitie of klein feest. Er passen 35 mensen aan tafel. Een avond kost € 195 en een hele dag € 320.'
  expect(heroOf(brief, 'nl').title).toBe('De Smidse')
})

it('a greeting is no welcome of the page', () => {
  const brief =
    'Griaß Gott beim Buschenschank Krenn! Wir sind ein kleiner Familienbetrieb mit viereinhalb Hektar Wein, Welschriesling, Muskateller und Schilcher. Aufgesperrt ist Donnerstag bis Sonntag ab 14 Uhr. Bezahlen bitte nur bar.'
  expect(heroOf(brief, 'de').lead).not.toContain('Griaß Gott')
})
