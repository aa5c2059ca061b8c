import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeBackup } from '#server/backup/make-backup.ts'

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
