import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

it.each([
  ['en', 'Heron’s Rest, a guesthouse in Ambleside. Bookings: stay@heronsrest.example', 'book'],
  ['en', 'lawns mowed in ballarat, txt me 0491 570 156 dont ring im on the mower', 'sms'],
  ['nl', 'Fietsenmaker Tom in Gent. App me op 06 2345 6712', 'whatsapp'],
  ['nl', 'schilder in breda, muren 18 per m2 app 06 23456712 ook savonds', 'whatsapp'],
  [
    'nl',
    'volleybalclub in katwijk, contributie 195 euro, via whatsapp sanne 06 48123077',
    'whatsapp',
  ],
  [
    'ja',
    '長野県で「藍ノ間」という工房です。体験のご予約はLINE(ID:ainoma_m)からお願いします',
    'line',
  ],
  ['en', 'Copper Kettle, a tea room in Whitby. Tel. 01947 820145', undefined],
])('in %s “%s” asks for %s', (language, brief, kind) => {
  const { facts } = read(brief, { language: language as 'en', fallback: 'en' })
  expect(facts.action?.value.kind).toBe(kind)
})

it.each([
  ['ja', '戸倉町の靴の修理 かかと1500円から 予約いらない 電話 0120-000-411'],
  [
    'en',
    'Sunday walks in Otley, free, no need to book just turn up, questions to Grace 07700 900482',
  ],
])('in %s what nobody has to do is no action: “%s”', (language, brief) => {
  const { facts } = read(brief, { language: language as 'en', fallback: 'en' })
  expect(facts.action?.value.kind).not.toBe('book')
})
