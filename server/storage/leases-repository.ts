import type { Executor } from './schema.ts'
import type { Repositories } from './storage.ts'

export function leasesRepository(db: Executor): Repositories['leases'] {
  return {
    /** One statement, so that two processes cannot both take it. */
    async take(name, owner, now, leaseMs) {
      const heldUntil = now + leaseMs
      const taken = await db
        .insertInto('leases')
        .values({ name, owner, heldUntil })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ owner, heldUntil })
            .where((eb) =>
              eb.or([eb('leases.heldUntil', '<=', now), eb('leases.owner', '=', owner)]),
            ),
        )
        .returning('name')
        .executeTakeFirst()
      return taken !== undefined
    },

    async release(name, owner) {
      await db.deleteFrom('leases').where('name', '=', name).where('owner', '=', owner).execute()
    },
  }
}
