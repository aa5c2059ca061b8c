import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, readFor } from './commanded-page.ts'

/** What the page says once a wish is done, or its first choice is pressed. */
function toldAfter(brief: string, wish: string, locale: PageLanguage): string {
  const page = composedPage(brief, locale)
  const read = readFor(page, wish, locale)
  if (!read) return JSON.stringify(page)
  const command = 'ask' in read ? read.ask.choices[0]?.command : wish
  if (!command) return JSON.stringify(page)
  const pressed = readFor(page, command, locale)
  return JSON.stringify(
    pressed && 'intents' in pressed ? commanded(page, command, locale).document : page,
  )
}

describe('a wish that would do something else than it says', () => {
  it.each([
    [
      'ja',
      '寺の写経会は土曜の9時から12時まで、参加料は大人400円、小学生200円です。電話03-5555-0101。',
      '筆の貸し出し 300円を料金に追加',
    ],
    [
      'ja',
      '自転車の修理屋です。パンク修理は一か所1,200円でうけたまわります。電話03-5555-0101。',
      'ベルの修理、一か所800円を追加してください。',
    ],
  ] as const)('gives what is added no other thing’s price (%s)', (locale, brief, wish) => {
    const after = toldAfter(brief, wish, locale)
    for (const sum of brief.match(/[\d,]+円/g) ?? []) expect(after).toContain(sum)
  })

  it('does not open when it was to close', () => {
    const brief = "L'atelier de poterie est à Vallon. Ouvert le samedi de 13 h à 18 h."
    const { facts } = composedPage(brief, 'fr')
    const read = readFor(composedPage(brief, 'fr'), 'on ferme à 17 h 15 et pas à 18 h', 'fr')
    const after =
      read && 'intents' in read
        ? commanded(composedPage(brief, 'fr'), 'on ferme à 17 h 15 et pas à 18 h', 'fr').document
        : { facts }
    expect(after.facts.hours).not.toContain('17:15-18:00')
  })

  it('makes no name of words that deny one', () => {
    const brief = '동네 바느질 모임입니다. 6월 13일 토요일에 모여요. 문의는 배서연 042-555-0101.'
    const read = readFor(composedPage(brief, 'kr'), '이름이 배서연이 아니라 배서윤이에요', 'kr')
    expect(JSON.stringify(read)).not.toContain('"key":"name"')
  })
})

describe('a price that stands in a sentence', () => {
  it.each([
    [
      'es',
      'Coro de la ribera en Tudela. La cuota es de 5 € al mes o 45 € al año, y quien trae a un amigo tiene un descuento.',
      'la cuota anual son 48 €',
      '45 €',
      '48 €',
    ],
    [
      'en',
      'The Tin Mug is a tea hut at Weir Lane, Ludlow. Cream tea £7, cheese scone £4, ginger cake £3.',
      'swap the ginger cake for plum tart at £5',
      'inger cake',
      'lum tart',
    ],
  ] as const)(
    'changes there, and not only where nobody sees it (%s)',
    (locale, brief, wish, old, now) => {
      const { blocks } = commanded(composedPage(brief, locale), wish, locale).document
      expect(JSON.stringify(blocks)).not.toContain(old)
      expect(JSON.stringify(blocks)).toContain(now)
    },
  )
})
