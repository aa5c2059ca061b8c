import { expect, test, vi } from 'vitest'
import type { Storage, StoredEvent } from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import { someTime, storedGeneration, storedPage } from '../../support/fixtures.ts'

const lease = 6000

export function eventsContract(storage: () => Storage): void {
  const writing = async () => {
    const page = storedPage()
    const { id } = storedGeneration({ page: page.id })
    await storage().pages.insert(page)
    await storage().generations.insert(storedGeneration({ id, page: page.id }))
    await storage().generations.claimOne(id, 'a', someTime, lease)
    return id
  }

  test('events replay in order from where a reader stopped', async () => {
    const id = await writing()
    const { generations } = storage()
    expect(await generations.append(id, 1, notes(1, 3), someTime + 1)).toBe(true)
    expect(await generations.append(id, 1, notes(4, 5), someTime + 2)).toBe(true)
    expect(await generations.events(id, 0, 100)).toEqual(notes(1, 5))
    expect(await generations.events(id, 3, 100)).toEqual(notes(4, 5))
    expect(await generations.events(id, 1, 2)).toEqual(notes(2, 3))
    expect(await generations.events(id, 5, 100)).toEqual([])
    expect(await generations.byId(id)).toMatchObject({ lastSeq: 5, updatedAt: someTime + 2 })
  })

  test('any number of events fits one append', async () => {
    const id = await writing()
    await storage().generations.append(id, 1, notes(1, 2500), someTime)
    expect(await storage().generations.events(id, 2498, 100)).toEqual(notes(2499, 2500))
  })

  test('a writer with an older fence writes nothing', async () => {
    const id = await writing()
    const { generations } = storage()
    await generations.append(id, 1, notes(1, 1), someTime)
    await generations.claimOne(id, 'b', someTime + lease, lease)
    const before = await generations.byId(id)
    expect(await generations.append(id, 1, notes(2, 2), someTime, 'complete')).toBe(false)
    expect(await generations.byId(id)).toEqual(before)
    expect(await generations.events(id, 0, 10)).toEqual(notes(1, 1))
    expect(await generations.append(id, 2, notes(2, 2), someTime)).toBe(true)
  })

  test('an event that exists already takes its whole append back', async () => {
    const id = await writing()
    const { generations } = storage()
    await generations.append(id, 1, notes(1, 2), someTime)
    const again = generations.append(id, 1, notes(2, 3), someTime, 'complete')
    await expect(again).rejects.toSatisfy(isUniqueViolation)
    expect(await generations.byId(id)).toMatchObject({ lastSeq: 2, status: 'writing' })
    expect(await generations.events(id, 0, 10)).toEqual(notes(1, 2))
  })

  test('a final status ends the lease, and nobody claims the job again', async () => {
    const id = await writing()
    const { generations } = storage()
    await generations.append(id, 1, notes(1, 1), someTime, 'truncated', { tokens: 12 })
    expect(await generations.byId(id)).toMatchObject({
      status: 'truncated',
      usage: { tokens: 12 },
      leaseOwner: null,
      leaseUntil: null,
    })
    expect(await generations.claim('b', someTime + 10 * lease, lease)).toBeNull()
  })

  test('a listener hears of appended events, only of its generation, until it stops', async () => {
    const [id, other] = [await writing(), await writing()]
    const heard = vi.fn()
    const stop = storage().onEvents(id, heard)
    await storage().generations.append(other, 1, notes(1, 1), someTime)
    expect(heard).not.toHaveBeenCalled()
    await storage().generations.append(id, 1, notes(1, 1), someTime)
    expect(heard).toHaveBeenCalled()
    stop()
    heard.mockClear()
    await storage().generations.append(id, 1, notes(2, 2), someTime)
    expect(heard).not.toHaveBeenCalled()
  })

  test('a hint from a transaction comes after its commit, and never from one rolled back', async () => {
    const id = await writing()
    const heard = vi.fn()
    storage().onEvents(id, heard)
    await storage().transaction(async ({ generations }) => {
      await generations.append(id, 1, notes(1, 1), someTime)
      expect(heard).not.toHaveBeenCalled()
    })
    expect(heard).toHaveBeenCalledTimes(1)
    const failing = storage().transaction(async ({ generations }) => {
      await generations.append(id, 1, notes(2, 2), someTime)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(heard).toHaveBeenCalledTimes(1)
  })
}

/** Events `from` to `to`, whose text a database must not mistake for anything else. */
export function notes(from: number, to: number): StoredEvent[] {
  return Array.from({ length: to - from + 1 }, (_, at) => ({
    seq: from + at,
    op: { op: 'note', code: 'composer', text: `${from + at} \0 \ud800 "é" ' \\ 🥐` },
  }))
}
