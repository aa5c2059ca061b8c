import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const command = join(import.meta.dirname, '../../../server/pack.ts')

it('a folder that cannot hold the archive is told before anything is installed', () => {
  // Nothing is found to install it with: what comes before the look fails with another word.
  const argv = [command, '/dev/null/kept']
  const packed = spawnSync(process.execPath, argv, { env: { PATH: '/dev/null' }, encoding: 'utf8' })
  expect(packed).toMatchObject({ status: 1, stdout: '' })
  expect(packed.stderr).toBe(
    'The folder for the archive: /dev/null/kept cannot be made or written to: there is a file where a folder has to be (ENOTDIR)\n',
  )
})
