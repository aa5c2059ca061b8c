import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStorage } from '#server/storage/open-storage.ts'
import { bundledWriter } from './bundled-writer.ts'
import { integrityOf } from './integrity.ts'

/** Milliseconds a writer lives after its first page, at most: some twenty transactions. */
const longestLifeMs = 150
/** So many kills of a hundred come while the database is being opened. */
const earlyOfHundred = 10
const longestOpeningMs = 200

export interface KillCounts {
  kills: number
  /** Changes that were acknowledged before the kill. */
  acknowledged: number
  /** Of those, the ones that are gone or not whole. */
  lost: string[]
  integrity: string
}

/**
 * Kills writers of one database at any moment, some at a time, and looks at what they said was
 * written.
 * @param tell hears of each hundred kills
 */
export async function killWriters(
  folder: string,
  { kills, atOnce }: { kills: number; atOnce: number },
  tell: (counts: KillCounts) => void,
): Promise<KillCounts> {
  const file = join(folder, 'ninefold.db')
  const url = `file:${file}`
  const writer = await bundledWriter(folder)
  const counts: KillCounts = { kills: 0, acknowledged: 0, lost: [], integrity: 'ok' }
  const each = 100
  while (counts.kills < kills && counts.integrity === 'ok') {
    const round = Math.min(each, kills - counts.kills)
    const names = await Promise.all(
      Array.from({ length: atOnce }, (_, lane) =>
        lives({ writer, url }, counts.kills, round, lane, atOnce),
      ),
    )
    const acknowledged = names.flat()
    counts.kills += round
    counts.acknowledged += acknowledged.length
    counts.lost.push(...(await missing(url, acknowledged)))
    counts.integrity = integrityOf(file)
    tell(counts)
  }
  return counts
}

/** The program that writes, and the database it writes to. */
interface Run {
  writer: string
  url: string
}

/** One after the other, every `step`th of a round. */
async function lives(
  run: Run,
  before: number,
  round: number,
  lane: number,
  step: number,
): Promise<string[]> {
  const names: string[] = []
  for (let at = lane; at < round; at += step)
    names.push(...(await writeUntilKilled(run, `kill-${before + at}`)))
  return names
}

/** @returns the pages one writer said were written */
async function writeUntilKilled({ writer, url }: Run, prefix: string): Promise<string[]> {
  const child = spawn(process.execPath, [writer, url, prefix], {
    env: { ...process.env, NODE_COMPILE_CACHE: join(writer, '../compiled') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  if (Math.random() * 100 < earlyOfHundred) setTimeout(kill, Math.random() * longestOpeningMs)
  const names: string[] = []
  for await (const name of createInterface({ input: child.stdout })) {
    if (names.push(name) === 1) sleep(Math.random() * longestLifeMs).then(kill)
  }
  const [code] = await exited
  if (code !== null) throw new Error(`a writer ended by itself, with ${code}`)
  return names
}

/** Each has to be there with all that its transaction wrote. */
async function missing(url: string, names: readonly string[]): Promise<string[]> {
  const storage = await openStorage(url)
  const lost: string[] = []
  for (const name of names) {
    const page = await storage.pages.byId(name)
    const isWhole =
      page?.rev === 1 &&
      page.title === `Page ${name}` &&
      (await storage.revisions.byRev(name, 1)) !== null &&
      (await storage.identities.exists(name))
    if (!isWhole) lost.push(name)
  }
  await storage.close()
  return lost
}
