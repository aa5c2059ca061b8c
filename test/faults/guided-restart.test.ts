/** @module-tag long */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import {
  freePort,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '#test/support/server-process.ts'

const guide = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')
const data = temporaryFolder()
const programs = temporaryFolder()
const servers = new Map<string, Promise<ServerProcess>>()
afterAll(async () => {
  for (const server of servers.values()) await (await server).kill()
  data.remove()
  programs.remove()
})

it('the restart in the operating guide leaves a process that is ready at every moment', async () => {
  const ports = [String(await freePort()), String(await freePort())]
  for (const port of ports) await start(port)
  const control = createServer(async (req, res) => {
    const port = /@(\d+)$/.exec(req.url ?? '')?.[1] ?? ''
    await (await servers.get(port))?.stop()
    // As systemctl does: it does not wait until the process serves.
    start(port)
    res.end()
  }).listen(0, '127.0.0.1')
  await once(control, 'listening')
  const { port: controlPort } = control.address() as AddressInfo
  program('sudo', '"$@"')
  program('systemctl', `curl --silent "http://127.0.0.1:${controlPort}/$1/$2"`)

  const [, loop = ''] = /```sh\n(for port in 3000 3001; do\n[^`]+)```/.exec(guide) ?? []
  expect(loop).not.toBe('')
  const looks = lookAt(ports)
  await promisify(execFile)('sh', ['-c', loop.replace('3000 3001', ports.join(' '))], {
    env: { PATH: `${programs.path}:${process.env.PATH}` },
  })
  const counts = await looks.stop()
  control.close()
  expect(counts.length).toBeGreaterThan(20)
  expect(Math.min(...counts)).toBe(1)
})

function start(port: string): Promise<ServerProcess> {
  const server = startServer(data.path, { PORT: port, DRAIN_DELAY_MS: '300' })
  servers.set(port, server)
  return server
}

function program(name: string, script: string): void {
  const file = join(programs.path, name)
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
}

/** How many processes are ready, again and again. */
function lookAt(ports: readonly string[]) {
  const counts: number[] = []
  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      const ready = await Promise.all(
        ports.map((port) =>
          fetch(`http://127.0.0.1:${port}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      )
      counts.push(ready.filter(Boolean).length)
      await sleep(20)
    }
  })()
  return {
    async stop() {
      isOver = true
      await looking
      return counts
    },
  }
}
