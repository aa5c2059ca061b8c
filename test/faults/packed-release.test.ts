/** @module-tag long */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { packRelease } from '#server/release/pack-release.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'

const root = join(import.meta.dirname, '../..')
const folder = temporaryFolder()
const target = join(folder.path, 'opt')
const servers: ServerProcess[] = []
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  folder.remove()
})

/** With the client of this project each time: what has changed is on the server's side alone. */
function packed(at: string): string {
  return packRelease(root, folder.path, new Date(at), {
    install: (release) => symlinkSync(join(root, 'node_modules'), join(release, 'node_modules')),
    build: (release) => cpSync(join(root, 'dist'), join(release, 'dist'), { recursive: true }),
  })
}

/** Does what the guide says, in a folder of ours. */
function install(archive: string): void {
  const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8')
  const [, commands = ''] = /### A packed release\n.*?```sh\n(.*?)```/s.exec(guide) ?? []
  const [, date = ''] = /ninefold-(\d+T\d+Z)-/.exec(archive) ?? []
  const script = commands
    .replaceAll('ninefold-<date>-linux-x64.tar.gz', basename(archive))
    .replaceAll('<date>', date)
    .replaceAll('/opt/ninefold', target)
    .replaceAll('/etc/systemd/system', join(folder.path, 'units'))
  execFileSync('sh', ['-ec', `sudo() { "$@"; }; useradd() { :; }\n${script}`], { cwd: folder.path })
}

it('an archive is installed as the guide says, and the next one beside it while it runs', async () => {
  mkdirSync(join(folder.path, 'units'))
  install(packed('2026-05-01T03:15:00Z'))
  expect(readdirSync(join(folder.path, 'units'))).toEqual(['ninefold.service'])
  const old = await startServer(join(folder.path, 'data'), {}, [], join(target, 'current'))
  servers.push(old)

  install(packed('2026-05-02T03:15:00Z'))
  expect(readdirSync(join(target, 'releases'))).toEqual(['20260501T031500Z', '20260502T031500Z'])
  expect(readlinkSync(join(target, 'current'))).toBe('releases/20260502T031500Z')
  expect((await fetch(`${old.url}/ja/terms`)).status).toBe(200)
  expect(await old.stop()).toBe(0)
  const next = await startServer(join(folder.path, 'data'), {}, [], join(target, 'current'))
  servers.push(next)
  expect((await fetch(`${next.url}/ja/terms`)).status).toBe(200)
})
