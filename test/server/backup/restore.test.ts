import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeBackup } from '#server/backup/make-backup.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { temporaryFolder } from '#test/support/server-process.ts'

const command = join(import.meta.dirname, '../../../server/restore.ts')
const upload = `uploads/aa/${'a'.repeat(64)}`

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

/** A backup of a database, a picture and a secret. @returns its folder */
async function backedUp(): Promise<string> {
  const data = join(folder.path, 'data')
  const database = `file:${data}/ninefold.db`
  await (await openStorage(database)).close()
  mkdirSync(join(data, 'uploads/aa'), { recursive: true })
  for (const file of [upload, 'secret']) writeFileSync(join(data, file), 'x'.repeat(40))
  return (await makeBackup(database, data, join(folder.path, 'kept'), new Date(0))).folder
}

it('puts back what its user alone may read, whatever the umask and the copy that was kept', async () => {
  const backup = await backedUp()
  const kept = readdirSync(backup, { recursive: true, encoding: 'utf8' })
  expect(kept).toEqual(expect.arrayContaining(['ninefold.db', upload, 'secret']))
  // As they come from a disk that knows no rights.
  for (const path of kept.map((name) => join(backup, name)))
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
  const DATA_DIR = join(folder.path, 'deep/back')
  const open = ['-c', 'umask 022; exec "$0" "$@"', process.execPath, command, backup]
  const env = { PATH: process.env.PATH, DATA_DIR }
  expect(spawnSync('sh', open, { env, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
  const back = ['.', '..', ...readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' })]
  const modes = back.map((name) => [
    name,
    (statSync(join(DATA_DIR, name)).mode & 0o777).toString(8),
  ])
  expect(Object.fromEntries(modes)).toEqual({
    '.': '700',
    '..': '700',
    'ninefold.db': '600',
    secret: '600',
    uploads: '700',
    'uploads/aa': '700',
    [upload]: '600',
  })
})

it.each([
  ['a folder that is none', () => {}],
  ['one whose list was cut', (to: string) => writeFileSync(join(to, 'manifest.json'), '{"ver')],
])('says of %s that it is no backup, and writes nothing', (_what, spoil) => {
  const place = join(folder.path, 'no-backup')
  mkdirSync(place)
  spoil(place)
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder.path, 'back') }
  const { status, stderr } = spawnSync(process.execPath, [command, place], {
    env,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^\S+no-backup is no backup: /)])
  expect(readdirSync(folder.path)).toEqual(['no-backup'])
})
