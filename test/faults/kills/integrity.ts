import { DatabaseSync } from 'node:sqlite'

/** What SQLite says of a database: `ok`, or what is wrong with it. */
export function integrityOf(file: string): string {
  const database = new DatabaseSync(file, { timeout: 20_000 })
  try {
    const faults = database.prepare('pragma integrity_check').all()
    const strays = database.prepare('pragma foreign_key_check').all()
    const told = faults.map(({ integrity_check }) => String(integrity_check))
    if (strays.length > 0) told.push(`${strays.length} rows refer to none`)
    return told.join('; ')
  } finally {
    database.close()
  }
}
