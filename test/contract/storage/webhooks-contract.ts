import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AttemptResult, Storage } from '#server/storage/storage.ts'
import { someTime, storedDelivery, storedPage, storedWebhook } from '../../support/fixtures.ts'

const leaseMs = 100
const delivered: AttemptResult = { state: 'delivered', nextAt: null, answer: 204, fault: null }

export function webhooksContract(storage: () => Storage): void {
  /** A webhook with deliveries that are due. */
  const withDeliveries = async (count: number) => {
    const webhook = storedWebhook()
    await storage().webhooks.insert(webhook)
    const deliveries = Array.from({ length: count }, (_, at) =>
      storedDelivery({ webhook: webhook.id, nextAt: someTime + at, createdAt: someTime + at }),
    )
    await storage().deliveries.add(deliveries)
    return { webhook, deliveries }
  }
  const claim = (by: string, now = someTime) => storage().deliveries.claim(by, now, leaseMs)
  const listed = async (webhook: string) =>
    (await storage().deliveries.list(webhook, { limit: 100 })).items

  test('a webhook is its owner’s, and goes with its deliveries', async () => {
    const { webhook } = await withDeliveries(1)
    const { webhooks } = storage()
    expect(await webhooks.listOf(webhook.owner)).toEqual([webhook])
    expect(await webhooks.byId(webhook.id)).toEqual(webhook)
    expect(await webhooks.remove(webhook.id, 'somebody')).toBe(false)
    expect(await listed(webhook.id)).toHaveLength(1)
    expect(await webhooks.remove(webhook.id, webhook.owner)).toBe(true)
    expect(await webhooks.listOf(webhook.owner)).toEqual([])
    expect(await listed(webhook.id)).toEqual([])
  })

  test('a secret is renewed by its owner alone, and what waits is signed with the new one', async () => {
    const { webhook } = await withDeliveries(1)
    const { webhooks } = storage()
    expect(await webhooks.renewSecret(webhook.id, 'somebody')).toBeNull()
    const renewed = { ...webhook, secretVersion: 1 }
    expect(await webhooks.renewSecret(webhook.id, webhook.owner)).toEqual(renewed)
    expect(await webhooks.byId(webhook.id)).toEqual(renewed)
    expect(await claim('claimer')).toMatchObject({ webhook: webhook.id, secretVersion: 1 })
    await webhooks.remove(webhook.id, webhook.owner)
  })

  test('a delivery goes to one of many claimers, until its lease ends', async () => {
    const { webhook, deliveries } = await withDeliveries(1)
    const claims = await Promise.all(Array.from({ length: 8 }, (_, at) => claim(`claimer-${at}`)))
    const [got, ...others] = claims.filter((each) => each !== null)
    expect(got).toEqual({ ...deliveries[0], url: webhook.url, secretVersion: 0 })
    expect(others).toEqual([])
    expect(await storage().deliveries.hasDue(someTime + leaseMs - 1)).toBe(false)
    expect(await claim('late', someTime + leaseMs - 1)).toBeNull()
    expect(await storage().deliveries.hasDue(someTime + leaseMs)).toBe(true)
    expect((await claim('next', someTime + leaseMs))?.id).toBe(got?.id)
    await storage().webhooks.remove(webhook.id, webhook.owner)
  })

  test('of one webhook one delivery is sent at a time, of others meanwhile too', async () => {
    const [first, second] = [await withDeliveries(2), await withDeliveries(1)]
    const got = [await claim('a', someTime + 5), await claim('a', someTime + 5)]
    expect(got.map((each) => each?.webhook).sort()).toEqual(
      [first.webhook.id, second.webhook.id].sort(),
    )
    expect(await claim('a', someTime + 5)).toBeNull()
    for (const { webhook } of [first, second])
      await storage().webhooks.remove(webhook.id, webhook.owner)
  })

  test('whoever is told very much keeps nobody else waiting', async () => {
    const flooded = await withDeliveries(500)
    const quiet = storedWebhook()
    await storage().webhooks.insert(quiet)
    const late = storedDelivery({ webhook: quiet.id, nextAt: someTime + 900 })
    await storage().deliveries.add([late])
    const now = someTime + 1000
    expect((await claim('a', now))?.webhook).toBe(flooded.webhook.id)
    expect((await claim('a', now))?.id).toBe(late.id)
    expect(await claim('a', now)).toBeNull()
    for (const { id, owner } of [flooded.webhook, quiet]) await storage().webhooks.remove(id, owner)
  })

  test('what became of an attempt is written by who holds the lease, once', async () => {
    const { webhook } = await withDeliveries(1)
    const got = await claim('a')
    const { deliveries } = storage()
    const later = someTime + 7
    const again: AttemptResult = { state: 'waiting', nextAt: later, answer: 500, fault: 'refused' }
    expect(await deliveries.record(got?.id ?? '', 'b', delivered, later)).toBe(false)
    expect(await deliveries.record(got?.id ?? '', 'a', again, later)).toBe(true)
    expect(await listed(webhook.id)).toMatchObject([{ ...again, attempts: 1, updatedAt: later }])
    await claim('a', later)
    expect(await deliveries.record(got?.id ?? '', 'a', delivered, later)).toBe(true)
    expect(await listed(webhook.id)).toMatchObject([{ ...delivered, attempts: 2, body: null }])
    expect(await deliveries.record(got?.id ?? '', 'a', again, later)).toBe(false)
    expect(await deliveries.hasDue(someTime + 1e6)).toBe(false)
  })

  test('deliveries are listed part by part, newest first', async () => {
    const { webhook, deliveries } = await withDeliveries(5)
    const first = await storage().deliveries.list(webhook.id, { limit: 3 })
    const cursor = first.nextCursor ?? ''
    const rest = await storage().deliveries.list(webhook.id, { cursor, limit: 3 })
    expect([...first.items, ...rest.items]).toEqual(deliveries.toReversed())
    expect(rest.nextCursor).toBeNull()
    await storage().webhooks.remove(webhook.id, webhook.owner)
  })

  test('a delivery whose webhook has gone is sent to nobody', async () => {
    const webhook = randomUUID()
    await storage().deliveries.add([storedDelivery({ webhook })])
    expect(await claim('a')).toBeNull()
    expect(await listed(webhook)).toEqual([])
  })

  test('messages that are deleted are not sent, pages that are gone are told of', async () => {
    const { webhook } = await withDeliveries(0)
    const page = storedPage()
    await storage().pages.insert(page)
    const ofPage = { webhook: webhook.id, page: page.id }
    const [told, first, second] = [
      storedDelivery({ ...ofPage, event: 'page.unpublished' }),
      storedDelivery({ ...ofPage, event: 'form.received', submission: randomUUID() }),
      storedDelivery({ ...ofPage, event: 'form.received', submission: randomUUID() }),
    ]
    await storage().deliveries.add([told, first, second])
    await storage().deliveries.removeOfSubmission(first.submission ?? '')
    const ids = async () => (await listed(webhook.id)).map(({ id }) => id).sort()
    expect(await ids()).toEqual([told.id, second.id].sort())
    await storage().transaction(({ pages }) => pages.erase(page.id))
    expect(await ids()).toEqual([told.id])
    await storage().webhooks.remove(webhook.id, webhook.owner)
  })

  test('the log keeps the newest of each webhook for a while, and all that waits', async () => {
    const { webhook } = await withDeliveries(0)
    const log = Array.from({ length: 6 }, (_, at) =>
      storedDelivery({
        webhook: webhook.id,
        createdAt: someTime + at,
        updatedAt: someTime + at,
        nextAt: at < 2 ? someTime : null,
        state: at < 2 ? 'waiting' : 'delivered',
      }),
    )
    await storage().deliveries.add(log)
    const kept = async () => (await listed(webhook.id)).map(({ createdAt }) => createdAt - someTime)
    expect(await storage().retention.dropDeliveries(someTime, 3, 1000)).toMatchObject({
      dropped: 1,
    })
    expect(await kept()).toEqual([5, 4, 3, 1, 0])
    expect(await storage().retention.dropDeliveries(someTime + 5, 3, 1000)).toMatchObject({
      dropped: 2,
    })
    expect(await kept()).toEqual([5, 1, 0])
    await storage().webhooks.remove(webhook.id, webhook.owner)
  })

  test('webhooks follow their owner to another identity, and go with it', async () => {
    const { webhook } = await withDeliveries(1)
    const next = randomUUID()
    const { identities, webhooks } = storage()
    await identities.create(webhook.owner, someTime)
    await storage().transaction((inner) => inner.identities.replace(webhook.owner, next, someTime))
    expect(await webhooks.listOf(next)).toEqual([{ ...webhook, owner: next }])
    await storage().transaction((inner) => inner.identities.erase(next))
    expect(await webhooks.byId(webhook.id)).toBeNull()
    expect(await listed(webhook.id)).toEqual([])
  })
}
