import type { Executor } from './schema.ts'
import type { Repositories } from './storage.ts'

/** Documents read at once: others have their turn between. */
const documentsAtOnce = 10
const named = /"id":"([a-z0-9]{26})"/g

async function namedBy(db: Executor, page: string, after: number) {
  const some = db.selectFrom('revisions').select(['rev', 'document']).where('page', '=', page)
  const rows = await some.where('rev', '>', after).orderBy('rev').limit(documentsAtOnce).execute()
  const texts = rows.map(({ document }) => document)
  if (after < 0) {
    const wishes = db.selectFrom('wishes').select('undo as text').where('page', '=', page)
    const briefs = db.selectFrom('generations').select('request as text').where('page', '=', page)
    const beside = [...(await wishes.execute()), ...(await briefs.execute())]
    texts.push(...beside.map(({ text }) => text))
  }
  const ids = texts.flatMap((text) => [...text.matchAll(named)].map(([, id = '']) => id))
  return { ids, next: rows.at(-1)?.rev ?? null }
}

export function uploadsRepository(db: Executor): Repositories['uploads'] {
  const all = db.selectFrom('uploads').selectAll()
  return {
    async insert(upload) {
      await db.insertInto('uploads').values(upload).execute()
    },

    async byId(id) {
      return (await all.where('id', '=', id).executeTakeFirst()) ?? null
    },

    async missing(ids) {
      if (ids.length === 0) return []
      const rows = await db.selectFrom('uploads').select('id').where('id', 'in', ids).execute()
      const there = new Set(rows.map(({ id }) => id))
      return ids.filter((id) => !there.has(id))
    },

    async byHash(owner, hash) {
      const found = all.where('owner', '=', owner).where('hash', '=', hash)
      return (await found.executeTakeFirst()) ?? null
    },

    listOf: (owner) => all.where('owner', '=', owner).orderBy('createdAt').orderBy('id').execute(),

    namedBy: (page, after) => namedBy(db, page, after),

    async touch(id, now) {
      await db.updateTable('uploads').set({ createdAt: now }).where('id', '=', id).execute()
    },

    async remove(id) {
      await db.deleteFrom('uploads').where('id', '=', id).execute()
    },

    ofHash: (hash) => all.where('hash', '=', hash).execute(),

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
