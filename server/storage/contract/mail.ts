import type { Locale } from '#shared/locales.ts'
import type { MailRhythm } from '#shared/mail-rhythms.ts'
import type { StoredPage } from './pages.ts'
import type { StoredSubmission } from './submissions.ts'

/** Where an owner wants messages by e-mail; nothing but a question goes there until it is confirmed. */
export interface StoredMailbox {
  id: string
  owner: string
  address: string
  rhythm: MailRhythm
  /** Of what is written to it. */
  locale: Locale
  /** Says when its morning is. */
  timeZone: string
  createdAt: number
  confirmedAt: number | null
  /** When something could not be delivered, and nothing has been since. */
  failedAt: number | null
}

/** An e-mail that is to be sent; its words are put together when it is. */
export interface StoredMail {
  id: string
  kind: 'confirm' | 'message' | 'digest'
  mailbox: string
  address: string
  /** The message it brings. */
  submission: string | null
  attempts: number
  /** When it is due; null once nothing is to be sent any more. */
  nextAt: number | null
  createdAt: number
}

/** An e-mail this process alone may send until its lease ends; without a mailbox it is nobody's. */
export interface ClaimedMail extends StoredMail {
  to: StoredMailbox | null
}

/** A message with the page it came in on. */
export interface ToldSubmission {
  page: StoredPage
  submission: StoredSubmission
}

export interface MailboxesRepository {
  /** In the place of the one its owner had. */
  put(mailbox: StoredMailbox): Promise<void>
  byId(id: string): Promise<StoredMailbox | null>
  ofOwner(owner: string): Promise<StoredMailbox | null>
  confirm(id: string, now: number): Promise<void>
  setRhythm(id: string, rhythm: MailRhythm): Promise<void>
  setFailed(id: string, failedAt: number | null): Promise<void>
  /** With what is still to be sent there. */
  remove(id: string): Promise<void>
}

export interface MailsRepository {
  add(mail: StoredMail): Promise<void>
  /** How many questions went to that address since then, whoever asked for them. */
  countConfirms(address: string, since: number): Promise<number>
  /** Whether that mailbox has a digest whose time is yet to come: it brings what comes in till then. */
  hasDigest(mailbox: string, now: number): Promise<boolean>
  /** Whether any is due that nobody is sending. */
  hasDue(now: number): Promise<boolean>
  /** The one that is due longest, for one claimer alone; to each mailbox one at a time. */
  claim(claimer: string, now: number, leaseMs: number): Promise<ClaimedMail | null>
  /** Ends an attempt. @returns false where the lease was lost meanwhile: nothing is written then */
  record(id: string, claimer: string, nextAt: number | null): Promise<boolean>
  /** The message as it is now; null where it or its page is gone. */
  submission(id: string): Promise<ToldSubmission | null>
  /** What an owner's pages have received since then and nobody has seen, newest first. */
  unseenSince(owner: string, since: number, limit: number): Promise<ToldSubmission[]>
}
