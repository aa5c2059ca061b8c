import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { openStorage } from '#server/storage/open-storage.ts'
import { AppError } from '#shared/errors.ts'
import { someTime, storedPage, storedRevision, titledDocument } from '#test/support/fixtures.ts'

/**
 * Run as a process: publishes pages until it is killed, each in one transaction of four tables, and
 * prints each once it is acknowledged.
 */
const [url = '', prefix = ''] = process.argv.slice(2)
const storage = await openStorage(url)
// Written at the end otherwise, which never comes: compiling is most of a short life.
flushCompileCache()
for (let count = 0; ; count++) {
  const id = `${prefix}-${count}`
  if (await isWritten(id)) writeSync(1, `${id}\n`)
}

/** @returns false where other writers, or a disk that stands still, kept it waiting in vain */
async function isWritten(id: string): Promise<boolean> {
  try {
    await write(id)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return false
    throw error
  }
}

async function write(id: string): Promise<void> {
  await storage.transaction(async ({ identities, pages, revisions, purges }) => {
    await identities.create(id, someTime)
    await pages.insert(storedPage({ id, owner: id }))
    const document = titledDocument(`Page ${id}`, id)
    await pages.update(id, 0, 1, { document, publishedRev: 1, publishedAt: someTime }, someTime)
    await revisions.insert(storedRevision({ page: id, document }))
    await purges.add({ tags: [`page:${id}`] }, Date.now())
  })
}
