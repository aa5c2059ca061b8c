import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { type Letter, PostTimeout } from '#server/outbound/post.ts'
import { AddressRefused } from '#server/outbound/public-lookup.ts'
import type { AttemptResult, ClaimedDelivery, Storage } from '#server/storage/storage.ts'
import type { DeliveryFault } from '#shared/webhook-events.ts'
import { deliveryHeaders } from './delivery-headers.ts'
import { nextAttempt } from './next-attempt.ts'
import type { SecretOfWebhook } from './webhook-secret.ts'

/** Longer than an attempt, so that no two processes send one; a dead process's are sent then. */
const leaseMs = 15_000
const roundMs = 2000
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

/** Sends what is due, of all processes in one alone. */
export interface DeliverySender {
  /** Sends until nothing is due that nobody sends. */
  sendDue(): Promise<void>
  /** Looks for what is due from now on. */
  start(): void
  /** Begins nothing any more. @returns when what is being sent has come to its end */
  stop(): Promise<void>
}

export function createDeliverySender(deps: SenderDeps): DeliverySender {
  const { storage, now, log } = deps
  const claimer = randomUUID()
  const working = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function work(): Promise<void> {
    while (!isStopped) {
      const delivery = await storage.deliveries.claim(claimer, now(), leaseMs)
      if (!delivery) return
      // Others may be due as well, and need not wait for this one's answer.
      hire()
      const result = await attempt(deps, delivery)
      deps.onTried?.(result.fault ?? 'delivered')
      await storage.deliveries.record(delivery.id, claimer, result, now())
    }
  }

  function hire(): void {
    if (working.size >= mostAtOnce) return
    const job = work()
      .catch((error: unknown) => log.warn({ err: error }, 'a webhook could not be told'))
      .finally(() => working.delete(job))
    working.add(job)
  }

  async function sendDue(): Promise<void> {
    if (isStopped || !(await storage.deliveries.hasDue(now()))) return
    hire()
    await allDone()
  }

  async function allDone(): Promise<void> {
    while (working.size > 0) await Promise.all(working)
  }

  async function round(): Promise<void> {
    if (isStopped || working.size >= mostAtOnce) return
    if (await storage.deliveries.hasDue(now())) hire()
  }

  return {
    sendDue,
    start() {
      timer = setInterval(() => {
        round().catch((error: unknown) => log.warn({ err: error }, 'webhooks could not be told'))
      }, roundMs).unref()
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await allDone()
    },
  }
}

async function attempt(deps: SenderDeps, delivery: ClaimedDelivery): Promise<AttemptResult> {
  const { url, body, webhook } = delivery
  const headers = deliveryHeaders(delivery, deps.secretOf(webhook), deps.now())
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
