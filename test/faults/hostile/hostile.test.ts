/** @module-tag long */
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { wordsOf } from './corpora/words.ts'
import { guards } from './guards.ts'
import { scenarios } from './scenarios.ts'
import { patched } from './support/guard.ts'
import { longestWaitMs, measure } from './support/measure.ts'
import { openTargets } from './support/targets.ts'

const targets = openTargets()
afterAll(() => targets.close())

/** `npm run hostile` takes others, and more of them. */
const seed = 1
const size = 0.25
/** Of a machine that runs other tests meanwhile; `npm run hostile` holds to the limit itself. */
const slowness = 4

describe('what strangers send', () => {
  const here = scenarios.filter(({ isHeldElsewhere }) => !isHeldElsewhere)
  it.each(here.map((scenario) => [scenario.name, scenario] as const))(
    'holds up nobody else, and breaks nothing: %s',
    async (_, scenario) => {
      const target = await targets.of(scenario)
      const { waitMs, probes, sent, faults } = await measure(target, scenario, seed, size)
      expect(faults).toEqual([])
      expect(Math.min(sent, probes)).toBeGreaterThan(0)
      expect(waitMs, 'milliseconds somebody else waited').toBeLessThanOrEqual(
        slowness * longestWaitMs,
      )
    },
    300_000,
  )
})

/** `npm run hostile -- --without all` takes them out; it has to find them. */
it.each(guards)('the guard $name stands where it is taken out, and a scenario notices', (guard) => {
  for (const patch of guard.patches)
    expect(patched(readFileSync(patch.file, 'utf8'), patch)).toContain(patch.to)
  expect(['readings', ...scenarios.map(({ name }) => name)]).toContain(guard.noticedBy)
})

it('makes texts of words that have letters: of empty ones none would ever be long enough', () => {
  for (const { briefs, wishes } of Object.values(wordsOf))
    expect([...briefs, ...wishes]).not.toContain('')
})
