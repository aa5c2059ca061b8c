import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type TestPostgres } from './embedded-postgres.ts'

/** A kind of database the product runs on. */
export interface TestEngine {
  name: string
  /** Whether two openings of one address see the same data. */
  shared: boolean
  /** Whether it is a server, with connections that can break. */
  remote: boolean
  /** The address of a database that is new and empty. */
  createDatabase(): Promise<string>
  /** Ends what was started and removes what was written. */
  stop(): Promise<void>
}

/** Every engine; what they need starts with the first database asked for. */
export const testEngines: TestEngine[] = [
  {
    name: 'SQLite in memory',
    shared: false,
    remote: false,
    createDatabase: async () => ':memory:',
    stop: async () => {},
  },
  sqliteFiles(),
  postgres(),
]

function sqliteFiles(): TestEngine {
  const folders: string[] = []
  return {
    name: 'SQLite in a file',
    shared: true,
    remote: false,
    async createDatabase() {
      const folder = mkdtempSync(join(tmpdir(), 'ninefold-storage-'))
      folders.push(folder)
      return `file:${join(folder, 'a folder', 'test.db')}`
    },
    async stop() {
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function postgres(): TestEngine {
  let server: Promise<TestPostgres> | undefined
  return {
    name: 'PostgreSQL',
    shared: true,
    remote: true,
    async createDatabase() {
      server ??= startPostgres()
      return (await server).createDatabase()
    },
    async stop() {
      await (await server)?.stop()
      server = undefined
    },
  }
}
