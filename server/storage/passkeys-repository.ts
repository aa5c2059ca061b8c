import type { Executor, PasskeyRow } from './schema.ts'
import type { Repositories, StoredPasskey } from './storage.ts'

export function passkeysRepository(db: Executor): Repositories['passkeys'] {
  return {
    async insert(passkey) {
      const transports = JSON.stringify(passkey.transports)
      await db
        .insertInto('passkeys')
        .values({ ...passkey, transports })
        .execute()
    },

    async byCredential(credential) {
      const known = db.selectFrom('passkeys').selectAll().where('credential', '=', credential)
      const row = await known.executeTakeFirst()
      return row ? fromRow(row) : null
    },

    async listOf(owner) {
      const rows = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('owner', '=', owner)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(fromRow)
    },

    async used(id, counter, now) {
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ counter, usedAt: now })
        .where('id', '=', id)
        .where('counter', counter === 0 ? '=' : '<', counter)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async rename(id, owner, name) {
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ name })
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async remove(id, owner) {
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

function fromRow(row: PasskeyRow): StoredPasskey {
  return { ...row, transports: JSON.parse(row.transports) }
}
