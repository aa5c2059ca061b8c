import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fillIn } from '#shared/i18n/fill-in.ts'

it.each([
  ['“{item}”은(는) 없어요', '식빵', '“식빵”은 없어요'],
  ['“{item}”은(는) 없어요', '커피', '“커피”는 없어요'],
  ['{item}을(를) 바꿔', '가격', '가격을 바꿔'],
  ['{item}을(를) 바꿔', '노래', '노래를 바꿔'],
  ['{item}이(가) 있어요', '공연', '공연이 있어요'],
  ['{item}(으)로 바꿔', '초록색', '초록색으로 바꿔'],
  ['{item}(으)로 바꿔', '3시', '3시로 바꿔'],
  ['{item}(으)로 바꿔', '서울', '서울로 바꿔'],
  ['{item}(으)로 바꿔', '010-5555-0113', '010-5555-0113으로 바꿔'],
  ['{item}(으)로 바꿔', '010-5555-0111', '010-5555-0111로 바꿔'],
  ['“{item}”을(를) 바꿔', '가격(원).', '“가격(원).”을 바꿔'],
  ['{item}은(는) 없어요', 'Brunch', 'Brunch는 없어요'],
  ['{item}(으)로 바꿔', 'Salon', 'Salon으로 바꿔'],
  ['Add {item} {amount}', 'loaf', 'Add loaf {amount}'],
])('“%s” with %s is “%s”', (message, item, said) => {
  expect(fillIn(message, { item })).toBe(said)
})

it('messages of the interface need no particle of their values', () => {
  const messages = readFileSync(new URL('../../../locales/kr/ui.json', import.meta.url), 'utf8')
  expect(messages).not.toMatch(/\}\}.?[가-힣]?\([가-힣]\)/)
})
