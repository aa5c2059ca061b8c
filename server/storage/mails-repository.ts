import type { ExpressionBuilder } from 'kysely'
import { isDue } from './claim-delivery.ts'
import { mailboxFromRow } from './mailboxes-repository.ts'
import { pageFromRow } from './page-rows.ts'
import type { Database, Executor, MailRow } from './schema.ts'
import type { Repositories, StoredMail, ToldSubmission } from './storage.ts'
import type { StorageEngine } from './storage-engine.ts'
import { submissionFromRow } from './submissions-repository.ts'

export function mailsRepository(db: Executor, engine: StorageEngine): Repositories['mails'] {
  return {
    async add(mail) {
      await db
        .insertInto('mails')
        .values({ ...mail, leaseOwner: null, leaseUntil: null })
        .execute()
    },

    async countConfirms(address, since) {
      const asked = db
        .selectFrom('mails')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('address', '=', address)
        .where('kind', '=', 'confirm')
        .where('createdAt', '>', since)
      return Number((await asked.executeTakeFirstOrThrow()).count)
    },

    async hasDigest(mailbox, now) {
      const waiting = db
        .selectFrom('mails')
        .select('id')
        .where('mailbox', '=', mailbox)
        .where('kind', '=', 'digest')
        .where('nextAt', '>', now)
      return (await waiting.limit(1).executeTakeFirst()) !== undefined
    },

    async hasDue(now) {
      const due = db.selectFrom('mails').select('id').where(isDue(now))
      return (await due.limit(1).executeTakeFirst()) !== undefined
    },

    /** One statement, so that two claimers never take the same. */
    async claim(claimer, now, leaseMs) {
      const row = await db
        .updateTable('mails')
        .set({ leaseOwner: claimer, leaseUntil: now + leaseMs })
        .where('id', '=', (eb) => freeMail(eb, engine, now))
        .returningAll()
        .executeTakeFirst()
      if (!row) return null
      const mailboxes = db.selectFrom('mailboxes').selectAll().where('id', '=', row.mailbox)
      const to = await mailboxes.executeTakeFirst()
      return { ...fromRow(row), to: to ? mailboxFromRow(to) : null }
    },

    async record(id, claimer, nextAt) {
      const { numUpdatedRows } = await db
        .updateTable('mails')
        .set((eb) => ({
          nextAt,
          attempts: eb('attempts', '+', 1),
          leaseOwner: null,
          leaseUntil: null,
        }))
        .where('id', '=', id)
        .where('leaseOwner', '=', claimer)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async submission(id) {
      const submissions = db.selectFrom('submissions').selectAll().where('id', '=', id)
      const row = await submissions.executeTakeFirst()
      if (!row) return null
      const pages = db.selectFrom('pages').selectAll().where('id', '=', row.page)
      const page = await pages.executeTakeFirst()
      return page ? { page: pageFromRow(page), submission: submissionFromRow(row) } : null
    },

    async unseenSince(owner, since, limit) {
      const rows = await db
        .selectFrom('submissions')
        .innerJoin('pages', 'pages.id', 'submissions.page')
        .selectAll('submissions')
        .where('pages.owner', '=', owner)
        .where('submissions.createdAt', '>=', since)
        .where('submissions.readAt', 'is', null)
        .orderBy('submissions.createdAt', 'desc')
        .limit(limit)
        .execute()
      const ids = [...new Set(rows.map(({ page }) => page))]
      const pages = ids.length
        ? await db.selectFrom('pages').selectAll().where('id', 'in', ids).execute()
        : []
      const known = new Map(pages.map((row) => [row.id, pageFromRow(row)]))
      return rows.flatMap((row): ToldSubmission[] => {
        const page = known.get(row.page)
        return page ? [{ page, submission: submissionFromRow(row) }] : []
      })
    },
  }
}

type Rows = ExpressionBuilder<Database, 'mails'>

function freeMail(eb: Rows, engine: StorageEngine, now: number) {
  const free = eb
    .selectFrom('mails')
    .select('id')
    .where(isDue(now))
    .where((due) =>
      due.not(
        due.exists(
          due
            .selectFrom('mails as sending')
            .select('sending.id')
            .whereRef('sending.mailbox', '=', 'mails.mailbox')
            .where('sending.leaseUntil', '>', now),
        ),
      ),
    )
    .orderBy('nextAt')
    .orderBy('id')
    .limit(1)
  return engine.claimsSideBySide ? free.forUpdate().skipLocked() : free
}

function fromRow({ leaseOwner: _owner, leaseUntil: _until, ...mail }: MailRow): StoredMail {
  return { ...mail, kind: mail.kind as StoredMail['kind'] }
}
