import { expect, it } from 'vitest'
import { readDates } from '#server/reader/grammars/read-dates.ts'
import { languageOf } from '#server/reader/language.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'

const daysOf = (said: string, language: string) =>
  readDates(tagText(said, languageOf(language))).map(({ day, last }) => [day, last])

it.each([
  ['8월 3일부터 8월 17일까지 쉽니다', 'kr', '--08-03', '--08-17'],
  ['9월 24일부터 26일까지 쉽니다', 'kr', '--09-24', '--09-26'],
  ['8月10日から15日までお休みです', 'ja', '--08-10', '--08-15'],
  ['closed from 3 to 17 August', 'en', '--08-03', '--08-17'],
])('“%s” is from one day to another', (said, language, first, last) => {
  expect(daysOf(said, language)).toEqual([[first, last]])
})
