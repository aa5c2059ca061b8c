import { atomically } from './atomically.ts'
import type { Executor, MailboxRow } from './schema.ts'
import type { Repositories, StoredMailbox } from './storage.ts'

export function mailboxesRepository(db: Executor): Repositories['mailboxes'] {
  const one = async (column: 'id' | 'owner', value: string) => {
    const row = await db
      .selectFrom('mailboxes')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst()
    return row ? mailboxFromRow(row) : null
  }
  const set = async (id: string, change: Partial<MailboxRow>) => {
    await db.updateTable('mailboxes').set(change).where('id', '=', id).execute()
  }
  return {
    put: (mailbox) =>
      atomically(db, async (transaction) => {
        const before = transaction
          .selectFrom('mailboxes')
          .select('id')
          .where('owner', '=', mailbox.owner)
        await dropWaiting(
          transaction,
          (await before.execute()).map(({ id }) => id),
        )
        await transaction.deleteFrom('mailboxes').where('owner', '=', mailbox.owner).execute()
        await transaction.insertInto('mailboxes').values(mailbox).execute()
      }),
    byId: (id) => one('id', id),
    ofOwner: (owner) => one('owner', owner),
    confirm: (id, now) => set(id, { confirmedAt: now, failedAt: null }),
    setRhythm: (id, rhythm) => set(id, { rhythm }),
    setFailed: (id, failedAt) => set(id, { failedAt }),
    remove: (id) =>
      atomically(db, async (transaction) => {
        await dropWaiting(transaction, [id])
        await transaction.deleteFrom('mailboxes').where('id', '=', id).execute()
      }),
  }
}

/** What was sent stays: it says how often an address was asked. */
async function dropWaiting(db: Executor, mailboxes: string[]): Promise<void> {
  if (mailboxes.length === 0) return
  const mails = db.deleteFrom('mails').where('mailbox', 'in', mailboxes)
  await mails.where('nextAt', 'is not', null).execute()
}

export function mailboxFromRow(row: MailboxRow): StoredMailbox {
  return row as StoredMailbox
}
