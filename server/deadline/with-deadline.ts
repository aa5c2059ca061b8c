import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { FairQueue } from '#server/fair-queue.ts'
import { AppError } from '#shared/errors.ts'
import type { Asked, Reply } from './deadline-messages.ts'

/** Why a call had to leave that never had its turn. */
export const crowded = 'too many wait'

/** Pure functions: data in, data out, nothing kept between two calls. */
export type Functions = Record<string, (...args: never[]) => unknown>

export interface DeadlineOptions<F extends Functions> {
  /** Module that exports them as `functions`. */
  module: URL
  /**
   * What is given in the place of a result that does not come: quick, whatever the arguments. May
   * throw what the function would.
   */
  plain: F
  /** Hears why a plain result was given, and of what. */
  onPlain: (name: keyof F & string, reason: string, args: readonly unknown[]) => void
  /**
   * Of the thread's own processor time, from the moment a call has it for itself: where other work
   * keeps the processors busy a call has more time by the clock, four times as much at most.
   */
  deadlineMs?: number
  /** Calls that may wait; those of whoever has most are given plain results beyond that. */
  waiting?: number
  /** Of its heap; what needs more has a plain result too. */
  mostMegabytes?: number
  /** After so long without a call the thread is ended, and its memory is free. */
  idleMs?: number
}

/** The same functions, which hold up nobody: every call has an end. */
export interface WithDeadline<F extends Functions> {
  /**
   * @param sender whoever it is for: calls of one take turns with all others'
   * @throws AppError as the function, or its plain counterpart, throws it
   */
  call<N extends keyof F & string>(
    name: N,
    sender: string,
    ...args: Parameters<F[N]>
  ): Promise<ReturnType<F[N]>>
  /** Has the thread begin, where there is none: it will be wanted in a moment. */
  prepare(): void
  close(): Promise<void>
}

/** By the clock, in deadlines: a call that waits for a processor this long is given up too. */
const longestWait = 4
/** Of each half of its young heap: with more it is no quicker, and more stays taken for ever. */
const semiSpaceMegabytes = 4
const shortestLook = 20

interface Pending {
  asked: Asked
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
  givePlain: (reason: string) => void
  timer?: NodeJS.Timeout
}

/**
 * Runs functions in a thread of their own, one call at a time, each for so long at most: a thread
 * that is late is ended, and the next call has a new one. Readings of hostile text are bounded by
 * themselves; this is for those that turn out not to be.
 */
export function withDeadline<F extends Functions>(options: DeadlineOptions<F>): WithDeadline<F> {
  const { module, plain, onPlain, deadlineMs = 3000, waiting = 2000 } = options
  const { mostMegabytes = 512, idleMs = 300_000 } = options
  const queue = new FairQueue<Pending>(waiting)
  let thread: Worker | undefined
  let isReady = false
  let running: Pending | undefined
  let lastId = 0
  let idle: NodeJS.Timeout | undefined
  start()

  function start(): void {
    const resourceLimits = { maxOldGenerationSizeMb: mostMegabytes }
    // Where the command line sets this flag, resource limits do not count. The heap of the thread that
    // runs already stays as it is.
    setFlagsFromString(`--max-semi-space-size=${semiSpaceMegabytes}`)
    const started = new Worker(new URL('./deadline-thread.ts', import.meta.url), {
      workerData: { module: module.href },
      resourceLimits,
    })
    let reason = 'the thread ended'
    started.on('message', (message: 'ready' | Reply) => {
      if (message === 'ready') isReady = true
      else settle(message)
      next()
    })
    started.on('error', (error) => {
      reason = String(error)
    })
    started.on('exit', () => thread === started && broke(reason))
    // An idle thread keeps nobody from ending.
    started.unref()
    thread = started
  }

  function next(): void {
    if (!isReady || running) return
    running = queue.next()
    clearTimeout(idle)
    if (!running) {
      thread?.unref()
      idle = setTimeout(endThread, idleMs).unref()
      return
    }
    const end = performance.now() + longestWait * deadlineMs
    watch(running, cpuMs(thread, deadlineMs), end, deadlineMs)
    thread?.postMessage(running.asked)
  }

  /** Looks after so many ms whether a call has used up its time. */
  function watch(call: Pending, before: Promise<number>, end: number, afterMs: number): void {
    call.timer = setTimeout(async () => {
      const used = await usedMs(before, end)
      if (running !== call) return
      if (used < deadlineMs) watch(call, before, end, Math.max(deadlineMs - used, shortestLook))
      else broke(`not done within ${deadlineMs} ms`)
    }, afterMs)
  }

  /** All its time where the clock says so, or where the thread gives no answer. */
  async function usedMs(before: Promise<number>, end: number): Promise<number> {
    const left = end - performance.now()
    const used = left > 0 ? (await cpuMs(thread, left)) - (await before) : NaN
    return Number.isFinite(used) ? used : deadlineMs
  }

  function settle(reply: Reply): void {
    if (running?.asked.id !== reply.id) return
    const { resolve, reject, givePlain, timer } = running
    clearTimeout(timer)
    running = undefined
    if ('result' in reply) resolve(reply.result)
    else if ('broke' in reply) givePlain(reply.broke)
    else reject(new AppError(reply.refused.code, reply.refused.message, refusal(reply.refused)))
  }

  /** Whoever had the thread gets a plain result; where it never began to work, everybody does. */
  function broke(reason: string): void {
    const lost = isReady ? [running] : [running, ...drained(queue)]
    void endThread()
    running = undefined
    for (const pending of lost) {
      clearTimeout(pending?.timer)
      pending?.givePlain(reason)
    }
    if (queue.size > 0) restart()
  }

  function endThread(): Promise<unknown> | undefined {
    const ended = thread
    thread = undefined
    isReady = false
    return ended?.terminate()
  }

  function restart(): void {
    start()
    thread?.ref()
  }

  return {
    call(name, sender, ...args) {
      return new Promise((resolve, reject) => {
        const givePlain = (reason: string) => {
          onPlain(name, reason, args)
          new Promise((given) => given(plain[name]?.(...args))).then(
            (result) => resolve(result as ReturnType<F[typeof name]>),
            reject,
          )
        }
        const asked = { id: ++lastId, name, args }
        const pending = { asked, resolve: resolve as Pending['resolve'], reject, givePlain }
        queue.add(sender, pending)?.givePlain(crowded)
        if (!thread) start()
        thread?.ref()
        next()
      })
    },
    prepare() {
      if (!thread) start()
      else if (!running) next()
    },
    async close() {
      clearTimeout(idle)
      await endThread()
      for (const pending of [running, ...drained(queue)]) pending?.givePlain('closed')
      running = undefined
    },
  }
}

/** A thread's processor time so far, in ms; endless where it gives no answer in time. */
async function cpuMs(thread: Worker | undefined, patienceMs: number): Promise<number> {
  const unanswered = sleep(patienceMs, Number.POSITIVE_INFINITY, { ref: false })
  const measured = thread?.cpuUsage().then(({ user, system }) => (user + system) / 1000)
  return Promise.race([measured ?? unanswered, unanswered]).catch(() => Number.POSITIVE_INFINITY)
}

function refusal({ errors, path, section }: Pick<AppError, 'errors' | 'path' | 'section'>) {
  return { errors, ...(path !== undefined && { path }), ...(section !== undefined && { section }) }
}

function drained<T>(queue: FairQueue<T>): T[] {
  const all: T[] = []
  for (let item = queue.next(); item !== undefined; item = queue.next()) all.push(item)
  return all
}
