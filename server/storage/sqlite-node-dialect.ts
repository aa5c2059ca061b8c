import type { DatabaseSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { SqliteStatements } from './sqlite-statements.ts'

/** Kysely on the SQLite inside Node. One connection; Kysely lets one user at a time have it. */
export class SqliteNodeDialect implements Dialect {
  readonly #database: DatabaseSync
  readonly #patienceMs: number

  constructor(database: DatabaseSync, patienceMs: number) {
    this.#database = database
    this.#patienceMs = patienceMs
  }

  createDriver(): Driver {
    return new SqliteNodeDriver(this.#database, this.#patienceMs)
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter()
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db)
  }
}

class SqliteNodeDriver implements Driver {
  readonly #database: DatabaseSync
  readonly #statements: SqliteStatements

  constructor(database: DatabaseSync, patienceMs: number) {
    this.#database = database
    this.#statements = new SqliteStatements(database, patienceMs)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteNodeConnection(this.#statements)
  }

  /** Takes the write lock at once: a reader that turns writer could only fail. */
  async beginTransaction(): Promise<void> {
    await this.#statements.run('begin immediate', [])
  }

  async commitTransaction(): Promise<void> {
    await this.#statements.run('commit', [])
  }

  /** A full disk has rolled back already; a second rollback would hide why. */
  async rollbackTransaction(): Promise<void> {
    if (this.#database.isTransaction) await this.#statements.run('rollback', [])
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    if (this.#database.isOpen) this.#database.close()
  }
}

class SqliteNodeConnection implements DatabaseConnection {
  readonly #statements: SqliteStatements

  constructor(statements: SqliteStatements) {
    this.#statements = statements
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#statements.run(query.sql, query.parameters)
    return { rows: rows as R[], numAffectedRows: changes }
  }

  // biome-ignore lint/correctness/useYield: nothing streams from a database in the same process.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('SQLite answers whole; use execute() and a limit')
  }
}
