import { nextMorning } from '#server/mail/next-morning.ts'
import type { Repositories, StoredPage, StoredSubmission } from '#server/storage/storage.ts'
import { newId } from './new-id.ts'

/** Stores that the owner of a page is to be written about a message, in the transaction it comes in. */
export async function tellOwner(
  { mailboxes, mails }: Pick<Repositories, 'mailboxes' | 'mails'>,
  page: StoredPage,
  submission: StoredSubmission,
): Promise<void> {
  const mailbox = await mailboxes.ofOwner(page.owner)
  if (!mailbox?.confirmedAt) return
  const { createdAt } = submission
  const isDaily = mailbox.rhythm === 'daily'
  if (isDaily && (await mails.hasDigest(mailbox.id, createdAt))) return
  await mails.add({
    id: newId(),
    kind: isDaily ? 'digest' : 'message',
    mailbox: mailbox.id,
    address: mailbox.address.toLowerCase(),
    submission: isDaily ? null : submission.id,
    attempts: 0,
    nextAt: isDaily ? nextMorning(createdAt, mailbox.timeZone) : createdAt,
    createdAt,
  })
}
