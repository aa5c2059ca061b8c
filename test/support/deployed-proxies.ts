import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nginxMainFile } from './nginx-main-file.ts'
import { freePort, temporaryFolder } from './server-process.ts'

/** A program whose file in `deploy/` is run as it is there: its addresses and folders alone differ. */
export interface DeployedProxy {
  name: string
  /** Which Debian package brings it. */
  package: string
  isInstalled: boolean
  /** Whether it keeps copies, which outlive the processes behind it. */
  keeps: boolean
  start(origins: string[]): Promise<RunningProxy>
}

export interface RunningProxy {
  url: string
  /** Where the processes behind it ask it. */
  ownUrl: string
  /** What it has written to its log. */
  log(): string
  stop(): Promise<void>
}

interface Place {
  folder: string
  port: number
  /** Where the processes behind it ask it. */
  ownPort: number
  /** host:port of each process. */
  origins: string[]
}

export const nginx: DeployedProxy = {
  name: 'nginx',
  package: 'nginx-light',
  isInstalled: isInstalled('nginx', '-v'),
  keeps: true,
  start: (origins) => run(origins, nginxCommand),
}

export const varnish: DeployedProxy = {
  name: 'Varnish',
  package: 'varnish varnish-modules',
  isInstalled: isInstalled('varnishd', '-V'),
  keeps: true,
  start: (origins) => run(origins, varnishCommand),
}

export const haproxy: DeployedProxy = {
  name: 'HAProxy',
  package: 'haproxy',
  isInstalled: isInstalled('haproxy', '-v'),
  keeps: false,
  start: (origins) => run(origins, haproxyCommand),
}

export const caddy: DeployedProxy = {
  name: 'Caddy',
  package: 'caddy',
  isInstalled: isInstalled('caddy', 'version'),
  keeps: false,
  start: (origins) => run(origins, caddyCommand),
}

export const deployedProxies = [nginx, varnish, haproxy, caddy]

function nginxCommand({ folder, port, ownPort, origins }: Place): string[] {
  mkdirSync(join(folder, 'cache'), { mode: 0o777 })
  const site = deployed('nginx.conf')
    .replace(
      /^ {2}server 127\.0\.0\.1:3000/m,
      origins.map((origin) => `server ${origin}`).join(' max_fails=0;\n'),
    )
    .replace('/var/cache/nginx-ninefold', join(folder, 'cache'))
    .replace('listen 80;', `listen unix:${join(folder, 'plain.sock')};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ *listen \[::\].*$/gm, '')
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${ownPort}`)
    .replace(/^ *ssl_certificate.*$/gm, '')
  const main = nginxMainFile(folder, site)
  return ['nginx', '-c', written(folder, 'nginx.conf', main), '-p', folder, '-e', 'stderr']
}

function varnishCommand({ folder, port, origins: [origin = ''] }: Place): string[] {
  const vcl = deployed('varnish.vcl').replace('"3000"', `"${origin.split(':')[1]}"`)
  const file = written(folder, 'default.vcl', vcl)
  const work = join(folder, 'work')
  return ['varnishd', '-F', '-a', `127.0.0.1:${port}`, '-f', file, '-n', work, '-s', 'malloc,64m']
}

function haproxyCommand({ folder, port, origins }: Place): string[] {
  const processes = origins.map((origin, at) => `  server process${at} ${origin}`)
  const config = deployed('haproxy.cfg')
    .replace(/^ {2}bind .+$/m, `  bind 127.0.0.1:${port}`)
    .replaceAll(/^ {2}server first 127\.0\.0\.1:3000$/gm, processes.join('\n'))
  return ['haproxy', '-db', '-f', written(folder, 'haproxy.cfg', config)]
}

function caddyCommand({ folder, port, origins }: Place): string[] {
  const file = deployed('Caddyfile')
  const config = (origins.length > 1 ? file.replaceAll('#~ ', '') : file)
    .replace('ninefold.example {', `{\n  admin off\n}\n\nhttp://127.0.0.1:${port} {`)
    .replaceAll(/(reverse_proxy .*)127\.0\.0\.1:3000/g, `$1${origins.join(' ')}`)
  return [
    'caddy',
    'run',
    '--adapter',
    'caddyfile',
    '--config',
    written(folder, 'Caddyfile', config),
  ]
}

function deployed(name: string): string {
  return readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8')
}

function written(folder: string, name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

function isInstalled(command: string, version: string): boolean {
  return spawnSync(command, [version]).status === 0
}

async function run(urls: string[], commandOf: (place: Place) => string[]): Promise<RunningProxy> {
  const { path: folder, remove } = temporaryFolder()
  // Some give up their rights before they read their files.
  chmodSync(folder, 0o755)
  const [port, ownPort] = [await freePort(), await freePort()]
  const origins = urls.map((url) => new URL(url).host)
  const [command = '', ...rest] = commandOf({ folder, port, ownPort, origins })
  const logFile = join(folder, 'log')
  const log = openSync(logFile, 'a')
  const env = { PATH: process.env.PATH, HOME: folder }
  const child = spawn(command, rest, { stdio: ['ignore', log, log], env })
  const url = `http://127.0.0.1:${port}`
  const told = () => readFileSync(logFile, 'utf8')
  await untilAnswers(`${url}/healthz`, child, told)
  return {
    url,
    ownUrl: `http://127.0.0.1:${ownPort}`,
    log: told,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          remove()
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}

async function untilAnswers(url: string, child: ChildProcess, log: () => string): Promise<void> {
  while (child.exitCode === null) {
    if ((await fetch(url).catch(() => null))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`the proxy ended:\n${log()}`)
}
