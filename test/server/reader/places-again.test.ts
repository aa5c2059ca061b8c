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
    'de',
    'Probe im Löwensaal, ach nein, im Gemeindehaus, jeden Montag.',
    'Probe im Gemeindehaus, jeden Montag.',
  ],
  [
    'es',
    'Vendemos en la plaza vieja digo en el puerto, arepa 7€.',
    'Vendemos en el puerto, arepa 7€.',
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
