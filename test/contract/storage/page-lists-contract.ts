import { expect, test } from 'vitest'
import type { PageQuery, Storage } from '#server/storage/storage.ts'
import { someTime, storedPage, titledDocument } from '../../support/fixtures.ts'

export function pageListsContract(storage: () => Storage): void {
  const slugs = async (query: Partial<PageQuery>) => {
    const { items } = await storage().pages.list({ owner: 'owner-a', limit: 50, ...query })
    return items.map((page) => page.slug)
  }

  test('a list turns its pages without gaps or repeats while the owner goes on writing', async () => {
    for (let at = 0; at < 7; at++)
      await storage().pages.insert(
        storedPage({ id: `id-${at}`, slug: `page-${at}`, updatedAt: someTime + (at >> 1) }),
      )
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const turned = await storage().pages.list({ owner: 'owner-a', limit: 2, cursor })
      seen.push(...turned.items.map((page) => page.slug))
      cursor = turned.nextCursor ?? undefined
      await storage().pages.insert(storedPage({ updatedAt: someTime + 100 }))
    } while (cursor)
    expect(seen).toEqual(['page-6', 'page-4', 'page-5', 'page-2', 'page-3', 'page-0', 'page-1'])
  })

  test.each([
    ['created', [3, 2, 1, 0]],
    ['title', [2, 0, 3, 1]],
    ['changed', [1, 0, 3, 2]],
  ] as const)('a list sorted by %s turns its pages in that order', async (sort, order) => {
    const titles = ['Bäckerei', 'zoo', 'Atelier', 'bäckerei']
    const changed = [3, 4, 1, 2]
    for (const [at, title] of titles.entries())
      await storage().pages.insert(
        storedPage({
          id: `id-${at}`,
          slug: `page-${at}`,
          title,
          createdAt: someTime + at,
          updatedAt: someTime + (changed[at] ?? 0),
        }),
      )
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = { owner: 'owner-a', limit: 1, sort, cursor }
      const turned = await storage().pages.list(query)
      seen.push(...turned.items.map(({ slug }) => slug))
      cursor = turned.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(order.map((at) => `page-${at}`))
  })

  test('a cursor of one order is refused in another', async () => {
    for (const slug of ['a', 'b']) await storage().pages.insert(storedPage({ slug }))
    const { nextCursor } = await storage().pages.list({ owner: 'owner-a', limit: 1 })
    const cursor = nextCursor ?? undefined
    const list = storage().pages.list({ owner: 'owner-a', limit: 1, sort: 'title', cursor })
    await expect(list).rejects.toMatchObject({ errors: [{ field: 'cursor' }] })
  })

  test('a language finds the pages that exist in it', async () => {
    await storage().pages.insert(storedPage({ slug: 'both', locales: ['en', 'ja'] }))
    await storage().pages.insert(storedPage({ slug: 'english' }))
    expect(await slugs({ locale: 'ja' })).toEqual(['both'])
  })

  test('a list that ends exactly at its limit has no next cursor', async () => {
    await storage().pages.insert(storedPage())
    const { nextCursor } = await storage().pages.list({ owner: 'owner-a', limit: 1 })
    expect(nextCursor).toBeNull()
  })

  test.each(['', 'x', 'bnVsbA', 'WzEsMl0', '%%%'])(
    'a broken cursor %j is refused by name',
    async (cursor) => {
      const list = storage().pages.list({ owner: 'owner-a', limit: 1, cursor })
      await expect(list).rejects.toMatchObject({
        code: 'invalid',
        errors: [{ field: 'cursor' }],
      })
    },
  )

  test('an owner sees nobody else’s pages', async () => {
    await storage().pages.insert(storedPage({ slug: 'mine' }))
    await storage().pages.insert(storedPage({ slug: 'theirs', owner: 'owner-b' }))
    expect(await slugs({})).toEqual(['mine'])
  })

  test('trashed pages show only when asked for', async () => {
    await storage().pages.insert(storedPage({ slug: 'draft' }))
    await storage().pages.insert(storedPage({ slug: 'live', publishedRev: 1 }))
    await storage().pages.insert(
      storedPage({ slug: 'binned', publishedRev: 1, trashedAt: someTime }),
    )
    expect((await slugs({})).sort()).toEqual(['draft', 'live'])
    expect(await slugs({ state: 'draft' })).toEqual(['draft'])
    expect(await slugs({ state: 'published' })).toEqual(['live'])
    expect(await slugs({ state: 'trashed' })).toEqual(['binned'])
  })

  test('a search finds titles and slugs in any case, in any language', async () => {
    await storage().pages.insert(storedPage({ slug: 'a', title: 'ÉCLAIRS & Çay' }))
    await storage().pages.insert(storedPage({ slug: 'b', title: '港のパン屋' }))
    await storage().pages.insert(storedPage({ slug: 'zum-anker', title: 'Gasthof' }))
    expect(await slugs({ query: 'éclairs' })).toEqual(['a'])
    expect(await slugs({ query: 'パン' })).toEqual(['b'])
    expect(await slugs({ query: ' ANKER ' })).toEqual(['zum-anker'])
  })

  test('a search follows a changed title', async () => {
    const page = storedPage({ slug: 'a' })
    await storage().pages.insert(page)
    const document = titledDocument('Ünique', page.id)
    await storage().pages.update(page.id, 0, 1, { document }, someTime)
    expect(await slugs({ query: 'ÜNIQUE' })).toEqual(['a'])
    expect(await slugs({ query: 'harbour' })).toEqual([])
  })

  test.each([
    ['%', '100% rye'],
    ['_', 'a_b'],
    ['\\', 'a\\b'],
    ["'", "baker's"],
  ])('a search for %j finds just that', async (query, title) => {
    await storage().pages.insert(storedPage({ slug: 'hit', title }))
    await storage().pages.insert(storedPage({ slug: 'miss', title: 'plain' }))
    expect(await slugs({ query })).toEqual(['hit'])
  })

  test('sitemaps hear of published, listed pages only', async () => {
    const open = { listed: true, publishedRev: 1 }
    const both = { ...open, locales: ['en' as const, 'ja' as const], publishedAt: 7 }
    await storage().pages.insert(storedPage({ slug: 'open', ...both }))
    await storage().pages.insert(storedPage({ ...open, noindex: true }))
    await storage().pages.insert(storedPage({ ...open, trashedAt: someTime }))
    await storage().pages.insert(storedPage({ ...open, publishedRev: null }))
    await storage().pages.insert(storedPage({ ...open, listed: false }))
    const found = [{ slug: 'open', languageSlugs: {}, locales: ['en', 'ja'], publishedAt: 7 }]
    expect(await storage().pages.listed('en', { after: '', limit: 9 })).toEqual(found)
    expect(await storage().pages.listed('ja', { after: '', limit: 9 })).toEqual(found)
    expect(await storage().pages.listed('de', { after: '', limit: 9 })).toEqual([])
    expect(await storage().pages.countListed('ja')).toBe(1)
    expect(await storage().pages.countListed('de')).toBe(0)
  })

  test('sitemaps are read part by part, by slug', async () => {
    for (const slug of ['c', 'a', 'd', 'b'])
      await storage().pages.insert(storedPage({ slug, listed: true, publishedRev: 1 }))
    const after = await storage().pages.listedBefore('en', 1)
    const part = await storage().pages.listed('en', { after: after ?? '', limit: 2 })
    expect(part.map(({ slug }) => slug)).toEqual(['b', 'c'])
    expect(await storage().pages.listedBefore('en', 0)).toBe('')
    expect(await storage().pages.listedBefore('en', 4)).toBe('d')
    expect(await storage().pages.listedBefore('en', 5)).toBeNull()
  })
}
