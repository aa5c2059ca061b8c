import type { Executor } from './schema.ts'
import type { Repositories } from './storage.ts'

/** Among the leases: a seat is held for a while, by somebody, and is free after it by itself. */
const nameOf = (seat: string) => `seat ${seat}`
const holderOf = (page: string, editor: number | string) => `${page} ${editor}`
const ownersName = 'owner'

/** `tell` hears of every page somebody comes to or leaves. */
export function seatsRepository(db: Executor, tell: (page: string) => void): Repositories['seats'] {
  return {
    async take({ id, page, editor }, now, heldMs) {
      const owner = holderOf(page, editor ?? ownersName)
      const seat = { name: nameOf(id), owner, heldUntil: now + heldMs }
      await db.insertInto('leases').values(seat).execute()
      // Those of a process that was killed.
      const over = db.deleteFrom('leases').where('name', 'like', nameOf('%'))
      await over.where('heldUntil', '<=', now).execute()
      tell(page)
    },

    async leave({ id, page }) {
      await db.deleteFrom('leases').where('name', '=', nameOf(id)).execute()
      tell(page)
    },

    async taken(page, now) {
      const start = holderOf(page, '')
      const rows = await db
        .selectFrom('leases')
        .select('owner')
        .where('owner', 'like', `${start}%`)
        .where('heldUntil', '>', now)
        .execute()
      const who = rows.map((row) => row.owner.slice(start.length))
      return new Set(who.map((it) => (it === ownersName ? null : Number(it))))
    },
  }
}
