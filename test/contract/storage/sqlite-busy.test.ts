import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { openSqlite } from '#server/storage/open-sqlite.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { sqliteEngine } from '#server/storage/sqlite-engine.ts'
import type { Storage } from '#server/storage/storage.ts'
import { storageOn } from '#server/storage/storage-on.ts'
import { someTime } from '../../support/fixtures.ts'
import { temporaryFolder } from '../../support/server-process.ts'

const cleanUps: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

function databaseFile(): string {
  const { path, remove } = temporaryFolder()
  cleanUps.push(remove)
  return join(path, 'test.db')
}

/** Storage that does not wait for others itself. */
async function impatientStorage(file: string): Promise<Storage> {
  const storage = await storageOn(sqliteEngine(openSqlite(file), 0))
  cleanUps.push(() => storage.close())
  return storage
}

test('a start waits for nobody who writes, where the schema is up to date', async () => {
  const file = databaseFile()
  await (await openStorage(`file:${file}`)).close()
  const writing = new DatabaseSync(file)
  writing.exec('begin immediate')
  const storage = await impatientStorage(file)
  expect(await storage.identities.exists('nobody')).toBe(false)
  writing.close()
})

test('a first start waits for another process that writes, however often it is refused', async () => {
  const file = databaseFile()
  openSqlite(file).close()
  const writing = new Worker(
    `const { DatabaseSync } = require('node:sqlite')
     const { parentPort, workerData } = require('node:worker_threads')
     const database = new DatabaseSync(workerData)
     database.exec('begin immediate')
     setTimeout(() => { database.exec('commit'); database.close() }, 300)
     parentPort.postMessage('writing')`,
    { eval: true, workerData: file },
  )
  await once(writing, 'message')
  const storage = await impatientStorage(file)
  await storage.identities.create('first', someTime)
  expect(await storage.identities.exists('first')).toBe(true)
})

test('who waits in vain for another process is told to come again', async () => {
  const file = databaseFile()
  const storage = await impatientStorage(file)
  const writing = new DatabaseSync(file)
  writing.exec('begin immediate')
  const told = { code: 'unavailable', status: 503, retryAfterSeconds: 5 }
  const create = () => storage.identities.create('late', someTime)
  await expect(create()).rejects.toMatchObject(told)
  const transaction = storage.transaction(({ identities }) => identities.create('late', someTime))
  await expect(transaction).rejects.toMatchObject(told)
  expect(await storage.identities.exists('late')).toBe(false)
  writing.exec('rollback')
  await create()
  writing.close()
})

test('what was erased while a backup read it leaves the log when the backup has ended', async () => {
  const file = databaseFile()
  const storage = await impatientStorage(file)
  await storage.identities.create('somebody', someTime)
  const reading = new DatabaseSync(file)
  reading.exec('begin')
  reading.prepare('select count(*) from identities').get()
  await storage.identities.erase('somebody')
  await storage.scrub()
  expect(holds(`${file}-wal`, 'somebody')).toBe(true)
  reading.close()
  await vi.waitFor(() => expect(holds(`${file}-wal`, 'somebody')).toBe(false), 10_000)
  expect(holds(file, 'somebody')).toBe(false)
})

function holds(file: string, text: string): boolean {
  return existsSync(file) && readFileSync(file).includes(text)
}
