import { expect, test } from 'vitest'
import type { Storage } from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import { someTime, storedPage, storedRevision, titledDocument } from '../../support/fixtures.ts'

export function pagesContract(storage: () => Storage): void {
  test('a page comes back as it was stored, by id and by slug', async () => {
    const page = storedPage({
      title: '蜂蜜 & Œufs "\\ %_ 🥐',
      locales: ['en', 'ja'],
      publishedRev: 3,
      publishedAt: someTime + 1,
      listed: true,
      noindex: true,
    })
    await storage().pages.insert(page)
    expect(await storage().pages.byId(page.id)).toEqual(page)
    expect(await storage().pages.bySlug(page.slug)).toEqual(page)
    expect(await storage().pages.byId('another')).toBeNull()
  })

  test('a page of version 1 comes back as it was stored', async () => {
    const document = { v: 1, title: 'Old', subtitle: '', sections: [], colour: '#c2410c' } as const
    const page = storedPage({ version: 1, title: 'Old', document: { ...document, sections: [] } })
    await storage().pages.insert(page)
    expect(await storage().pages.byId(page.id)).toEqual(page)
  })

  test('a NUL in an address finds nothing and breaks nothing', async () => {
    expect(await storage().pages.bySlug('a\0b')).toBeNull()
    const { items } = await storage().pages.list({ owner: 'owner-a', query: '\0', limit: 5 })
    expect(items).toEqual([])
  })

  test('two pages cannot have one slug', async () => {
    await storage().pages.insert(storedPage({ slug: 'bakery' }))
    const second = storage().pages.insert(storedPage({ slug: 'bakery' }))
    await expect(second).rejects.toSatisfy(isUniqueViolation)
  })

  test('a change at the newest rev is written, and the title follows the document', async () => {
    const page = storedPage()
    await storage().pages.insert(page)
    const document = { ...titledDocument('Brot', page.id), base: 'de' as const }
    const change = { document: { ...document, locales: ['de' as const] }, listed: true }
    expect(await storage().pages.update(page.id, 0, 1, change, someTime + 5)).toBe(true)
    expect(await storage().pages.byId(page.id)).toEqual({
      ...page,
      ...change,
      rev: 1,
      title: 'Brot',
      locale: 'de',
      locales: ['de'],
      updatedAt: someTime + 5,
    })
  })

  test('a change at an older rev loses and leaves the page as it is', async () => {
    const page = storedPage({ rev: 4 })
    await storage().pages.insert(page)
    const change = { document: titledDocument('Lost'), slug: 'lost' }
    expect(await storage().pages.update(page.id, 3, 4, change, someTime + 5)).toBe(false)
    expect(await storage().pages.byId(page.id)).toEqual(page)
  })

  test('32 writers at once lose no update', async () => {
    const page = storedPage()
    await storage().pages.insert(page)
    const writers = Array.from({ length: 32 }, (_, at) => `hero.items.${at}`)
    await Promise.all(writers.map((key) => addSource(storage(), page.id, key)))
    const after = await storage().pages.byId(page.id)
    expect(after?.rev).toBe(32)
    expect(Object.keys(after?.document.v === 2 ? after.document.src : {})).toHaveLength(32)
  })

  test('an old slug leads to its page and stays taken for others', async () => {
    const page = storedPage({ slug: 'first' })
    await storage().pages.insert(page)
    await storage().pages.update(page.id, 0, 1, { slug: 'second' }, someTime)
    await storage().pages.update(page.id, 1, 2, { slug: 'third' }, someTime)
    expect((await storage().pages.byOtherSlug('first'))?.slug).toBe('third')
    expect((await storage().pages.byOtherSlug('second'))?.slug).toBe('third')
    expect(await storage().pages.byOtherSlug('third')).toBeNull()
    expect(await storage().pages.slugTaken('first')).toBe(true)
    expect(await storage().pages.slugTaken('third')).toBe(true)
    expect(await storage().pages.slugTaken('fourth')).toBe(false)
  })

  test('a page may take its own old slug back', async () => {
    const page = storedPage({ slug: 'first' })
    await storage().pages.insert(page)
    await storage().pages.update(page.id, 0, 1, { slug: 'second' }, someTime)
    expect(await storage().pages.slugTaken('first', page.id)).toBe(false)
    expect(await storage().pages.slugTaken('first', 'another')).toBe(true)
    await storage().pages.update(page.id, 1, 2, { slug: 'first' }, someTime)
    expect(await storage().pages.byOtherSlug('first')).toBeNull()
    expect((await storage().pages.byOtherSlug('second'))?.slug).toBe('first')
  })

  test('a language may have a slug of its own, and leaves it behind as pages do', async () => {
    const { pages } = storage()
    const page = storedPage({ slug: 'harbour' })
    const other = storedPage({ slug: 'inland' })
    for (const each of [page, other]) await pages.insert(each)
    const change = { languageSlugs: { ja: 'minato', fr: 'le-port' } }
    expect(await pages.update(page.id, 0, 1, change, someTime)).toBe(true)
    expect(await pages.languageSlugs(page.id)).toEqual({ ja: 'minato', fr: 'le-port' })
    expect((await pages.byOtherSlug('minato'))?.slug).toBe('harbour')
    await pages.update(page.id, 1, 2, { languageSlugs: { ja: 'umi', fr: '' } }, someTime)
    expect(await pages.languageSlugs(page.id)).toEqual({ ja: 'umi' })
    for (const slug of ['minato', 'le-port', 'umi'])
      expect((await pages.byOtherSlug(slug))?.slug, slug).toBe('harbour')
    await pages.update(page.id, 2, 3, { languageSlugs: { fr: 'minato' } }, someTime)
    expect(await pages.languageSlugs(page.id)).toEqual({ ja: 'umi', fr: 'minato' })
  })

  test('a slug is taken in every language, but for the page and language that has or had it', async () => {
    const { pages } = storage()
    const page = storedPage({ slug: 'harbour' })
    await pages.insert(page)
    await pages.update(page.id, 0, 1, { languageSlugs: { ja: 'minato', fr: 'port' } }, someTime)
    await pages.update(page.id, 1, 2, { languageSlugs: { fr: 'le-port' } }, someTime)
    const free = (slug: string, language?: 'ja' | 'fr', by: string | undefined = page.id) =>
      pages.slugTaken(slug, by, language).then((isTaken) => !isTaken)
    expect(await free('minato', 'ja')).toBe(true)
    expect(await free('minato', 'fr')).toBe(false)
    expect(await free('minato')).toBe(false)
    expect(await free('harbour')).toBe(true)
    expect(await free('harbour', 'ja')).toBe(false)
    expect(await free('port', 'ja')).toBe(true)
    expect(await free('port')).toBe(true)
    expect(await free('port', 'ja', 'another')).toBe(false)
    const other = storedPage({ slug: 'inland' })
    await pages.insert(other)
    const theft = pages.update(other.id, 0, 1, { languageSlugs: { ja: 'minato' } }, someTime)
    await expect(theft).rejects.toSatisfy(isUniqueViolation)
  })

  test('visits at a language’s slug are the page’s, and its sitemap knows it', async () => {
    const { pages, views } = storage()
    const page = storedPage({ slug: 'harbour', listed: true, publishedRev: 1 })
    await pages.insert(page)
    await pages.update(page.id, 0, 1, { languageSlugs: { ja: 'minato' } }, someTime)
    await views.add([{ slug: 'minato', day: 20_000, locale: 'ja', referrer: '', views: 2 }])
    expect(await views.of(page.id, 0)).toMatchObject([{ locale: 'ja', views: 2 }])
    expect(await pages.listed('en', { after: '', limit: 9 })).toMatchObject([
      { slug: 'harbour', languageSlugs: { ja: 'minato' } },
    ])
  })

  test('a page says when it was taken down, and why', async () => {
    const { pages } = storage()
    const page = storedPage()
    await pages.insert(page)
    const takenDown = { takenDownAt: someTime, takenDownReason: 'why' }
    await pages.update(page.id, 0, 0, takenDown, someTime)
    expect(await pages.byId(page.id)).toMatchObject(takenDown)
    await pages.update(page.id, 0, 0, { takenDownAt: null, takenDownReason: null }, someTime)
    expect(await pages.byId(page.id)).toEqual(page)
  })

  test('revisions come back newest first', async () => {
    const page = storedPage()
    await storage().pages.insert(page)
    const first = storedRevision({ page: page.id, rev: 1, kind: 'generated' })
    const second = storedRevision({ page: page.id, rev: 2, document: titledDocument('Later') })
    await storage().revisions.insert(first)
    await storage().revisions.insert(second)
    const { revisions } = storage()
    const listed = await revisions.list(page.id, { limit: 9 })
    expect(listed).toMatchObject([
      { rev: 2, kind: second.kind },
      { rev: 1, kind: 'generated' },
    ])
    expect(await revisions.list(page.id, { limit: 1 })).toEqual(listed.slice(0, 1))
    expect(await revisions.list(page.id, { before: 2, limit: 9 })).toEqual(listed.slice(1))
    expect(await storage().revisions.byRev(page.id, 2)).toEqual(second)
    expect(await storage().revisions.byRev(page.id, 3)).toBeNull()
  })

  test('revisions that are the same page are known by it, but for mere steps', async () => {
    const page = storedPage()
    await storage().pages.insert(page)
    const { revisions } = storage()
    const titles = ['Bread', 'Rolls', 'Bread', 'Bread']
    for (const [index, title] of titles.entries()) {
      const document = { ...titledDocument(title, page.id), rev: index + 1 }
      const kind = index === 2 ? 'step' : 'edited'
      await revisions.insert(storedRevision({ page: page.id, rev: index + 1, kind, document }))
    }
    const [newest] = await revisions.list(page.id, { limit: 1 })
    const alike = await revisions.alike(page.id, [newest?.digest ?? ''])
    expect(alike.map(({ rev }) => rev)).toEqual([1, 4])
  })

  test('a revision keeps where in the history it leads', async () => {
    const page = storedPage()
    await storage().pages.insert(page)
    const { revisions } = storage()
    const turn = { way: 'undo', to: 1, wish: 'a' } as const
    const back = storedRevision({ page: page.id, rev: 2, kind: 'step', turn })
    for (const each of [storedRevision({ page: page.id, rev: 1 }), back])
      await revisions.insert(each)
    expect(await revisions.byRev(page.id, 2)).toEqual(back)
    expect(await revisions.marks(page.id, 5)).toMatchObject([{ rev: 2, turn }, { rev: 1 }])
    expect(await revisions.marks(page.id, 1)).toMatchObject([{ rev: 2, turn }])
  })
}

/** An editor as the API has it: read, change, and again when someone was faster. */
async function addSource(storage: Storage, id: string, key: string): Promise<void> {
  for (;;) {
    const page = await storage.pages.byId(id)
    if (page?.document.v !== 2) throw new Error('the page is gone')
    const document = { ...page.document, src: { ...page.document.src, [key]: 'user' as const } }
    if (await storage.pages.update(id, page.rev, page.rev + 1, { document }, someTime)) return
  }
}
