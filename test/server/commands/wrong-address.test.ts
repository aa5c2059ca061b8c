import { expect, it } from 'vitest'
import { commanded, composedPage } from './commanded-page.ts'

it.each([
  [
    'fr',
    "L'atelier Petit Fer affûte les couteaux au 8 rue des Carmes, 44000 Nantes. Couteau 6 €, tondeuse 25 €. Téléphone 02 40 55 01 32.",
    "L'adresse est fausse, c'est le 10 rue des Carmes, 44000 Nantes",
    '10 rue des Carmes, 44000 Nantes',
  ],
  [
    'it',
    'La Bottega del Legno restaura mobili in via Roma 12, 50123 Firenze. Sedia 60 €, tavolo 120 €. Telefono 055 555 0142.',
    "L'indirizzo è sbagliato, è via Roma 14, 50123 Firenze",
    'via Roma 14, 50123 Firenze',
  ],
] as const)(
  '%s: that the address is wrong is no part of the right one',
  (locale, brief, wish, place) => {
    expect(commanded(composedPage(brief, locale), wish, locale).document.facts.place).toBe(place)
  },
)

it('prices under a heading of their own in any words become rows', () => {
  const page = composedPage(
    '自転車の修理店「まるや輪業」です。パンク修理1,200円、ブレーキ調整800円。電話は075-555-0132です。',
    'ja',
  )
  expect(() => commanded(page, '料金を表にして', 'ja')).not.toThrow()
})
