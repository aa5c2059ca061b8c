import { describe, expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'

const meant = (locale: string, brief: string) => asMeant(brief, locale).text

it('what is denied behind the marker stands for nothing', () => {
  const brief =
    'É um bazar da AACC de Ourinhos não, desculpa, não é a AACC esse ano, é pro Lar Santa Rita.'
  expect(meant('pt', brief)).toContain('AACC de Ourinhos')
})

describe('what is said again', () => {
  it.each([
    ['en', 'Open 9 to 5, no wait, from 8. Call us.', 'Open from 8 to 5. Call us.'],
    ['en', 'A wash costs £11, sorry, £12, and a cut £20.', 'A wash costs £12, and a cut £20.'],
    ['en', 'We meet on Monday, scratch that, Tuesday 3 March.', 'We meet on Tuesday 3 March.'],
    ['en', 'It is on 5 June, no wait, the 6th, in the hall.', 'It is on 6th June, in the hall.'],
    ['fr', 'C’est le samedi 5 juin, non pardon, le 6, à 14 h.', 'C’est le samedi 6 juin, à 14 h.'],
    ['de', 'Samstag um 9 – nee Moment, um 10, ist Flohmarkt.', 'Samstag um 10, ist Flohmarkt.'],
    ['de', 'wir treffen uns mittwoch, äh donnerstag im Park', 'wir treffen uns donnerstag im Park'],
    ['de', 'Der Kurs kostet 80 €, sorry, 85.', 'Der Kurs kostet 85 €.'],
    ['fr', 'Cours le mardi, non, attends, le jeudi à 9h.', 'Cours le jeudi à 9h.'],
    ['fr', 'La nuit est à 70 €, pardon, 75 €.', 'La nuit est à 75 €.'],
    ['es', 'Abrimos de 9 a 14, mejor dicho, de 8 a 14.', 'Abrimos de 8 a 14.'],
    ['es', 'El menú vale 11 €, perdón, 12 €.', 'El menú vale 12 €.'],
    ['it', 'Aperto dalle 9 alle 18, anzi dalle 10.', 'Aperto dalle 10 alle 18.'],
    ['pt', 'Aulas às segundas, ops, quis dizer às quartas.', 'Aulas às quartas.'],
    ['pt', 'Corte a R$ 40, digo, R$ 45.', 'Corte a R$ 45.'],
    ['nl', 'Open van 9 tot 17, sorry, bedoel tot 18 uur.', 'Open van 9 tot 18 uur.'],
    ['ja', '営業は10時から17時、あ、違う、9時から17時です。', '営業は9時から17時です。'],
    ['ja', '毎週金曜日。すみません、訂正で土曜日です。', '毎週土曜日です。'],
    ['fr', 'Adulte 20 €, enfant 9 €, euh, enfant 10 €.', 'Adulte 20 €, enfant 10 €.'],
    ['ja', '定員5名。\nごめん定員7名', '定員7名'],
    ['kr', '10시부터 6시까지, 아니다, 9시부터 6시까지 합니다.', '9시부터 6시까지 합니다.'],
    ['kr', '수업은 9시, 아 참 10시 시작입니다.', '수업은 10시 시작입니다.'],
  ])('stands in %s as if it had been said at once: %s', (locale, brief, text) => {
    expect(meant(locale, brief)).toBe(text)
  })

  it.each([
    [
      'it',
      'Scrivi a uno@esempio.example, anzi, due@esempio.example.',
      'Scrivi a due@esempio.example.',
    ],
    ['de', 'Werkstatt im Ahornweg 2, ups, Ahornweg 12.', 'Werkstatt im Ahornweg 12.'],
    ['pt', 'Rua do Sol 7, desculpa, Rua do Sol 17, Jaú.', 'Rua do Sol 17, Jaú.'],
    ['es', 'Tinte 28€ (perdón, 30€), corte 9€.', 'Tinte 30€, corte 9€.'],
    ['ja', '開演は18時（すみません、19時です）。', '開演は19時です。'],
  ])('may be a name, a thing or an address: %s %s', (locale, brief, text) => {
    expect(meant(locale, brief)).toBe(text)
  })

  it.each([
    [
      'en',
      'There is no wait for a table. Sorry, no cards. Closed on Mondays, sorry. Open Tuesday.',
    ],
    ['en', 'Not cakes but bread. Actually we opened in 2011. Rolls £2, not including butter.'],
    ['en', 'Massage 30 minutes £40. Our group class lasts 45 minutes, not 30.'],
    ['de', 'Wir backen nicht Kuchen, sondern Brot. Montags zu, sorry! Dienstag 7 bis 18 Uhr.'],
    ['de', 'Leistungen: Lektorat, Korrektur, Satz. Doch, auch samstags.'],
    ['fr', 'Pardon, pas de carte. Non, pas de livraison. Ouvert de 9h à 18h.'],
    ['es', 'Lunes no, martes sí, de 9 a 14. No hay tarjeta, lo siento.'],
    ['pt', 'De segunda a sexta, das 8h às 12h e das 14h às 18h.'],
    ['ja', '食パン380円、あんパン190円。店ごとに違う味です。'],
    ['kr', '빙수 5500원, 아침 9시부터. 어른 1만 원, 어린이 6천 원.'],
    ['es', 'Abierto jueves, viernes y, bueno, también domingo de 10 a 14.'],
    ['de', 'Ob 8 oder 9 Uhr. Meine 3 Ponys, meine 2 Esel. Freitag, ne Menge Musik, Samstag Ruhe.'],
    ['it', 'Cioè 3 sale, 40 posti. Anzi, di più: 2 terrazze. Aperto lunedì, no martedì.'],
    ['en', 'Tastings on Fridays, well, Saturdays too.'],
    ['nl', 'Wij bakken geen taart maar brood. Sorry, geen pin. Dicht op maandag.'],
  ])('is told from prose that only denies, in %s: %s', (locale, brief) => {
    expect(meant(locale, brief)).toBe(brief)
  })
})

it('what was used up last year makes no old text of what stands before it', () => {
  const brief =
    'Christmas market in Mechelen, Saturday 13 December, cups have a deposit of 2 euro.\nNo, 2, as last year there were none left. Now no cars in the street from noon, sign up before 1 December.'
  expect(meant('en', brief)).toContain('Saturday 13 December')
})

it('what stands behind a number and a remark is not written to the number', () => {
  const brief =
    'faço marmita em contagem. pedir no zap 31 98555-0143. nao coloca meu endereço pq é na cozinha de casa. ve se poe umas cor alegre'
  expect(meant('pt', brief)).toContain('98555-0143. ve se poe')
})

describe('what programs write around a brief', () => {
  it.each([
    [
      '[05.06.24, 08:15] Rosa: Blumen in Ulm\n[05.06.24, 08:16] Rosa: Strauß 15 €\nVon meinem iPhone gesendet',
      'Blumen in Ulm\nStrauß 15 €',
    ],
    ['05/06/2024, 08:15 - Tom: Judo in Fife\n05/06/2024, 08:16 - Tom: £5', 'Judo in Fife\n£5'],
    [
      '[14/03 19:02] Jo: can you write it\n[14/03 19:05] Ben: Judo in Fife\n[14/03 19:06] Ben: £5 a class',
      'can you write it\nJudo in Fife\n£5 a class',
    ],
    ['[지우] [오후 2:08] 꽃집 나래\n[지우] [오후 2:09] 장미 3000원', '꽃집 나래\n장미 3000원'],
    ['9:41 PM\nYou: Vet in Cork\nYou: open 9-5\nDelivered', 'Vet in Cork\nopen 9-5'],
    [
      'Von: Eva Kurz <eva@beispiel.de>\nGesendet: 3. Mai 2024\nBetreff: Seite\n\n> Imkerei in Jena\n> Honig 6 €',
      'Imkerei in Jena\nHonig 6 €',
    ],
    [
      'Fwd: flyer\nFrom: Meg <meg@hart.example>\nTo: web\n\nFlowers in Ripon\nGet Outlook for iOS',
      'Flowers in Ripon',
    ],
    ['Le 4 mai 2024, Luc a écrit :\n> Garage à Laval\nEnvoyé de mon iPad', 'Garage à Laval'],
    ['＊＊＊ すみれ食堂 ＊＊＊\n大人300円', 'すみれ食堂\n大人300円'],
    ['~~~~ SPRING FAIR ~~~~\nTea £2\n-----\nAll welcome', 'SPRING FAIR\nTea £2\nAll welcome'],
    [
      '[forwarded from the street group]\nAnn: Street party in Hove\nBen: when?\nAnn: 6 June\nBen: tea £2',
      'Street party in Hove\nwhen?\n6 June\ntea £2',
    ],
  ])('is left out: %s', (brief, text) => {
    expect(asMeant(brief, 'en').text).toBe(text.trim())
  })

  it.each([
    'Programme\n19:00\nDoors open\n20:00\nConcert',
    '10:00 Yoga mit Anna\n11:00 Yoga mit Ben',
    'Data: 12 maggio\nA: Torino, piazza Vittorio',
    'Foto\nVideo\nDrohne',
    'Preis: 5 €\nOrt: Halle\nPreis für Kinder: 2 €\nZeit: 9 Uhr',
    '- Tee\n- Kaffee\n* Kuchen',
    'Antworten\nWir antworten in zwei Tagen.',
    'Kneipe (Rückseite vom Bahnhof) in Ulm',
  ])('is told from what people write: %s', (brief) => {
    expect(asMeant(brief, 'de').text).toBe(brief)
  })

  it('is the brief itself where nothing else would be left', () => {
    expect(asMeant('Sent from my iPhone', 'en').text).toBe('Sent from my iPhone')
  })
})
