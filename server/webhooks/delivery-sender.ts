import type { Logger } from 'pino'
import { createLeasedSender, type LeasedSender } from '#server/outbound/leased-sender.ts'
import { nextAttempt } from '#server/outbound/next-attempt.ts'
import { type Letter, PostTimeout } from '#server/outbound/post.ts'
import { AddressRefused } from '#server/outbound/public-lookup.ts'
import type { AttemptResult, ClaimedDelivery, Storage } from '#server/storage/storage.ts'
import type { DeliveryFault } from '#shared/webhook-events.ts'
import { deliveryHeaders } from './delivery-headers.ts'
import type { SecretOfWebhook } from './webhook-secret.ts'

/** Longer than an attempt, so that no two processes send one; a dead process's are sent then. */
const leaseMs = 15_000
const mostAtOnce = 16

/** `delivered`, or why it was not. */
export type AttemptOutcome = 'delivered' | DeliveryFault

export interface SenderDeps {
  storage: Pick<Storage, 'deliveries'>
  now: () => number
  secretOf: SecretOfWebhook
  /** @returns the status it was answered with */
  post: (letter: Letter) => Promise<number>
  log: Logger
  onTried?: (outcome: AttemptOutcome) => void
  chance?: () => number
}

/** Tells webhooks what they are to be told. */
export function createDeliverySender(deps: SenderDeps): LeasedSender {
  const { now, log } = deps
  const { deliveries } = deps.storage
  return createLeasedSender<ClaimedDelivery>({
    name: 'what a webhook is told',
    mostAtOnce,
    log,
    hasDue: () => deliveries.hasDue(now()),
    claim: (claimer) => deliveries.claim(claimer, now(), leaseMs),
    async carryOut(delivery, claimer) {
      const result = await attempt(deps, delivery)
      deps.onTried?.(result.fault ?? 'delivered')
      await deliveries.record(delivery.id, claimer, result, now())
    },
  })
}

async function attempt(deps: SenderDeps, delivery: ClaimedDelivery): Promise<AttemptResult> {
  const { url, body, webhook, secretVersion } = delivery
  const headers = deliveryHeaders(delivery, deps.secretOf(webhook, secretVersion), deps.now())
  try {
    const answer = await deps.post({ url, headers, body })
    if (answer >= 200 && answer < 300)
      return { state: 'delivered', nextAt: null, answer, fault: null }
    return again(deps, delivery, 'refused', answer)
  } catch (error) {
    return again(deps, delivery, faultOf(error), null)
  }
}

function again(
  { now, chance = Math.random }: SenderDeps,
  { createdAt, attempts }: ClaimedDelivery,
  fault: DeliveryFault,
  answer: number | null,
): AttemptResult {
  const nextAt = nextAttempt({ createdAt, attempts: attempts + 1 }, now(), chance())
  return { state: nextAt === null ? 'given_up' : 'waiting', nextAt, answer, fault }
}

function faultOf(error: unknown): DeliveryFault {
  if (error instanceof AddressRefused) return 'address'
  return error instanceof PostTimeout ? 'timeout' : 'unreachable'
}
