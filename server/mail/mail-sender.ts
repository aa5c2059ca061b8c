import type { Logger } from 'pino'
import { createLeasedSender, type LeasedSender } from '#server/outbound/leased-sender.ts'
import { nextAttempt } from '#server/outbound/next-attempt.ts'
import type { ClaimedMail, Storage, StoredMailbox } from '#server/storage/storage.ts'
import {
  type ComposeDeps,
  confirmMail,
  type MailContent,
  messagesMail,
  mostInDigest,
} from './compose-mail.ts'
import type { Deliver } from './smtp-transport.ts'
import { isRefused } from './smtp-transport.ts'

/** Longer than an attempt, so that no two processes send one; a dead process's are sent then. */
const leaseMs = 25_000
const mostAtOnce = 4

export interface MailSenderDeps extends ComposeDeps {
  storage: Pick<Storage, 'mailboxes' | 'mails'>
  now: () => number
  deliver: Deliver
  log: Logger
  chance?: () => number
}

/** Sends the e-mails that are due: each at least once, under the same id if it is sent again. */
export function createMailSender(deps: MailSenderDeps): LeasedSender {
  const { now, log } = deps
  const { mails } = deps.storage
  return createLeasedSender<ClaimedMail>({
    name: 'an e-mail',
    mostAtOnce,
    log,
    hasDue: () => mails.hasDue(now()),
    claim: (claimer) => mails.claim(claimer, now(), leaseMs),
    carryOut: async (mail, claimer) =>
      void (await mails.record(mail.id, claimer, await attempt(deps, mail))),
  })
}

/** @returns when to try again; null where that is over */
async function attempt(deps: MailSenderDeps, mail: ClaimedMail): Promise<number | null> {
  const { to } = mail
  const content = to && (await contentOf(deps, mail, to))
  // Nobody waits for it any more, or there is nothing left to say.
  if (!to || !content) return null
  try {
    await deps.deliver({ id: mail.id, to: to.address, ...content })
    if (to.failedAt !== null) await deps.storage.mailboxes.setFailed(to.id, null)
    return null
  } catch (error) {
    return again(deps, mail, to, error)
  }
}

async function again(
  { storage, now, log, chance = Math.random }: MailSenderDeps,
  { id, createdAt, attempts, nextAt: due }: ClaimedMail,
  to: StoredMailbox,
  error: unknown,
): Promise<number | null> {
  log.warn({ err: error, mail: id }, 'an e-mail was not taken')
  // A digest waits for its morning first: what counts is since when it is tried.
  const since = attempts === 0 ? Math.max(createdAt, due ?? 0) : createdAt
  const nextAt = isRefused(error)
    ? null
    : nextAttempt({ createdAt: since, attempts: attempts + 1 }, now(), chance())
  if (nextAt === null) await storage.mailboxes.setFailed(to.id, now())
  return nextAt
}

/** Null where there is nothing to be sent any more. */
async function contentOf(
  deps: MailSenderDeps,
  mail: ClaimedMail,
  to: StoredMailbox,
): Promise<MailContent | null> {
  const { mails } = deps.storage
  if (mail.kind === 'confirm') return to.confirmedAt === null ? confirmMail(deps, to) : null
  if (to.confirmedAt === null) return null
  if (mail.kind === 'message') {
    const told = mail.submission && (await mails.submission(mail.submission))
    return told ? messagesMail(deps, mail, to, [told]) : null
  }
  const told = await mails.unseenSince(to.owner, mail.createdAt, mostInDigest + 1)
  return told.length > 0 ? messagesMail(deps, mail, to, told) : null
}
