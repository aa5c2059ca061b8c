import { describe, expect, it } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'

function hoursOf(brief: string): string | undefined {
  return understand(brief, { locale: null, fallback: 'en' }).facts.hours?.value
}

describe('opening hours', () => {
  it.each([
    ['営業時間は7時から18時、月曜定休。', 'Tu-Su 07:00-18:00'],
    ['営業時間は7:00から18:00、水曜定休', 'Mo-Tu,Th-Su 07:00-18:00'],
    ['営業時間は午前9時から午後6時まで。水曜定休', 'Mo-Tu,Th-Su 09:00-18:00'],
    ['Open Tuesday to Saturday 9am to 6pm, closed Sunday and Monday.', 'Tu-Sa 09:00-18:00'],
    [
      'Aberta de terça a sábado das 7h às 19h e ao domingo das 8h às 13h.',
      'Tu-Sa 07:00-19:00; Su 08:00-13:00',
    ],
    ['화요일부터 토요일까지 오전 10시부터 오후 8시까지 엽니다. 월요일 휴무.', 'Tu-Sa 10:00-20:00'],
  ])('of %s are %s', (brief, hours) => {
    expect(hoursOf(brief)).toBe(hours)
  })
})
