import * as z from 'zod/mini'
import { mailRhythms } from '../mail-rhythms.ts'
import { webhookEvents } from '../webhook-events.ts'
import { type Answers, count, listOf, maybe, partOf, time, told } from './answer.ts'

const named = { id: z.string(), name: z.string(), createdAt: time, usedAt: maybe(time) }
const token = { ...named, expiresAt: maybe(time) }
const passkey = told(named)
const key = told({ key: z.string() })
const redeemed = told({ redeemed: z.literal(true) })
const own = told({ id: z.string() })
/** Options of WebAuthn, of which the browser reads the rest. */
const passkeyRequest = z.looseObject({ challenge: z.string() })

const mailbox = told({
  isPossible: z.boolean(),
  mailbox: maybe(
    told({
      address: z.string(),
      rhythm: z.enum(mailRhythms),
      isConfirmed: z.boolean(),
      failedAt: maybe(time),
    }),
  ),
})

const events = z.array(z.enum(webhookEvents))
const webhook = { id: z.string(), url: z.string(), events, createdAt: time }
const webhookWithSecret = told({ ...webhook, secret: z.string() })

const delivery = told({
  id: z.string(),
  event: z.enum(webhookEvents),
  state: z.enum(['waiting', 'delivered', 'given_up']),
  attempts: count,
  nextAt: maybe(time),
  answer: maybe(count),
  fault: maybe(z.enum(['refused', 'unreachable', 'timeout', 'address'])),
  createdAt: time,
  updatedAt: time,
})

/** Of `account`, `passkeys`, `mailbox` and `webhooks`. */
export const accountAnswers = {
  listTokens: listOf(told(token)),
  createToken: told({ ...token, token: z.string() }),
  revokeToken: own,
  createDeviceCode: told({ code: z.string(), expiresAt: time }),
  redeemDeviceCode: redeemed,
  createRecoveryKey: key,
  createNextKey: key,
  endOtherDevices: told({ ended: z.literal(true) }),
  eraseAccount: told({ pages: count }),
  listPasskeys: listOf(passkey),
  beginPasskey: passkeyRequest,
  createPasskey: passkey,
  renamePasskey: told({ id: z.string(), name: z.string() }),
  removePasskey: own,
  beginSignIn: passkeyRequest,
  signIn: redeemed,
  getMailbox: mailbox,
  putMailbox: mailbox,
  editMailbox: mailbox,
  removeMailbox: mailbox,
  listWebhooks: listOf(told(webhook)),
  createWebhook: webhookWithSecret,
  renewWebhookSecret: webhookWithSecret,
  deleteWebhook: own,
  listDeliveries: partOf(delivery),
} satisfies Answers
