import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { isBusy } from '#server/storage/is-busy.ts'
import { openSqlite, refuseUnsafeVersion } from '#server/storage/open-sqlite.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { sqliteEngine } from '#server/storage/sqlite-engine.ts'
import { SqliteStatements } from '#server/storage/sqlite-statements.ts'
import { storageOn } from '#server/storage/storage-on.ts'
import { someTime, storedPage, storedRevision, titledDocument } from '../../support/fixtures.ts'
import { temporaryFolder } from '../../support/server-process.ts'

const writer = join(import.meta.dirname, '../../support/acknowledging-writer.ts')
const folders: (() => void)[] = []

afterEach(() => {
  for (const remove of folders.splice(0)) remove()
})

function databaseFile(): string {
  const { path, remove } = temporaryFolder()
  folders.push(remove)
  return join(path, 'test.db')
}

test('a full disk is named, leaves what is there readable, and is over without a restart', async () => {
  const database = openSqlite(databaseFile())
  const storage = await storageOn(sqliteEngine(database))
  const page = storedPage()
  await storage.pages.insert(page)
  const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count)
  database.exec(`PRAGMA max_page_count = ${pages}`)

  const large = { document: titledDocument('x'.repeat(100_000), page.id) }
  const full = { code: 'storage_full', status: 503, cause: { errcode: 13 } }
  await expect(storage.pages.update(page.id, 0, 1, large, someTime)).rejects.toMatchObject(full)
  const failing = storage.transaction(async (inner) => {
    await inner.identities.create('half', someTime)
    await inner.pages.update(page.id, 0, 1, large, someTime)
  })
  await expect(failing).rejects.toMatchObject(full)
  expect(await storage.pages.byId(page.id)).toEqual(page)
  expect(await storage.identities.exists('half')).toBe(false)

  database.exec('PRAGMA max_page_count = 100000')
  expect(await storage.pages.update(page.id, 0, 1, large, someTime)).toBe(true)
  await storage.close()
})

test('a database that cannot be written to is named as the full one is', async () => {
  const file = databaseFile()
  await (await openStorage(`file:${file}`)).close()
  const database = openSqlite(file)
  const storage = await storageOn(sqliteEngine(database))
  database.exec('PRAGMA query_only = ON')
  await expect(storage.probe()).rejects.toMatchObject({ code: 'storage_full' })
  database.exec('PRAGMA query_only = OFF')
  await storage.probe()
  await storage.close()
})

test.each(['file', 'memory'])(
  'a purge is told the moment it is committed, in a %s',
  async (kind) => {
    const address = kind === 'file' ? `file:${databaseFile()}` : ':memory:'
    const storage = await openStorage(address)
    const other = kind === 'file' ? await openStorage(address) : storage
    for (let seq = 1; seq <= 40; seq++) {
      const adds = seq % 3 === 0 ? storage : other
      await adds.purges.add({ tags: ['page:a'] }, someTime)
      expect([storage.latestPurge(), other.latestPurge()]).toEqual([seq, seq])
      // Whatever else is written is none, and what is taken back was none.
      await other.identities.create(`id-${seq}`, someTime)
      await adds
        .transaction(async ({ purges }) => {
          await purges.add({ tags: ['page:b'] }, someTime)
          storage.latestPurge()
          throw new Error('no')
        })
        .catch(() => {})
      expect([storage.latestPurge(), other.latestPurge()]).toEqual([seq, seq])
    }
    await storage.close()
    if (other !== storage) await other.close()
  },
)

test('what was acknowledged is there after a kill at any moment', async () => {
  const file = databaseFile()
  const acknowledged: string[] = []
  for (const [kill, after] of [1, 7, 40, 90, 200].entries())
    acknowledged.push(...(await writeUntilKilled(`file:${file}`, `kill-${kill}`, after)))
  const storage = await openStorage(`file:${file}`)
  const exist = await Promise.all(acknowledged.map((name) => storage.identities.exists(name)))
  await storage.close()
  expect(acknowledged.length).toBeGreaterThanOrEqual(338)
  expect(acknowledged.filter((_, at) => !exist[at])).toEqual([])
  const check = new DatabaseSync(file).prepare('PRAGMA integrity_check').get()
  expect(check?.integrity_check).toBe('ok')
})

/** Every row a process said was written before it was killed. */
async function writeUntilKilled(url: string, prefix: string, after: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer, url, prefix], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const rows: string[] = []
  for await (const row of createInterface({ input: child.stdout })) {
    rows.push(row)
    if (rows.length === after) child.kill('SIGKILL')
  }
  await exited
  return rows
}

