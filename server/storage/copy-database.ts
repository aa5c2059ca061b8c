import { DatabaseSync } from 'node:sqlite'
import { requireDatabase } from './open-storage.ts'

/**
 * Copies an SQLite database as it is at one moment into a new file, while others write to it.
 * @returns false where the address names another engine
 * @throws when the copy is not whole
 */
export function copyDatabase(databaseUrl: string, to: string): boolean {
  const location = requireDatabase(databaseUrl)
  if (location === null) return false
  const database = new DatabaseSync(location, { timeout: 20_000 })
  try {
    database.prepare('VACUUM INTO ?').run(to)
  } finally {
    database.close()
  }
  checkDatabase(to)
  return true
}

/** @throws when the SQLite database in that file is damaged */
export function checkDatabase(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const found = Object.values(database.prepare('PRAGMA integrity_check').get() ?? {})[0]
    if (found !== 'ok') throw new Error(`${file}: the database is damaged: ${found}`)
  } finally {
    database.close()
  }
}
