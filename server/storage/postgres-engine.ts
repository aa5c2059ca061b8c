import { PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { noReserve } from './disk-reserve.ts'
import { postgresConnection } from './postgres-connection.ts'
import { postgresFailureOf } from './postgres-failure.ts'
import { postgresHints } from './postgres-hints.ts'
import { postgresSearch } from './search/postgres-search.ts'
import type { StorageEngine } from './storage-engine.ts'

/** Any number that nobody else locks by: "nine" in ASCII. */
const migrationLock = 0x6e_69_6e_65
const poolSize = 10

/** PostgreSQL, shared by any number of processes. @throws when it cannot be reached */
export async function postgresEngine(
  url: string,
  onTrouble: (error: unknown) => void,
): Promise<StorageEngine> {
  const pool = new pg.Pool({ ...postgresConnection(url), max: poolSize })
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
    // The server vacuums by itself, and its log is the operator's.
    scrub: async () => {},
    search: postgresSearch,
    // Its disk is its own.
    reserve: noReserve,
    claimsSideBySide: true,
    failureOf: postgresFailureOf,
  }
}
