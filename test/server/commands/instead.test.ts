import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage, readFor } from './commanded-page.ts'

const briefs: Record<PageLanguage, string> = {
  en: 'Salt & Rye is a bakery in Bristol. Sourdough £4.20. Open Tuesday to Saturday 9 to 17. Call 0117 496 0999.',
  de: 'Bäckerei Salz in Bonn. Roggenbrot 4,20 €. Dienstag bis Samstag 9 bis 17 Uhr. Telefon 0228 555014.',
  es: 'Panadería Sal en Valencia. Hogaza 4 €. Martes a sábado de 9 a 17 h. Teléfono 963 555 014.',
  fr: 'Boulangerie Sel à Vitré. Brioche 6 €. Mardi au samedi de 9h à 17h. Téléphone 02 99 55 50 14.',
  it: 'Panificio Sale a Bologna. Focaccia 4 €. Da martedì a sabato dalle 9 alle 17. Telefono 051 555014.',
  nl: 'Bakkerij Zout in Utrecht. Roggebrood € 4. Dinsdag tot en met zaterdag van 9 tot 17 uur. Bel 030 555 0114.',
  pt: 'Padaria Sal em Goiânia. Broa R$ 42. Terça a sábado das 9h às 17h. Telefone (62) 3555-5014.',
  ja: 'パン屋「しお」は谷中にあります。食パン420円。火曜から土曜、9時から17時。電話は03-5555-5014。',
  kr: '소금빵집, 대전. 식빵 4,200원. 화요일부터 토요일까지 9시~17시. 전화 042-555-5014.',
}
const pageIn = (locale: PageLanguage) => composedPage(briefs[locale], locale)

describe('a wish nobody can carry out', () => {
  it.each<[PageLanguage, string]>([
    ['en', 'connect the phone to a flibber'],
    ['de', 'verknüpfe das Telefon mit dem Flibber'],
    ['es', 'conecta el teléfono con el flíber'],
    ['fr', 'relie le téléphone au flibère'],
    ['it', 'collega il telefono al flibero'],
    ['nl', 'koppel de telefoon aan de flibber'],
    ['pt', 'conecta o telefone ao flíber'],
    ['ja', '電話番号をフリバーにつないで'],
    ['kr', '전화번호를 플리버에 연결해 줘'],
  ])('in %s is refused without reciting it: %s', (locale, command) => {
    const ask = askedBack(pageIn(locale), command, locale)
    // What can be done with the page is offered, and does something.
    const offered = ask?.choices.map((choice) => readFor(pageIn(locale), choice.command, locale))
    expect(offered?.length).toBeGreaterThan(0)
    expect(offered?.every((read) => read && 'intents' in read)).toBe(true)
    expect(ask?.question.length).toBeGreaterThan(10)
    for (const word of command.split(' ').filter(({ length }) => length > 5))
      expect(ask?.question).not.toContain(word)
    expect(ask?.question).not.toMatch(/[{}]/)
  })

  it.each<[PageLanguage, string]>([
    ['en', 'center the testimonials'],
    ['de', 'Bewertungen zentrieren'],
    ['es', 'centra las opiniones'],
    ['fr', 'centre les témoignages'],
    ['it', 'centra le recensioni'],
    ['nl', 'centreer de recensies'],
    ['pt', 'centraliza os depoimentos'],
    ['ja', 'お客様の声を中央揃えに'],
    ['kr', '후기를 가운데 정렬해 줘'],
  ])('in %s comes back as something that does work: %s', (locale, command) => {
    const [choice] = askedBack(pageIn(locale), command, locale)?.choices ?? []
    const { document } = commanded(pageIn(locale), choice?.command ?? '', locale)
    expect(Object.values(document.blocks).map(({ type }) => type)).toContain('quotes')
  })

  it('says nothing of the page where it is about something else', () => {
    expect(readFor(pageIn('en'), 'asdf qwer banana')).toBeNull()
  })
})

describe('a change that is to hold from some day on', () => {
  it.each<[PageLanguage, string, string]>([
    ['en', 'Close on Wednesdays from January', 'from January'],
    ['en', 'From March we close on Wednesdays', 'From March'],
    ['de', 'Mittwochs ab Januar geschlossen', 'ab Januar'],
    ['es', 'Cerrado los miércoles a partir de marzo', 'a partir de marzo'],
    ['fr', 'Fermé le mercredi à partir de mars', 'à partir de mars'],
    ['it', 'Chiuso il mercoledì da marzo', 'da marzo'],
    ['nl', 'Op woensdag gesloten vanaf maart', 'vanaf maart'],
    ['pt', 'Fechado às quartas a partir de março', 'a partir de março'],
    ['ja', '3月から水曜は休み', '3月から'],
    ['kr', '3월부터 수요일은 휴무', '3월부터'],
  ])('in %s is offered for now, and said to be: %s', (locale, command, words) => {
    const ask = askedBack(pageIn(locale), command, locale)
    expect(ask?.question).toContain(words)
    expect(ask?.choices).toHaveLength(1)
    const { facts } = commanded(pageIn(locale), ask?.choices[0]?.command ?? '', locale).document
    expect(facts.hours).toContain('We off')
  })

  it('is offered as a whole phrase', () => {
    const labels = askedBack(pageIn('en'), 'Add a map link to Tempest Arms')?.choices
    expect(labels?.map(({ label }) => label)).toEqual(['Add a map link'])
  })
})

describe('what is to stand in a section, and is no sentence', () => {
  it.each<[PageLanguage, string]>([
    ['en', 'Dress code in the programme'],
    ['de', 'Kleiderordnung ins Programm'],
    ['es', 'Ropa de fiesta en el programa'],
    ['fr', 'Tenue de soirée dans le programme'],
    ['it', 'Abito elegante nel programma'],
    ['nl', 'Kledingvoorschrift in het programma'],
    ['pt', 'Traje de festa no programa'],
    ['ja', '服装をプログラムに'],
    ['kr', '복장을 프로그램에'],
  ])('in %s is not pasted on the page: %s', (locale, command) => {
    const read = readFor(pageIn(locale), command, locale)
    expect(read && 'intents' in read ? read.intents : []).toEqual([])
  })
})

it.each<[PageLanguage, string, string]>([
  ['ja', '食パンは消さないで', '食パン'],
  ['kr', '식빵은 지우지 마세요', '식빵'],
])('in %s what is denied is never offered: %s', (locale, command, item) => {
  const choices = askedBack(pageIn(locale), command, locale)?.choices ?? []
  for (const choice of choices) {
    const { facts } = commanded(pageIn(locale), choice.command, locale).document
    expect(facts.prices?.map((price) => price.item)).toContain(item)
  }
})
