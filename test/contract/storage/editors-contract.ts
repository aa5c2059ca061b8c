import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Storage, StoredEditor, StoredShare } from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import {
  someTime,
  storedGeneration,
  storedPage,
  storedRevision,
  storedShare,
  storedWish,
} from '../../support/fixtures.ts'

export function editorsContract(storage: () => Storage): void {
  async function sharedPage(over: Partial<StoredShare> = {}) {
    const page = storedPage()
    await storage().pages.insert(page)
    const share = storedShare({ page: page.id, access: 'edit', ...over })
    await storage().shares.insert(share)
    return { page, share }
  }

  function storedEditor(share: StoredShare, over: Partial<StoredEditor> = {}): StoredEditor {
    return {
      id: randomUUID(),
      page: share.page,
      identity: 'guest',
      share: share.id,
      number: 1,
      name: null,
      joinedAt: someTime,
      changedAt: null,
      removedAt: null,
      ...over,
    }
  }

  async function taken(over: Partial<StoredShare> = {}) {
    const { page, share } = await sharedPage(over)
    const editor = storedEditor(share)
    await storage().editors.insert(editor)
    return { page, share, editor }
  }

  const openOf = (page: string, now = someTime) => storage().editors.open('guest', now, page)

  test('a link says what it lets people do', async () => {
    const { share } = await sharedPage()
    expect((await storage().shares.byToken(share.token))?.access).toBe('edit')
  })

  test('who takes part comes back by page and by identity, and joins by a link once', async () => {
    const { page, share, editor } = await taken()
    expect(await storage().editors.listOf(page.id)).toEqual([editor])
    expect(await openOf(page.id)).toEqual([editor])
    expect(await storage().editors.open('guest', someTime)).toContainEqual(editor)
    expect(await openOf('another')).toEqual([])
    const twice = storage().editors.insert(storedEditor(share, { number: 2 }))
    await expect(twice).rejects.toSatisfy(isUniqueViolation)
  })

  test('a revoked link, an expired one and a removal each end it', async () => {
    const revoked = await taken()
    await storage().shares.revoke(revoked.share.id, someTime)
    expect(await openOf(revoked.page.id)).toEqual([])
    const expiring = await taken({ expiresAt: someTime + 5 })
    expect(await openOf(expiring.page.id, someTime + 4)).toHaveLength(1)
    expect(await openOf(expiring.page.id, someTime + 5)).toEqual([])
    const removed = await taken()
    expect(await storage().editors.remove(removed.page.id, 1, someTime + 1)).toBe(true)
    expect(await storage().editors.remove(removed.page.id, 1, someTime + 2)).toBe(false)
    expect(await openOf(removed.page.id)).toEqual([])
    const [kept] = await storage().editors.listOf(removed.page.id)
    expect(kept).toMatchObject({ identity: 'guest', removedAt: someTime + 1 })
  })

  test('a name and the last change are kept', async () => {
    const { page, editor } = await taken()
    await storage().editors.rename(editor.id, 'Mia <b>\u202e')
    await storage().editors.touch(page.id, 1, someTime + 9)
    const [changed] = await storage().editors.listOf(page.id)
    expect(changed).toMatchObject({ name: 'Mia <b>\u202e', changedAt: someTime + 9 })
  })

  test('a revision knows whose it is', async () => {
    const { page } = await sharedPage()
    await storage().revisions.insert(storedRevision({ page: page.id, rev: 1 }))
    const theirs = storedRevision({ page: page.id, rev: 2, kind: 'edited', editor: 3 })
    await storage().revisions.insert(theirs)
    expect(await storage().revisions.byRev(page.id, 2)).toEqual(theirs)
    const told = await storage().revisions.list(page.id, { limit: 5 })
    expect(told.map(({ editor }) => editor)).toEqual([3, null])
  })

  test('an erased page takes its editors along', async () => {
    const { page } = await taken()
    await storage().pages.erase(page.id)
    expect(await storage().editors.listOf(page.id)).toEqual([])
    expect(await openOf(page.id)).toEqual([])
  })

  test('an erased account edits nothing more, and leaves no name', async () => {
    const { page, editor } = await taken()
    await storage().editors.rename(editor.id, 'Mia')
    const wish = storedGeneration({ page: page.id, owner: 'guest', idempotencyKey: randomUUID() })
    await storage().generations.insert(wish)
    await storage().transaction((inner) => inner.identities.erase('guest'))
    expect(await storage().editors.open('guest', someTime)).toEqual([])
    const [left] = await storage().editors.listOf(page.id)
    expect(left).toMatchObject({ number: 1, identity: null, name: null })
    expect((await storage().generations.byId(wish.id))?.owner).toBe(page.owner)
  })

  test('who takes another identity goes on editing as that', async () => {
    const { page } = await taken()
    const next = randomUUID()
    expect(await storage().identities.replace('guest', next, someTime)).toBe(true)
    expect(await openOf(page.id)).toEqual([])
    expect(await storage().editors.open(next, someTime, page.id)).toHaveLength(1)
  })

  test('a link that is dropped long after its end leaves who came by it, without a right', async () => {
    const { page } = await taken({ expiresAt: someTime })
    await storage().retention.dropShares(someTime + 1, 100)
    const [left] = await storage().editors.listOf(page.id)
    expect(left).toMatchObject({ share: null, number: 1 })
    expect(await openOf(page.id)).toEqual([])
  })

  test('seats at a page are held for a while or until they are left, each person’s once', async () => {
    const [page, other] = [randomUUID(), randomUUID()]
    const sit = (id: string, editor: number | null, of = page, heldMs = 100) =>
      storage().seats.take({ id, page: of, editor }, someTime, heldMs)
    const [first, second] = [randomUUID(), randomUUID()]
    await sit(first, 1)
    await sit(second, 1)
    await sit(randomUUID(), null)
    await sit(randomUUID(), 12, page, 10)
    await sit(randomUUID(), 3, other)
    const taken = (now: number) => storage().seats.taken(page, now)
    expect(await taken(someTime)).toEqual(new Set([1, null, 12]))
    expect(await taken(someTime + 10)).toEqual(new Set([1, null]))
    await storage().seats.leave({ id: first, page })
    expect(await taken(someTime)).toContain(1)
    await storage().seats.leave({ id: second, page })
    expect(await taken(someTime)).not.toContain(1)
    expect(await taken(someTime + 100)).toEqual(new Set())
    expect(await storage().leases.take('purges', 'somebody', someTime, 10)).toBe(true)
  })

  test('a page’s listener hears of changes, of its thread, of who takes part and who is there', async () => {
    const { page, share } = await sharedPage()
    let heard = 0
    const stop = storage().onEvents(page.id, () => {
      heard++
    })
    const hears = async (act: () => Promise<unknown>) => {
      heard = 0
      await act()
      return heard > 0
    }
    const editor = storedEditor(share)
    const seat = { id: randomUUID(), page: page.id, editor: 1 }
    const acts: (() => Promise<unknown>)[] = [
      () => storage().editors.insert(editor),
      () => storage().editors.rename(editor.id, 'Mia'),
      () => storage().seats.take(seat, someTime, 100),
      () => storage().seats.leave(seat),
      () => storage().wishes.insert(storedWish({ id: seat.id, page: page.id })),
      () => storage().wishes.update(seat.id, { status: 'complete' }),
      () => storage().pages.update(page.id, page.rev, page.rev, { trashedAt: 1 }, someTime),
      () => storage().editors.remove(page.id, 1, someTime),
      () => storage().shares.revoke(share.id, someTime),
    ]
    for (const act of acts) expect(await hears(act)).toBe(true)
    stop()
    expect(await hears(() => storage().seats.take({ ...seat, id: randomUUID() }, 1, 1))).toBe(false)
  })
}
