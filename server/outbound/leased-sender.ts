import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'

const roundMs = 2000

export interface LeasedWork<Job> {
  /** What it sends, as its complaints name it. */
  name: string
  mostAtOnce: number
  log: Logger
  /** Whether anything is due that nobody is sending. */
  hasDue(): Promise<boolean>
  /** Something that is due, for this claimer alone until its lease ends. */
  claim(claimer: string): Promise<Job | null>
  /** Tries once and writes down what came of it. */
  carryOut(job: Job, claimer: string): Promise<void>
}

/** Sends what is due, of all processes in one alone. */
export interface LeasedSender {
  /** Sends until nothing is due that nobody sends. */
  sendDue(): Promise<void>
  /** Looks for what is due from now on. */
  start(): void
  /** Begins nothing any more. @returns when what is being sent has come to its end */
  stop(): Promise<void>
}

export function createLeasedSender<Job>(deps: LeasedWork<Job>): LeasedSender {
  const { name, mostAtOnce, log, hasDue } = deps
  const claimer = randomUUID()
  const working = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const complain = (error: unknown) => log.warn({ err: error }, `${name} could not be sent`)

  async function work(): Promise<void> {
    while (!isStopped) {
      const job = await deps.claim(claimer)
      if (!job) return
      // Others may be due as well, and need not wait for this one's answer.
      hire()
      await deps.carryOut(job, claimer)
    }
  }

  function hire(): void {
    if (working.size >= mostAtOnce) return
    const job = work()
      .catch(complain)
      .finally(() => working.delete(job))
    working.add(job)
  }

  async function sendDue(): Promise<void> {
    if (isStopped || !(await hasDue())) return
    hire()
    await allDone()
  }

  async function allDone(): Promise<void> {
    while (working.size > 0) await Promise.all(working)
  }

  async function round(): Promise<void> {
    if (isStopped || working.size >= mostAtOnce) return
    if (await hasDue()) hire()
  }

  return {
    sendDue,
    start() {
      timer = setInterval(() => void round().catch(complain), roundMs).unref()
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await allDone()
    },
  }
}
