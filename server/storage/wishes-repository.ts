import { mostWishes } from './contract/wishes.ts'
import { isOlder, newestPage } from './list-cursor.ts'
import type { Executor, WishRow } from './schema.ts'
import type { Repositories, StoredWish } from './storage.ts'

/** More than this are never beyond what a page keeps. */
const droppedAtOnce = 100

export function wishesRepository(db: Executor): Repositories['wishes'] {
  return {
    async insert(wish) {
      await db.insertInto('wishes').values(toRow(wish)).execute()
      await dropSurplus(db, wish.page)
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
      await db.updateTable('wishes').set(changed).where('id', '=', id).execute()
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
    .select('id')
    .limit(droppedAtOnce)
    .offset(mostWishes)
    .execute()
  const ids = surplus.map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('wishes').where('id', 'in', ids).execute()
}

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
    ...(JSON.parse(about) as Omit<StoredWish, keyof WishRow>),
    undo: JSON.parse(undo),
  }
}
