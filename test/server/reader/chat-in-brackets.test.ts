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

it('what stands in brackets once is no speaker', () => {
  const menu = '[Starters] soup £4\n[Mains] pie £9\n[Drinks] cider £3'
  expect(asMeant(menu, 'en').text).toBe(menu)
})
