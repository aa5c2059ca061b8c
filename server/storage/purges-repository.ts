import { sql } from 'kysely'
import { dayMs } from '#shared/day-ms.ts'
import { atomically } from './atomically.ts'
import type { Executor } from './schema.ts'
import type { Purge, Repositories } from './storage.ts'

/** A process that has not looked for longer finds a gap, and forgets everything. */
const keptMs = dayMs

/** @param added told of each purge once it is written */
export function purgesRepository(
  db: Executor,
  added: () => void | Promise<void>,
): Repositories['purges'] {
  return {
    async add(purge, now) {
      await atomically(db, (transaction) => addPurge(transaction, purge, now))
      await added()
    },

    async after(seq) {
      const rows = await db
        .selectFrom('purges')
        .select(['seq', 'purge'])
        .where('seq', '>', seq)
        .orderBy('seq')
        .execute()
      return rows.map((row) => ({ seq: row.seq, ...(JSON.parse(row.purge) as Purge) }))
    },

    async latest() {
      return (await db.selectFrom('purgeClock').select('seq').executeTakeFirstOrThrow()).seq
    },

    async follow(name) {
      await db
        .insertInto('purgeTargets')
        .columns(['name', 'seq'])
        // Without a condition SQLite takes what follows for that of a join.
        .expression((eb) =>
          eb
            .selectFrom('purgeClock')
            .select([sql.val(name).as('name'), 'seq'])
            .where('id', '=', 1),
        )
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
    },

    async toldTo(name) {
      const target = db.selectFrom('purgeTargets').select('seq').where('name', '=', name)
      return (await target.executeTakeFirst())?.seq ?? 0
    },

    async tell(name, seq) {
      await db.updateTable('purgeTargets').set({ seq }).where('name', '=', name).execute()
    },
  }
}

/**
 * The clock's row stays locked until the commit, so numbers become visible in their order: a
 * reader who has seen one has missed none before it.
 */
async function addPurge(db: Executor, purge: Purge, now: number): Promise<void> {
  const { seq } = await db
    .updateTable('purgeClock')
    .set((row) => ({ seq: row('seq', '+', 1) }))
    .where('id', '=', 1)
    .returning('seq')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('purges')
    .values({ seq, purge: JSON.stringify(purge), at: now })
    .execute()
  await db
    .deleteFrom('purges')
    .where('at', '<', now - keptMs)
    .execute()
}
