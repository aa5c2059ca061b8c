import { expect, it } from 'vitest'
import { askedBack, commanded, composedPage } from './commanded-page.ts'

const briefs = {
  es: 'El círculo de costura se reúne los martes a las 19 h en el Casino Amistad. El té es gratis.',
  it: 'Il circolo di cucito si trova ogni martedì alle 19 alla sala Vetusta. Il tè è gratuito.',
  ja: '長野市の裁縫の会です。毎週火曜日の19時から、城山公民館に集まります。お茶は無料です。',
  kr: '전주의 바느질 모임입니다. 매주 화요일 저녁 7시에 한벽문화관에서 모입니다. 차는 무료입니다.',
  en: 'The sewing circle meets every Tuesday from 7 pm in the Guildhall. Tea is free.',
} as const

it.each([
  ['en', "we're now at the Scout Hut instead of the Guildhall", 'Scout Hut', 'Guildhall'],
  ['es', 'ahora estamos en el Centro Gaya en vez del Casino Amistad', 'Centro Gaya', 'Amistad'],
  ['it', 'adesso siamo alla sala Bramante invece della sala Vetusta', 'sala Bramante', 'Vetusta'],
  ['ja', '会場は城山公民館ではなく若里市民会館になりました', '若里市民会館', '城山公民館'],
  [
    'ja',
    '会場を城山公民館から若里市民会館に変更しました。',
    '若里市民会館に集まります',
    '城山公民館',
  ],
  ['kr', '이제 한벽문화관이 아니라 덕진회관에서 모여요', '덕진회관에서 모입니다', '한벽문화관'],
  ['kr', '장소를 한벽문화관에서 덕진회관으로 옮겼어요.', '덕진회관에서 모입니다', '한벽문화관'],
] as const)('where people meet is another place (%s, %s)', (locale, wish, now, old) => {
  const { document } = commanded(composedPage(briefs[locale], locale), wish, locale)
  const after = JSON.stringify([document.blocks, document.facts])
  expect(after).toContain(now)
  expect(after).not.toContain(old)
})

it('a colon parts the new place from what it is of', () => {
  const ask = askedBack(composedPage(briefs.en), 'venue: Scout Hut instead of Guildhall')
  expect(ask?.choices[0]?.command).toBe('Change “Guildhall” to “Scout Hut”')
})
