import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'

/** Who has connected to a port and is in no program's hands yet. */
export interface AcceptQueue {
  /** The ports of those who wait to be accepted. */
  waiting: number[]
  /** How many have half a connection: they may take it for a whole one, and have sent a request. */
  halfOpen: number
}

const tables: Record<string, string> = { IPv4: '/proc/self/net/tcp', IPv6: '/proc/self/net/tcp6' }
/** Remote port, state and file of a connection: a file of 0 is in no program's hands. */
const rowsAt = (port: number) => {
  const local = port.toString(16).toUpperCase().padStart(4, '0')
  return new RegExp(String.raw`: \w+:${local} \w+:(\w+) (\w+)(?: +\S+){5} +(\d+) `, 'g')
}
const [established, halfOpen, leftByClient] = ['01', '03', '08']

/** As it is at this moment, or null where the system does not tell: Linux alone does. */
export function acceptQueue({ family, port }: AddressInfo): AcceptQueue | null {
  const table = tableOf(family)
  if (table === null) return null
  const queue: AcceptQueue = { waiting: [], halfOpen: 0 }
  for (const [, remotePort = '', state, file] of table.matchAll(rowsAt(port))) {
    const isWhole = state === established || state === leftByClient
    if (isWhole && file === '0') queue.waiting.push(Number.parseInt(remotePort, 16))
    if (state === halfOpen) queue.halfOpen++
  }
  return queue
}

function tableOf(family: string): string | null {
  try {
    return readFileSync(tables[family] ?? '', 'latin1')
  } catch {
    return null
  }
}
