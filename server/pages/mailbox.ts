import { isTimeZone } from '#server/mail/next-morning.ts'
import type { Services } from '#server/services.ts'
import type { StoredMailbox } from '#server/storage/storage.ts'
import type { MailboxAnswer } from '#shared/account.ts'
import type { InputOf } from '#shared/endpoints.ts'
import { AppError, notFound } from '#shared/errors.ts'
import type { Locale } from '#shared/locales.ts'
import { newId } from './new-id.ts'

const hourMs = 3_600_000
/** How long the link that confirms an address works. */
export const confirmDays = 7
/** Whoever asks: one address is asked so often a day. */
const mostQuestions = 3

type Deps = Pick<Services, 'storage' | 'now' | 'config'>

export async function getMailbox(
  { storage, config }: Deps,
  owner: string | null,
): Promise<MailboxAnswer> {
  const mailbox = owner === null ? null : await storage.mailboxes.ofOwner(owner)
  return { isPossible: config.mail !== null, mailbox: mailbox && answerOf(mailbox) }
}

/**
 * Asks an address whether messages may go there; until it agrees none do.
 * @throws AppError `rate_limited` where it was asked too often, `not_found` where no mail is sent
 */
export async function putMailbox(
  services: Deps,
  owner: string,
  { address, rhythm = 'each', timeZone = 'UTC' }: InputOf<'putMailbox'>,
  locale: Locale,
): Promise<MailboxAnswer> {
  const { storage, now, config } = services
  if (!config.mail) throw new AppError('not_found', 'This server sends no e-mail.')
  const known = await storage.mailboxes.ofOwner(owner)
  if (known?.confirmedAt != null && known.address === address)
    return editMailbox(services, owner, { rhythm })
  const time = now()
  await storage.transaction(async ({ mailboxes, mails }) => {
    if ((await mails.countConfirms(address.toLowerCase(), time - 24 * hourMs)) >= mostQuestions)
      throw askedTooOften()
    const id = newId()
    await mailboxes.put({
      id,
      owner,
      address,
      rhythm,
      locale,
      timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
      createdAt: time,
      confirmedAt: null,
      failedAt: null,
    })
    await mails.add({
      id: newId(),
      kind: 'confirm',
      mailbox: id,
      address: address.toLowerCase(),
      submission: null,
      attempts: 0,
      nextAt: time,
      createdAt: time,
    })
  })
  return getMailbox(services, owner)
}

/** @throws AppError `not_found` where there is none */
export async function editMailbox(
  services: Deps,
  owner: string | null,
  { rhythm }: InputOf<'editMailbox'>,
): Promise<MailboxAnswer> {
  const mailbox = owner === null ? null : await services.storage.mailboxes.ofOwner(owner)
  if (!mailbox) throw notFound()
  await services.storage.mailboxes.setRhythm(mailbox.id, rhythm)
  return getMailbox(services, owner)
}

export async function removeMailbox(services: Deps, owner: string | null): Promise<MailboxAnswer> {
  const mailbox = owner === null ? null : await services.storage.mailboxes.ofOwner(owner)
  if (mailbox) await services.storage.mailboxes.remove(mailbox.id)
  return getMailbox(services, owner)
}

/** The mailbox a link of ours is about, where it can still do what it is for; else null. */
export async function mailboxOfLink(
  { storage, now }: Deps,
  action: 'confirm' | 'unsubscribe',
  id: string,
): Promise<StoredMailbox | null> {
  const mailbox = await storage.mailboxes.byId(id)
  if (!mailbox || action === 'unsubscribe' || mailbox.confirmedAt !== null) return mailbox
  return now() < mailbox.createdAt + confirmDays * 24 * hourMs ? mailbox : null
}

/** Does what a link is for; doing it again changes nothing. */
export async function followMailLink(
  { storage, now }: Deps,
  action: 'confirm' | 'unsubscribe',
  mailbox: StoredMailbox,
): Promise<void> {
  if (action === 'unsubscribe') await storage.mailboxes.remove(mailbox.id)
  else if (mailbox.confirmedAt === null) await storage.mailboxes.confirm(mailbox.id, now())
}

function askedTooOften(): AppError {
  const message = 'This address was asked often enough today. Try again tomorrow.'
  return new AppError('rate_limited', message, { retryAfterSeconds: 24 * 3600 })
}

function answerOf({ address, rhythm, confirmedAt, failedAt }: StoredMailbox) {
  return { address, rhythm, isConfirmed: confirmedAt !== null, failedAt }
}
