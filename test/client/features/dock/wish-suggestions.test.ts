import { expect, test } from 'vitest'
import { wishSuggestions } from '#client/features/dock/wish-suggestions.ts'
import type { Messages } from '#shared/i18n/translator.ts'
import { type Locale, localeCodes } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { commanded, composedPage, readFor } from '#test/server/commands/commanded-page.ts'
import { messagesOf } from '#test/support/translator.ts'

const bakery = composedPage(
  'Salt & Rye is a bakery in Bristol. Rye loaf £4.20. Open Tue to Sat 7-15.',
)
const keys = (page: PageDocument) => wishSuggestions(page, 'en').map(({ key }) => key)
const price = (page: PageDocument, locale: Locale) =>
  wishSuggestions(page, locale).find((example) => example.key === 'price')

test('the price suggested is of the page’s own trade and currency', () => {
  expect(price(bakery, 'en')).toEqual({ key: 'price', item: 'bakery', amount: '£4' })
  expect(price(bakery, 'pt')?.amount).toMatch(/^4\s£$/)
  const salon = composedPage('鎌倉の美容室です。カット 4000円。', 'ja')
  expect(price(salon, 'ja')).toEqual({ key: 'price', item: 'hair-salon', amount: '￥4,500' })
})

test('hours are changed where there are some and stated where there are none', () => {
  expect(keys(bakery)).toContain('hours.change.day')
  expect(keys(composedPage('Salt & Rye is a bakery in Bristol.'))).toContain('hours.set.day')
  expect(keys(composedPage('A cocktail bar in Leeds.'))).toContain('hours.set.evening')
  const poet = keys(composedPage('I am an illustrator in Leeds.'))
  expect(poet.filter((key) => key.startsWith('hours'))).toEqual([])
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

/** All suggestions but that of a price, which is put together from the page. */
function sentencesOf(group: Messages): string[] {
  return Object.entries(group).flatMap(([key, value]) => {
    if (key === 'item' || key === 'price') return []
    return typeof value === 'string' ? [value] : sentencesOf(value)
  })
}
