import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openStorage } from '#server/storage/open-storage.ts'
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
  /** The same with its tables: a copy of one, where making it anew takes longer. */
  createWithTables(): Promise<string>
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
    createWithTables: async () => ':memory:',
    stop: async () => {},
  },
  sqliteFiles(),
  postgres(),
]

function sqliteFiles(): TestEngine {
  const folders: string[] = []
  let withTables: Promise<string> | undefined
  const newFile = () => {
    const folder = mkdtempSync(join(tmpdir(), 'ninefold-storage-'))
    folders.push(folder)
    return join(folder, 'a folder', 'test.db')
  }
  return {
    name: 'SQLite in a file',
    shared: true,
    remote: false,
    createDatabase: async () => `file:${newFile()}`,
    async createWithTables() {
      withTables ??= makeTables(`file:${newFile()}`)
      const file = newFile()
      mkdirSync(dirname(file))
      copyFileSync(fileOf(await withTables), file)
      return `file:${file}`
    },
    async stop() {
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
      withTables = undefined
    },
  }
}

function postgres(): TestEngine {
  let server: Promise<TestPostgres> | undefined
  let withTables: Promise<string> | undefined
  const running = () => {
    server ??= startPostgres()
    return server
  }
  const createDatabase = async () => (await running()).createDatabase()
  return {
    name: 'PostgreSQL',
    shared: true,
    remote: true,
    createDatabase,
    async createWithTables() {
      withTables ??= createDatabase().then(makeTables)
      return (await running()).copyDatabase(await withTables)
    },
    async stop() {
      await (await server)?.stop()
      server = undefined
      withTables = undefined
    },
  }
}

async function makeTables(url: string): Promise<string> {
  await (await openStorage(url)).close()
  return url
}

const fileOf = (url: string): string => url.slice('file:'.length)
