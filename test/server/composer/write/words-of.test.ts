import { expect, test } from 'vitest'
import { cityOf } from '#server/composer/write/words-of.ts'

test.each([
  ['Porto', 'Porto'],
  ['Rua das Flores 12, 4050-262 Porto', 'Porto'],
  ['Hauptstr. 5, 10115 Berlin', 'Berlin'],
  ['Prinsengracht 1, 1012 AB Amsterdam', 'Amsterdam'],
  ['12 rue de la Paix, 75011 Paris', 'Paris'],
  ['5 High St., London, UK', 'London'],
  ['10115 Berlin', 'Berlin'],
  ['rua das flores 12, 4050-262 porto', 'Porto'],
  ['rio de janeiro', 'Rio de Janeiro'],
  ['saint-malo', 'Saint-Malo'],
  ['MURCIA', 'Murcia'],
  ['RUA DO SOL 3, RIO DE JANEIRO', 'Rio de Janeiro'],
  ['HAUPTSTRASSE 5, 10115 BERLIN', 'Berlin'],
  ["L'AQUILA", "L'Aquila"],
  ['1012 AB AMSTERDAM', 'Amsterdam'],
  ['京都市上京区大宮通1-2', '京都市'],
  ['京都府京都市上京区1-2', '京都市'],
  ['神奈川県鎌倉市小町1-2', '鎌倉市'],
  ['Via Roma 3 Torino', 'Torino'],
  ['東京都渋谷区神南1-2-3', '渋谷区'],
  ['서울시 마포구 연남로 12', '서울시'],
])('the town in “%s” is %s', (place, city) => {
  expect(cityOf(place)).toBe(city)
})

test('an address without a town names none', () => {
  expect(cityOf('21 Baker Street')).toBeUndefined()
  expect(cityOf('Hauptstraße 5')).toBeUndefined()
  expect(cityOf('12')).toBeUndefined()
  expect(cityOf(undefined)).toBeUndefined()
})
