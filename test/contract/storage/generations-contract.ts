import { expect, test } from 'vitest'
import type { Storage, StoredGeneration } from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import { someTime, storedGeneration, storedPage } from '../../support/fixtures.ts'

const lease = 6000

export function generationsContract(storage: () => Storage): void {
  const queued = async (over: Partial<StoredGeneration> = {}) => {
    const page = storedPage()
    const generation = storedGeneration({ page: page.id, ...over })
    await storage().pages.insert(page)
    await storage().generations.insert(generation)
    return generation
  }

  test('a generation comes back as it was stored', async () => {
    const generation = await queued({
      idempotencyKey: 'key',
      engine: 'model',
      usage: { tokens: 7 },
      status: 'complete',
    })
    const { generations } = storage()
    expect(await generations.byId(generation.id)).toEqual(generation)
    expect(await generations.byIdempotencyKey('owner-a', 'key')).toEqual(generation)
    expect(await generations.byIdempotencyKey('owner-b', 'key')).toBeNull()
  })

  test('a page’s latest generation is the one made last', async () => {
    const first = await queued()
    const second = storedGeneration({ page: first.page, createdAt: someTime + 1 })
    await storage().generations.insert(second)
    expect((await storage().generations.latestOf(first.page))?.id).toBe(second.id)
    expect(await storage().generations.latestOf('another')).toBeNull()
  })

  test('a generation’s previous one is of the same page, and the last before it', async () => {
    const { generations } = storage()
    const first = await queued()
    const { page } = first
    const second = storedGeneration({ page, createdAt: first.createdAt, id: `${first.id}-2` })
    const third = storedGeneration({ page, createdAt: someTime + 1 })
    await queued()
    await generations.insert(second)
    await generations.insert(third)
    expect((await generations.previousOf(third))?.id).toBe(second.id)
    expect((await generations.previousOf(second))?.id).toBe(first.id)
    expect(await generations.previousOf(first)).toBeNull()
  })

  test('an owner uses an idempotency key once, and works without one as often as they like', async () => {
    const first = await queued({ idempotencyKey: 'key' })
    const again = storedGeneration({ page: first.page, idempotencyKey: 'key' })
    await expect(storage().generations.insert(again)).rejects.toSatisfy(isUniqueViolation)
    await storage().generations.insert({ ...again, owner: 'owner-b' })
    await queued()
    await queued()
  })

  test('the oldest queued job is claimed first, and each job once', async () => {
    const second = await queued({ createdAt: someTime + 1 })
    const first = await queued()
    const { generations } = storage()
    expect(await generations.claim('a', someTime, lease)).toEqual({
      ...first,
      status: 'writing',
      leaseOwner: 'a',
      leaseUntil: someTime + lease,
      fence: 1,
    })
    expect((await generations.claim('b', someTime, lease))?.id).toBe(second.id)
    expect(await generations.claim('c', someTime, lease)).toBeNull()
  })

  test('of many claimers at once one gets the job', async () => {
    const { id } = await queued()
    const { generations } = storage()
    const claimers = Array.from({ length: 8 }, (_, at) => `claimer-${at}`)
    const claims = await Promise.all(
      claimers.flatMap((name) => [
        generations.claim(name, someTime, lease),
        generations.claimOne(id, name, someTime, lease),
      ]),
    )
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect((await generations.byId(id))?.fence).toBe(1)
  })

  test('a job whose lease ran out is taken over: another fence, another attempt', async () => {
    const { id } = await queued()
    const { generations } = storage()
    await generations.claimOne(id, 'a', someTime, lease)
    expect(await generations.claimOne(id, 'b', someTime + lease - 1, lease)).toBeNull()
    const taken = await generations.claimOne(id, 'b', someTime + lease, lease)
    expect(taken).toMatchObject({ leaseOwner: 'b', fence: 2, attempt: 2 })
  })

  test('a renewed lease holds, and only its own fence renews it', async () => {
    const { id } = await queued()
    const { generations } = storage()
    await generations.claimOne(id, 'a', someTime, lease)
    expect(await generations.renew(id, 1, someTime + 5000, lease)).toBe(true)
    expect(await generations.claim('b', someTime + lease, lease)).toBeNull()
    await generations.claim('b', someTime + 5000 + lease, lease)
    expect(await generations.renew(id, 1, someTime + 20_000, lease)).toBe(false)
  })

  test('a drained process leaves its jobs to others at once', async () => {
    const mine = await queued()
    const { generations } = storage()
    await generations.claimOne(mine.id, 'a', someTime, lease)
    const other = await queued()
    await generations.claimOne(other.id, 'b', someTime, lease)
    await generations.release('a', someTime)
    expect(await generations.claim('c', someTime, lease)).toMatchObject({
      id: mine.id,
      fence: 2,
      attempt: 2,
    })
    expect(await generations.claim('c', someTime, lease)).toBeNull()
  })

  test('the first wish to cancel is kept, also while the job is being written', async () => {
    const { id } = await queued()
    const { generations } = storage()
    await generations.claim('a', someTime, lease)
    await generations.requestCancel(id, someTime + 1)
    await generations.requestCancel(id, someTime + 2)
    expect((await generations.byId(id))?.cancelRequestedAt).toBe(someTime + 1)
  })
}
