import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { readConfig } from '#server/config.ts'
import { dropsOf } from '#server/drops.ts'
import { sitemapAnswer, sitemapSizes } from '#server/http/public-answers/sitemaps.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { tidyUp } from '#server/tidy-up.ts'
import { startPostgres } from '#test/support/embedded-postgres.ts'
import { storedPage } from '#test/support/fixtures.ts'
import { temporaryFolder } from '#test/support/server-process.ts'
import { type FillableDatabase, fillWithPages, rareTitle, webhookCount } from './fill-with-pages.ts'
import { fillPostgres, fillSqlite } from './fillable-databases.ts'

/**
 * `node test/bench/many-pages.ts 1000000 [postgres | address | file] [--seconds 60]`: how long the
 * process stands still, with so many pages.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The tidy-up of each kind of rows by itself, for so long at most: all of it takes an hour. */
    seconds: { type: 'string' },
  },
})
const count = Number(positionals[0] ?? 100_000)
const postgres = positionals[1] === 'postgres' ? await startPostgres() : undefined
/** A database that was filled before is used again, and tidied up by kinds alone. */
const filled = postgres ? undefined : positionals[1]
const now = Date.UTC(2026, 4, 1)
const owner = 'owner-of-all'

const longestStatement = watchStatements()
const folder = temporaryFolder()
try {
  const file = filled ?? join(folder.path, 'ninefold.db')
  const url = (await postgres?.createDatabase()) ?? (file.includes(':') ? file : `file:${file}`)
  if (!filled) {
    process.stdout.write(`${count} pages are written\n`)
    const fill = (database: FillableDatabase) =>
      fillWithPages(database, now, { count, owner, oldOf: 10 })
    await (postgres ? fillPostgres(url, fill) : fillSqlite(file, fill))
    // What the system has yet to write is none of the tidy-up's pauses.
    spawnSync('sync')
  }
  const storage = await openStorage(url)
  const deps = { config: readConfig({}), storage, now: () => now, log: pino({ level: 'silent' }) }
  if (values.seconds) await tidyUpByKinds(storage, Number(values.seconds))
  else if (!filled) {
    const running = new AbortController().signal
    const ends = new Map()
    await measured('tidy-up, a tenth of it old', () => tidyUp(deps, 'bench', running, ends))
    await measured('tidy-up, nothing to delete, whole walk', () => tidyUp(deps, 'bench', running))
    await measured('tidy-up, nothing to delete, goes on', () =>
      tidyUp(deps, 'bench', running, ends),
    )
  }
  const parts = count > sitemapSizes.whole ? Math.ceil(count / sitemapSizes.part) : 1
  // A sitemap that fits in one has no parts.
  for (const part of parts > 1 ? [undefined, 1, parts] : [undefined])
    await measured(`sitemap ${part ?? 'index'}`, async () => {
      const path = '/sitemap.xml'
      const target = { locale: 'en', path, part } as const
      const { body } = await sitemapAnswer({ services: { ...deps } as never, sitemapSizes }, target)
      return { bytes: body.length }
    })
  for (const [what, query] of [
    ['list, newest first', {}],
    ['list by title', { sort: 'title' }],
    ['list of drafts, of which there are none', { state: 'draft' }],
    ['search, what all have', { query: 'page-' }],
    ['search, what a ninth has', { query: 'パン屋' }],
    [`search, what one of ${rareTitle.oneIn} has`, { query: rareTitle.word }],
    ['search, two characters', { query: '寿司' }],
    ['search, what one has, by title', { query: `${count - 1}`, sort: 'title' }],
    ['search, what none has', { query: 'xylophone in a barn' }],
    ['search, common pieces that none has together', { query: 'bakery padaria' }],
    ['search, too short for an index, what none has', { query: 'qq' }],
  ] as const)
    await measured(what, async () => {
      const { items } = await storage.pages.list({ owner, limit: 24, ...query })
      return { found: items.length }
    })
  await measured('a new page is stored, a hundred times', async () => {
    for (let at = 0; at < 100; at++) await storage.pages.insert(storedPage({ owner }))
  })
  await measured(`${2 * webhookCount} deliveries are claimed`, async () => {
    let claimed = 0
    for (let at = 0; at < 2 * webhookCount; at++)
      if (await storage.deliveries.claim('bench', now + count, 15_000)) claimed++
    return { claimed }
  })
  await storage.close()
} finally {
  await postgres?.stop()
  folder.remove()
}

async function tidyUpByKinds(storage: Storage, seconds: number): Promise<void> {
  for (const [kind] of dropsOf(readConfig({}), storage, now)) {
    const wanted = `drop${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
    const retention = new Proxy(storage.retention, {
      get: (all, name) =>
        name === wanted ? all[name as keyof typeof all] : async () => ({ dropped: 0, next: null }),
    })
    const log = pino({ level: 'silent' })
    const deps = { config: readConfig({}), storage: { ...storage, retention }, now: () => now, log }
    await measured(`tidy-up of ${kind}`, () =>
      tidyUp(deps, 'bench', AbortSignal.timeout(seconds * 1000)),
    )
  }
}

/** Processor time of the longest statement: what others on this machine do is not in it. */
function watchStatements(): () => number {
  let longest = 0
  for (const name of ['all', 'run', 'get'] as const) {
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

/** Processor time of this thread between two looks, at most: what nobody else could get a turn in. */
function watchTurns() {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let before = used()
  let longest = 0
  const look = () => {
    const now = used()
    longest = Math.max(longest, now - before)
    before = now
  }
  const looking = setInterval(look, 1)
  return {
    longestMs: () => longest,
    stop() {
      look()
      clearInterval(looking)
    },
  }
}

/** The longest time in which nothing else got its turn, and how long it took as a whole. */
async function measured(what: string, work: () => Promise<unknown>): Promise<void> {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  const turns = watchTurns()
  longestStatement()
  const cpu = process.cpuUsage()
  const started = performance.now()
  const result = await work()
  const seconds = (performance.now() - started) / 1000
  await sleep(5)
  delays.disable()
  turns.stop()
  const used = process.cpuUsage(cpu)
  const ms = (nanoseconds: number) => `${(nanoseconds / 1e6).toFixed(1)} ms`
  process.stdout.write(
    `${what}: longest statement ${longestStatement().toFixed(1)} ms of a processor, longest turn ${turns.longestMs().toFixed(1)} ms of it, longest pause ${ms(delays.max)}, 99.9 % ${ms(delays.percentile(99.9))}, ` +
      `${seconds.toFixed(1)} s, ${((used.user + used.system) / 1e6).toFixed(1)} s of a processor ${JSON.stringify(result)}\n`,
  )
}
