import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkDatabase } from '#server/storage/copy-database.ts'
import { sqliteLocation } from '#server/storage/open-storage.ts'
import { copyDurably } from './copy-files.ts'
import { checkedManifest, databaseFile } from './manifest.ts'

/**
 * Puts a backup where the configuration says the data live. It overwrites nothing: what is there is
 * somebody's, and a server may be running on it.
 * @returns how many files were put back
 * @throws before anything is written, when the backup is not whole or its place is taken
 */
export async function restoreBackup(
  backup: string,
  databaseUrl: string,
  dataDir: string,
): Promise<{ files: number; hasDatabase: boolean }> {
  const files = Object.keys((await checkedManifest(backup)).files)
  const hasDatabase = files.includes(databaseFile)
  const places = files.map((file) => [file, placeOf(file, databaseUrl, dataDir)] as const)
  const taken = places.find(([file, place]) => isTaken(file, place))
  if (taken) throw new Error(`${taken[1]} is there already. Move it away first.`)
  if (hasDatabase) checkDatabase(join(backup, databaseFile))
  for (const [file, place] of places) copyDurably(join(backup, file), place)
  return { files: files.length, hasDatabase }
}

/** A log beside a database that is gone would be played into the restored one. */
function isTaken(file: string, place: string): boolean {
  if (file !== databaseFile) return existsSync(place)
  return ['', '-wal', '-shm'].some((suffix) => existsSync(place + suffix))
}

function placeOf(file: string, databaseUrl: string, dataDir: string): string {
  if (file !== databaseFile) return join(dataDir, file)
  const location = sqliteLocation(databaseUrl)
  if (location === null)
    throw new Error('The backup holds an SQLite database, but DATABASE_URL names another engine.')
  return location
}
