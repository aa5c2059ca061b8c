import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { keepBuild, keptMetas } from '#server/render/keep-builds.ts'
import { temporaryFolder } from '#test/support/server-process.ts'

const folders: { remove(): void }[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

describe('the builds that are kept', () => {
  it('are the last five, and their files with them', () => {
    const { dist, build, has } = newDist()
    for (const number of [1, 2, 3, 4, 5, 6, 7]) build(number)
    expect(keptMetas(dist).map(({ id }) => id)).toEqual(['b7', 'b6', 'b5', 'b4', 'b3'])
    expect(has('screen-2.js')).toBe(false)
    expect(has('screen-2.js.br')).toBe(false)
    expect(has('screen-3.js')).toBe(true)
    expect(has('screen-3.js.br')).toBe(true)
    expect(has('shared.js')).toBe(true)
  })

  it('are whole for every process of a site, where several start at the same time', async () => {
    const { dist } = newDist()
    const program = join(import.meta.dirname, 'keeping-process.ts')
    const ends = ['0', '2', '4'].map((first) =>
      once(spawn(process.execPath, [program, dist, first], { stdio: 'inherit' }), 'exit'),
    )
    for (const [code] of await Promise.all(ends)) expect(code).toBe(0)
  })

  it('are none before the first build', () => {
    expect(keptMetas(newDist().dist)).toEqual([])
  })
})

/** A `dist/` whose builds share one file and have one of their own. */
function newDist() {
  const folder = temporaryFolder()
  folders.push(folder)
  const assets = join(folder.path, 'client/assets')
  mkdirSync(assets, { recursive: true })
  return {
    dist: folder.path,
    has: (file: string) => existsSync(join(assets, file)),
    build(number: number) {
      const own = `screen-${number}.js`
      for (const file of [own, `${own}.br`, 'shared.js']) writeFileSync(join(assets, file), '')
      const meta = { id: `b${number}`, timestamp: number, prerendered: [], routes: {}, parts: [] }
      keepBuild(folder.path, meta, [own, 'shared.js'])
    },
  }
}
