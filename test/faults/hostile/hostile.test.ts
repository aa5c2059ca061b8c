import { afterAll, describe, expect, it } from 'vitest'
import { scenarios } from './scenarios.ts'
import { longestWaitMs, measure } from './support/measure.ts'
import { openTargets } from './support/targets.ts'

const targets = openTargets()
afterAll(() => targets.close())

/** `npm run hostile` takes others, and more of them. */
const seed = 1
const size = 0.25

describe('what strangers send', () => {
  it.each(
    scenarios.filter(({ isLong }) => !isLong).map((scenario) => [scenario.name, scenario] as const),
  )(
    'holds up nobody else, and breaks nothing: %s',
    async (_, scenario) => {
      const target = await targets.of(scenario)
      const { waitMs, probes, sent, faults } = await measure(target, scenario, seed, size)
      expect(faults).toEqual([])
      expect(Math.min(sent, probes)).toBeGreaterThan(0)
      expect(waitMs, 'milliseconds somebody else waited').toBeLessThanOrEqual(longestWaitMs)
    },
    300_000,
  )
})
