import { expect, it } from 'vitest'
import { commandLanguage, commandLanguages } from '#server/commands/command-words.ts'
import { compose } from '#server/composer/compose.ts'
import { labelsOf } from '#server/composer/labels.ts'
import { detectLanguage } from '#server/reader/detect-language.ts'
import { languageCodes, languageOf } from '#server/reader/language.ts'
import { read } from '#server/reader/read.ts'
import { townNamed } from '#server/reader/towns.ts'
import { isLocale, localeCodes } from '#shared/locales.ts'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'
import { someTime } from '#test/support/fixtures.ts'

it.each(languageCodes)('the words of “%s” fit what the reader asks for', (code) => {
  const { data, index, tag } = languageOf(code)
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  expect(data.hours.days.every((names) => names.length > 0)).toBe(true)
  expect(index.ends.length).toBeGreaterThan(500)
})

it('pages and wishes have every language of the interface, and no other', () => {
  expect(localeCodes.filter((code) => !languageCodes.includes(code))).toEqual([])
  expect(localeCodes.map((code) => labelsOf(code)).length).toBe(localeCodes.length)
  expect([...commandLanguages].sort()).toEqual([...localeCodes].sort())
  expect(commandLanguages.map((code) => commandLanguage(code)).length).toBe(localeCodes.length)
})

/** What is read of a brief with nothing said about its language. */
function factsOf(brief: string) {
  const { facts, industry, text } = read(brief, { language: null, fallback: 'en' })
  const { name, place, phone, email, hours, since } = facts
  return {
    language: text.language.code,
    industry,
    name: name?.value,
    place: place?.value,
    phone: phone?.value,
    email: email?.value,
    hours: hours?.value,
    since: since?.value,
    prices: facts.prices.map(({ value }) => value),
  }
}

it('a language that is only read comes in by its words alone', () => {
  expect(
    factsOf(
      'Piekarnia Złoty Kłos w Krakowie, ul. Długa 12. Chleb żytni 12,50 zł, drożdżówki od 6 zł za sztukę. Czynne od wtorku do soboty w godzinach 6–14. Tel. 12 000 45 67.',
    ),
  ).toMatchObject({
    language: 'pl',
    industry: 'bakery',
    name: 'Piekarnia Złoty Kłos',
    phone: '+48120004567',
    hours: 'Tu-Sa 06:00-14:00',
    prices: [
      { item: 'Chleb żytni', amount: 12.5, currency: 'PLN' },
      { item: 'drożdżówki', amount: 6, currency: 'PLN', unit: 'piece', from: true },
    ],
  })
})

it('and as it is typed on a phone, without its marks', () => {
  expect(
    factsOf(
      'mechanik lodz czynne pon-pt 8-17 sob 8-13 wymiana oleju 120 zl geometria 180 zl tel 601 000 345',
    ),
  ).toMatchObject({
    language: 'pl',
    industry: 'auto-repair',
    phone: '+48601000345',
    hours: 'Mo-Fr 08:00-17:00; Sa 08:00-13:00',
    prices: [
      { amount: 120, currency: 'PLN' },
      { amount: 180, currency: 'PLN' },
    ],
  })
})

it('takes no brief of another language for its own', () => {
  const others = labelledBriefs().filter(({ locale }) => isLocale(locale))
  const taken = others.filter(({ brief }) => !isLocale(detectLanguage(brief, 'en')))
  expect(taken.map(({ id }) => id)).toEqual([])
})

it.each([
  ['en', 'Bike shop in Leeds, open Mon-Sat 09:00-17:30. 0113 496 0123'],
  ['en', 'nail bar, tue wed sat 10-6'],
  ['es', 'peluqueria en lugo lun mie vie 10-14'],
])('few words and the short names of days tell its language, %s: %s', (code, brief) => {
  expect(detectLanguage(brief, 'ja')).toBe(code)
})

it('a brief too short to tell is of the language that is asked for, each time', () => {
  const asked = ['de', 'ja', 'en', 'de']
  expect(asked.map((fallback) => detectLanguage('12345', fallback))).toEqual(asked)
  expect(detectLanguage('Wir sind die Bäckerei am Markt und backen jeden Tag.', 'en')).toBe('de')
  expect(detectLanguage('12345', 'fr')).toBe('fr')
})

it('a town is known without the strokes and accents phones leave out', () => {
  expect(townNamed('lodz')?.name).toBe('Łódź')
  expect(townNamed('Lodz')?.countries).toContain('PL')
})

it('a page of it has labels in the language of whoever writes', () => {
  const request = { locale: null, locales: [], fallback: 'de' as const, seed: 0, now: someTime }
  const brief =
    'Kwiaciarnia Mak w Poznaniu. Bukiety ślubne, wieńce i dekoracje sal. Zapraszamy od poniedziałku do piątku 9–18. Tel. 61 000 22 33.'
  const { understood, blocks } = compose({ ...request, brief, known: { facts: {} } })
  const said = JSON.stringify(blocks)
  expect(isLocale('pl')).toBe(false)
  expect(understood.locale).toBe('de')
  expect(said).toContain('ukiety ślubne')
  expect(said).toContain(labelsOf('de').buttons.call.default)
})
