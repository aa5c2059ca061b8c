import { expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'

const meant = (locale: string, brief: string) => asMeant(brief, locale).text

it.each([
  [
    'en',
    'The van is at Leith Shore no sorry not Leith Shore anymore they closed it we’re at Pilrig Park in Edinburgh.',
    'The van is at Pilrig Park in Edinburgh.',
  ],
  [
    'en',
    'We meet in Mill Lane, no wait, in Castle Street, at 7.',
    'We meet in Castle Street, at 7.',
  ],
  [
    'en',
    'Choir on Mondays, no wait, it was moved to Tuesdays, sorry. Sorry, no cats.',
    'Choir on Tuesdays. Sorry, no cats.',
  ],
  [
    'de',
    'Probe im Löwensaal, ach nein, im Gemeindehaus, jeden Montag.',
    'Probe im Gemeindehaus, jeden Montag.',
  ],
  [
    'es',
    'Vendemos en la plaza vieja digo en el puerto, arepa 7€.',
    'Vendemos en el puerto, arepa 7€.',
  ],
  [
    'it',
    'Cena sabato 7 marzo, anzi no, Ugo dice che è stata rimandata e spostata a sabato 14 marzo 2026.',
    'Cena sabato 14 marzo 2026.',
  ],
])('a place or a day that was moved stands as it is now, in %s: %s', (locale, brief, text) => {
  expect(meant(locale, brief)).toBe(text)
})

it.each([
  ['en', 'Closed on Mondays, sorry. We used to bake at York Street, we bake at Mill Lane now.'],
  [
    'de',
    'Montags zu, sorry! Wir sind umgezogen und jetzt in der Rosengasse 4. Früher im Löwensaal.',
  ],
  ['es', 'En la tienda te lo digo en persona. Ya no estamos en Ruzafa, ahora en el puerto.'],
  ['fr', 'Nous avons déménagé, nous sommes maintenant rue Haute. Pardon, pas de chiens.'],
])('news for visitors is told, in %s: %s', (locale, brief) => {
  expect(meant(locale, brief)).toBe(brief)
})

it('another form of the preposition leads to where somebody moved', () => {
  const brief =
    'Wir treffen uns jeden Samstag im Pfarrheim St. Bonifaz Angerweg 3 nein Moment die sind ja umgezogen wir sind jetzt in der alten Schule in der Lindenstraße 8 und reparieren Räder'
  const { text } = asMeant(brief, 'de')
  expect(text).not.toContain('Anger')
  expect(text).toContain('in der alten Schule in der Lindenstraße 8')
})

it.each([
  ['es', 'El mercadillo es en la plaza, no en el polideportivo.'],
  ['es', 'Este sábado nos vemos en el bar, no en la biblioteca.'],
  ['pt', 'A feira é no largo, não no ginásio.'],
  ['pt', 'O ensaio fica na igreja, não na escola.'],
])('in %s a place that is denied takes back none: %s', (language, said) => {
  expect(asMeant(said, language).text).toBe(said)
})
