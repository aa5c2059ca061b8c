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
    [
      'es',
      'Corte 14 euros. Antes abríamos los lunes pero ya no. Abrimos el martes.',
      'Corte 14 euros. Abrimos el martes.',
    ],
    ['it', 'Prima era di lunedì, adesso è di giovedì alle 20.', 'adesso è di giovedì alle 20.'],
    ['pt', 'Ao sábado já não há, agora é ao domingo.', 'agora é ao domingo.'],
    ['nl', 'Een kraam kost 10 euro, was vorig jaar 8 euro.', 'Een kraam kost 10 euro.'],
    [
      'ja',
      '参加は自由です。前は9時からでしたが今年は10時からです。',
      '参加は自由です。今年は10時からです。',
    ],
    [
      'kr',
      '정장 8000원. 원래 토요일에도 열었는데 이제 안 해요. 평일 9시부터.',
      '정장 8000원. 평일 9시부터.',
    ],
    ['en', 'Open Mon 9-12, Wed 9-14 (no longer), Fri 9-12.', 'Open Mon 9-12, Fri 9-12.'],
    ['es', 'Salida 9:00, vuelta 23:00 … la han quitado, hay cena.', 'Salida 9:00, hay cena.'],
    [
      'en',
      "Pitches are £12. Last year it was £10, don't copy that one. Tea from noon.",
      'Pitches are £12. Tea from noon.',
    ],
    [
      'en',
      'Jam £4 a jar. The £3 on the old labels no longer applies. Open Saturdays.',
      'Jam £4 a jar. Open Saturdays.',
    ],
    [
      'de',
      'Kursgebühr 45 €. Die 40 € auf dem alten Aushang gelten nicht mehr. Anmeldung bei Ute.',
      'Kursgebühr 45 €. Anmeldung bei Ute.',
    ],
    [
      'fr',
      "Repas 22 €. L'an dernier c'était 18 €, ne vous trompez pas. Chiens en laisse.",
      'Repas 22 €. Chiens en laisse.',
    ],
    [
      'es',
      'La cena son 22 €. El año pasado eran 18 €, no os equivoquéis. Traed vasos.',
      'La cena son 22 €. Traed vasos.',
    ],
    [
      'it',
      'Cena 22 €. I 18 € del volantino non valgono più. Portate i bicchieri.',
      'Cena 22 €. Portate i bicchieri.',
    ],
    [
      'pt',
      'Cada aula custa 14 €. Os folhetos antigos falam em 12 €, o que já não vale. Tragam touca.',
      'Cada aula custa 14 €. Tragam touca.',
    ],
    [
      'nl',
      'Meedoen kost € 15. De € 12 van de oude folder geldt niet meer. Neem een beker mee.',
      'Meedoen kost € 15. Neem een beker mee.',
    ],
    [
      'ja',
      '会費は2,000円です。去年は1,500円でした。どなたでもどうぞ。',
      '会費は2,000円です。どなたでもどうぞ。',
    ],
    [
      'kr',
      '회비는 2만 원입니다. 작년에는 1만 5천 원이었어요. 누구나 오세요.',
      '회비는 2만 원입니다. 누구나 오세요.',
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
    ['fr', "L'an dernier nous avons récolté 1 200 € pour l'école. Entrée 3 €."],
    ['pt', 'No ano passado juntámos 900 € para os bombeiros. Entrada 5 €.'],
  ])('a past that nothing replaces stays, in %s: %s', (locale, brief) => {
    expect(meant(locale, brief)).toBe(brief)
  })
})

describe('a day of the month said again', () => {
  it.each([
    ['en', 'It is on 5 June, no wait, the 6th, in the hall.', 'It is on 6th June, in the hall.'],
    ['de', 'Am 12. Juni, nein, am 13. im Hof.', 'Am 13. Juni im Hof.'],
    ['de', 'Am 12., nein 13. Juni im Hof.', 'Am 13. Juni im Hof.'],
    ['fr', 'Le 12 juin, non pardon le 13, dans la cour.', 'Le 13 juin, dans la cour.'],
    ['es', 'El 12 de junio, perdón, el 13, en el patio.', 'El 13 de junio, en el patio.'],
    ['it', 'Sagra sabato 18, no anzi domenica 19 ottobre.', 'Sagra domenica 19 ottobre.'],
    ['pt', 'No dia 12 de junho, não, dia 13, no pátio.', 'No dia 13 de junho, no pátio.'],
    ['nl', 'Op 12 juni, nee 13, in de hof.', 'Op 13 juni, in de hof.'],
    ['ja', '餅つき大会、12月20日…じゃなくて21日です。', '餅つき大会、12月21日です。'],
    ['kr', '6월 12일, 아니 13일 마당에서.', '6월 13일 마당에서.'],
  ])('keeps its month, in %s: %s', (locale, brief, text) => {
    expect(meant(locale, brief)).toBe(text)
  })
})

it.each([
  ['en', 'We play at Hexham Hall. Sorry, not Hexham, Corbridge.', 'We play at Corbridge Hall.'],
  ['de', 'Treffen in Hamm. Ach nein, nicht in Hamm, sondern in Unna.', 'Treffen in Unna.'],
  ['fr', 'Concert à Cassel. Pardon, pas Cassel, Bergues.', 'Concert à Bergues.'],
  ['es', 'Vamos a Soria. Perdón, en Burgos, no en Soria.', 'Vamos a Burgos.'],
  ['nl', 'Wij zitten in Proven. Sorry niet Proven maar Poperinge.', 'Wij zitten in Poperinge.'],
])('a name denied in the next sentence gives way, in %s: %s', (locale, brief, text) => {
  expect(meant(locale, brief).trim()).toBe(text)
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

it.each([
  ['es', 'Abrimos de lunes a sábado de 8 a 20, domingo solo con aviso un día antes.'],
  ['pt', 'Abrimos de segunda a sábado das 8h às 20h, domingo só com aviso um dia antes.'],
])('in %s so long before is nothing that was: %s', (locale, brief) => {
  expect(meant(locale, brief)).toBe(brief)
})
