import { parentPort, workerData } from 'node:worker_threads'
import { collectGarbage } from '#server/collect-garbage.ts'
import { AppError } from '#shared/errors.ts'
import type { Asked, Reply } from './deadline-messages.ts'

/** The thread in which functions run that may never end. It is told a module, and then of calls. */

/** So long after the last call it gives back what it does not need. */
const quietMs = 3000

const { functions } = (await import(workerData.module)) as {
  functions: Record<string, (...args: unknown[]) => unknown>
}

let quiet: NodeJS.Timeout | undefined

parentPort?.on('message', ({ id, name, args }: Asked) => {
  clearTimeout(quiet)
  parentPort?.postMessage(replyTo(id, () => functions[name]?.(...args)))
  quiet = setTimeout(collectGarbage, quietMs).unref()
})
parentPort?.postMessage('ready')

function replyTo(id: number, work: () => unknown): Reply {
  try {
    return { id, result: work() }
  } catch (error) {
    if (!(error instanceof AppError)) return { id, broke: String(error) }
    const { code, message, errors, path, section } = error
    return { id, refused: { code, message, errors, path, section } }
  }
}
