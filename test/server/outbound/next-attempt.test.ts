import { expect, it } from 'vitest'
import { nextAttempt } from '#server/outbound/next-attempt.ts'

const minute = 60_000
const hour = 60 * minute

/** How long after the event each attempt comes. */
function attempts(chance: number): number[] {
  const times = [0]
  for (;;) {
    const now = times.at(-1) ?? 0
    const next = nextAttempt({ createdAt: 0, attempts: times.length }, now, chance)
    if (next === null) return times
    times.push(next)
  }
}

it('waits twice as long each time, four hours at most, and gives up within a day', () => {
  const times = attempts(0)
  expect(times.slice(0, 5)).toEqual([0, 0.5, 1.5, 3.5, 7.5].map((at) => at * minute))
  const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0))
  expect(Math.max(...waits)).toBe(4 * hour)
  expect(times.at(-1)).toBeGreaterThan(19 * hour)
  expect(times.at(-1)).toBeLessThanOrEqual(24 * hour)
})

it('comes up to half earlier by chance, never later', () => {
  const after = (chance: number) => nextAttempt({ createdAt: 0, attempts: 4 }, 0, chance)
  expect([after(0), after(0.5), after(1)]).toEqual([4, 3, 2].map((at) => at * minute))
})
