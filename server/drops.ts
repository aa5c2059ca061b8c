import { dayMs } from '#shared/day-ms.ts'
import { domainDays, trashDays } from '#shared/payloads.ts'
import type { Config } from './config.ts'
import { confirmDays } from './pages/mailbox.ts'
import { dayOf } from './pages/page-views.ts'
import type { RetentionBatch, Storage, WalkPlace } from './storage/storage.ts'

/** So many of the newest stand in the log of a webhook. */
const deliveriesOfWebhook = 1000

/** Deletes a batch of one kind, from a place on. */
export type Drop = (limit: number, place: WalkPlace) => Promise<RetentionBatch>

/**
 * What is deleted, by its name and in its order: logs go before their generations, which they refer
 * to. What is kept for ever is left out.
 */
export function dropsOf(
  config: Config,
  { retention }: Storage,
  now: number,
): [name: string, drop: Drop][] {
  const before = (days: number) => now - days * dayMs
  const aged =
    (drop: (before: number, limit: number, place: WalkPlace) => Promise<RetentionBatch>) =>
    (days: number): Drop =>
    (limit, place) =>
      drop(before(days), limit, place)
  const all: [name: string, kept: number, dropAfter: (kept: number) => Drop][] = [
    ['events', config.KEEP_EVENTS_DAYS, aged(retention.dropEvents)],
    ['generations', config.KEEP_GENERATIONS_DAYS, aged(retention.dropGenerations)],
    ['steps', config.KEEP_STEPS_DAYS, aged(retention.dropSteps)],
    ['trash', trashDays, aged(retention.dropTrash)],
    [
      'views',
      config.KEEP_VIEWS_DAYS,
      (days) => (limit) => retention.dropViews(dayOf(now) - days, limit),
    ],
    [
      'domains',
      domainDays.held,
      (days) => (limit) => retention.dropDomains(before(domainDays.waiting), before(days), limit),
    ],
    ['shares', config.KEEP_SHARES_DAYS, aged(retention.dropShares)],
    [
      'submissions',
      config.KEEP_SUBMISSIONS_PER_PAGE,
      (count) => (limit, place) => retention.dropSubmissions(count, limit, place),
    ],
    [
      'deliveries',
      deliveriesOfWebhook,
      (count) => (limit, place) => {
        const days = config.KEEP_DELIVERIES_DAYS
        return retention.dropDeliveries(days > 0 ? before(days) : 0, count, limit, place)
      },
    ],
    [
      'mails',
      config.KEEP_DELIVERIES_DAYS,
      (days) => (limit) => retention.dropMails(before(days), before(confirmDays), limit),
    ],
  ]
  return all.filter(([, kept]) => kept > 0).map(([name, kept, drop]) => [name, drop(kept)])
}
