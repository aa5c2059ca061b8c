import { expect, test } from 'vitest'
import type { WishEntry } from '#client/features/dock/wish.ts'
import { notDone, wishSuggestions } from '#client/features/dock/wish-suggestions.ts'
import { isSaid } from '#client/features/dock/wish-words.ts'
import type { Messages } from '#shared/i18n/translator.ts'
import { localeCodes } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { commanded, composedPage, readFor } from '#test/server/commands/commanded-page.ts'
import { messagesOf } from '#test/support/translator.ts'

const bakery = composedPage(
  'Salt & Rye is a bakery in Bristol. Rye loaf £4.20. Open Tue to Sat 7-15.',
)
const keys = (page: PageDocument) => wishSuggestions(page).map(({ key }) => key)

test('nothing is suggested that the page would have to be told first', () => {
  expect(keys(bakery).filter((key) => /price|^hours/.test(key))).toEqual([])
})

test('only a page with a long text is asked to be shorter', () => {
  expect(keys(bakery)).not.toContain('shorter')
  const story =
    'My name is Ana and I bake in Bristol. I began in 2009 in the garage of my aunt. My oven came from Lyon on a lorry. I learned from a baker in Stroud who never used yeast. I bake at night and sell until noon.'
  expect(keys(composedPage(story))).toContain('shorter')
})

test('only a part the page lacks is added, and only a part it shows is moved', () => {
  const shown = commanded(bakery, 'add questions').document
  expect(keys(bakery)).toContain('add.faq')
  expect(keys(shown).filter((key) => key === 'add.faq')).toEqual([])
  const bare = commanded(bakery, 'remove the opening hours').document
  expect(keys(bare).filter((key) => key === 'move.hours')).toEqual([])
})

test('a dark page is not asked to be darker, nor a warm one warmer', () => {
  const dark = commanded(bakery, 'darker').document
  expect(keys({ ...dark, theme: { ...dark.theme, mood: 'warm' } })).not.toContain('look.dark')
  expect(keys({ ...bakery, theme: { ...bakery.theme, mood: 'warm' } })).not.toContain('look.warm')
})

test('what was suggested and done is not suggested again until it is taken back', () => {
  const entry = (undoneAt: number | null) =>
    ({ command: 'make it shorter', answer: { state: 'done', wish: { undoneAt } } }) as WishEntry
  const words = ['Make it shorter', 'Darker']
  expect(notDone(words, [entry(null)])).toEqual(['Darker'])
  expect(notDone(words, [entry(1)])).toEqual(words)
})

test.each(localeCodes)('whatever is suggested in %s is understood when it is sent', (locale) => {
  const suggested = groupAt(messagesOf(locale), 'generate.command.example')
  const notRead = sentencesOf(suggested).filter((words) => {
    const read = readFor(bakery, words, locale)
    return !read || 'ask' in read
  })
  expect(notRead).toEqual([])
})

function groupAt(messages: Messages, path: string): Messages {
  return path.split('.').reduce((group, key) => group[key] as Messages, messages)
}

function sentencesOf(group: Messages): string[] {
  return Object.values(group).flatMap((value) =>
    typeof value === 'string' ? [value] : sentencesOf(value),
  )
}

test('a text whose further sentences all tell facts is not asked to be shorter', () => {
  const fete =
    'Sommerfest des Gartenvereins am 20. Juni 2027 in Leipzig. Es gibt Kuchen. Beginn ist um 15 Uhr. Fragen an Renate Petzold, 0341 555 0142.'
  expect(keys(composedPage(fete, 'de'))).not.toContain('shorter')
})

test.each([
  ['Write another version', 'write another version', true],
  ['Write another version', ' Write another version. ', true],
  ['別のバージョンを作る', '別のバージョンを作る。', true],
  ['Write another version', 'write another version of the prices', false],
])('who types what a button says has pressed it: %s, %s', (label, wish, is) => {
  expect(isSaid(label, wish)).toBe(is)
})
