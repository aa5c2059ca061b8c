import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { invalid } from '#shared/errors.ts'
import { openSqlite } from './open-sqlite.ts'
import { postgresEngine } from './postgres-engine.ts'
import { sqliteEngine } from './sqlite-engine.ts'
import type { DatabaseCall, Storage } from './storage.ts'
import type { StorageEngine } from './storage-engine.ts'
import { storageOn } from './storage-on.ts'

export interface StorageOptions {
  /** Hears of trouble that no call can report, such as a lost connection that is made again. */
  onTrouble?: (error: unknown) => void
  /** Hears of every statement and transaction when it is over. */
  onCall?: (call: DatabaseCall) => void
}

/**
 * Opens the database at `file:path`, `:memory:` or `postgres://…` and brings its schema up to date.
 * @throws AppError `invalid` for another kind of address
 */
export async function openStorage(
  databaseUrl: string,
  options: StorageOptions = {},
): Promise<Storage> {
  return storageOn(await engineFor(databaseUrl, options), options.onCall)
}

/**
 * For commands about what is there: a mistyped folder makes no database.
 * @returns the file of an SQLite database, or null for another engine @throws where it is missing
 */
export function requireDatabase(databaseUrl: string): string | null {
  const location = sqliteLocation(databaseUrl)
  if (location !== null && !existsSync(location))
    throw new Error(`${location}: there is no database (DATA_DIR or DATABASE_URL says where)`)
  return location
}

async function engineFor(url: string, options: StorageOptions): Promise<StorageEngine> {
  const location = sqliteLocation(url)
  if (location !== null) return sqliteEngine(openSqlite(location))
  if (/^postgres(ql)?:\/\//.test(url)) return postgresEngine(url, options.onTrouble ?? report)
  throw invalid([
    { field: 'DATABASE_URL', message: 'file:<path>, :memory: or postgres://<user>@<host>/<name>' },
  ])
}

/** The file of an SQLite address, or null for another engine. */
export function sqliteLocation(url: string): string | null {
  if (url === ':memory:') return url
  if (url.startsWith('file://')) return fileURLToPath(url)
  return url.startsWith('file:') ? url.slice('file:'.length) : null
}

function report(error: unknown): void {
  console.error('database:', error)
}
