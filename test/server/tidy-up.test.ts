import pino from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { startTidyUp, type TidyUpRound, tidyUp } from '#server/tidy-up.ts'
import {
  someTime,
  storedDelivery,
  storedPage,
  storedShare,
  storedSubmission,
} from '#test/support/fixtures.ts'

const day = 86_400_000
const log = pino({ level: 'silent' })
const running = new AbortController().signal
let storage: Storage
afterEach(() => storage.close())

async function openTidied(environment: Record<string, string>) {
  storage = await openStorage(':memory:')
  const page = storedPage()
  await storage.pages.insert(page)
  await storage.shares.insert(storedShare({ page: page.id, revokedAt: someTime }))
  for (let count = 0; count < 450; count++)
    await storage.submissions.insert(storedSubmission({ page: page.id }))
  return { config: readConfig(environment), storage, log, now: () => someTime + 400 * day }
}

it('deletes batch by batch all that is older or more than is kept', async () => {
  const deps = await openTidied({ KEEP_SUBMISSIONS_PER_PAGE: '20' })
  const dropped = await tidyUp(deps, 'a', running)
  expect(dropped).toMatchObject({ shares: 1, submissions: 430, steps: 0 })
})

it('lets everybody else have a turn before each batch, also where one kind follows another', async () => {
  const { storage: real, ...deps } = await openTidied({ KEEP_SUBMISSIONS_PER_PAGE: '20' })
  let isTheirTurn = true
  let batches = 0
  const drops = Object.entries(real.retention).map(([name, drop]) => [
    name,
    (...args: unknown[]) => {
      expect(isTheirTurn, name).toBe(true)
      isTheirTurn = false
      batches++
      setTimeout(() => {
        isTheirTurn = true
      })
      return (drop as (...args: unknown[]) => unknown)(...args)
    },
  ])
  const retention = Object.fromEntries(drops) as Storage['retention']
  await tidyUp({ ...deps, storage: { ...real, retention } }, 'a', running)
  expect(batches).toBeGreaterThan(Object.keys(retention).length)
})

it('keeps for ever what a limit of 0 says', async () => {
  const deps = await openTidied({ KEEP_SUBMISSIONS_PER_PAGE: '0', KEEP_SHARES_DAYS: '0' })
  const dropped = await tidyUp(deps, 'a', running)
  expect(dropped).not.toHaveProperty('submissions')
  expect(dropped).not.toHaveProperty('shares')
})

it('keeps the log of webhooks for a month, or the newest thousand for ever', async () => {
  const deps = await openTidied({ KEEP_DELIVERIES_DAYS: '0' })
  const log = Array.from({ length: 1100 }, () =>
    storedDelivery({ webhook: 'one', state: 'delivered' }),
  )
  const waiting = storedDelivery({ webhook: 'one' })
  await storage.deliveries.add([...log.slice(0, 600), waiting])
  await storage.deliveries.add([...log.slice(600), storedDelivery({ webhook: 'two' })])
  expect(await tidyUp(deps, 'a', running)).toMatchObject({ deliveries: 100 })
  const aMonth = { ...deps, config: readConfig({}) }
  expect(await tidyUp(aMonth, 'a', running)).toMatchObject({ deliveries: 1000 })
  expect((await storage.deliveries.list('one', { limit: 9 })).items).toEqual([waiting])
})

it('leaves the work to another process that is at it, until that one is long gone', async () => {
  const deps = await openTidied({})
  expect(await tidyUp(deps, 'a', running)).not.toBeNull()
  expect(await tidyUp(deps, 'b', running)).toBeNull()
  const later = () => someTime + 401 * day
  expect(await tidyUp({ ...deps, now: later }, 'b', running)).not.toBeNull()
})

it('empties the trash of what has lain in it for thirty days', async () => {
  const deps = await openTidied({})
  const trashed = (days: number) => storedPage({ trashedAt: deps.now() - days * day })
  const [old, recent] = [trashed(31), trashed(29)]
  for (const page of [old, recent]) await storage.pages.insert(page)
  expect(await tidyUp(deps, 'a', running)).toMatchObject({ trash: 1 })
  expect(await storage.pages.byId(old.id)).toBeNull()
  expect(await storage.pages.byId(recent.id)).not.toBeNull()
})

it('gives its lease up when it stops, so that the next process goes on at once', async () => {
  const deps = await openTidied({})
  const told: TidyUpRound[] = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  const stop = startTidyUp({ ...deps, onRound: (round) => told.push(round) })
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await vi.waitUntil(() => told.length > 0)
  expect(told[0]?.dropped).toMatchObject({ shares: 1 })
  expect(await tidyUp(deps, 'b', running)).toBeNull()
  await stop()
  expect(await tidyUp(deps, 'b', running)).not.toBeNull()
})

it('ends where it is when the process stops', async () => {
  const deps = await openTidied({ KEEP_SUBMISSIONS_PER_PAGE: '1' })
  const stopped = new AbortController()
  stopped.abort()
  expect(await tidyUp(deps, 'a', stopped.signal)).toEqual({})
})
