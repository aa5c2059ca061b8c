import { expect, test } from 'vitest'
import type { PageQuery, Storage } from '#server/storage/storage.ts'
import { someTime, storedPage, titledDocument } from '../../support/fixtures.ts'

/** Of very old pages: language, title, and a part of it that somebody looks for. */
const titles = [
  ['en', 'Harbour Bakery', 'OUR BAK'],
  ['ja', '港のパン屋・寿司処', '寿司'],
  ['ja', '喫茶店 ひかり', 'かり'],
  ['ja', 'ﾊﾟﾝ工房 ＡＢＣ', 'パン工房 abc'],
  ['pt', 'Padaria São João', 'sao joao'],
  ['nl', 'Bakkerij ’t Zeeltje', 'zeelt'],
  ['kr', '한빛 베이커리 서울점', '서울'],
  ['fr', 'Crêperie Côté Œuf', 'cote œuf'],
  ['it', 'Caffè Città Alta', 'CITTÀ'],
  ['de', 'Bäckerei Möller', 'backerei m'],
  ['es', 'Peluquería Núñez', 'nunez'],
] as const

/** More of one owner's than a search looks through at once, all of them newer. */
async function manyPages(storage: Storage): Promise<void> {
  await storage.transaction(async ({ pages }) => {
    for (let at = 0; at < 5100; at++) await pages.insert(storedPage({ title: `Über Stock ${at}` }))
  })
}

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
    expect(seen).toEqual(['page-6', 'page-5', 'page-4', 'page-3', 'page-2', 'page-1', 'page-0'])
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

  test('a search finds the one old page of very many, in nine languages', async () => {
    await manyPages(storage())
    for (const [at, [, title]] of titles.entries())
      await storage().pages.insert(storedPage({ slug: `hit-${at}`, title, updatedAt: -at }))
    for (const [at, [locale, title, query]] of titles.entries())
      expect(await slugs({ query }), `${locale}: ${title}`).toEqual([`hit-${at}`])
    expect(await slugs({ query: 'nowhere' })).toEqual([])
    expect(await slugs({ query: 'hit', state: 'trashed' })).toEqual([])

    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = { owner: 'owner-a', query: 'hit-', limit: 4, cursor }
      const turned = await storage().pages.list(query)
      seen.push(...turned.items.map((page) => page.slug))
      cursor = turned.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(titles.map((_, at) => `hit-${at}`))
    // What most pages hold, and what is too short for an index, is met on the way.
    for (const query of ['page', 'ü', 'st'])
      expect((await slugs({ query, limit: 5 })).length, query).toBeGreaterThan(0)
  })

  test('marks that make another letter of kana and Hangul tell titles apart', async () => {
    await storage().pages.insert(storedPage({ slug: 'ga', title: 'がらす' }))
    await storage().pages.insert(storedPage({ slug: 'ka', title: 'からす' }))
    expect(await slugs({ query: 'から' })).toEqual(['ka'])
  })

  test('a title that grows when it is folded is stored, listed and found', async () => {
    const title = '\ufdfa'.repeat(140)
    await storage().pages.insert(storedPage({ slug: 'long', title }))
    expect(await slugs({ query: title.slice(0, 3) })).toEqual(['long'])
  })

  test('what is erased is found no more, and its name may be another’s', async () => {
    const page = storedPage({ slug: 'a', title: 'Zephyr' })
    await storage().pages.insert(page)
    await storage().pages.erase(page.id)
    await storage().pages.insert(storedPage({ slug: 'a', title: 'Zenith' }))
    expect(await slugs({ query: 'zep' })).toEqual([])
    expect(await slugs({ query: 'zen' })).toEqual(['a'])
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
