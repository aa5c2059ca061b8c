import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareDataDir } from '#server/data-dir.ts'
import { temporaryFolder } from '#test/support/server-process.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

it('makes a data folder that is not there yet, and leaves one that is', () => {
  const wanted = join(folder.path, 'deep/er')
  prepareDataDir(wanted)
  expect(existsSync(wanted)).toBe(true)
  expect(() => prepareDataDir(wanted)).not.toThrow()
})

it('names the setting and the reason where a file is in the way', () => {
  const file = join(folder.path, 'file')
  writeFileSync(file, '')
  for (const wanted of [file, join(file, 'data')])
    expect(() => prepareDataDir(wanted)).toThrow(
      `DATA_DIR: ${wanted} cannot be made or written to: there is a file where a folder has to be`,
    )
})

/** Linux alone has such a file system. */
it.skipIf(!existsSync('/proc/self'))('ends where a file system takes no folders', () => {
  expect(() => prepareDataDir('/proc/ninefold/data')).toThrow(/^DATA_DIR: .+takes no folders/)
})
