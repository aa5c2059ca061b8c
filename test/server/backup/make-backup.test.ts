import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeBackup } from '#server/backup/make-backup.ts'

it('names its folder and the reason where that cannot be made', async () => {
  const backup = makeBackup('file:none.db', '/dev/null', '/dev/null/kept', new Date(0))
  await expect(backup).rejects.toThrow(
    'The folder for the backup: /dev/null/kept cannot be made or written to: there is a file where',
  )
})

it('leaves nothing behind where it fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-backup-'))
  try {
    const backup = makeBackup(`file:${folder}/none.db`, folder, join(folder, 'kept'), new Date(0))
    await expect(backup).rejects.toThrow('there is no database')
    expect(readdirSync(join(folder, 'kept'))).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
