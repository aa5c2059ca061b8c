import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

it.each([
  ['en', 'Heron’s Rest, a guesthouse in Ambleside. Bookings: stay@heronsrest.example', 'book'],
  ['nl', 'Fietsenmaker Tom in Gent. App me op 06 2345 6712', 'whatsapp'],
  ['nl', 'schilder in breda, muren 18 per m2 app 06 23456712 ook savonds', 'whatsapp'],
  ['en', 'Copper Kettle, a tea room in Whitby. Tel. 01947 820145', undefined],
])('in %s “%s” asks for %s', (language, brief, kind) => {
  const { facts } = read(brief, { language: language as 'en', fallback: 'en' })
  expect(facts.action?.value.kind).toBe(kind)
})
