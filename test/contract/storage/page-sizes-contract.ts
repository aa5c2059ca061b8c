import { expect, test } from 'vitest'
import type { Storage, StoredPage } from '#server/storage/storage.ts'
import { someTime, storedPage, storedRevision, titledDocument } from '../../support/fixtures.ts'

const bytesOf = (document: StoredPage['document']) => Buffer.byteLength(JSON.stringify(document))

export function pageSizesContract(storage: () => Storage): void {
  const taken = (owner = 'owner-a') => storage().pages.bytesOf(owner)

  test('what an owner’s pages take up grows with their words and revisions', async () => {
    const { pages, revisions } = storage()
    expect(await taken()).toBe(0)
    const page = storedPage()
    await pages.insert(page)
    await pages.insert(storedPage({ owner: 'owner-b' }))
    expect(await taken()).toBe(bytesOf(page.document))
    const document = titledDocument('Brot & Kuchen 🥐', page.id)
    await pages.update(page.id, 0, 1, { document }, someTime)
    await pages.update(page.id, 1, 1, { listed: true }, someTime)
    expect(await taken()).toBe(bytesOf(document))
    await revisions.insert(storedRevision({ page: page.id, rev: 1, document }))
    expect(await taken()).toBe(2 * bytesOf(document))
    expect(await pages.update(page.id, 0, 2, { document: page.document }, someTime)).toBe(false)
    expect(await taken()).toBe(2 * bytesOf(document))
  })

  test('what an owner’s pages take up shrinks with what is deleted', async () => {
    const { pages, retention, revisions } = storage()
    const [kept, trashed] = [storedPage({ rev: 3 }), storedPage({ trashedAt: someTime })]
    for (const page of [kept, trashed]) await pages.insert(page)
    for (const rev of [1, 2, 3])
      await revisions.insert(storedRevision({ page: kept.id, rev, kind: 'step' }))
    for (const rev of [1, 2]) await revisions.insert(storedRevision({ page: trashed.id, rev }))
    await retention.dropSteps(someTime + 1, 100)
    await retention.dropTrash(someTime, 1)
    const revision = bytesOf(storedRevision({ page: kept.id }).document)
    const left = bytesOf(kept.document) + revision
    expect(await taken()).toBe(left + bytesOf(trashed.document) + 2 * revision)
    await retention.dropTrash(someTime + 1, 1)
    expect(await taken()).toBe(left + bytesOf(trashed.document) + revision)
    await pages.erase(trashed.id)
    expect(await taken()).toBe(left)
    await pages.erase(kept.id)
    expect(await taken()).toBe(0)
  })

  test('what pages take up goes with them to another owner', async () => {
    const page = storedPage()
    await storage().pages.insert(page)
    await storage().identities.create('owner-a', someTime)
    await storage().identities.replace('owner-a', 'owner-b', someTime)
    expect([await taken(), await taken('owner-b')]).toEqual([0, bytesOf(page.document)])
  })

  test('writers side by side are all counted', async () => {
    const page = storedPage()
    await storage().pages.insert(page)
    const revs = Array.from({ length: 20 }, (_, at) => storedRevision({ page: page.id, rev: at }))
    await Promise.all(revs.map((revision) => storage().revisions.insert(revision)))
    const [one = storedRevision({ page: page.id })] = revs
    expect(await taken()).toBe(bytesOf(page.document) + 20 * bytesOf(one.document))
  })
}
