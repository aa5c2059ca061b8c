import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { localeCodes, localizePath } from '#shared/locales.ts'
import { picture } from '#test/support/pictures.ts'
import { freePort, serverEnvironment, temporaryFolder } from '#test/support/server-process.ts'

/**
 * `node test/bench/memory.ts --minutes 10 --megabytes 512`: what the server and its child processes
 * take of memory at rest, under mixed load and after it; where this user may make control groups,
 * with no more of it than that.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    megabytes: { type: 'string' },
    /** Where the product stands: a packed one, unpacked. */
    in: { type: 'string', default: join(import.meta.dirname, '../..') },
    /** Minutes without work before the last look. */
    rest: { type: 'string', default: '0' },
    /** A start that finds what the one before it has compiled, as after a reboot. */
    again: { type: 'boolean', default: false },
  },
})
/** Asked so far: what is taken depends on these, and on no clock. */
let requests = 0
/** Pages that creators have made so far. */
const slugs: string[] = []
const cwd = resolve(values.in)
const group = values.megabytes === undefined ? null : memoryGroup(Number(values.megabytes))
const folder = temporaryFolder()
const port = String(await freePort())
const url = `http://127.0.0.1:${port}`
const service = readFileSync(join(import.meta.dirname, '../../deploy/ninefold.service'), 'utf8')
const command = /^ExecStart=\S+ (.+)$/m.exec(service)?.[1]?.split(' ') ?? []
const allocator = Object.fromEntries(
  [...service.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name = '', value = '']) => [name, value]),
)
const { NODE_COMPILE_CACHE: _, ...environment } = serverEnvironment(port, folder.path)
const limits = Object.fromEntries(
  ['GENERATIONS_PER_HOUR', 'GENERATIONS_PER_HOUR_IP', 'UPLOADS_PER_HOUR_IP'].map((name) => [
    `RATE_${name}`,
    '0',
  ]),
)
if (values.again) {
  const before = startProcess()
  await untilAnswers(before)
  // By then it has written what it compiled.
  await sleep(25_000)
  before.kill('SIGTERM')
  await once(before, 'exit')
}
const child = startProcess()
group?.add(child.pid ?? 0)
child.once('exit', (code, signal) => void tell(`the server ended: ${code ?? signal}`))
try {
  await untilAnswers(child)
  await sleep(30_000)
  await tell('at rest after the start')
  const until = performance.now() + Number(values.minutes) * 60_000
  const working = [creator, creator, reader, reader, painter].map((work) =>
    untilItIsOver(work, until),
  )
  while (performance.now() < until && child.exitCode === null) {
    await sleep(Math.min(60_000, Math.max(1, until - performance.now())))
    await tell('under load')
  }
  await Promise.all(working)
  await sleep(5000)
  await tell('after it')
  await sleep(Number(values.rest) * 60_000)
  await tell('at rest')
} finally {
  child.kill('SIGKILL')
  // Its child processes end when it is gone.
  await sleep(5000)
  group?.remove()
  folder.remove()
}

/** As the files of deploy/ start it. */
function startProcess(): ChildProcess {
  return spawn(join(cwd, 'node_modules/.bin/node'), command, {
    cwd,
    env: {
      ...environment,
      ...limits,
      COMPOSER_PACE_MS: '0',
      ...allocator,
      NODE_COMPILE_CACHE: join(folder.path, 'cache/code'),
    },
    stdio: 'inherit',
  })
}

/** A connection that breaks is no matter of memory: it is told, and the work goes on. */
async function untilItIsOver(work: (until: number) => Promise<void>, until: number): Promise<void> {
  while (performance.now() < until && child.exitCode === null)
    await work(until).catch(async (error: unknown) => {
      await sleep(1000)
      process.stdout.write(
        `${work.name}: ${error instanceof Error ? (error.cause ?? error) : error}\n`,
      )
    })
}

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  requests++
  return fetch(url + path, init)
}

async function tell(when: string): Promise<void> {
  const megabytes = treeOf(child.pid ?? 0).map((pid) => Math.round(residentKb(pid) / 1024))
  const [own = 0, ...others] = megabytes
  const told = others.length > 0 ? `, child processes ${others.join(' and ')} MB` : ''
  const heap = await heapMegabytes()
  process.stdout.write(
    `${when}, ${requests} requests: ${own} MB, heap ${heap}${told}${group ? `, ${group.told()}` : ''}\n`,
  )
}

