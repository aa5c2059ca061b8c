import { afterEach, expect, test } from 'vitest'
import { openStorage } from '#server/storage/open-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { someTime, storedGeneration, storedPage } from '../../support/fixtures.ts'

/** For databases that several processes open at once. */
export function sharedDatabaseContract(
  storage: () => Storage,
  url: () => string,
  createDatabase: () => Promise<string>,
): void {
  const others: Storage[] = []
  const openAnother = async () => {
    const other = await openStorage(url())
    others.push(other)
    return other
  }
  afterEach(async () => {
    for (const other of others.splice(0)) await other.close()
  })

  test('opening again keeps everything', async () => {
    const page = storedPage()
    await storage().pages.insert(page)
    const opened = await Promise.all([openAnother(), openAnother(), openAnother()])
    for (const other of opened) expect(await other.pages.byId(page.id)).toEqual(page)
  })

  test('many that open a new database at once build it once', async () => {
    const fresh = await createDatabase()
    const opened = await Promise.all(Array.from({ length: 6 }, () => openStorage(fresh)))
    others.push(...opened)
    await opened[0]?.identities.create('first', someTime)
    expect(await opened[5]?.identities.exists('first')).toBe(true)
  })

  test('each sees what the other wrote', async () => {
    const other = await openAnother()
    const page = storedPage()
    await storage().pages.insert(page)
    expect(await other.pages.update(page.id, 0, 1, { listed: true }, someTime)).toBe(true)
    expect(await storage().pages.byId(page.id)).toMatchObject({ rev: 1, listed: true })
    expect(await storage().pages.update(page.id, 0, 1, { listed: false }, someTime)).toBe(false)
  })

  test('who has a page open hears at once what another process writes', async () => {
    const other = await openAnother()
    const page = storedPage()
    await storage().pages.insert(page)
    const heard = Promise.withResolvers<void>()
    const stop = storage().onEvents(page.id, heard.resolve)
    await other.pages.update(page.id, 0, 1, { listed: true }, someTime)
    await heard.promise
    stop()
  })

  test('a job goes to one of two processes', async () => {
    const other = await openAnother()
    const page = storedPage()
    await storage().pages.insert(page)
    for (let at = 0; at < 6; at++)
      await storage().generations.insert(storedGeneration({ page: page.id, id: `job-${at}` }))
    const claims = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        (at % 2 ? storage() : other).generations.claim(`claimer-${at}`, someTime, 6000),
      ),
    )
    const ids = claims.flatMap((claim) => (claim ? [claim.id] : []))
    expect(new Set(ids).size).toBe(ids.length)
    expect((await claimRest(other)).concat(ids).sort()).toEqual(
      Array.from({ length: 6 }, (_, at) => `job-${at}`),
    )
  })

  test('a writer waits for another process’s transaction instead of failing', async () => {
    const [other, reader] = [await openAnother(), await openAnother()]
    const holding = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const slow = storage().transaction(async (inner) => {
      await inner.identities.create('slow', someTime)
      holding.resolve()
      await finish.promise
    })
    await holding.promise
    const waiting = other.transaction((inner) => inner.identities.create('waiting', someTime))
    expect(await reader.identities.exists('slow')).toBe(false)
    finish.resolve()
    await Promise.all([slow, waiting])
    expect(await reader.identities.exists('waiting')).toBe(true)
    expect(await reader.identities.exists('slow')).toBe(true)
  })

  test('two processes that edit one page at once lose no update', async () => {
    const other = await openAnother()
    const page = storedPage()
    await storage().pages.insert(page)
    const editors = Array.from({ length: 8 }, (_, at) =>
      bumpRev(at % 2 ? storage() : other, page.id),
    )
    await Promise.all(editors)
    expect((await other.pages.byId(page.id))?.rev).toBe(8)
  })
}

async function claimRest(storage: Storage): Promise<string[]> {
  const claim = await storage.generations.claim('last', someTime, 6000)
  return claim ? [claim.id, ...(await claimRest(storage))] : []
}

async function bumpRev(storage: Storage, id: string): Promise<void> {
  for (;;) {
    const rev = (await storage.pages.byId(id))?.rev ?? 0
    if (await storage.pages.update(id, rev, rev + 1, {}, someTime)) return
  }
}
