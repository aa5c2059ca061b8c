import type { Attacked } from './attack.ts'
import { waitsDuring } from './probe.ts'
import { seeded } from './random.ts'
import type { Scenario } from './scenario.ts'
import type { Target } from './target.ts'

/** No request of a stranger may hold up anybody else for longer. */
export const longestWaitMs = 100

export interface Measured {
  /** Milliseconds somebody else waited at most because the server was at work. */
  waitMs: number
  probes: number
  sent: number
  faults: string[]
}

/**
 * How long others wait while strangers do that. A run in which nobody waited is enough; where
 * somebody did, it is the median of three, each with a seed of its own, that counts. A wait is the
 * server's as far as its thread was really at work for so long: the rest is what else the machine
 * had to do.
 */
export async function measure(
  target: Target,
  scenario: Scenario,
  seed: number,
  size: number,
): Promise<Measured> {
  const runs: number[] = []
  const faults: string[] = []
  let sent = 0
  let probes = 0
  for (let run = 0; run < 3; run++) {
    let attacked: Attacked | undefined
    await target.longestTurn()
    const waits = await waitsDuring(target.url, async () => {
      attacked = await scenario.run(target, seeded(seed + run), size)
    })
    sent += attacked?.sent ?? 0
    probes += waits.probes
    faults.push(...(attacked?.faults ?? []).map((fault) => `${fault} (seed ${seed + run})`))
    runs.push(Math.min(waits.longestMs, await target.longestTurn()))
    const late = runs.filter((waitMs) => waitMs > longestWaitMs).length
    if (late === 0 || (run === 1 && late === 2)) break
  }
  const waitMs = runs.sort((one, other) => one - other)[runs.length >> 1] ?? 0
  return { waitMs, probes, sent, faults }
}