/** Of the main thread, and what it holds outside its heap: `120 MB and 70 MB`. */
async function heapMegabytes(): Promise<string> {
  const answer = await fetch(`${url}/metrics`).catch(() => null)
  const told = (await answer?.text()) ?? ''
  const of = (name: string) =>
    Math.round(Number(new RegExp(`^${name} (\\d+)`, 'm').exec(told)?.[1] ?? 0) / 2 ** 20)
  return `${of('nodejs_heap_size_total_bytes')} MB and ${of('nodejs_external_memory_bytes')} MB outside`
}

function treeOf(pid: number): number[] {
  const children = `/proc/${pid}/task`
  if (!existsSync(children)) return [pid]
  const own = readdirSync(children).flatMap((task) =>
    readOr(`${children}/${task}/children`, '').split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...own.flatMap((each) => treeOf(each))]
}

function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readOr(`/proc/${pid}/status`, ''))?.[1] ?? 0)
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}

/** Processes that may take so much together, by a control group of the first version. */
function memoryGroup(megabytes: number) {
  const path = `/sys/fs/cgroup/memory/ninefold-${process.pid}`
  mkdirSync(path)
  writeFileSync(join(path, 'memory.limit_in_bytes'), `${megabytes}M`)
  const read = (file: string) =>
    Math.round(Number(readFileSync(join(path, file), 'utf8')) / 2 ** 20)
  return {
    add: (pid: number) => writeFileSync(join(path, 'cgroup.procs'), String(pid)),
    told: () =>
      `of ${megabytes} MB: ${read('memory.max_usage_in_bytes')} MB at most with the disk's cache, ${readFileSync(join(path, 'memory.oom_control'), 'utf8').match(/oom_kill \d+/)?.[0]}`,
    remove: () => rmdirSync(path),
  }
}

async function untilAnswers(server: ChildProcess): Promise<void> {
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok && server.exitCode === null)
    await sleep(200)
}

/** Makes pages, changes them by wishes, publishes them and lists them. */
async function creator(until: number): Promise<void> {
  let cookie = ''
  const call = async (method: string, path: string, body?: object) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const answer = await ask(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return answer.text()
  }
  for (let round = 0; performance.now() < until; round++) {
    const brief = `Harbour Bread ${round} is a bakery in Bristol. Rye loaf £4.20, buns £1.80. Open Tuesday to Saturday 8am to 4pm. Call 0117 496 0148.`
    const made = await call('POST', '/api/generations', { brief }).catch(() => '')
    const [, slug = ''] = /"slug":"([^"]+)"/.exec(made) ?? []
    if (slug === '') continue
    slugs.push(slug)
    const page = `/api/pages/${slug}`
    await call('POST', `${page}/commands`, { command: 'make it darker' })
    await call('POST', `${page}/publish`)
    for (const path of [page, '/api/pages', `/generate/${slug}`, '/history'])
      await call('GET', path)
  }
}

/** Reads whatever is public, in nine languages, new pages and old. */
async function reader(until: number): Promise<void> {
  for (let count = 0; performance.now() < until; count++) {
    const locale = localeCodes[count % localeCodes.length] ?? 'en'
    const slug = slugs[Math.floor(Math.random() * slugs.length)] ?? ''
    const path = ['/', '/terms', `/p/${slug}`, `/p/${slug}`, '/sitemap.xml'][count % 5] ?? '/'
    const headers = { 'accept-encoding': count % 2 ? 'br' : 'gzip' }
    await (await ask(localizePath(locale, path), { headers })).arrayBuffer()
    if (count % 50 === 0) await (await ask(`/p/${slug}/card.png`)).arrayBuffer()
  }
}

/** Brings photos and asks for them in many sizes. */
async function painter(until: number): Promise<void> {
  let cookie = ''
  for (let count = 0; performance.now() < until; count++) {
    const body = await picture({ width: 2000, height: 1500 })
      .modulate({ hue: count % 360 })
      .jpeg()
      .toBuffer()
    const headers = { cookie, 'content-type': 'image/jpeg' }
    const added = await ask('/api/uploads', { method: 'POST', headers, body })
    cookie ||= added.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const { url: source = '' } = (await added.json()) as { url?: string }
    for (const width of [320, 640, 1280])
      await (await ask(`/_image/f_webp,w_${width}${source}`)).arrayBuffer()
    await sleep(1000)
  }
}
