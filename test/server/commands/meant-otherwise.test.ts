import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage, readFor } from './commanded-page.ts'

/** What sounds like one wish and is another is never carried out as the one. */

const workshop = composedPage(
  'Threads & Hems is a sewing repair workshop at 31 Constitution Street, Leith. We shorten trousers (£14). Open Tuesday to Saturday 9.30 to 5.30. A sewing class on Thursday evening from 6.30 to 8.30 costs £22. Call 0131 496 0148.',
  'en',
)
const team = composedPage(
  '「さくら少年野球」は浜松市の少年野球チームです。練習は土曜日と日曜日の9時から12時です。月会費2,500円、ユニフォーム一式12,000円。連絡は 090-5550-0142 へ。',
  'ja',
)
const wishOf = (page: typeof team, command: string, locale: PageLanguage) => {
  const read = readFor(page, command, locale)
  return read && 'intents' in read ? read.intents : null
}

it('a meeting that is moved to a day is no new address', () => {
  expect(wishOf(workshop, 'next meeting is moved to Friday 12 December', 'en')).toBeNull()
  const { document } = commanded(workshop, 'we moved to 5 Friday Street, Edinburgh', 'en')
  expect(document.facts.place).toContain('5 Friday Street')
})

it('when one closes is of the door, and no class ends then', () => {
  const { document } = commanded(workshop, 'thursday we close at 7pm', 'en')
  expect(document.facts.hours).toContain('Th 09:30-19:00')
  expect(JSON.stringify(document.blocks)).toContain('from 6.30 to 8.30')
})

it('a day that is changed is told nowhere beside the day it was', () => {
  expect(wishOf(team, '練習は日曜だけになりました', 'ja')).toBeNull()
})

it('what is asked to be taken away is no sentence to print', () => {
  const read = readFor(team, 'ユニフォームの料金は消してください', 'ja')
  const choices = read && 'ask' in read ? read.ask.choices.map(({ label }) => label) : []
  expect(choices.filter((label) => label.includes('消してください'))).toEqual([])
})

describe('a wish about pictures or about what is there', () => {
  const pottery =
    'Salt & Ember is a pottery and café in Falmouth. Six-week wheel course £210. Coffee £3.20. Call 01326 555 014. We fire twice a month. Children are welcome from eight.'

  it('sets no headline', () => {
    const page = composedPage(pottery)
    expect(askedBack(page, 'Put a picture of clay bowls in the hero')).not.toBeNull()
  })

  it('removes no address where the place for photos is not needed', () => {
    const page = composedPage(
      '長崎市の小さな古本屋「みなと文庫」です。路面電車「出島」から徒歩2分。コーヒーは480円です。電話は095-555-0148。',
      'ja',
    )
    const read = readFor(page, '写真の場所はいらない', 'ja')
    expect(read && 'intents' in read ? read.intents : []).toEqual([
      { wish: 'remove', kinds: ['gallery'] },
    ])
  })

  it('claims no change where a section is seen already', () => {
    const made = commanded(composedPage(pottery), 'Show what makes us special')
    expect(made.ops).toEqual([])
    expect(made.outcomes).toEqual([{ code: 'present', part: 'features' }])
  })
})
