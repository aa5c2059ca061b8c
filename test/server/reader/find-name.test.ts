import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

it.each([
  [
    'de',
    'Die Fahrradwerkstatt „Hafenrad“ in Bremen repariert Räder. Schlauch wechseln 12 €.',
    'Hafenrad',
  ],
  ['de', 'Café „Morgenrot“ in Köln. Frühstück 9 €.', 'Morgenrot'],
  ['de', 'Wir sind die Tanzschule „Drei Takte“, Salsa und Tango in Leipzig.', 'Drei Takte'],
  ['en', 'The “Blue Door” is a café in Leeds.', 'Blue Door'],
] as const)('in %s a name in quotation marks brings none along: %s', (language, brief, name) => {
  expect(read(brief, { language, fallback: language }).facts.name?.value).toBe(name)
})

it.each([
  ['麺屋こはくは金沢の片町にある小さなラーメン店です。カウンター8席。', '麺屋こはく'],
  ['パン工房はるかは京都のパン屋です。', 'パン工房はるか'],
])('a Japanese name is not cut at a は of its own: %s', (brief, name) => {
  // Rather none, to be added by its owner, than half of one.
  const found = read(brief, { language: 'ja', fallback: 'ja' }).facts.name?.value ?? name
  expect(found).toBe(name)
})
