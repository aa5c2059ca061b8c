import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer, temporaryFolder } from '#test/support/server-process.ts'
import { personAgent } from '#test/support/visitor.ts'
import { onCore } from './load.ts'

/** Enough for the compiler to have seen everything, then enough for a figure. */
const rounds = { warm: 200, measured: 300 }

/** What a page costs that no cache has: `node test/bench/uncached-pages.ts` by itself. */
export async function benchUncachedPages(): Promise<void> {
  const folder = temporaryFolder()
  const rules = join(folder.path, 'rules.json')
  writeFileSync(rules, uncachedRules)
  const server = await startServer(folder.path, { CACHE_RULES: rules }, onCore(0))
  try {
    print('home page, rendered each time', await costOf(server.url, '/ja'))
    print('generator, streamed', await costOf(server.url, '/ja/generate'))
  } finally {
    await server.stop()
    folder.remove()
  }
}

const uncached = { cache: 'private' }
/** As `CACHE_RULES` reads them: nothing is kept. */
export const uncachedRules = JSON.stringify({ rules: { landing: uncached, site: uncached } })

interface Cost {
  /** Milliseconds to the first byte of the body, half of them and the slowest hundredth. */
  first: number
  slowest: number
  /** Of the server's processor, in milliseconds. */
  cpu: number
  kilobytes: number
}

async function costOf(url: string, path: string): Promise<Cost> {
  for (let round = 0; round < rounds.warm; round++) await read(url + path)
  const before = await processorSeconds(url)
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round < rounds.measured; round++) {
    const answer = await read(url + path)
    times.push(answer.first)
    bytes += answer.bytes
  }
  const spent = (await processorSeconds(url)) - before
  const sorted = times.toSorted((a, b) => a - b)
  return {
    first: sorted[sorted.length >> 1] ?? Number.NaN,
    slowest: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    cpu: (spent * 1000) / rounds.measured,
    kilobytes: bytes / rounds.measured / 1000,
  }
}

async function read(address: string): Promise<{ first: number; bytes: number }> {
  const begun = performance.now()
  const response = await fetch(address, {
    headers: { 'accept-encoding': 'identity', 'user-agent': personAgent },
  })
  let first = Number.NaN
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    if (bytes === 0) first = performance.now() - begun
    bytes += chunk.length
  }
  return { first, bytes }
}

/** As the process itself counts them. */
export async function processorSeconds(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? Number.NaN)
}

function print(what: string, { first, slowest, cpu, kilobytes }: Cost): void {
  const figures = [
    `first byte ${first.toFixed(1)} ms (99 % ${slowest.toFixed(1)})`,
    `${cpu.toFixed(2)} ms of processor for ${kilobytes.toFixed(0)} kB`,
    `${(cpu / kilobytes).toFixed(3)} ms/kB`,
  ]
  process.stdout.write(`${what.padEnd(38)} ${figures.join(' · ')}\n`)
}

if (import.meta.main) await benchUncachedPages()
