import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const made = `
import { collectGarbage } from ${JSON.stringify(join(root, 'server/collect-garbage.ts'))}
let left = Array.from({ length: 500_000 }, (_, at) => ({ at }))
const before = process.memoryUsage().heapTotal
left = null
collectGarbage()
process.stdout.write(String(process.memoryUsage().heapTotal / before))`

/** Objects that come and go beside some thirty megabytes that stay. */
const churned = `
const kept = Array.from({ length: 300_000 }, (_, at) => ({ at, more: [at] }))
globalThis.gc()
const live = process.memoryUsage().heapUsed
let most = 0
for (let turn = 0; turn < 40; turn++) {
  for (let at = 0; at < kept.length; at += 4) kept[(at + turn) % kept.length] = { at, more: [at] }
  most = Math.max(most, process.memoryUsage().heapTotal)
  await new Promise(setImmediate)
}
process.stdout.write(String(most / live))`

it('what was needed once is given back, as the product is started', () => {
  expect(printedBy(made)).toBeLessThan(0.6)
})

it('what is not needed any more does not pile up, as the product is started', () => {
  expect(printedBy(churned)).toBeLessThan(4)
})

/** The number that a program prints which is started with the flags of the product. */
function printedBy(program: string): number {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const flags = /\bnode (.*) server/.exec(scripts.start)?.[1]?.split(' ') ?? []
  const { stdout } = spawnSync(process.execPath, [...flags, '--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  return Number(stdout)
}

it.each(['Dockerfile', 'deploy/ninefold.service'])('%s starts it with the same flags', (file) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const started = readFileSync(join(root, file), 'utf8').replaceAll('", "', ' ')
  expect(started).toContain(`${scripts.start.replace(/^.*\bnode |server.*$/g, '')}server/run.ts`)
})
