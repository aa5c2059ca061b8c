import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, temporaryFolder } from './server-process.ts'

export interface RunningProxy {
  url: string
  /** What it has logged of processes that cut a connection it had sent a request on. */
  cutOff(): string[]
  stop(): Promise<void>
}

const file = join(import.meta.dirname, '../../deploy/nginx.conf')

/** nginx with `deploy/nginx.conf`: its addresses, its folder and its certificate alone are others. */
export async function startDeployedNginx(origins: string[]): Promise<RunningProxy> {
  const folder = temporaryFolder()
  mkdirSync(join(folder.path, 'cache'), { mode: 0o777 })
  const port = await freePort()
  const servers = origins.map((url) => `server ${new URL(url).host} max_fails=0;`)
  const site = readFileSync(file, 'utf8')
    .replace(/^ {2}server 127\.0\.0\.1:3000 .+$/m, servers.join('\n'))
    .replace('/var/cache/nginx/ninefold', join(folder.path, 'cache'))
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_certificate.*$/gm, '')
  const main = join(folder.path, 'nginx.conf')
  writeFileSync(main, mainFile(folder.path, site))
  const log = join(folder.path, 'error.log')
  const child = spawn('nginx', ['-c', main, '-p', folder.path, '-e', log], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(`${url}/healthz`, child, log)
  return {
    url,
    cutOff: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => /reset by peer|prematurely closed/.test(line)),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          folder.remove()
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}

function mainFile(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
worker_processes 2;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${site}
}
`
}

async function untilAnswers(url: string, child: ChildProcess, log: string): Promise<void> {
  while (child.exitCode === null) {
    if ((await fetch(url).catch(() => null))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nginx ended:\n${readFileSync(log, 'utf8')}`)
}
