import { expect, test } from 'vitest'
import { fitBlock } from '#server/generation/model/fit-block.ts'
import { datesIn, toldDate } from '#server/generation/model/truth/dates.ts'
import { truthOf } from '#server/generation/model/truth/truth-guard.ts'
import type { PageLanguage } from '#shared/page/document.ts'

/** The date a page may show where a model gives `said`. */
const shown = (brief: string, language: PageLanguage, said: string) =>
  toldDate(said, new Set(datesIn(brief, language)))

test.each<[PageLanguage, string, string, string]>([
  ['en', 'Jazz night on December 12th, 2026 at 7.30pm', '2026-12-12T19:30', '2026-12-12T19:30'],
  ['en', 'Open day 2026-12-12.', '2026-12-12', '2026-12-12'],
  ['en', 'A flea market on 3 May', '--05-03', '--05-03'],
  ['de', 'Sommerfest am 12. und 13. Juni 2027', '2027-06-13', '2027-06-13'],
  ['de', 'Hoffest am 30.11.2026', '2026-11-30', '2026-11-30'],
  ['fr', 'Concert le 1er mai 2027 à 20h', '2027-05-01T20:00', '2027-05-01T20:00'],
  ['es', 'Mercadillo el 5 de diciembre de 2026', '2026-12-05', '2026-12-05'],
  ['pt', 'Concerto de Natal a 13 de dezembro de 2026', '2026-12-13', '2026-12-13'],
  ['it', 'Sagra del Fungo 2026: 19 settembre', '2026-09-19', '2026-09-19'],
  ['nl', 'Open dag op 7 november 2026', '2026-11-07', '2026-11-07'],
  ['ja', '2026年12月5日に秋のマルシェを開催します。', '2026-12-05', '2026-12-05'],
  ['kr', '2026년 12월 5일 플리마켓이 열립니다.', '2026-12-05', '2026-12-05'],
])('a date may stand as its brief tells it, in %s: %s', (language, brief, said, date) => {
  expect(shown(brief, language, said)).toBe(date)
})

test.each([
  ['a year', 'Concert on 12 December at 20:00', '2025-12-12T20:00', '--12-12T20:00'],
  ['a time', 'Concert on 12 December 2026', '2026-12-12T20:00', '2026-12-12'],
  [
    'a zone',
    'Concert on 12 December 2026 at 20:00',
    '2026-12-12T20:00:00+09:00',
    '2026-12-12T20:00',
  ],
])('%s that nobody gave is left out', (_what, brief, said, date) => {
  expect(shown(brief, 'en', said)).toBe(date)
})

test.each(['2026-12-13', '2027-12-12', '2026-02-31', 'soon', '', null, 12])(
  'no day of the brief: %s',
  (said) => {
    const told = new Set(datesIn('Concert on 12 December 2026', 'en'))
    expect(toldDate(said, told)).toBeUndefined()
  },
)

test('an event of a model keeps its day, and the last day of a notice is not its own', () => {
  const brief = 'Jazz night on 12 December 2026 at 7.30pm. 20% off all tickets until 30 November.'
  const measure = {
    language: 'en' as const,
    truth: truthOf(brief, {}, ['en']),
    facts: {},
    blockIds: new Set<string>(),
  }
  const fitted = (type: string, props: Record<string, unknown>) => {
    const draft = {
      id: type,
      type,
      props: {},
      src: {},
      translations: [],
      ops: [],
      keepsLook: false,
    }
    return fitBlock({ id: type, variant: null, props, i18n: {}, isCut: false }, draft, measure)
  }
  const items = [{ title: 'Jazz night', start: '2026-12-12T19:30' }]
  expect(fitted('events', { items })).toMatchObject({ props: { items } })
  const notice = { text: '20% off all tickets', until: '2026-11-30' }
  expect(fitted('notice', notice)).toHaveProperty('props', { text: notice.text })
})
