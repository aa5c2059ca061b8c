import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashSources } from '#server/render/build-sources.ts'
import { ensureBuild } from '#server/render/ensure-build.ts'
import { temporaryFolder } from '#test/support/server-process.ts'

let folder: ReturnType<typeof temporaryFolder>
const dist = () => join(folder.path, 'dist')
beforeEach(() => {
  folder = temporaryFolder()
  for (const name of ['server', 'client', 'dist']) mkdirSync(join(folder.path, name))
  writeFileSync(join(folder.path, 'client/a.ts'), 'one')
})
afterEach(() => folder.remove())

function buildScript(code: string): void {
  writeFileSync(join(folder.path, 'server/build.ts'), code)
}

const writesPid = "require('node:fs').writeFileSync('dist/pid', String(process.pid))"

it('builds in a process of its own, whose memory goes with it', () => {
  buildScript(writesPid)
  ensureBuild(folder.path, dist())
  const pid = Number(readFileSync(join(dist(), 'pid'), 'utf8'))
  expect(pid).toBeGreaterThan(0)
  expect(pid).not.toBe(process.pid)
  expect(() => process.kill(pid, 0)).toThrow()
})

it('builds nothing where the sources are those of the build', () => {
  buildScript('throw new Error("not needed")')
  const sources = hashSources(folder.path)
  writeFileSync(join(dist(), 'build.json'), JSON.stringify({ id: 'a', timestamp: 1, sources }))
  expect(() => ensureBuild(folder.path, dist())).not.toThrow()
  writeFileSync(join(folder.path, 'client/a.ts'), 'another')
  buildScript('process.exit(3)')
  expect(() => ensureBuild(folder.path, dist())).toThrow('The client could not be built.')
})
