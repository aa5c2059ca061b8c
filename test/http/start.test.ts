import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const main = join(import.meta.dirname, '../../server/main.ts')
const start = join(import.meta.dirname, '../../server/start.ts')
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

it.each([
  ['DATA_DIR', '/dev/null/data', /^DATA_DIR: \/dev\/null\/data cannot be made.+a file where/],
  ['DATA_DRI', '/tmp', /DATA_DRI: no such setting; did you mean DATA_DIR\?/],
])('a start with %s=%s says so before it builds anything', (name, value, told) => {
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', [name]: value }
  const started = spawnSync(process.execPath, [start], { env, encoding: 'utf8' })
  expect(started).toMatchObject({ status: 1, stdout: '' })
  expect(started.stderr).toMatch(told)
})
