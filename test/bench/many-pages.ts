import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { readConfig } from '#server/config.ts'
import { sitemapAnswer, sitemapSizes } from '#server/http/public-answers/sitemaps.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { tidyUp } from '#server/tidy-up.ts'
import { temporaryFolder } from '#test/support/server-process.ts'
import { fillWithPages } from './fill-with-pages.ts'

/** `node test/bench/many-pages.ts 1000000`: how long the process stands still, with so many pages. */
const count = Number(process.argv[2] ?? 100_000)
const now = Date.UTC(2026, 4, 1)
const owner = 'owner-of-all'

const longestStatement = watchStatements()
const folder = temporaryFolder()
try {
  const file = join(folder.path, 'ninefold.db')
  process.stdout.write(`${count} pages are written\n`)
  await fillWithPages(file, now, { count, owner, oldOf: 10 })
  // What the system has yet to write is none of the tidy-up's pauses.
  spawnSync('sync')
  const storage = await openStorage(`file:${file}`)
  const deps = { config: readConfig({}), storage, now: () => now, log: pino({ level: 'silent' }) }
  const running = new AbortController().signal
  const ends = new Map()
  await measured('tidy-up, a tenth of it old', () => tidyUp(deps, 'bench', running, ends))
  await measured('tidy-up, nothing to delete, whole walk', () => tidyUp(deps, 'bench', running))
  await measured('tidy-up, nothing to delete, goes on', () => tidyUp(deps, 'bench', running, ends))
  for (const part of [undefined, 1, Math.ceil(count / sitemapSizes.part)])
    await measured(`sitemap ${part ?? 'index'}`, async () => {
      const path = '/sitemap.xml'
      const target = { locale: 'en', path, part } as const
      const { body } = await sitemapAnswer({ services: { ...deps } as never, sitemapSizes }, target)
      return { bytes: body.length }
    })
  await storage.close()
} finally {
  folder.remove()
}

/** Processor time of the longest statement: what others on this machine do is not in it. */
function watchStatements(): () => number {
  let longest = 0
  for (const name of ['all', 'run'] as const) {
    const original = StatementSync.prototype[name] as (...values: never[]) => unknown
    Object.defineProperty(StatementSync.prototype, name, {
      value(this: StatementSync, ...values: never[]) {
        const before = process.threadCpuUsage()
        const result = original.apply(this, values)
        const { user, system } = process.threadCpuUsage(before)
        longest = Math.max(longest, (user + system) / 1000)
        return result
      },
    })
  }
  return () => {
    const told = longest
    longest = 0
    return told
  }
}

/** The longest time in which nothing else got its turn, and how long it took as a whole. */
async function measured(what: string, work: () => Promise<unknown>): Promise<void> {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  longestStatement()
  const cpu = process.cpuUsage()
  const started = performance.now()
  const result = await work()
  const seconds = (performance.now() - started) / 1000
  await sleep(5)
  delays.disable()
  const used = process.cpuUsage(cpu)
  const ms = (nanoseconds: number) => `${(nanoseconds / 1e6).toFixed(1)} ms`
  process.stdout.write(
    `${what}: longest statement ${longestStatement().toFixed(1)} ms of a processor, longest pause ${ms(delays.max)}, 99.9 % ${ms(delays.percentile(99.9))}, ` +
      `${seconds.toFixed(1)} s, ${((used.user + used.system) / 1e6).toFixed(1)} s of a processor ${JSON.stringify(result)}\n`,
  )
}
