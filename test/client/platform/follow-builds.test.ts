import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followBuilds } from '#client/platform/follow-builds.ts'

const own = { id: 'own', timestamp: 1000 }
const minute = 60_000
let targets: { window: EventTarget; document: EventTarget & { visibilityState: string } }
let latest: { id: string; timestamp: number }
let asked: string[]

beforeEach(() => {
  vi.useFakeTimers()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  targets = { window: new EventTarget(), document }
  latest = { id: 'newer', timestamp: 2000 }
  asked = []
  vi.stubGlobal('window', targets.window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(latest)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['the tab is returned to', 'document', 'visibilitychange'],
  ['the window is', 'window', 'focus'],
  ['the network is back', 'window', 'online'],
] as const)('asks for a newer build when %s', async (_, target, event) => {
  const builds = followBuilds(own, () => {})
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(asked).toEqual([])
  targets[target].dispatchEvent(new Event(event))
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual([expect.stringMatching(/^\/builds\/latest\.json\?\d+$/)])
  expect(builds.newer()).toBe('newer')
})

it('asks every hour', async () => {
  latest = own
  followBuilds(own, () => {})
  await vi.advanceTimersByTimeAsync(3 * 60 * minute)
  expect(asked).toHaveLength(3)
})

it('takes the last answer for good enough within a minute, and an older build for none', async () => {
  latest = { id: 'older', timestamp: 500 }
  const builds = followBuilds(own, () => {})
  await vi.advanceTimersByTimeAsync(2 * minute)
  for (let press = 0; press < 3; press++) targets.window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveLength(1)
  expect(builds.newer()).toBeNull()
})

it('leaves a page only while nobody is busy on it', async () => {
  let left = 0
  followBuilds(own, () => left++)
  await vi.advanceTimersByTimeAsync(2 * minute)
  targets.window.dispatchEvent(new Event('keydown'))
  targets.window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1)
  expect(left).toBe(0)
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(left).toBeGreaterThan(0)
})
