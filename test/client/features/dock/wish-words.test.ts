import { expect, it } from 'vitest'
import { answerWords } from '#client/features/dock/wish-words.ts'
import { dateFormat } from '#shared/i18n/formats.ts'
import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import type { Wish } from '#shared/page/wish.ts'
import { translator } from '#test/support/translator.ts'

const said = (locale: 'en' | 'de', outcome: CommandOutcome, reader: string = locale) => {
  const wish = { outcomes: [outcome], ask: null, note: null, undoneAt: null, status: 'complete' }
  const answer = { state: 'done', wish: wish as unknown as Wish } as never
  return answerWords(answer, translator(locale), (time, options) =>
    dateFormat(reader, options ?? {}).format(time),
  )
}

it.each([
  ['en', 'pair.serif-display', 'Fonts: Elegant serif.'],
  ['de', 'scheme.dark', 'Hell oder dunkel: Dunkel.'],
  ['en', 'mood.warm pair.soft-serif', 'Mood: Warm. Fonts: Soft serif.'],
] as const)('in %s what changed of a look is named: %s', (locale, words, told) => {
  expect(said(locale, { code: 'restyled', words })).toBe(told)
})

it('a quoted sentence ends the one around it', () => {
  const outcome = { code: 'item', words: 'I also sell cowls for £40.' } as const
  expect(said('en', outcome)).toBe('Added “I also sell cowls for £40.”')
})

it.each([
  ['en', 'en-GB', '6 January 2027'],
  ['en', 'en-US', 'January 6, 2027'],
  ['de', 'de-DE', '6. Januar 2027'],
] as const)(
  'the last day of a notice is told as its reader writes it: %s, %s',
  (locale, reader, day) => {
    expect(said(locale, { code: 'noticeUntil', words: '2027-01-06' }, reader)).toContain(day)
  },
)
