import { expect, test } from 'vitest'
import type { RetentionBatch, Storage, WalkPlace } from '#server/storage/storage.ts'
import {
  someTime,
  storedDelivery,
  storedGeneration,
  storedPage,
  storedRevision,
  storedShare,
  storedSubmission,
} from '../../support/fixtures.ts'

const all = 1000
const later = someTime + 10

export function retentionContract(storage: () => Storage): void {
  const insertPage = async (over: Parameters<typeof storedPage>[0] = {}) => {
    const page = storedPage(over)
    await storage().pages.insert(page)
    return page
  }
  const ended = async (page: string, updatedAt: number, createdAt = someTime) => {
    const generation = storedGeneration({ page, createdAt })
    const { generations } = storage()
    await generations.insert(generation)
    await generations.append(
      generation.id,
      0,
      [{ seq: 1, op: { op: 'note', code: 'x', text: 'x' } }],
      updatedAt,
      'complete',
    )
    return generation.id
  }

  test('the logs of generations that ended long ago go, others stay', async () => {
    const page = (await insertPage()).id
    const old = await ended(page, someTime)
    const recent = await ended(page, later)
    const writing = storedGeneration({ page })
    const { generations, retention } = storage()
    await generations.insert(writing)
    await generations.append(writing.id, 0, [{ seq: 1, op: { op: 'attempt', n: 2 } }], someTime)
    expect(await retention.dropEvents(later, all)).toMatchObject({ dropped: 1 })
    expect(await generations.events(old, 0, all)).toEqual([])
    expect(await generations.events(recent, 0, all)).toHaveLength(1)
    expect(await generations.events(writing.id, 0, all)).toHaveLength(1)
    expect(await retention.dropEvents(later, all)).toMatchObject({ dropped: 0 })
  })

  test('a generation goes after its log, but never the newest of its page', async () => {
    const page = (await insertPage()).id
    const old = await ended(page, someTime, someTime)
    const newest = await ended(page, someTime, someTime + 1)
    const { generations, retention } = storage()
    expect(await retention.dropGenerations(later, all)).toMatchObject({ dropped: 0 })
    await retention.dropEvents(later, all)
    expect(await retention.dropGenerations(later, all)).toMatchObject({ dropped: 1 })
    expect(await generations.byId(old)).toBeNull()
    expect((await generations.latestOf(page))?.id).toBe(newest)
  })

  test('old steps go, unless readers or a share link are shown them', async () => {
    const page = (await insertPage({ rev: 5, publishedRev: 2 })).id
    const { revisions, retention, shares } = storage()
    for (const rev of [1, 2, 3, 4, 5])
      await revisions.insert(storedRevision({ page, rev, kind: rev === 4 ? 'edited' : 'step' }))
    await revisions.insert(storedRevision({ page, rev: 6, kind: 'step', createdAt: later }))
    await shares.insert(storedShare({ page, pin: 3 }))
    expect(await retention.dropSteps(later, all)).toMatchObject({ dropped: 1 })
    const kept = await Promise.all([1, 2, 3, 4, 5, 6].map((rev) => revisions.byRev(page, rev)))
    expect(kept.map((revision) => revision?.rev)).toEqual([undefined, 2, 3, 4, 5, 6])
  })

  test('share links that ended long ago go', async () => {
    const page = (await insertPage()).id
    const links = [
      storedShare({ page, expiresAt: someTime }),
      storedShare({ page, revokedAt: someTime }),
      storedShare({ page, expiresAt: later }),
      storedShare({ page }),
    ]
    for (const share of links) await storage().shares.insert(share)
    expect(await storage().retention.dropShares(later, all)).toMatchObject({ dropped: 2 })
    const kept = (await storage().shares.listOf(page)).map(({ id }) => id)
    expect(kept.sort()).toEqual([links[2]?.id, links[3]?.id].sort())
  })

  test('of each page the newest submissions stay', async () => {
    const [full, quiet] = [(await insertPage()).id, (await insertPage()).id]
    const { submissions, retention } = storage()
    for (let count = 0; count < 5; count++)
      await submissions.insert(storedSubmission({ page: full, createdAt: someTime + count }))
    await submissions.insert(storedSubmission({ page: quiet }))
    expect(await walked((_limit, place) => retention.dropSubmissions(2, 1, place))).toBe(3)
    const kept = (await submissions.list(full, { limit: 9 })).items.map(
      ({ createdAt }) => createdAt,
    )
    expect(kept).toEqual([someTime + 4, someTime + 3])
    expect((await submissions.list(quiet, { limit: 9 })).items).toHaveLength(1)
  })

  test('the logs of many webhooks go piece by piece, and what waits stays', async () => {
    const { deliveries, retention } = storage()
    const webhooks = Array.from({ length: 60 }, (_, at) => `log-${String(at).padStart(2, '0')}`)
    const ofWebhook = (webhook: string) =>
      [0, 1, 2, 3].map((at) =>
        storedDelivery({
          webhook,
          createdAt: someTime + at,
          updatedAt: webhook === 'log-07' ? someTime : later,
          state: at === 0 ? 'waiting' : 'given_up',
        }),
      )
    await deliveries.add(webhooks.flatMap(ofWebhook))
    expect(await walked((limit, place) => retention.dropDeliveries(later, 2, limit, place))).toBe(
      59 + 3,
    )
    const kept = async (webhook: string) =>
      (await deliveries.list(webhook, { limit: 9 })).items.map(
        ({ createdAt }) => createdAt - someTime,
      )
    expect(await kept('log-07')).toEqual([0])
    expect(await kept('log-59')).toEqual([3, 2, 0])
    await retention.dropDeliveries(later + 1, 2, all)
  })

  test('one owner at a time has a lease, and keeps it by taking it again', async () => {
    const { leases } = storage()
    const takers = ['a', 'b', 'c'].map((owner) => leases.take('work', owner, someTime, 10))
    const taken = await Promise.all(takers)
    expect(taken.filter(Boolean)).toHaveLength(1)
    const holder = ['a', 'b', 'c'][taken.indexOf(true)] ?? ''
    expect(await leases.take('work', holder, someTime + 5, 10)).toBe(true)
    expect(await leases.take('work', 'd', someTime + 14, 10)).toBe(false)
    expect(await leases.take('other', 'd', someTime + 14, 10)).toBe(true)
    expect(await leases.take('work', 'd', someTime + 15, 10)).toBe(true)
  })

  test('a lease that its owner gives up is free, and nobody else can give it up', async () => {
    const { leases } = storage()
    await leases.take('work', 'a', someTime, 10)
    await leases.release('work', 'b')
    expect(await leases.take('work', 'b', someTime, 10)).toBe(false)
    await leases.release('work', 'a')
    expect(await leases.take('work', 'b', someTime, 10)).toBe(true)
  })

  test('walks go on where they stood, and come to all that is old', async () => {
    const page = (await insertPage({ rev: 40 })).id
    const { revisions, retention, generations } = storage()
    for (let rev = 1; rev <= 40; rev++)
      await revisions.insert(
        storedRevision({ page, rev, kind: 'step', createdAt: someTime + (rev >> 2) }),
      )
    for (let count = 0; count < 8; count++) await ended(page, someTime + 1, someTime + count)
    const { dropEvents, dropGenerations, dropSteps } = retention
    expect(await walked((limit, place) => dropEvents(later, limit, place))).toBe(8)
    expect(await walked((limit, place) => dropGenerations(later, limit, place))).toBe(7)
    expect(await walked((limit, place) => dropSteps(later + 10, limit, place))).toBe(39)
    expect((await generations.latestOf(page))?.createdAt).toBe(someTime + 7)
  })

  test('a page with a long history goes piece by piece, and whole until then', async () => {
    const trashedAt = someTime
    const { id } = await insertPage({ rev: 9, publishedRev: 4, trashedAt })
    const { revisions, retention, pages } = storage()
    for (let rev = 1; rev <= 9; rev++) await revisions.insert(storedRevision({ page: id, rev }))
    expect(await retention.dropTrash(later, 5)).toMatchObject({ dropped: 0, next: [] })
    expect((await pages.byId(id))?.publishedRev).toBe(4)
    for (const rev of [4, 9]) expect(await revisions.byRev(id, rev)).not.toBeNull()
    expect(await walked((limit) => retention.dropTrash(later, limit))).toBe(1)
    expect(await pages.byId(id)).toBeNull()
  })
}

/** Everything a walk drops, three rows at a time. */
async function walked(drop: (limit: number, place: WalkPlace) => Promise<RetentionBatch>) {
  let dropped = 0
  for (let place: WalkPlace | null = []; place; ) {
    const batch: RetentionBatch = await drop(3, place)
    dropped += batch.dropped
    place = batch.next
  }
  return dropped
}
