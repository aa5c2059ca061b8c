import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

it.each([
  ['en', 'open tuesday to saturday eight thirty till six', 'Tu-Sa 08:30-18:00'],
  ['en', "we're open monday to friday from nine to half past five", 'Mo-Fr 09:00-17:30'],
  ['de', 'dienstag bis samstag von acht uhr dreißig bis achtzehn uhr', 'Tu-Sa 08:30-18:00'],
  ['fr', 'ouvert du mardi au samedi de neuf heures à dix-huit heures trente', 'Tu-Sa 09:00-18:30'],
  ['fr', 'ouvert le samedi de neuf heures et demie à midi et demi', 'Sa 09:30-12:30'],
  ['es', 'abierto de lunes a viernes de nueve y treinta a seis', 'Mo-Fr 09:30-18:00'],
  [
    'it',
    'aperto dal martedì al sabato dalle nove alle dodici e trenta e dalle quindici alle diciannove',
    'Tu-Sa 09:00-12:30,15:00-19:00',
  ],
  ['pt', 'aberto todos os dias das dez às vinte e duas horas', 'Mo-Su 10:00-22:00'],
  ['nl', 'open van dinsdag tot en met zaterdag van tien tot half zes', 'Tu-Sa 10:00-17:30'],
  ['ja', '月曜から土曜の朝八時から夜七時まで', 'Mo-Sa 08:00-19:00'],
  ['ja', '営業は毎日朝十時から夕方五時半まで', 'Mo-Su 10:00-17:30'],
  ['kr', '월요일부터 금요일까지 아침 아홉 시부터 저녁 일곱 시까지', 'Mo-Fr 09:00-19:00'],
  ['kr', '화요일부터 토요일까지 오전 열 시 반부터 오후 여섯 시까지', 'Tu-Sa 10:30-18:00'],
])('a week told in words is read, in %s: %s', (fallback, brief, hours) => {
  expect(read(brief, { language: null, fallback }).facts.hours?.value).toBe(hours)
})

it.each([
  ['fr', 'ouvert le samedi de neuf heures à dix heures vingt personnes maximum', 'Sa 09:00-10:00'],
  ['en', 'open saturdays from nine to ten twenty people fit in', 'Sa 09:00-10:00'],
])('what counts something else is no minute, in %s: %s', (fallback, brief, hours) => {
  const found = read(brief, { language: null, fallback }).facts.hours?.value
  expect([hours, undefined]).toContain(found)
})
