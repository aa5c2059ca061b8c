import { PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { postgresHints } from './postgres-hints.ts'
import type { Failure, StorageEngine } from './storage-engine.ts'

/** Any number that nobody else locks by: "nine" in ASCII. */
const migrationLock = 0x6e_69_6e_65
const int8 = 20
const poolSize = 10

/** PostgreSQL, shared by any number of processes. @throws when it cannot be reached */
export async function postgresEngine(
  url: string,
  onTrouble: (error: unknown) => void,
): Promise<StorageEngine> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types: { getTypeParser } })
  // A broken connection is replaced by the pool, but one that nobody listens to would be fatal.
  pool.on('connect', (client) => client.on('error', onTrouble))
  pool.on('error', () => {}) // Its connection has said so already.
  return {
    dialect: new PostgresDialect({ pool }),
    hints: await postgresHints(url, onTrouble),
    async lockMigrations(transaction) {
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction)
    },
    latestPurge: () => null,
    claimsSideBySide: true,
    failureOf,
  }
}

/** 64-bit integers as numbers: ours are times and counts, far below 2^53. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text')
}

/** By SQLSTATE. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof Error) || !('code' in error)) return null
  if (error.code === uniqueViolation) return 'duplicate'
  return unwritableCodes.has(String(error.code)) ? 'unwritable' : null
}

const uniqueViolation = '23505'
/** disk_full, io_error, read_only_sql_transaction. */
const unwritableCodes = new Set(['53100', '58030', '25006'])
