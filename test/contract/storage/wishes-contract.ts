import { expect, test } from 'vitest'
import { mostWishes, type Storage } from '#server/storage/storage.ts'
import { someTime, storedGeneration, storedPage, storedWish } from '../../support/fixtures.ts'

export function wishesContract(storage: () => Storage): void {
  const page = async () => {
    const stored = storedPage()
    await storage().pages.insert(stored)
    return stored.id
  }

  test('a wish comes back as it was stored, and as it has become', async () => {
    const wish = storedWish({
      page: await page(),
      scope: { id: 'hero', path: 'title' },
      outcomes: [{ code: 'look' }],
      undo: [{ op: { op: 'remove', id: 'faq' }, left: '0badc0de' }],
      undoNoindex: false,
    })
    const { wishes } = storage()
    await wishes.insert(wish)
    expect(await wishes.byId(wish.page, wish.id)).toEqual(wish)
    expect(await wishes.byId('another', wish.id)).toBeNull()
    await wishes.update(wish.id, { status: 'complete', rev: 7, note: 'why', undoneAt: someTime })
    const changed = { ...wish, status: 'complete', rev: 7, note: 'why', undoneAt: someTime }
    expect(await wishes.byId(wish.page, wish.id)).toEqual(changed)
  })

  test('a thread has its newest wishes first, and drops the oldest beyond its limit', async () => {
    const id = await page()
    const { wishes } = storage()
    for (let at = 0; at < mostWishes + 3; at++)
      await wishes.insert(storedWish({ page: id, createdAt: someTime + at, command: `${at}` }))
    const { items, nextCursor } = await wishes.list(id, { limit: 150 })
    expect(items[0]?.command).toBe(`${mostWishes + 2}`)
    const rest = await wishes.list(id, { limit: 150, cursor: nextCursor ?? '' })
    expect(items.length + rest.items.length).toBe(mostWishes)
    expect(rest.items.at(-1)?.command).toBe('3')
    expect(rest.nextCursor).toBeNull()
  })

  test('a wish is no writing of the page, but keeps others from it', async () => {
    const id = await page()
    const { generations } = storage()
    const written = storedGeneration({ page: id, status: 'complete' })
    const wish = storedGeneration({ page: id, kind: 'wish', createdAt: someTime + 1 })
    await generations.insert(written)
    expect(await generations.unfinishedOf(id)).toBeNull()
    await generations.insert(wish)
    expect((await generations.latestOf(id))?.id).toBe(written.id)
    expect((await generations.unfinishedOf(id))?.id).toBe(wish.id)
  })

  test('the job of an old wish is dropped with its log, the page’s own stays', async () => {
    const id = await page()
    const { generations, retention } = storage()
    const written = storedGeneration({ page: id, status: 'complete' })
    const wish = storedGeneration({
      page: id,
      kind: 'wish',
      status: 'complete',
      createdAt: someTime + 1,
    })
    for (const each of [written, wish]) await generations.insert(each)
    await retention.dropGenerations(someTime + 1000, 100)
    expect(await generations.byId(wish.id)).toBeNull()
    expect((await generations.byId(written.id))?.id).toBe(written.id)
  })

  test('wishes go with their page', async () => {
    const wish = storedWish({ page: await page() })
    await storage().wishes.insert(wish)
    await storage().pages.erase(wish.page)
    expect(await storage().wishes.byId(wish.page, wish.id)).toBeNull()
  })
}
