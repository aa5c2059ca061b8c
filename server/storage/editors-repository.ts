import type { Executor } from './schema.ts'
import { isOpenShare } from './shares-repository.ts'
import type { Repositories } from './storage.ts'

/** `tell` hears of every page that has others, or others by name. */
export function editorsRepository(
  db: Executor,
  tell: (page: string) => void,
): Repositories['editors'] {
  const standing = (page: string, number: number) =>
    db
      .updateTable('editors')
      .where('page', '=', page)
      .where('number', '=', number)
      .where('removedAt', 'is', null)
  const open = (now: number) =>
    db
      .selectFrom('editors')
      .innerJoin('shares', 'shares.id', 'editors.share')
      .selectAll('editors')
      .where('editors.removedAt', 'is', null)
      .where(isOpenShare(now))
  return {
    async insert(editor) {
      await db.insertInto('editors').values(editor).execute()
      tell(editor.page)
    },

    listOf: (page) =>
      db
        .selectFrom('editors')
        .selectAll()
        .where('page', '=', page)
        .orderBy('number')
        .orderBy('joinedAt')
        .orderBy('id')
        .execute(),

    open: (identity, now, page) =>
      open(now)
        .where('editors.identity', '=', identity)
        .$if(page !== undefined, (editors) => editors.where('editors.page', '=', page ?? ''))
        .orderBy('editors.joinedAt', 'desc')
        .orderBy('editors.id')
        .execute(),

    openOf: (page, now) =>
      open(now)
        .where('editors.page', '=', page)
        .where('editors.identity', 'is not', null)
        .orderBy('editors.number')
        .orderBy('editors.joinedAt')
        .orderBy('editors.id')
        .execute(),

    async rename(id, name) {
      const renamed = db.updateTable('editors').set({ name }).where('id', '=', id)
      for (const { page } of await renamed.returning('page').execute()) tell(page)
    },

    async touch(page, number, now) {
      await standing(page, number).set({ changedAt: now }).execute()
    },

    async remove(page, number, now) {
      const { numUpdatedRows } = await standing(page, number)
        .set({ removedAt: now })
        .executeTakeFirst()
      tell(page)
      return numUpdatedRows > 0n
    },
  }
}
