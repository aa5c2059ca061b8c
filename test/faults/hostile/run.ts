import { parseArgs } from 'node:util'
import { guards } from './guards.ts'
import { readTexts } from './read-texts.ts'
import { scenarios } from './scenarios.ts'
import { isNoticed } from './support/is-noticed.ts'
import { longestWaitMs, measure } from './support/measure.ts'
import { openTargets } from './support/targets.ts'

/**
 * `npm run hostile -- --minutes 30 --seed 7 --only briefs`: all that strangers send, round after
 * round with other seeds until the time is over, and how long others waited meanwhile. Ends with 1
 * where anybody waited too long or anything broke; a seed printed brings the same requests again.
 * `--without zip-entries`, or `--without all`: whether it is noticed when a guard is taken out.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
    without: { type: 'string' },
  },
})
const until = performance.now() + Number(values.minutes) * 60_000
const chosen = scenarios.filter(({ name }) => name.includes(values.only))
let seed = Number(values.seed)
let wrong = 0

if (values.without !== undefined) withoutGuards(values.without)
do {
  process.stdout.write(`\nseed ${seed}\n`)
  await oneRound()
  seed += 3
} while (performance.now() < until)
process.stdout.write(`\n${wrong === 0 ? 'nobody was held up' : `${wrong} went wrong`}\n`)
process.exit(wrong === 0 ? 0 : 1)

async function oneRound(): Promise<void> {
  if ('readings'.includes(values.only)) tell('readings', readTexts(seed))
  const targets = openTargets()
  try {
    for (const scenario of chosen) {
      const started = performance.now()
      const target = await targets.of(scenario)
      const { waitMs, sent, faults } = await measure(target, scenario, seed, 1)
      const seconds = Math.round((performance.now() - started) / 1000)
      const late = waitMs > longestWaitMs ? [`others waited ${waitMs} ms`] : []
      tell(scenario.name, {
        told: `${sent} requests, ${seconds} s, longest wait ${waitMs} ms`,
        faults: [...late, ...faults],
      })
    }
  } finally {
    await targets.close()
  }
}

function withoutGuards(name: string): never {
  const taken = guards.filter((guard) => name === 'all' || guard.name === name)
  if (taken.length === 0) throw new Error(`no guard is named ${name}`)
  const unnoticed = taken.filter((guard) => !isNoticed(guard))
  process.stdout.write(`\n${taken.length - unnoticed.length} of ${taken.length} were noticed\n`)
  process.exit(unnoticed.length === 0 ? 0 : 1)
}

function tell(name: string, { told, faults }: { told: string; faults: string[] }): void {
  wrong += faults.length
  process.stdout.write(`${name.padEnd(36)} ${told}\n`)
  for (const fault of faults) process.stdout.write(`  ! ${fault}\n`)
}
