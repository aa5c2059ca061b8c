import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { MailConfig } from '#server/mail-config.ts'
import type { MailContent } from './compose-mail.ts'

export interface OutgoingMail extends MailContent {
  /** Of the stored mail: receivers know by it what they have already. */
  id: string
  to: string
}

/** Hands an e-mail to the operator's server. @throws what that said */
export type Deliver = (mail: OutgoingMail) => Promise<void>

/** Of one e-mail, from the connection to the server's last word: shorter than a lease. */
const attemptMs = 20_000
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

export interface SmtpTransport {
  deliver: Deliver
  close(): void
}

/** @param host of the site, for the ids of messages */
export function createSmtpTransport({ url, from }: MailConfig, host: string): SmtpTransport {
  const transport = createTransport({
    url: url.reveal(),
    ...timeouts,
    // What strangers wrote never names a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async deliver({ id, to, subject, text, html, replyTo, unsubscribeUrl }) {
      const sent = transport.sendMail({
        messageId: `<${id}@${host}>`,
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        // RFC 8058: one press in the mail program, without opening anything.
        ...(unsubscribeUrl !== null && {
          list: { unsubscribe: unsubscribeUrl },
          headers: {
            'Auto-Submitted': 'auto-generated',
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      })
      await withinTime(sent)
    },
    close: () => transport.close(),
  }
}

/** What comes after that time is sent a second time, under the same id. */
async function withinTime(sent: Promise<unknown>): Promise<void> {
  const isOver = new AbortController()
  const { signal } = isOver
  const tooLong = sleep(attemptMs, undefined, { signal, ref: false }).then(() => {
    throw new Error('The mail server took too long')
  })
  // The one that comes second is nobody's any more.
  for (const promise of [sent, tooLong]) promise.catch(() => {})
  try {
    await Promise.race([sent, tooLong])
  } finally {
    isOver.abort()
  }
}

/** Whether the receiver will never take it. The operator's password may be wrong for an hour. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  const isFinal = Number(error.responseCode) >= 500
  return isFinal && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
}
