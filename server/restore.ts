import { restoreBackup } from './backup/restore-backup.ts'
import { readConfig } from './config.ts'

/** `npm run restore -- <backup>`: into an empty place, with the server stopped. */
async function main(): Promise<void> {
  // As the server makes them: its user's alone.
  process.umask(0o077)
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env)
  const [, , backup] = process.argv
  if (!backup) throw new Error('Which backup? npm run restore -- backups/ninefold-…')
  const { files, hasDatabase } = await restoreBackup(backup, DATABASE_URL, DATA_DIR)
  say(`${files} files are back`)
  if (!hasDatabase) say('The database was not among them: restore it with pg_restore.')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
