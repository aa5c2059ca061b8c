import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareFolder } from '#server/prepare-folder.ts'
import { temporaryFolder } from '#test/support/server-process.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

it('makes a folder that is not there yet for its owner alone, and leaves one that is', () => {
  const wanted = join(folder.path, 'deep/er')
  prepareFolder('DATA_DIR', wanted)
  expect(statSync(wanted).mode & 0o777).toBe(0o700)
  expect(() => prepareFolder('DATA_DIR', wanted)).not.toThrow()
})

it('names the setting and the reason where a file is in the way', () => {
  const file = join(folder.path, 'file')
  writeFileSync(file, '')
  for (const wanted of [file, join(file, 'data')])
    expect(() => prepareFolder('DATA_DIR', wanted)).toThrow(
      `DATA_DIR: ${wanted} cannot be made or written to: there is a file where a folder has to be`,
    )
})

/** Linux alone has such a file system. */
it.skipIf(!existsSync('/proc/self'))('ends where a file system takes no folders', () => {
  expect(() => prepareFolder('DATA_DIR', '/proc/ninefold/data')).toThrow(
    /^DATA_DIR: .+takes no folders/,
  )
})
