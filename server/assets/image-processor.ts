import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { FairQueue } from '#server/fair-queue.ts'
import { AppError } from '#shared/errors.ts'
import type { ImageFault, ImageJob, ImageReply, ImageTask, ResultOf } from './image-job.ts'

/** Who waits for a job. */
export interface Waiter {
  /** Where the request came from: those of one network take turns with all others'. */
  network: string
  /** Aborts when nobody waits any more; a job that has not begun is dropped then. */
  signal?: AbortSignal | undefined
}

/** Works on pictures in a process of its own, which starts when needed and ends when idle. */
export interface ImageProcessor {
  /**
   * @throws ImageError when it cannot be done
   * @throws AppError `unavailable` when too many wait, or the process broke
   * @throws the reason of the waiter's signal
   */
  run<J extends ImageJob>(job: J, waiter: Waiter): Promise<ResultOf<J>>
  close(): void
}

export class ImageError extends Error {
  readonly fault: ImageFault

  constructor(fault: ImageFault) {
    super(`The picture cannot be made: ${fault}`)
    this.name = 'ImageError'
    this.fault = fault
  }
}

export interface ProcessorOptions {
  /** Jobs at once, and jobs that may wait. */
  parallel?: number
  waiting?: number
  /** A process that has not answered for so long is ended. */
  deadlineMs?: number
  idleMs?: number
}

interface Pending {
  network: string
  task: ImageTask
  resolve: (result: ResultOf<ImageJob>) => void
  reject: (error: unknown) => void
  deadline?: NodeJS.Timeout
  /** It was for this one that the process had to be ended. */
  isLate?: true
}

export function createImageProcessor(options: ProcessorOptions = {}): ImageProcessor {
  const { parallel = 2, waiting = 64, deadlineMs = 15_000, idleMs = 60_000 } = options
  const queue = new FairQueue<Pending>(waiting)
  const running = new Map<number, Pending>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function add(pending: Pending): void {
    queue.add(pending.network, pending)?.reject(busy('Too many pictures are being made.'))
    next()
  }

  function next(): void {
    while (running.size < parallel && queue.size > 0) begin(queue.next()!)
    if (running.size > 0 || !child) return
    child.channel?.unref()
    idle = setTimeout(end, idleMs).unref()
  }

  function begin(pending: Pending): void {
    clearTimeout(idle)
    child ??= start()
    child.channel?.ref()
    running.set(pending.task.id, pending)
    pending.deadline = setTimeout(() => {
      pending.isLate = true
      child?.kill('SIGKILL')
    }, deadlineMs).unref()
    child.send(pending.task, () => {})
  }

  function start(): ChildProcess {
    const started = forkWorker()
    started.on('message', (reply: ImageReply) => settle(reply))
    const gone = () => child === started && broke()
    // A machine without room for another process says so here.
    started.once('error', gone).once('exit', gone)
    return started
  }

  function settle(reply: ImageReply): void {
    const pending = running.get(reply.id)
    if (!pending) return
    running.delete(reply.id)
    clearTimeout(pending.deadline)
    if ('result' in reply) pending.resolve(reply.result)
    else pending.reject(new ImageError(reply.fault))
    next()
  }

  /**
   * Whoever broke the process is told, and of whom it is not known all. Those that only ran beside
   * one that was late begin anew.
   */
  function broke(): void {
    child = undefined
    const lost = [...running.values()]
    running.clear()
    for (const { deadline } of lost) clearTimeout(deadline)
    const isKnown = lost.some(({ isLate }) => isLate)
    for (const pending of lost)
      if (isKnown && !pending.isLate) add(pending)
      else pending.reject(busy('The picture could not be made.'))
    next()
  }

  function end(): void {
    clearTimeout(idle)
    const ending = child
    child = undefined
    ending?.kill()
    if (running.size > 0) broke()
  }

  return {
    run(job, { network, signal }) {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const task = { id: ++lastId, job }
        const pending = { network, task, resolve, reject } as unknown as Pending
        const drop = () => queue.remove(network, pending) && reject(signal?.reason)
        signal?.addEventListener('abort', drop, { once: true })
        add(pending)
      })
    },
    close: end,
  }
}

/** It sees nothing of our environment, and an idle one keeps nobody from ending. */
function forkWorker(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'image-worker.ts'), {
    serialization: 'advanced',
    execArgv: [],
    // Fewer memory pools keep what pictures leave behind small.
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  return child
}

function busy(message: string): AppError {
  return new AppError('unavailable', message, { retryAfterSeconds: 2 })
}