test('an opened file waits for the disk, writes ahead and trusts no schema', () => {
  const database = openSqlite(databaseFile())
  const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]
  expect(pragma('journal_mode')).toBe('wal')
  expect(pragma('synchronous')).toBe(2)
  expect(pragma('foreign_keys')).toBe(1)
  expect(pragma('trusted_schema')).toBe(0)
  database.close()
})

test('a database another process is setting up is opened once that is done', async () => {
  const file = databaseFile()
  const holder = new Worker(
    `const { DatabaseSync } = require('node:sqlite')
     const { parentPort, workerData } = require('node:worker_threads')
     const database = new DatabaseSync(workerData)
     database.exec('begin exclusive')
     setTimeout(() => { database.exec('commit'); database.close() }, 300)
     parentPort.postMessage('held')`,
    { eval: true, workerData: file },
  )
  await once(holder, 'message')
  const database = openSqlite(file)
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  // Once it serves, it stops the process for no longer than this.
  expect(database.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 20 })
  database.close()
})

test('who writes for long lets others have their turns', async () => {
  const storage = await openStorage(':memory:')
  let turns = 0
  const counting = setInterval(() => turns++, 0)
  await storage.transaction(async ({ identities }) => {
    const end = performance.now() + 200
    for (let count = 0; performance.now() < end; count++)
      await identities.create(`id-${count}`, someTime)
  })
  clearInterval(counting)
  expect(turns).toBeGreaterThan(2)
  await storage.close()
})

test('after a long statement whoever is due has a turn, though a timer began it', async () => {
  const database = openSqlite(':memory:')
  const statements = new SqliteStatements(database, 1000)
  let turns = 0
  database.function('turns', () => turns)
  await sleep(20)
  setTimeout(() => turns++, 5)
  await statements.run(
    'with recursive n(n) as (select 1 union all select n + 1 from n where n < 300000) select max(n) from n',
    [],
  )
  const { rows } = await statements.run('select turns() as turns', [])
  expect((rows as { turns: number }[])[0]?.turns).toBe(1)
  database.close()
})

test('a release that went back to before a change of the schema does not start on it', async () => {
  const file = databaseFile()
  await (await openStorage(`file:${file}`)).close()
  const database = new DatabaseSync(file)
  database.exec("insert into migrations (name, applied_at) values ('9000-from-later', 1)")
  database.close()
  await expect(openStorage(`file:${file}`)).rejects.toThrow(
    'A newer release has changed the schema (9000-from-later).',
  )
})

test('histories of before know which of their revisions are the same page', async () => {
  const file = databaseFile()
  const storage = await openStorage(`file:${file}`)
  const page = storedPage()
  await storage.pages.insert(page)
  for (const rev of [1, 2]) {
    const document = { ...titledDocument('Bread', page.id), rev }
    await storage.revisions.insert(storedRevision({ page: page.id, rev, document }))
  }
  await storage.close()
  const database = new DatabaseSync(file)
  database.exec(`drop index revisions_by_digest; alter table revisions drop column digest;
    delete from migrations where name = '0021-revision-digests'`)
  database.close()
  const again = await openStorage(`file:${file}`)
  const [newest] = await again.revisions.list(page.id, { limit: 1 })
  const alike = await again.revisions.alike(page.id, [newest?.digest ?? ''])
  expect(alike.map(({ rev }) => rev)).toEqual([1, 2])
  await again.close()
})

test.each([
  ['that writes', 5, true],
  ['that takes in the log of a killed one', 261, true],
  ['that reads an older state', 517, true],
  ['nobody', 13, false],
])('a database is busy with another process: %s', (_, errcode, isWaitedFor) => {
  expect(isBusy(Object.assign(new Error('no'), { errcode }))).toBe(isWaitedFor)
})

test.each(['3.51.2', '3.50.9', '2.99.99'])('SQLite %s is refused', (version) => {
  expect(() => refuseUnsafeVersion(version)).toThrow(`SQLite ${version}`)
})

test.each(['3.51.3', '3.51.10', '3.53.0', '4.0.0'])('SQLite %s is taken', (version) => {
  expect(() => refuseUnsafeVersion(version)).not.toThrow()
})

test.each(['mysql://localhost/x', 'ninefold.db', ''])('the address %j is refused', async (url) => {
  await expect(openStorage(url)).rejects.toMatchObject({
    code: 'invalid',
    errors: [{ field: 'DATABASE_URL' }],
  })
})
