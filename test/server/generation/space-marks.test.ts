import { expect, it } from 'vitest'
import { spaceMarks } from '#server/generation/space-marks.ts'

it.each([
  [
    'bei jeder witterung,standl 12 euro,aufbau ab 7',
    'bei jeder witterung, standl 12 euro, aufbau ab 7',
  ],
  ['keine neuware!!kaffee vom nachbarn', 'keine neuware!! kaffee vom nachbarn'],
  ['tacos;3 for 10,beans 4', 'tacos; 3 for 10, beans 4'],
  // Marks within a number, an address and an account stand where they belong.
  ['12,50 euro, 1,5h', '12,50 euro, 1,5h'],
  ['https://a.example/x,y and b,c@d.example', 'https://a.example/x,y and b,c@d.example'],
  ['寿司,天ぷら', '寿司,天ぷら'],
])('%s', (typed, read) => {
  expect(spaceMarks(typed)).toBe(read)
})
