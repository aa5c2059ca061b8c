import { expect, test } from 'vitest'
import type { Storage } from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import { someTime, storedGeneration, storedPage, storedRevision } from '../../support/fixtures.ts'

export function transactionsContract(storage: () => Storage): void {
  test('a transaction answers what its work answers, and its writes stay', async () => {
    const page = storedPage()
    const answer = await storage().transaction(async (inner) => {
      await inner.pages.insert(page)
      await inner.generations.insert(storedGeneration({ page: page.id }))
      return (await inner.pages.byId(page.id))?.slug
    })
    expect(answer).toBe(page.slug)
    expect(await storage().pages.byId(page.id)).toEqual(page)
  })

  test('what a transaction throws takes all of it back and is thrown on', async () => {
    const page = storedPage()
    const reason = new Error('changed my mind')
    const failing = storage().transaction(async (inner) => {
      await inner.pages.insert(page)
      await inner.pages.update(page.id, 0, 1, { slug: 'other' }, someTime)
      await inner.revisions.insert(storedRevision({ page: page.id }))
      throw reason
    })
    await expect(failing).rejects.toBe(reason)
    expect(await storage().pages.byId(page.id)).toBeNull()
    expect(await storage().pages.byOtherSlug(page.slug)).toBeNull()
    expect(await storage().revisions.list(page.id, { limit: 9 })).toEqual([])
  })

  test('after a transaction that failed on a taken slug the next one works', async () => {
    await storage().pages.insert(storedPage({ slug: 'bakery' }))
    const failing = storage().transaction((inner) =>
      inner.pages.insert(storedPage({ slug: 'bakery' })),
    )
    await expect(failing).rejects.toSatisfy(isUniqueViolation)
    const page = storedPage()
    await storage().transaction((inner) => inner.pages.insert(page))
    expect(await storage().pages.byId(page.id)).toEqual(page)
  })

  test('of transactions at once that edit one page, each rev is won once', async () => {
    const page = storedPage()
    await storage().pages.insert(page)
    const edits = Array.from({ length: 12 }, (_, at) =>
      storage().transaction(async (inner) => {
        const change = { listed: at % 2 === 0 }
        const won = await inner.pages.update(page.id, 0, 1, change, someTime)
        if (won) await inner.revisions.insert(storedRevision({ page: page.id, rev: 1 }))
        return won
      }),
    )
    expect((await Promise.all(edits)).filter(Boolean)).toHaveLength(1)
    expect(await storage().revisions.list(page.id, { limit: 9 })).toHaveLength(1)
  })

  test('a revision or a job of a page that does not exist is refused', async () => {
    await expect(storage().revisions.insert(storedRevision({ page: 'none' }))).rejects.toThrow()
    await expect(storage().generations.insert(storedGeneration({ page: 'none' }))).rejects.toThrow()
  })

  test('a probe writes, again and again', async () => {
    await storage().probe()
    await storage().probe()
  })

  test('what was deleted is taken out of the files when no transaction is in the way', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const writing = storage().transaction(async ({ pages }) => {
      await pages.insert(storedPage())
      begin()
      await held
    })
    await begun
    const scrubbed = storage().scrub()
    letGo()
    await expect(Promise.all([writing, scrubbed])).resolves.toBeDefined()
  })
}
