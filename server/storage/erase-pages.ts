import type { Executor } from './schema.ts'

const dependants = ['generations', 'submissions', 'shares', 'revisions', 'formerSlugs'] as const

/** Deletes pages and all that is about them, for ever; in one transaction. @returns how many */
export async function erasePages(db: Executor, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const generations = db.selectFrom('generations').select('id').where('page', 'in', ids)
  await db.deleteFrom('generationEvents').where('generation', 'in', generations).execute()
  for (const table of dependants) await db.deleteFrom(table).where('page', 'in', ids).execute()
  const { numDeletedRows } = await db.deleteFrom('pages').where('id', 'in', ids).executeTakeFirst()
  return Number(numDeletedRows)
}
