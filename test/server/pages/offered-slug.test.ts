import { expect, it } from 'vitest'
import { offeredSlug } from '#server/pages/offered-slug.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'

const free = { slugTaken: async () => false, wasRenamed: async () => false }
const slugOf = (title: string, facts: PageDocument['facts']) => {
  const empty = emptyDocument('x', 'ja')
  const document = { ...empty, facts, meta: { ...empty.meta, title } }
  const page = { id: 'x', slug: 'k3m9x2abcd', locale: 'ja', publishedRev: null, document }
  return offeredSlug({ pages: free } as never, page as unknown as StoredPage)
}

it.each([
  ['祖母の米寿を祝う会', { email: 'yumi.sato@gmail.com' }, 'page-k3m9'],
  [
    '祖母の米寿を祝う会',
    { email: 'yumi@example.jp', url: 'https://instagram.com/yumi' },
    'page-k3m9',
  ],
  ['あずき茶房', { email: 'a@b.jp', url: 'https://www.azuki-sabo.co.jp' }, 'azuki-sabo'],
  ['みなとのぱん', { email: 'yumi@example.jp' }, 'minatonopan'],
])('a page is offered no word of a mail address: %s, %j', async (title, facts, slug) => {
  expect(await slugOf(title, facts)).toBe(slug)
})
