import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'

const text = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')
const examples = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, example = '']) => example)

const data = temporaryFolder()
const work = temporaryFolder()
let server: ServerProcess
beforeAll(async () => {
  server = await startServer(data.path)
})
afterAll(async () => {
  await server.stop()
  data.remove()
  work.remove()
})

describe('the examples of the API', () => {
  it('run as they are written, one after the other', async () => {
    const script = ['set -euo pipefail', ...examples].join('\n')
    const env = { ...process.env, NINEFOLD: server.url }
    const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: work.path, env })
    expect(stdout).toContain('"items":[{"slug":"harbour-bread-')
    expect(stdout).toContain('"inverse":[')
    expect(stdout).toMatch(/"outcomes":\[.*"code":"darker"/)
    expect(stdout).toContain('"findings":[')
    expect(stdout).toContain('Bread by the harbour')
    expect(stdout).toMatch(/"revokedAt":\d+/)
    for (const file of ['page.html', 'site.zip', 'everything.zip'])
      expect(statSync(join(work.path, file)).size).toBeGreaterThan(500)
  })
})
