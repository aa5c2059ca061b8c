import { atomically } from './atomically.ts'
import { mostWishes } from './contract/wishes.ts'
import { isOlder, newestPage } from './list-cursor.ts'
import { growPage } from './page-sizes.ts'
import type { Executor, WishRow } from './schema.ts'
import type { Repositories, StoredWish } from './storage.ts'

/** More than this are never beyond what a page keeps. */
const droppedAtOnce = 100

/** `tell` hears of every page whose thread has something new. */
export function wishesRepository(
  db: Executor,
  tell: (page: string) => void,
): Repositories['wishes'] {
  return {
    async insert(wish) {
      const row = toRow(wish)
      await atomically(db, async (transaction) => {
        await transaction.insertInto('wishes').values(row).execute()
        await growPage(transaction, wish.page, bytesOf(row))
        await dropSurplus(transaction, wish.page)
      })
      tell(wish.page)
    },

    async byId(page, id) {
      const row = await db
        .selectFrom('wishes')
        .selectAll()
        .where('page', '=', page)
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? fromRow(row) : null
    },

    async update(id, change) {
      const row = await db.selectFrom('wishes').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) return
      const { id: _id, ...changed } = toRow({ ...fromRow(row), ...change })
      await atomically(db, async (transaction) => {
        await transaction.updateTable('wishes').set(changed).where('id', '=', id).execute()
        await growPage(transaction, row.page, bytesOf(changed) - bytesOf(row))
      })
      tell(row.page)
    },

    async list(page, { cursor, limit }) {
      const rows = await newestFirst(db, page)
        .selectAll()
        .$if(cursor !== undefined, (older) => older.where(isOlder(cursor ?? '')))
        .limit(limit + 1)
        .execute()
      return newestPage(rows.map(fromRow), limit)
    },
  }
}

async function dropSurplus(db: Executor, page: string): Promise<void> {
  const surplus = await newestFirst(db, page)
    .select(['id', 'about', 'undo'])
    .limit(droppedAtOnce)
    .offset(mostWishes)
    .execute()
  const ids = surplus.map(({ id }) => id)
  if (ids.length === 0) return
  await db.deleteFrom('wishes').where('id', 'in', ids).execute()
  await growPage(
    db,
    page,
    surplus.reduce((sum, row) => sum - bytesOf(row), 0),
  )
}

/** What a file or a copy can bring much of. */
const bytesOf = ({ about, undo }: Pick<WishRow, 'about' | 'undo'>) =>
  Buffer.byteLength(about) + Buffer.byteLength(undo)

function newestFirst(db: Executor, page: string) {
  return db.selectFrom('wishes').where('page', '=', page).orderBy('createdAt', 'desc').orderBy('id')
}

function toRow(wish: StoredWish): WishRow {
  const { id, page, command, engine, status, rev, undoneAt, createdAt, undo, ...about } = wish
  const texts = { about: JSON.stringify(about), undo: JSON.stringify(undo) }
  return { id, page, command, engine, status, rev, undoneAt, createdAt, ...texts }
}

function fromRow({ about, undo, engine, status, ...row }: WishRow): StoredWish {
  return {
    ...row,
    engine: engine as StoredWish['engine'],
    status: status as StoredWish['status'],
    // Those from before others could take part say nothing of it.
    ...{ editor: null },
    ...(JSON.parse(about) as Omit<StoredWish, keyof WishRow>),
    undo: JSON.parse(undo),
  }
}
