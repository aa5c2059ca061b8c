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
    'Griaß Gott beim Buschenschank Krenn am Kittenberg! Wir sind ein kleiner Familienbetrieb mit viereinhalb Hektar Wein, Welschriesling, Muskateller und Schilcher. Aufgesperrt ist Donnerstag bis Sonntag ab 14 Uhr. Bezahlen bitte nur bar.'
  expect(heroOf(brief, 'de').lead).not.toContain('Griaß Gott')
})
