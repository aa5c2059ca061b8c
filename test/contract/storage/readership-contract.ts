import { expect, test } from 'vitest'
import type { Storage } from '#server/storage/storage.ts'
import {
  someTime,
  storedPage,
  storedRevision,
  storedShare,
  storedSubmission,
  storedUpload,
} from '../../support/fixtures.ts'

export function readershipContract(storage: () => Storage): void {
  const insertPage = async (over: Parameters<typeof storedPage>[0] = {}) => {
    const page = storedPage(over)
    await storage().pages.insert(page)
    return page
  }
  const views = { day: 20_000, locale: 'en', referrer: '', views: 1 } as const

  test('an inbox turns its pages newest first, without gaps or repeats', async () => {
    const { id: page } = await insertPage()
    for (let at = 0; at < 5; at++)
      await storage().submissions.insert(
        storedSubmission({ id: `message-${at}`, page, createdAt: someTime + (at >> 1) }),
      )
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const turned = await storage().submissions.list(page, { cursor, limit: 2 })
      seen.push(...turned.items.map(({ id }) => id))
      cursor = turned.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual([4, 2, 3, 0, 1].map((at) => `message-${at}`))
  })

  test('messages are new until they are marked, and of their own page alone', async () => {
    const [page, other] = [(await insertPage()).id, (await insertPage()).id]
    const { submissions } = storage()
    const message = storedSubmission({ page })
    await submissions.insert(message)
    await submissions.insert(storedSubmission({ page }))
    await submissions.insert(storedSubmission({ page: other }))
    expect(await submissions.mark(other, message.id, someTime)).toBe(false)
    expect(await submissions.mark(page, message.id, someTime)).toBe(true)
    expect(await submissions.unread([page, other])).toEqual(
      new Map([
        [page, 1],
        [other, 1],
      ]),
    )
    await submissions.markAll(page, someTime)
    expect(await submissions.unread([page, other])).toEqual(new Map([[other, 1]]))
    expect(await submissions.unread([])).toEqual(new Map())
    expect(await submissions.remove(other, message.id)).toBe(false)
    expect(await submissions.remove(page, message.id)).toBe(true)
    expect((await submissions.list(page, { limit: 9 })).items).toHaveLength(1)
  })

  test('visits add up by day, language and where readers come from', async () => {
    const { id, slug } = await insertPage()
    await storage().views.add([
      { ...views, slug },
      { ...views, slug, referrer: 'news.example' },
      { ...views, slug: 'nowhere' },
    ])
    await storage().views.add([{ ...views, slug, views: 4 }])
    const counted = await storage().views.of(id, views.day)
    expect(counted.sort((a, b) => b.views - a.views)).toEqual([
      { ...views, views: 5 },
      { ...views, referrer: 'news.example' },
    ])
    expect(await storage().views.of(id, views.day + 1)).toEqual([])
  })

  test('whoever makes hosts up does not make the table grow', async () => {
    const { id, slug } = await insertPage()
    const made = Array.from({ length: 80 }, (_, n) => ({
      ...views,
      slug,
      referrer: `h${n}.example`,
    }))
    await storage().views.add(made)
    await storage().views.add([{ ...views, slug, referrer: 'h1.example' }])
    const counted = await storage().views.of(id, 0)
    expect(counted).toHaveLength(51)
    expect(counted.find(({ referrer }) => referrer === '')?.views).toBe(30)
    expect(counted.find(({ referrer }) => referrer === 'h1.example')?.views).toBe(2)
  })

  test('old counts go, newer ones stay', async () => {
    const { id, slug } = await insertPage()
    await storage().views.add([
      { ...views, slug },
      { ...views, slug, day: views.day + 1 },
    ])
    expect(await storage().retention.dropViews(views.day + 1, 10)).toMatchObject({ dropped: 1 })
    expect(await storage().views.of(id, 0)).toEqual([{ ...views, day: views.day + 1 }])
  })

  test('of the visits of a link the newest hundred are kept', async () => {
    const share = storedShare({ page: (await insertPage()).id })
    const other = storedShare({ page: share.page })
    const { shares } = storage()
    for (const each of [share, other]) await shares.insert(each)
    await shares.logVisit(other.id, { at: someTime, state: 'wrong' })
    for (let at = 0; at < 103; at++)
      await shares.logVisit(share.id, { at: someTime + at, state: 'opened' })
    const visits = await shares.visits(share.id)
    expect(visits).toHaveLength(100)
    expect(visits[0]).toMatchObject({ at: someTime + 102, state: 'opened' })
    expect(await shares.visits(other.id)).toMatchObject([{ at: someTime, state: 'wrong' }])
  })

  test('a page that is erased takes all that is about it along, and nothing else', async () => {
    const [page, other] = [await insertPage(), await insertPage()]
    const { shares, submissions, revisions, pages } = storage()
    for (const { id, slug } of [page, other]) {
      const share = storedShare({ page: id })
      await shares.insert(share)
      await shares.logVisit(share.id, { at: someTime, state: 'opened' })
      await submissions.insert(storedSubmission({ page: id }))
      await revisions.insert(storedRevision({ page: id }))
      await storage().views.add([{ ...views, slug }])
    }
    await pages.erase(page.id)
    expect(await pages.byId(page.id)).toBeNull()
    expect(await shares.listOf(page.id)).toEqual([])
    expect(await storage().views.of(page.id, 0)).toEqual([])
    expect(await pages.byId(other.id)).toEqual(other)
    expect(await shares.listOf(other.id)).toHaveLength(1)
    expect(await storage().views.of(other.id, 0)).toHaveLength(1)
  })

  test('the trash is emptied of what has lain in it long enough', async () => {
    const old = await insertPage({ trashedAt: someTime })
    const recent = await insertPage({ trashedAt: someTime + 10 })
    const live = await insertPage()
    expect(await storage().retention.dropTrash(someTime + 5, 10)).toMatchObject({ dropped: 1 })
    const left = await Promise.all([old, recent, live].map(({ id }) => storage().pages.byId(id)))
    expect(left.map((page) => page?.id)).toEqual([undefined, recent.id, live.id])
  })

  test('bytes are kept for as long as anybody has them', async () => {
    const upload = storedUpload()
    await storage().uploads.insert(upload)
    await storage().uploads.insert(storedUpload({ hash: upload.hash, owner: 'owner-b' }))
    expect(await storage().uploads.listOf('owner-a')).toEqual([upload])
    await storage().transaction((inner) => inner.identities.erase('owner-a'))
    expect(await storage().uploads.ofHash(upload.hash)).toHaveLength(1)
    await storage().transaction((inner) => inner.identities.erase('owner-b'))
    expect(await storage().uploads.ofHash(upload.hash)).toEqual([])
  })
}
