import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Executor } from './schema.ts'

/** Bytes of a document as it is stored: both engines tell them without reading it. */
export const documentBytes = sql<number>`octet_length(document)`

/** Counted along with every write, so that nobody ever adds up documents. */
export async function growPage(db: Executor, page: string, bytes: number): Promise<void> {
  if (bytes === 0) return
  await db
    .updateTable('pageSizes')
    .set((eb) => ({ bytes: eb('bytes', '+', bytes) }))
    .where('page', '=', page)
    .execute()
}

type Which = (eb: ExpressionBuilder<Database, 'revisions'>) => ReturnType<typeof eb.and>

/** @returns how many revisions of the page went */
export async function dropRevisions(db: Executor, page: string, which: Which): Promise<number> {
  const gone = await db
    .deleteFrom('revisions')
    .where('page', '=', page)
    .where(which)
    .returning(documentBytes.as('bytes'))
    .execute()
  const bytes = gone.reduce((sum, row) => sum + Number(row.bytes), 0)
  await growPage(db, page, -bytes)
  return gone.length
}

/** What an owner's pages take up with all their revisions. */
export async function bytesOfPages(db: Executor, owner: string): Promise<number> {
  const { total } = await db
    .selectFrom('pageSizes')
    .select((eb) => eb.fn.sum('bytes').as('total'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}
