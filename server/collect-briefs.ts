import { readConfig } from './config.ts'
import { collectBriefs } from './generation/shared-briefs/collect-briefs.ts'
import type { ReasonNotTaken } from './generation/shared-briefs/record-of-page.ts'
import { writeBriefs } from './generation/shared-briefs/write-briefs.ts'
import { readSecret } from './secret-file.ts'
import { openStorage, requireDatabase } from './storage/open-storage.ts'

const because: Record<ReasonNotTaken, string> = {
  trashed: 'in the trash',
  briefless: 'not made from a brief',
  uncorrected: 'with nothing corrected',
  unsaid: 'corrected to what the brief does not say',
  telling: 'with a name or a contact that could not be replaced everywhere',
}

/** `npm run briefs:collect -- <folder>`: into `shared-briefs` where none is named. */
async function main(): Promise<void> {
  const { DATABASE_URL, DATA_DIR, SECRET } = readConfig(process.env)
  const folder = process.argv[2] ?? 'shared-briefs'
  requireDatabase(DATABASE_URL)
  const storage = await openStorage(DATABASE_URL)
  try {
    const collected = await collectBriefs(storage, readSecret(SECRET, DATA_DIR))
    writeBriefs(folder, collected)
    const counts = [...collected.records].map(([language, { length }]) => `${language} ${length}`)
    const all = [...collected.records.values()].flat().length
    say(
      `${folder}: ${all} ${all === 1 ? 'brief' : 'briefs'}${counts.length > 0 ? ` (${counts.sort().join(', ')})` : ''}`,
    )
    for (const [reason, count] of Object.entries(collected.notTaken))
      if (count > 0) say(`not taken: ${count} ${because[reason as ReasonNotTaken]}`)
  } finally {
    await storage.close()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
