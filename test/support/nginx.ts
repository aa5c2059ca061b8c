import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nginxMainFile } from './nginx-main-file.ts'
import { freePort, temporaryFolder } from './server-process.ts'

/** Whether Debian's nginx is on this machine (`apt-get install nginx-light`). */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0

export interface SharedCache {
  url: string
  stop(): void
}

/** nginx as docs/operating.md sets it up: a shared cache that follows our headers. */
export async function startNginx(origin: string): Promise<SharedCache> {
  const folder = temporaryFolder()
  mkdirSync(join(folder.path, 'cache'), { mode: 0o777 })
  const port = await freePort()
  const file = join(folder.path, 'nginx.conf')
  writeFileSync(file, configuration(folder.path, port, origin))
  const child = spawn('nginx', ['-c', file, '-p', folder.path, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(`${url}/healthz`, child)
  return {
    url,
    stop() {
      child.kill('SIGTERM')
      child.once('exit', () => folder.remove())
    },
  }
}

function configuration(folder: string, port: number, origin: string): string {
  return nginxMainFile(
    folder,
    `
  proxy_cache_path ${folder}/cache levels=1:2 keys_zone=pages:4m max_size=64m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${origin};
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_cache pages;
      proxy_cache_key $request_uri;
      proxy_cache_background_update on;
      add_header X-Proxy-Cache $upstream_cache_status always;
    }
  }`,
  )
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if ((await fetch(url).catch(() => null))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx ended')
}
