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
  ['10월 16일(금)부터 18일(일)까지 엽니다', 'kr', '--10-16', '--10-18'],
  ['10月16日(金)から18日(日)まで開きます', 'ja', '--10-16', '--10-18'],
  ['9 août (samedi) – 12 août', 'fr', '--08-09', '--08-12'],
  ['closed from 3 to 17 August', 'en', '--08-03', '--08-17'],
])('“%s” is from one day to another', (said, language, first, last) => {
  expect(daysOf(said, language)).toEqual([[first, last]])
})

it.each([
  ['sabato 13 e domenica 14 marzo 2027, dalle 9 alle 16', 'it', '2027-03-13', '2027-03-14'],
  ['Samstag, 13. und Sonntag, 14. März 2027 im Pfarrsaal', 'de', '2027-03-13', '2027-03-14'],
  ['samedi 5 et dimanche 6 juin au parc', 'fr', '--06-05', '--06-06'],
  ['el sábado 5 y el domingo 6 de junio', 'es', '--06-05', '--06-06'],
  ['sábado 5 e domingo 6 de junho', 'pt', '--06-05', '--06-06'],
  ['zaterdag 5 en zondag 6 juni', 'nl', '--06-05', '--06-06'],
  ['Saturday 5th & Sunday 6th June', 'en', '--06-05', '--06-06'],
])('“%s” is two days on end', (said, language, first, last) => {
  expect(daysOf(said, language)).toEqual([[first, last]])
})

it.each([
  ['sabato 13 e sabato 20 marzo', 'it', '--03-20'],
  ['Samstag 13. und Samstag 20. März', 'de', '--03-20'],
  ['ab 13 Uhr in Halle 14. März', 'de', '--03-14'],
  ['si entra gratis a tutte e 2. il 5 settembre siamo presi', 'it', '--09-05'],
])('“%s” is no run of days', (said, language, day) => {
  expect(daysOf(said, language)).toEqual([[day, '']])
})

it.each([
  ['三月二十一日(土)の午後', '--03-21'],
  ['通夜は五月六日、告別式は翌七日', '--05-06'],
  ['十月十日に開きます', '--10-10'],
])('“%s” is a day in words', (said, day) => {
  expect(daysOf(said, 'ja')).toEqual([[day, '']])
})

it('two months in a row are no day of the first', () => {
  expect(daysOf('軽トラ市です。1月2月は休み。', 'ja')).toEqual([])
})
