import * as z from 'zod/mini'
import type { MailboxAnswer } from '../account.ts'
import { isMailAddress } from '../mail-address.ts'
import { mailRhythms } from '../mail-rhythms.ts'
import { answer, type Endpoint, fields, trimmed } from './endpoint.ts'

const rhythm = z.enum(mailRhythms, mailRhythms.join(', '))

/** Where the messages of a creator's pages go by e-mail, on servers that send any. */
export const mailbox = {
  getMailbox: {
    summary: 'Read where messages are sent by e-mail',
    method: 'GET',
    path: '/mailbox',
    status: 200,
    output: answer<MailboxAnswer>(),
  },
  /** Sends a link there; messages follow once it was opened. */
  putMailbox: {
    summary: 'Have messages sent to an address',
    errors: ['not_found'],
    method: 'PUT',
    path: '/mailbox',
    status: 200,
    input: fields({
      address: trimmed(254).check(z.refine(isMailAddress, 'an e-mail address')),
      rhythm: z.optional(rhythm),
      /** Of the IANA's list: says when the morning of a daily e-mail is. */
      timeZone: z.optional(trimmed(64)),
    }),
    output: answer<MailboxAnswer>(),
    cookieOnly: true,
    limit: 'confirmation',
  },
  editMailbox: {
    summary: 'Change how often e-mails are sent',
    errors: ['not_found'],
    method: 'PATCH',
    path: '/mailbox',
    status: 200,
    input: fields({ rhythm }),
    output: answer<MailboxAnswer>(),
    limit: 'write',
  },
  removeMailbox: {
    summary: 'Send no more e-mails',
    method: 'DELETE',
    path: '/mailbox',
    status: 200,
    output: answer<MailboxAnswer>(),
    limit: 'write',
  },
} as const satisfies Record<string, Endpoint>
