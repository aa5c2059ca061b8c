import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const module = join(import.meta.dirname, '../../../server/assets/brotli-body.ts')
/** As many at once as the thread pool takes. */
const compressed = `
import { readFileSync } from 'node:fs'
import { brotliBody } from ${JSON.stringify(module)}
const body = readFileSync('locales/de/ui.json').subarray(0, 100_000)
await brotliBody(body.subarray(0, 1000))
const before = process.resourceUsage().maxRSS
await Promise.all([1, 2, 3, 4].map(() => brotliBody(body)))
process.stdout.write(String((process.resourceUsage().maxRSS - before) / 1024))`

it('answers of 100 kB are compressed in a few megabytes each', () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', compressed], {
    encoding: 'utf8',
  })
  expect(stdout).toMatch(/^[\d.]+$/)
  expect(Number(stdout)).toBeLessThan(60)
})
