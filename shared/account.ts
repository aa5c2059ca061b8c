import type { MailRhythm } from './mail-rhythms.ts'
import type { DeliveryFault, WebhookEvent } from './webhook-events.ts'

/** A key for programs; its secret is told once, when it is made. */
export interface ApiToken {
  id: string
  name: string
  createdAt: number
  expiresAt: number | null
  usedAt: number | null
}

/** A key in a device or a password manager that opens its owner's pages. */
export interface Passkey {
  id: string
  name: string
  createdAt: number
  usedAt: number | null
}

/** Where a creator's messages go by e-mail. */
export interface MailboxAnswer {
  /** Whether this server sends e-mail. */
  isPossible: boolean
  mailbox: {
    address: string
    rhythm: MailRhythm
    /** Nothing is sent there before. */
    isConfirmed: boolean
    /** When something could not be delivered, and nothing has been since. */
    failedAt: number | null
  } | null
}

/** Options of WebAuthn as JSON, of which the browser reads the rest. */
export interface PasskeyRequest {
  challenge: string
}

/** An address that is told of what happens to its owner's pages. */
export interface Webhook {
  id: string
  url: string
  events: WebhookEvent[]
  createdAt: number
}

/** As it is answered once, when the secret is made. */
export interface WebhookWithSecret extends Webhook {
  secret: string
}

/** One event told to one webhook, or to be told. */
export interface Delivery {
  id: string
  event: WebhookEvent
  state: 'waiting' | 'delivered' | 'given_up'
  attempts: number
  /** When the next attempt is due; null at the end. */
  nextAt: number | null
  /** Of the last attempt: the status it was answered with. */
  answer: number | null
  /** Why the last attempt failed; null where it did not. */
  fault: DeliveryFault | null
  createdAt: number
  updatedAt: number
}
