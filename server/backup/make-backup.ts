import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareFolder } from '#server/prepare-folder.ts'
import { copyDatabase } from '#server/storage/copy-database.ts'
import { copyDurably, filesUnder, flush } from './copy-files.ts'
import { databaseFile, hashOfFile, type Manifest, manifestFile } from './manifest.ts'

export interface Backup {
  folder: string
  files: number
  /** Whether the database is in it: a PostgreSQL has tools of its own. */
  hasDatabase: boolean
  /** Whether the signing secret is in it: one from the environment is kept there. */
  hasSecret: boolean
}

/** A picture is named by its hash; what is named otherwise is being written. */
const uploadName = /^uploads\/[0-9a-f]{2}\/[0-9a-f]{64}$/

/**
 * Backs up the database, the uploads and the secret into a new folder below `target`, while the
 * server runs. The database comes first: every picture it knows was kept before it was known.
 */
export async function makeBackup(
  databaseUrl: string,
  dataDir: string,
  target: string,
  now: Date,
): Promise<Backup> {
  const folder = join(target, `ninefold-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`)
  const partial = `${folder}.partial`
  if (existsSync(folder)) throw new Error(`${folder} is there already`)
  prepareFolder('The folder for the backup', target)
  mkdirSync(partial, { mode: 0o700 })
  try {
    const backup = await fill(partial, databaseUrl, dataDir, now)
    renameSync(partial, folder)
    return { folder, ...backup }
  } catch (error) {
    // Half a backup is none, and may have filled the disk.
    rmSync(partial, { recursive: true, force: true })
    throw error
  }
}

async function fill(
  folder: string,
  databaseUrl: string,
  dataDir: string,
  now: Date,
): Promise<Omit<Backup, 'folder'>> {
  const hasDatabase = copyDatabase(databaseUrl, join(folder, databaseFile))
  if (hasDatabase) flush(join(folder, databaseFile))
  const uploads = filesUnder(join(dataDir, 'uploads'))
    .map((file) => `uploads/${file}`)
    .filter((file) => uploadName.test(file))
  const hasSecret = existsSync(join(dataDir, 'secret'))
  const copied = [...uploads, ...(hasSecret ? ['secret'] : [])]
  for (const file of copied) copyDurably(join(dataDir, file), join(folder, file))
  const files = [...(hasDatabase ? [databaseFile] : []), ...copied]
  await writeManifest(folder, files, now)
  return { files: files.length, hasDatabase, hasSecret }
}

async function writeManifest(folder: string, files: string[], now: Date): Promise<void> {
  const manifest: Manifest = { version: 1, createdAt: now.toISOString(), files: {} }
  for (const file of files) manifest.files[file] = await hashOfFile(join(folder, file))
  writeFileSync(join(folder, manifestFile), JSON.stringify(manifest, null, 2), { mode: 0o600 })
  flush(join(folder, manifestFile))
  flush(folder)
}
