import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const main = join(import.meta.dirname, '../../server/main.ts')
const password = 'not-for-logs'

it.each([
  ['a file that is no database', `file:${import.meta.filename}`],
  ['a database that does not answer', `postgres://ninefold:${password}@127.0.0.1:1/ninefold`],
])('a start with %s names the setting and nothing secret', (_what, DATABASE_URL) => {
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', DATABASE_URL }
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^DATABASE_URL/)
  expect(stdout + stderr).not.toContain(password)
})
