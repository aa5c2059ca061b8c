import { createHmac, timingSafeEqual } from 'node:crypto'

export const mailActions = ['confirm', 'unsubscribe'] as const
/** What the link of an e-mail does. */
export type MailAction = (typeof mailActions)[number]

/** Links that say by themselves that they are ours: nothing is stored for them. */
export interface MailLinks {
  /** Absolute. */
  urlOf(action: MailAction, mailbox: string): string
  isOurs(action: MailAction, mailbox: string, token: string): boolean
}

/** @param siteUrl without a slash at its end */
export function createMailLinks(siteUrl: string, serverSecret: string): MailLinks {
  const tokenOf = (action: MailAction, mailbox: string) =>
    createHmac('sha256', serverSecret).update(`mail ${action} ${mailbox}`).digest('base64url')
  return {
    urlOf: (action, mailbox) => `${siteUrl}/mail/${action}/${mailbox}/${tokenOf(action, mailbox)}`,
    isOurs(action, mailbox, token) {
      const [own, given] = [Buffer.from(tokenOf(action, mailbox)), Buffer.from(token)]
      return own.length === given.length && timingSafeEqual(own, given)
    },
  }
}
