import type { Executor } from './schema.ts'
import type { Repositories } from './storage.ts'

export function uploadsRepository(db: Executor): Repositories['uploads'] {
  const all = db.selectFrom('uploads').selectAll()
  return {
    async insert(upload) {
      await db.insertInto('uploads').values(upload).execute()
    },

    async byId(id) {
      return (await all.where('id', '=', id).executeTakeFirst()) ?? null
    },

    async byHash(owner, hash) {
      const found = all.where('owner', '=', owner).where('hash', '=', hash)
      return (await found.executeTakeFirst()) ?? null
    },

    listOf: (owner) => all.where('owner', '=', owner).orderBy('createdAt').orderBy('id').execute(),

    async isKept(hash) {
      return (await all.where('hash', '=', hash).limit(1).executeTakeFirst()) !== undefined
    },

    async bytesOf(owner) {
      const { total } = await db
        .selectFrom('uploads')
        .select((eb) => eb.fn.sum('bytes').as('total'))
        .where('owner', '=', owner)
        .executeTakeFirstOrThrow()
      return Number(total ?? 0)
    },
  }
}
