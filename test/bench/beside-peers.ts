import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer, temporaryFolder } from '#test/support/server-process.ts'
import { answersPerSecond, loadTool, onCore } from './load.ts'
import { nextPeer } from './peers/next-peer.ts'
import { type Measured, type Peer, startPeer, unkept } from './peers/peer.ts'
import { reactRouterPeer } from './peers/react-router-peer.ts'
import { processorSeconds, uncachedRules } from './uncached-pages.ts'

const peers = [reactRouterPeer, nextPeer]
/** In turns, so that what else runs on the machine hits all alike. */
const rounds = 5
const seconds = 3
/** Enough for the compiler to have seen everything. */
const warmSeconds = 10
const path = '/ja'

/**
 * The home page rendered each time, beside other products' own servers:
 * `npm run bench -- --peers`, or `node test/bench/beside-peers.ts` by itself.
 */
export async function benchBesidePeers(): Promise<void> {
  const folder = temporaryFolder()
  const rules = join(folder.path, 'rules.json')
  writeFileSync(rules, uncachedRules)
  const server = await startServer(folder.path, { CACHE_RULES: rules }, onCore(0))
  const stops = [() => server.stop(), () => folder.remove()]
  try {
    const { url } = server
    const markup = await (await fetch(url + path)).text()
    const installed: { peer: Peer; at: string }[] = []
    for (const [place, peer] of peers.entries()) {
      const at = join(folder.path, `peer-${place}`)
      if (await isPrepared(peer, at, markup)) installed.push({ peer, at })
    }
    const measured: Measured[] = [
      { name: 'Ninefold', url, processor: async () => (await processorSeconds(url)) * 1000 },
    ]
    for (const { peer, at } of installed) {
      const started = await startPeer(peer, at)
      stops.unshift(async () => started.stop())
      measured.push(started)
    }
    if (installed.length > 0) print(await compare(measured))
  } finally {
    for (const stop of stops) await stop()
  }
}

/** Whether a peer stands there now; why it cannot is told. */
async function isPrepared(peer: Peer, at: string, markup: string): Promise<boolean> {
  try {
    await peer.install(at, markup)
    return true
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    process.stdout.write(`beside ${peer.name}: skipped, ${reason}\n`)
    return false
  }
}

interface Cost {
  name: string
  /** Milliseconds of processor for one answer. */
  cpu: number
  /** KiB of HTML in it. */
  size: number
  answers: number
}

/** The median of each, in the order given. */
async function compare(measured: Measured[]): Promise<Cost[]> {
  for (const { url } of measured) await answersPerSecond(url + path, {}, warmSeconds)
  const costs = new Map(measured.map(({ name }): [string, Cost[]] => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const one of measured) costs.get(one.name)?.push(await costOf(one))
  return [...costs.values()].map(middle)
}

async function costOf({ name, url, processor }: Measured): Promise<Cost> {
  const size = (await (await fetch(url + path, unkept)).arrayBuffer()).byteLength / 1024
  const before = await processor()
  const answers = await answersPerSecond(url + path, {}, seconds)
  const cpu = ((await processor()) - before) / (answers * seconds)
  return { name, cpu, size, answers }
}

/** The one with the median cost. */
function middle(costs: Cost[]): Cost {
  const sorted = costs.toSorted((a, b) => a.cpu - b.cpu)
  return sorted[sorted.length >> 1] as Cost
}

function print([ours, ...others]: Cost[]): void {
  if (!ours) return
  process.stdout.write(`home page, rendered each time, by ${loadTool}:\n`)
  for (const { name, cpu, size, answers } of [ours, ...others])
    process.stdout.write(
      `${name.padEnd(38)} ${cpu.toFixed(2)} ms of processor for ${size.toFixed(1)} KiB · ${(cpu / size).toFixed(4)} ms/KiB · ${answers.toFixed(0)} a second\n`,
    )
  for (const theirs of others) printRatio(ours, theirs)
}

function printRatio(ours: Cost, theirs: Cost): void {
  const ratios = {
    'an answer': theirs.cpu / ours.cpu,
    'a KiB': theirs.cpu / theirs.size / (ours.cpu / ours.size),
  }
  const told = Object.entries(ratios).map(([per, ratio]) => `${ratio.toFixed(2)} times ours ${per}`)
  const goal = peers.find(({ name }) => name === theirs.name)?.goal
  if (goal) {
    const verdict = ratios[goal.per] >= goal.times ? 'within' : 'BELOW'
    told.push(`${verdict} ${goal.times} times ${goal.per}`)
  }
  process.stdout.write(`${theirs.name.padEnd(38)} ${told.join(' · ')}\n`)
}

if (import.meta.main) await benchBesidePeers()
