/** @module-tag long */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeRelease } from '#server/release/make-release.ts'
import { publishPage } from '#test/support/publish-page.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'

const root = join(import.meta.dirname, '../..')
const target = temporaryFolder()
const data = temporaryFolder()
const servers: ServerProcess[] = []
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  target.remove()
  data.remove()
})

/** Dependencies as they are here; the build too, under another name and with a file of its own. */
function release(at: string, build: string): string {
  return makeRelease(root, target.path, new Date(at), {
    install: (folder) => symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules')),
    build(folder) {
      const dist = join(folder, 'dist')
      cpSync(join(root, 'dist'), dist, { recursive: true })
      const info = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'))
      // Builds made here before are newer than these, and only so many are kept.
      for (const file of readdirSync(join(dist, 'builds')))
        if (file !== `${info.id}.json`) rmSync(join(dist, 'builds', file))
      const kept = JSON.parse(readFileSync(join(dist, `builds/${info.id}.json`), 'utf8'))
      const timestamp = Date.parse(at)
      const own = `only-in-${build}.js`
      writeFileSync(join(dist, 'client/assets', own), `export const build = '${build}'`)
      writeFileSync(join(dist, 'build.json'), JSON.stringify({ ...info, id: build, timestamp }))
      const meta = { ...kept.meta, id: build, timestamp }
      writeFileSync(
        join(dist, `builds/${build}.json`),
        JSON.stringify({ meta, assets: [...kept.assets, own] }),
      )
    },
  })
}

const start = async () => {
  const server = await startServer(data.path, {}, [], join(target.path, 'current'))
  servers.push(server)
  return server
}

it('a release is installed beside one that runs, and each serves what the other’s pages load', async () => {
  release('2026-05-01T03:15:00Z', 'one')
  const old = await start()
  const page = await publishPage(old.url, 'Harbour Bread is a bakery in Bristol.')
  expect((await fetch(`${old.url}/assets/only-in-two.js`)).status).toBe(404)

  release('2026-05-02T03:15:00Z', 'two')
  expect(readlinkSync(join(target.path, 'current'))).toBe('releases/20260502T031500Z')
  expect((await fetch(`${old.url}/ja/terms`)).status).toBe(200)
  const next = await start()

  for (const { url } of [old, next]) {
    for (const build of ['one', 'two']) {
      expect(await (await fetch(`${url}/assets/only-in-${build}.js`)).text()).toContain(build)
      expect(await (await fetch(`${url}/builds/meta/${build}.json`)).json()).toMatchObject({
        id: build,
      })
    }
    expect((await fetch(`${url}/p/${page.slug}`)).status).toBe(200)
  }
  const latest = async ({ url }: ServerProcess) =>
    ((await (await fetch(`${url}/builds/latest.json`)).json()) as { id: string }).id
  expect([await latest(old), await latest(next)]).toEqual(['one', 'two'])

  await old.stop()
  expect((await fetch(`${next.url}/assets/only-in-one.js`)).status).toBe(200)
})

it('a release that cannot be built leaves everything as it was', () => {
  const before = readlinkSync(join(target.path, 'current'))
  const steps = {
    install: () => {},
    build: () => {
      throw new Error('no')
    },
  }
  expect(() => makeRelease(root, target.path, new Date('2026-05-03'), steps)).toThrow('no')
  expect(readlinkSync(join(target.path, 'current'))).toBe(before)
  expect(readdirSync(join(target.path, 'releases'))).toHaveLength(2)
})

it('old releases go, and never the one before', () => {
  for (const day of [3, 4, 5, 6]) release(`2026-05-0${day}T03:15:00Z`, `build-${day}`)
  expect(readdirSync(join(target.path, 'releases'))).toEqual([
    '20260504T031500Z',
    '20260505T031500Z',
    '20260506T031500Z',
  ])
})

it('who serves can read a release, however private the project is to whoever made it', () => {
  const project = join(data.path, 'private-project')
  mkdirSync(join(project, 'server'), { recursive: true, mode: 0o700 })
  writeFileSync(join(project, 'server/run.ts'), '', { mode: 0o600 })
  writeFileSync(join(project, 'server/run.sh'), '', { mode: 0o700 })
  chmodSync(project, 0o700)
  const steps = {
    install: (folder: string) => writeFileSync(join(folder, 'node'), '', { mode: 0o700 }),
    build: (folder: string) => symlinkSync('nowhere', join(folder, 'link')),
  }
  const made = makeRelease(project, join(data.path, 'target'), new Date('2026-05-01'), steps)
  const mode = (path: string) => (statSync(join(made, path)).mode & 0o777).toString(8)
  expect(['.', 'server', 'server/run.ts', 'server/run.sh', 'node'].map(mode)).toEqual([
    '755',
    '755',
    '644',
    '755',
    '755',
  ])
})
