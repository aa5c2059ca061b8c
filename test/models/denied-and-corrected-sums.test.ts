import { expect, it } from 'vitest'
import { checkClaim } from '#server/generation/reading/check-claim.ts'
import { countryOf } from './nearly-told.ts'

type Told = [language: string, brief: string, words: string, item: string, amount: number]

function isProven([language, brief, words, item, amount]: Told): boolean {
  const currency = { GB: 'GBP', JP: 'JPY', KR: 'KRW' }[countryOf[language] ?? ''] ?? 'EUR'
  const known = { language, countries: [countryOf[language] ?? 'GB'], currencies: [] }
  return (
    checkClaim({ key: 'prices', value: { item, amount, currency }, words }, brief, known) !== null
  )
}

it.each<Told>([
  // What is taken back, and what is not there.
  ['en', 'cuts 22 no sorry 24 beard 12', 'cuts 22', 'cuts', 22],
  ['es', 'corte 12 perdón 13 tinte 35', 'corte 12', 'corte', 12],
  ['kr', '젤 만원 아니고 8천 패디 5만', '젤 만원', '젤', 10_000],
  ['de', 'Café am Markt, leider kein Parkplatz', 'kein Parkplatz', 'Parkplatz', 0],
  ['nl', 'Café aan de markt, geen parking', 'geen parking', 'parking', 0],
  ['ja', 'カフェ 駐車場なし', '駐車場なし', '駐車場', 0],
  ['kr', '카페 주차장 없음', '주차장 없음', '주차장', 0],
  // What is of two things, or of what comes behind "or".
  ['it', 'barba 10 taglio e barba 25', 'barba 25', 'barba', 25],
  ['en', 'yoga at 7pm £8 drop in or £35 for five', 'drop in or £35', 'drop in', 35],
  ['pt', 'brigadeiro 3 cada torta inteira 90', '3 cada torta inteira', 'torta inteira', 3],
  // The end of a word is no sign of money, and a part of a sum is none.
  ['kr', '옛날사진 복원 3만부터\n한복은 공짜', '한복은 공짜', '옛날사진 복원', 0],
  ['kr', '화분 입원 1만 5천 원', '화분 입원 1만 5천 원', '화분 입원', 5000],
])('%s: of “%s” the words “%s” do not give %s the sum %d', (...told) => {
  expect(isProven(told)).toBe(false)
})

it.each<Told>([
  ['en', 'cuts 22 no sorry 24 beard 12', 'cuts 22 no sorry 24', 'cuts', 24],
  ['es', 'corte 12 perdón 13 tinte 35', 'corte 12 perdón 13', 'corte', 13],
  ['it', 'cerniera 12 no 15 giacca 25', 'cerniera 12 no 15', 'cerniera', 15],
  ['kr', '젤 만원 아니고 8천 패디 5만', '젤 만원 아니고 8천', '젤', 8000],
  ['de', 'Yoga, keine Anmeldegebühr', 'keine Anmeldegebühr', 'Anmeldegebühr', 0],
  ['nl', 'Geen voorrijkosten in de stad', 'Geen voorrijkosten', 'voorrijkosten', 0],
  ['kr', '택배비 없음', '택배비 없음', '택배비', 0],
  ['ja', '出張代なし', '出張代なし', '出張代', 0],
  ['en', 'pottery taster forty pounds kids twelve quid', 'taster forty pounds', 'taster', 40],
  ['de', 'Kopie -,50 Scan 1,20', 'Kopie -,50', 'Kopie', 0.5],
  ['kr', '40x40 6만5천 60x60 9만', '40x40 6만5천', '40x40', 65_000],
  ['kr', '아이 1만2천 24개월 미만 무료', '아이 1만2천', '아이', 12_000],
])('%s: of “%s” the words “%s” give %s the sum %d', (...told) => {
  expect(isProven(told)).toBe(true)
})
