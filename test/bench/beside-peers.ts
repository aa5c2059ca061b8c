import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer, temporaryFolder } from '#test/support/server-process.ts'
import { answersPerSecond, loadTool, onCore } from './load.ts'
import { installPeer, type Peer, startPeer } from './peers/react-router-peer.ts'
import { processorSeconds, uncachedRules } from './uncached-pages.ts'

/** In turns, so that what else runs on the machine hits both alike. */
const rounds = 5
const seconds = 3
/** Enough for the compiler to have seen everything. */
const warmSeconds = 10
const path = '/ja'

/**
 * The home page rendered each time, beside React Router's own server with the same elements:
 * `npm run bench -- --peers`, or `node test/bench/beside-peers.ts` by itself.
 */
export async function benchBesidePeers(): Promise<void> {
  const folder = temporaryFolder()
  const rules = join(folder.path, 'rules.json')
  writeFileSync(rules, uncachedRules)
  const server = await startServer(folder.path, { CACHE_RULES: rules }, onCore(0))
  const stops = [() => server.stop(), () => folder.remove()]
  try {
    const peerFolder = join(folder.path, 'peer')
    if (!prepared(peerFolder, await (await fetch(server.url + path)).text())) return
    const peer = await startPeer(peerFolder)
    stops.unshift(() => peer.stop())
    const { url } = server
    const ours = { url, processor: async () => (await processorSeconds(url)) * 1000 }
    print(await compare(ours, peer))
  } finally {
    for (const stop of stops) await stop()
  }
}

function prepared(folder: string, markup: string): boolean {
  try {
    installPeer(folder, markup)
    return true
  } catch (error) {
    const [reason] = String(error).split('\n')
    process.stdout.write(`beside React Router's own server: skipped, ${reason}\n`)
    return false
  }
}

interface Cost {
  what: string
  /** Milliseconds of processor for one answer. */
  cpu: number
  /** KiB of HTML in it. */
  size: number
  answers: number
}

type Measured = Pick<Peer, 'url' | 'processor'>

async function compare(ours: Measured, theirs: Measured): Promise<[ours: Cost, theirs: Cost]> {
  for (const { url } of [ours, theirs]) await answersPerSecond(url + path, {}, warmSeconds)
  const [mine, peer]: [Cost[], Cost[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    peer.push(await costOf("React Router's own server", theirs))
    mine.push(await costOf('Ninefold', ours))
  }
  return [middle(mine), middle(peer)]
}

async function costOf(what: string, { url, processor }: Measured): Promise<Cost> {
  const size = (await (await fetch(url + path)).arrayBuffer()).byteLength / 1024
  const before = await processor()
  const answers = await answersPerSecond(url + path, {}, seconds)
  const cpu = ((await processor()) - before) / (answers * seconds)
  return { what, cpu, size, answers }
}

/** The one with the median cost. */
function middle(costs: Cost[]): Cost {
  const sorted = costs.toSorted((a, b) => a.cpu - b.cpu)
  return sorted[sorted.length >> 1] as Cost
}

function print(costs: [ours: Cost, theirs: Cost]): void {
  const [ours, theirs] = costs
  process.stdout.write(`home page, rendered each time, by ${loadTool}:\n`)
  for (const { what, cpu, size, answers } of costs)
    process.stdout.write(
      `${what.padEnd(38)} ${cpu.toFixed(2)} ms of processor for ${size.toFixed(1)} KiB · ${(cpu / size).toFixed(4)} ms/KiB · ${answers.toFixed(0)} a second\n`,
    )
  const each = theirs.cpu / ours.cpu
  const weighed = theirs.cpu / theirs.size / (ours.cpu / ours.size)
  process.stdout.write(
    `${'theirs through ours'.padEnd(38)} ${each.toFixed(2)} an answer · ${weighed.toFixed(2)} a KiB\n`,
  )
}

if (import.meta.main) await benchBesidePeers()
