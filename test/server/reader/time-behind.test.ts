import { expect, it } from 'vitest'
import { timeBehind } from '#server/reader/grammars/time-behind.ts'
import { read } from '#server/reader/read.ts'

it.each([
  ['de', 'Flohmarkt am Samstag, 17. April, 10 bis 16 Uhr', ''],
  ['kr', '2월 13일 토요일 저녁 7시', ''],
  ['de', 'Konzert am 5. Dezember um 17 Uhr', '17:00'],
  ['en', 'Concert on 12 December, doors at 7.30pm', '19:30'],
])('in %s the time behind the day of “%s” is “%s”', (language, brief, time) => {
  const { text, days } = read(brief, { language, fallback: language })
  expect(timeBehind(text, days[0]?.end ?? 0)).toBe(time)
})
