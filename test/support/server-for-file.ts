import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts'

/** A server with data of its own, for one test file at a time. */
export interface FileServer {
  readonly url: string
  kill(): Promise<void>
  restart(changes?: Record<string, string>): Promise<void>
  /** Under the settings it began with, whatever a test has done to it or failed to do. */
  restore(): Promise<void>
  /** The file is over: what runs under the settings it began with is kept for the next file. */
  leave(): Promise<void>
}

interface KeptServer {
  server: ServerProcess
  folder: ReturnType<typeof temporaryFolder>
}

/** Between two files of this process, by their settings. */
const kept = new Map<string, KeptServer>()

/**
 * A start takes seconds and a first answer longer than the next, so that files share what they need
 * not change: everyone who visits is a person of their own, who sees nothing of another's.
 */
export async function serverForFile(environment: Record<string, string>): Promise<FileServer> {
  const settings = JSON.stringify(environment)
  let { server, folder } = kept.get(settings) ?? (await started(environment))
  let isAsFound = true
  let isLeft = false
  let last: Promise<unknown> = Promise.resolve()
  kept.delete(settings)
  // A test that was given up in the middle of a start may still be at it: what comes then waits for
  // that start, or two processes would want one port and one of them be left.
  const inTurn = (work: () => Promise<void>) => {
    const turn = last.then(() => {
      if (isLeft) throw new Error('this server was left by its file')
      return work()
    })
    last = turn.catch(() => {})
    return turn
  }
  const kill = () => {
    isAsFound = false
    return server.kill()
  }
  const restart = async (changes: Record<string, string> = {}) => {
    const { port } = new URL(server.url)
    await kill()
    server = await startServer(folder.path, { ...environment, ...changes, PORT: port })
    isAsFound = Object.keys(changes).length === 0
  }
  return {
    get url() {
      return server.url
    },
    kill: () => inTurn(kill),
    restart: (changes) => inTurn(() => restart(changes)),
    restore: () => inTurn(async () => void (isAsFound || (await restart()))),
    leave: () =>
      inTurn(async () => {
        isLeft = true
        if (isAsFound) kept.set(settings, { server, folder })
        else await server.kill().then(folder.remove)
      }),
  }
}

async function started(environment: Record<string, string>): Promise<KeptServer> {
  const folder = temporaryFolder()
  return { server: await startServer(folder.path, environment), folder }
}

// Nobody says which file is the last: what is kept ends with the process.
process.once('SIGTERM', () => process.exit())
process.once('exit', () => {
  // All of them first: a process that takes half a second to end is killed.
  for (const { server } of kept.values()) void server.kill()
  for (const { folder } of kept.values()) folder.remove()
})
