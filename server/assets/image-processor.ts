import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { AppError } from '#shared/errors.ts'
import type { ImageFault, ImageJob, ImageReply, ImageResult, ImageTask } from './image-job.ts'

/** Works on pictures in a process of its own, which starts when needed and ends when idle. */
export interface ImageProcessor {
  /**
   * @throws ImageError when the picture cannot be made
   * @throws AppError `unavailable` when too many wait, or the process broke
   */
  run(job: ImageJob): Promise<ImageResult>
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
  task: ImageTask
  resolve: (result: ImageResult) => void
  reject: (error: Error) => void
  deadline?: NodeJS.Timeout
}

export function createImageProcessor(options: ProcessorOptions = {}): ImageProcessor {
  const { parallel = 2, waiting = 64, deadlineMs = 15_000, idleMs = 60_000 } = options
  const queue: Pending[] = []
  const running = new Map<number, Pending>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function next(): void {
    while (running.size < parallel && queue.length > 0) begin(queue.shift()!)
    if (running.size > 0 || !child) return
    child.channel?.unref()
    idle = setTimeout(end, idleMs).unref()
  }

  function begin(pending: Pending): void {
    clearTimeout(idle)
    child ??= start()
    child.channel?.ref()
    running.set(pending.task.id, pending)
    pending.deadline = setTimeout(() => child?.kill('SIGKILL'), deadlineMs).unref()
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

  /** Whoever waits for the process is told; the queue goes on with a new one. */
  function broke(): void {
    child = undefined
    const lost = [...running.values()]
    running.clear()
    for (const { deadline, reject } of lost) {
      clearTimeout(deadline)
      reject(busy('The picture could not be made.'))
    }
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
    run(job) {
      if (queue.length >= waiting) throw busy('Too many pictures are being made.')
      return new Promise((resolve, reject) => {
        queue.push({ task: { id: ++lastId, job }, resolve, reject })
        next()
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
