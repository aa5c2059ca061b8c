import { expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'

it.each([
  [
    'kr',
    '카톡 복사예요\n[영희] 강릉 바다 합창단 연습은 화요일 7시\n[단장] 장소는 문화원 2층\n[영희] 회비 2만원\n[단장] 초보도 환영',
    '장소는 문화원 2층',
  ],
  [
    'en',
    'copied from our chat\n[Sue] Otley Ukulele Club meets on Tuesdays at 7\n[Raj M.] upstairs at the Bell\n[Sue] £3 a night\n[Raj M.] beginners welcome',
    'upstairs at the Bell',
  ],
  [
    'es',
    'del grupo\n[Marta] Coro de Getafe, ensayos los martes a las 19 h\n[Luis] en la casa de cultura\n[Marta] cuota 10 €\n[Luis] no hace falta saber solfeo',
    'en la casa de cultura',
  ],
])('in %s who speaks in turn is named on no page', (language, brief, said) => {
  const { text } = asMeant(brief, language)
  expect(text).not.toMatch(/\[|\]/)
  expect(text).toContain(said)
})

it.each([
  [
    'kr',
    '반장: 골목 화단 가꾸기 4월 11일 토요일 9시\n102호: 모종은 제가 사올게요\n반장: 장갑은 각자 챙기세요\n102호: 비 오면 18일',
  ],
  [
    'kr',
    '[부녀회 정순] 메주 만들기 11/14(토) 10시\n[2반 지호아빠] 콩은 제가 삶아요\n[부녀회 정순] 앞치마 챙기세요\n[2반 지호아빠] 비 오면 11/21',
  ],
  [
    'ja',
    '班長：公園そうじは5月10日の9時から\n2班：ほうきはあります\n班長：軍手を持参してください\n2班：雨なら17日',
  ],
  [
    'en',
    'Warden: tool library open day Saturday 9 May, 10 till 1\nFlat 6: I can bring the sander\nWarden: bring gloves\nFlat 6: if wet the 16th',
  ],
  [
    'de',
    '[Vorstand Ilse] Hofputz am 9. Mai ab 10 Uhr\n[Haus 3 Cem] Besen sind da\n[Vorstand Ilse] Handschuhe mitbringen\n[Haus 3 Cem] bei Regen am 16. Mai',
  ],
])('in %s who speaks by office or by flat is named on no page', (language, brief) => {
  const { text } = asMeant(brief, language)
  expect(text).not.toMatch(/반장|호:|정순|지호|班|Warden|Flat|Ilse|Haus 3|Cem|\[/)
  expect(text.split('\n').filter((line) => /\d/.test(line)).length).toBeGreaterThan(1)
})

it.each([
  '본점\n평일: 10시~18시\n주말: 10시~15시\n\n분점\n평일: 11시~19시\n주말: 11시~16시',
  'Main hall\nAdults: 5 pounds\nChildren: 2 pounds\n\nAnnexe\nAdults: 3 pounds\nChildren: 1 pound',
])('what heads hours is no speaker', (brief) => {
  expect(asMeant(brief, 'en').text).toBe(brief)
})

it('what stands in brackets once is no speaker', () => {
  const menu = '[Starters] soup £4\n[Mains] pie £9\n[Drinks] cider £3'
  expect(asMeant(menu, 'en').text).toBe(menu)
})
