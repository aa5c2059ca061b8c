import { describe, expect, it } from 'vitest'
import { composedDocument } from '#test/support/composed-document.ts'

type Locale = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'ja' | 'kr'
const nameOf = (locale: Locale, brief: string) => composedDocument(brief, { locale }).facts.name

describe('what is held is the name, and not who holds it', () => {
  it.each<[Locale, string, string]>([
    [
      'en',
      'The Friends of Larkhill Library are holding a book sale on Saturday 6 June, 10 till 2.',
      'Book sale',
    ],
    [
      'en',
      'The Rotary Club of Kelso is holding its Duck Race on Sunday 7 June. Ducks £2 each.',
      'Duck Race',
    ],
    [
      'de',
      'Der Kleingartenverein Abendsonne lädt zum Erntedankfest am 27. September ein.',
      'Erntedankfest',
    ],
    [
      'fr',
      'Le comité des fêtes de Trélon organise la Fête du cidre le 4 octobre. Repas 15 euros.',
      'Fête du cidre',
    ],
    [
      'es',
      'La peña Los Pinos organiza la Fiesta de la vendimia el 20 de septiembre.',
      'Fiesta de la vendimia',
    ],
    [
      'it',
      'La Pro Loco di Montalbo organizza la Festa del fungo porcino il 4 ottobre.',
      'Festa del fungo porcino',
    ],
    [
      'pt',
      'O Grupo Desportivo de Alvor organiza a Caminhada das Dunas no dia 3 de maio.',
      'Caminhada das Dunas',
    ],
    [
      'nl',
      'Scouting Bergrand houdt een plantenmarkt op zaterdag 9 mei. Geraniums 2 euro.',
      'Plantenmarkt',
    ],
    ['ja', '桜台商店会が主催する夕涼みマルシェを7月18日に開きます。17時から。', '夕涼みマルシェ'],
    ['kr', '솔마을 부녀회가 여는 나눔 바자회를 10월 17일에 합니다. 떡 3천원.', '나눔 바자회'],
  ])('in %s: %s', (locale, brief, name) => {
    expect(nameOf(locale, brief)).toBe(name)
  })

  it.each<[Locale, string, string]>([
    [
      'en',
      'The Rotary Club of Kelso meets on Mondays at the Swan. We hold dinners and walks.',
      'Rotary Club',
    ],
    [
      'it',
      'La Pro Loco di Montalbo organizza feste e gite tutto l’anno. Tessera 10 euro.',
      'Pro Loco di Montalbo',
    ],
  ])('unless nothing with a day is held, in %s: %s', (locale, brief, name) => {
    expect(nameOf(locale, brief)).toContain(name)
  })
})

it.each<[Locale, string, string]>([
  [
    'kr',
    '우리 가게 이름을 바꿔 카페 소풍길이 되었어요. 청주시 남문로 12. 라떼 4500원.',
    '카페 소풍길',
  ],
  ['nl', 'We heetten Snackbar Joop maar zijn nu Friet & Zo. Marktplein 5, Goor.', 'Friet & Zo'],
  ['pt', 'Casamento da Marta e do Rui no dia 5 de junho de 2027 em Évora.', 'Marta & Rui'],
])('of two names the one that holds, of a couple both, in %s: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})
