import { parseArgs } from 'node:util'
import { readTexts } from './read-texts.ts'
import { scenarios } from './scenarios.ts'
import { longestWaitMs, measure } from './support/measure.ts'
import { openTarget } from './support/target.ts'

/**
 * `npm run hostile -- --minutes 30 --seed 7 --only briefs`: all that strangers send, round after
 * round with other seeds until the time is over, and how long others waited meanwhile. Ends with 1
 * where anybody waited too long or anything broke; a seed printed brings the same requests again.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
  },
})
const until = performance.now() + Number(values.minutes) * 60_000
const chosen = scenarios.filter(({ name }) => name.includes(values.only))
let seed = Number(values.seed)
let wrong = 0

do {
  process.stdout.write(`\nseed ${seed}\n`)
  await oneRound()
  seed += 3
} while (performance.now() < until)
process.stdout.write(`\n${wrong === 0 ? 'nobody was held up' : `${wrong} went wrong`}\n`)
process.exit(wrong === 0 ? 0 : 1)

async function oneRound(): Promise<void> {
  if ('readings'.includes(values.only)) tell('readings', readTexts(seed))
  const target = await openTarget()
  try {
    for (const scenario of chosen) {
      const started = performance.now()
      const { waitMs, sent, faults } = await measure(target, scenario, seed, 1)
      const seconds = Math.round((performance.now() - started) / 1000)
      const late = waitMs > longestWaitMs ? [`others waited ${waitMs} ms`] : []
      tell(scenario.name, {
        told: `${sent} requests, ${seconds} s, longest wait ${waitMs} ms`,
        faults: [...late, ...faults],
      })
    }
  } finally {
    await target.close()
  }
}

function tell(name: string, { told, faults }: { told: string; faults: string[] }): void {
  wrong += faults.length
  process.stdout.write(`${name.padEnd(36)} ${told}\n`)
  for (const fault of faults) process.stdout.write(`  ! ${fault}\n`)
}
