import { describe, expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'

const meant = (locale: string, brief: string) => asMeant(brief, locale).text

describe('what was, told beside what is', () => {
  it.each([
    [
      'en',
      'We meet on Thursdays, it used to be Tuesdays. Bring a snack.',
      'We meet on Thursdays. Bring a snack.',
    ],
    [
      'de',
      'Früher hatten wir Mittwoch bis 19 Uhr auf, jetzt nur noch bis 17 Uhr.',
      'Mittwoch jetzt nur noch bis 17 Uhr.',
    ],
    [
      'fr',
      "L'emplacement est à 3 euros, l'an dernier c'était 2 euros.",
      "L'emplacement est à 3 euros.",
    ],
    ['it', 'Prima era di lunedì, adesso è di giovedì alle 20.', 'adesso è di giovedì alle 20.'],
    ['pt', 'Ao sábado já não há, agora é ao domingo.', 'agora é ao domingo.'],
    ['nl', 'Een kraam kost 10 euro, was vorig jaar 8 euro.', 'Een kraam kost 10 euro.'],
    [
      'ja',
      '参加は自由です。前は9時からでしたが今年は10時からです。',
      '参加は自由です。今年は10時からです。',
    ],
  ])('stands nowhere, in %s: %s', (locale, brief, text) => {
    expect(meant(locale, brief)).toBe(text)
  })

  it.each([
    ['en', 'The house used to be a mill. Now we bake bread, from 8 to 12.'],
    ['en', 'Last year 300 people came on 5 June. This year we bake again.'],
    ['de', 'Bitte 10 Minuten früher kommen, der Kurs beginnt um 18 Uhr.'],
    ['fr', 'Venez avant 8 heures, le marché ferme à 12 heures.'],
    ['es', 'Hay que reservar antes de las 8, cenamos a las 9.'],
    ['it', 'Prenotate prima di lunedì, il corso è di giovedì.'],
    ['nl', 'Wie eerder komt, om 8 uur, krijgt om 9 uur koffie.'],
  ])('a past that nothing replaces stays, in %s: %s', (locale, brief) => {
    expect(meant(locale, brief)).toBe(brief)
  })
})

it.each([
  ['en', 'On Elm Avenue 3 sorry Elm Street 14.', 'On Elm Street 14.'],
  ['es', 'En la calle Olmo 5, digo calle Roble 5, Zamora.', 'En la calle Roble 5, Zamora.'],
  [
    'nl',
    'Kapsalon, Dorpsstraat 4, wacht nee Kerkstraat 4, Bladel.',
    'Kapsalon, Kerkstraat 4, Bladel.',
  ],
  ['ja', '場所はC1です、いや、C2です。', '場所はC2です。'],
])('another address is said in the shape of the first, in %s: %s', (locale, brief, text) => {
  expect(meant(locale, brief)).toBe(text)
})
