import { makeBackup } from './backup/make-backup.ts'
import { readConfig } from './config.ts'

/** `npm run backup -- <folder>`: into `backups` where none is named; the server may be running. */
async function main(): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env)
  const target = process.argv[2] ?? 'backups'
  const backup = await makeBackup(DATABASE_URL, DATA_DIR, target, new Date())
  say(`${backup.folder}: ${backup.files} files`)
  if (!backup.hasDatabase)
    say('The database is PostgreSQL and NOT in this backup: use pg_dump for it.')
  if (!backup.hasSecret)
    say('SECRET comes from the environment and is NOT in this backup: keep it safe as well.')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
