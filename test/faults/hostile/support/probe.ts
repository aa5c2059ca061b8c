import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** How long somebody else waited, and how often one asked. */
export interface Waits {
  /** Milliseconds the server took beyond what the machine took at that moment. */
  longestMs: number
  probes: number
}

interface Moment {
  at: number
  probed: number
  control: number
}

/** What is taken for the same moment of a busy machine. */
const momentMs = 50

/**
 * Watches how long `/healthz` waits while `work` is done. Beside the server a bare one is asked at
 * the same moment: what both take is the machine's.
 */
export async function waitsDuring(url: string, work: () => Promise<void>): Promise<Waits> {
  const bare = await startBareServer()
  const probing = new Worker(new URL('./probe-thread.ts', import.meta.url), {
    workerData: { probed: `${url}/healthz`, control: bare.url },
  })
  try {
    await once(probing, 'message')
    await work()
    probing.postMessage('stop')
    const [moments] = (await once(probing, 'message')) as [Moment[]]
    return { longestMs: longestOf(moments), probes: moments.length }
  } finally {
    await probing.terminate()
    bare.stop()
  }
}

function longestOf(moments: readonly Moment[]): number {
  let longest = 0
  for (const [index, moment] of moments.entries()) {
    const near = moments
      .slice(Math.max(0, index - 5), index + 6)
      .filter(({ at }) => Math.abs(at - moment.at) <= momentMs)
    const machine = Math.max(...near.map(({ control }) => control))
    longest = Math.max(longest, moment.probed - machine)
  }
  return Math.round(longest)
}

async function startBareServer(): Promise<{ url: string; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { execArgv: [] })
  const [address] = (await once(child, 'message')) as [AddressInfo]
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => child.disconnect() }
}
