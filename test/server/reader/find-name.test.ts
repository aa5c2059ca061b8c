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

it('what somebody does is no part of their name', () => {
  const brief = 'hoi ik ben sanne en geef pianoles in zwolle aan huis'
  expect(read(brief, { language: 'nl', fallback: 'nl' }).facts.name?.value).toBe('sanne')
})

it.each([
  [
    'nl',
    'hoi ik ben joris ik haal honden thuis op in ermelo, 17,50 per keer, app 06 55550142',
    'ben',
  ],
  [
    'es',
    'Alquilamos la Casa del Olmo, una casa de piedra en Soria. Se alquila entera.',
    'Alquilamos',
  ],
])('in %s a name has no verb before it: “%s”', (language, brief, verb) => {
  const name = read(brief, { language, fallback: language }).facts.name?.value ?? ''
  expect(name.toLowerCase()).not.toContain(verb.toLowerCase())
})

it('what is called something has its name from there, and not from who runs it', () => {
  const brief =
    'I’m Demelza Rowe and I re-cane chairs in a small workshop in Lostwithick. The business is called Rowe & Rush. Call 01632 960 144.'
  expect(read(brief, { language: 'en', fallback: 'en' }).facts.name?.value).toBe('Rowe & Rush')
})
