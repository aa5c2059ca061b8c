import { DatabaseSync } from 'node:sqlite'
import pino from 'pino'
import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { sqliteEngine } from '#server/storage/sqlite-engine.ts'
import { storageOn } from '#server/storage/storage-on.ts'
import { tidyUp } from '#server/tidy-up.ts'
import {
  someTime,
  storedDelivery,
  storedGeneration,
  storedPage,
  storedRevision,
  storedShare,
  storedSubmission,
} from '#test/support/fixtures.ts'

const log = pino({ level: 'silent' })
const longAfter = () => someTime + 800 * 86_400_000

/** One of everything that grows old, so that every statement of a round is run. */
async function fill(storage: Awaited<ReturnType<typeof storageOn>>): Promise<void> {
  const [page, trashed] = [storedPage({ rev: 3 }), storedPage({ trashedAt: someTime })]
  for (const each of [page, trashed]) await storage.pages.insert(each)
  for (const rev of [1, 2])
    await storage.revisions.insert(storedRevision({ page: page.id, rev, kind: 'step' }))
  for (const createdAt of [someTime, someTime + 1]) {
    const generation = storedGeneration({ page: page.id, createdAt })
    await storage.generations.insert(generation)
    const op = { op: 'note', code: 'x', text: 'x' } as const
    await storage.generations.append(generation.id, 0, [{ seq: 1, op }], someTime, 'complete')
  }
  await storage.shares.insert(storedShare({ page: page.id, revokedAt: someTime }))
  for (let count = 0; count < 2; count++)
    await storage.submissions.insert(storedSubmission({ page: page.id }))
  const [webhook, state] = ['webhook', 'delivered'] as const
  await storage.deliveries.add([
    storedDelivery({ webhook, state }),
    storedDelivery({ webhook, state, updatedAt: longAfter() }),
    storedDelivery({ webhook, page: trashed.id, submission: 'submission' }),
  ])
}

it('no statement of a round reads a table from end to end', async () => {
  const database = new DatabaseSync(':memory:')
  const statements = new Set<string>()
  const prepare = database.prepare.bind(database)
  const storage = await storageOn(sqliteEngine(database))
  await fill(storage)
  database.prepare = (sql) => {
    statements.add(sql)
    return prepare(sql)
  }
  const config = readConfig({ KEEP_SUBMISSIONS_PER_PAGE: '1' })
  const dropped = await tidyUp(
    { config, storage, log, now: longAfter },
    'a',
    new AbortController().signal,
  )
  const known = [...statements].filter((sql) => /^(select|delete|update)/.test(sql))
  const plans = known.flatMap((sql) =>
    prepare(`explain query plan ${sql}`)
      .all()
      .map(({ detail }) => `${detail} <- ${sql}`),
  )
  await storage.close()

  expect(dropped).toMatchObject({ events: 2, generations: 1, steps: 2, trash: 1, submissions: 1 })
  expect(dropped).toMatchObject({ deliveries: 1 })
  expect(known.length).toBeGreaterThan(15)
  expect(plans.filter((plan) => plan.startsWith('SCAN'))).toEqual([])
})
