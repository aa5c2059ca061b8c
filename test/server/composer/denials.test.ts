import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { pageTexts } from '#test/support/page-texts.ts'

/** What a "no" denies is never told apart from it. */

describe('a sentence that denies', () => {
  it.each<[PageLanguage, string, string]>([
    ['pt', 'Estúdio Capim em Recife.', 'Não tatuo menores, nem com autorização, nem gestantes'],
    [
      'it',
      'Studio Felce, tatuaggi a Torino.',
      'Niente minorenni, nemmeno con permesso, né incinte',
    ],
    [
      'en',
      'Fine Ink is a studio in Leeds.',
      'No minors, not even with consent, nor pregnant women',
    ],
    ['de', 'Studio Farn in Kiel.', 'Hunde, Katzen, Papageien nicht erlaubt'],
    ['es', 'Estudio Helecho en Bilbao.', 'Sin niños, ni con permiso, ni embarazadas'],
    [
      'fr',
      'Atelier Fougère à Nantes.',
      'Pas de mineurs, même pas avec accord, ni femmes enceintes',
    ],
    ['nl', 'Studio Varen in Utrecht.', 'Geen honden, ook niet aan de lijn, noch katten'],
    ['ja', '札幌のスタジオ「しだ」です。', '未成年、妊婦、飲酒後の方不可'],
    ['kr', '부산의 타투 스튜디오 고사리입니다.', '미성년자, 임산부, 음주하신 분 불가'],
  ])('in %s stands whole: %s %s', (locale, opening, denial) => {
    const stop = locale === 'ja' ? '。' : '.'
    const said = pageTexts(`${opening} ${denial}${stop}`, locale)
    expect(said.filter((text) => text.includes(denial))).toHaveLength(1)
  })

  it('is a list where each thing has its own "no"', () => {
    const said = pageTexts('Moor Cottage is a hut in Keld. No wifi, no shop, no signal.', 'en')
    expect(said.some((text) => text.includes('No wifi, no shop'))).toBe(false)
  })
})
