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

it('what was needed once is given back, as the product is started', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const flags = /^node (.*) server/.exec(scripts.start)?.[1]?.split(' ') ?? []
  const { stdout } = spawnSync(process.execPath, [...flags, '--input-type=module', '-e', made], {
    encoding: 'utf8',
  })
  expect(Number(stdout)).toBeLessThan(0.6)
})

it.each(['Dockerfile', 'deploy/ninefold.service'])('%s starts it with the same flags', (file) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const started = readFileSync(join(root, file), 'utf8').replaceAll('", "', ' ')
  expect(started).toContain(`${scripts.start.replace(/^node |server.*$/g, '')}server/run.ts`)
})
