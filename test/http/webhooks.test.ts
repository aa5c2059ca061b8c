import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { post } from '#server/outbound/post.ts'
import { type AttemptOutcome, createDeliverySender } from '#server/webhooks/delivery-sender.ts'
import type { Delivery, WebhookWithSecret } from '#shared/account.ts'
import { openApp, type TestApp, testSite } from '#test/support/app.ts'
import {
  openReceiver,
  type Received,
  type WebhookReceiver,
} from '#test/support/webhook-receiver.ts'

const brief =
  'Harbour Bread is a bakery in Bristol. Sourdough £4.20. Open Tuesday to Saturday 8am to 4pm. Call 0117 496 0123.'
const hour = 3_600_000

let test: TestApp
let receiver: WebhookReceiver
/** How far the senders' clock is ahead. */
let ahead: number
/** What became of each attempt. */
let outcomes: AttemptOutcome[]

beforeAll(async () => {
  test = await openApp({ WEBHOOK_TRUSTED_HOSTS: '127.0.0.1' })
})
afterAll(() => test.close())
beforeEach(async () => {
  ahead = 0
  outcomes = []
  receiver = await openReceiver()
  return () => receiver.close()
})

type Agent = ReturnType<typeof request.agent>

/** A process that sends what is due. */
function newSender(trustedHosts = ['127.0.0.1'], timeoutMs = 2000) {
  return createDeliverySender({
    storage: test.services.storage,
    now: () => Date.now() + ahead,
    secretOf: test.services.secretOfWebhook,
    post: (letter) => post(letter, { trustedHosts, timeoutMs }),
    log: pino({ level: 'silent' }),
    chance: () => 0,
    onTried: (outcome) => outcomes.push(outcome),
  })
}

async function creatorWithPage(): Promise<{ agent: Agent; slug: string }> {
  const agent = request.agent(test.app)
  const stream = await agent.post('/api/generations').send({ brief }).buffer(true)
  const [, slug = ''] = /"slug":"([^"]+)"/.exec(stream.text) ?? []
  return { agent, slug }
}

async function addWebhook(agent: Agent, body: object = { url: receiver.url }) {
  const answer = await agent.post('/api/webhooks').send(body)
  expect(answer.status).toBe(201)
  return answer.body as WebhookWithSecret
}

async function addForm(agent: Agent, slug: string): Promise<void> {
  const fields = [{ label: 'Wish', kind: 'text', required: true }]
  const props = { title: 'Write to us', fields, success: 'Thanks' }
  const op = { op: 'insert', id: 'write', type: 'contact', variant: 'panel', props, after: null }
  const { rev } = (await agent.get(`/api/pages/${slug}`)).body
  const edit = agent.patch(`/api/pages/${slug}`).set('If-Match', `"${rev}"`)
  expect((await edit.send({ ops: [op] })).status).toBe(200)
}

async function deliveries(agent: Agent, id: string): Promise<Delivery[]> {
  return (await agent.get(`/api/webhooks/${id}/deliveries`)).body.items
}

type Check = (headers: object, body: string, secret: string, now: number) => boolean
let check: Check
beforeAll(async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')
  const [, code = ''] = /```js\n(.*?)```/s.exec(guide) ?? []
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  check = module.isGenuine
})

/** By the code `docs/api.md` gives to receivers. */
function isGenuine({ headers, body }: Received, secret: string): boolean {
  return check(headers, body, secret, Date.now() + ahead)
}

describe('a webhook', () => {
  it('is told of a page that goes online, off, into the trash and back', async () => {
    const { agent, slug } = await creatorWithPage()
    const { secret } = await addWebhook(agent)
    for (const change of ['publish', 'unpublish', 'publish'])
      await agent.post(`/api/pages/${slug}/${change}`).send()
    await agent.delete(`/api/pages/${slug}`).send()
    await agent.post(`/api/pages/${slug}/restore`).send()
    await newSender().sendDue()
    const told = receiver.received.map(({ body }) => JSON.parse(body))
    expect(told.map(({ type }) => type.slice('page.'.length))).toEqual([
      'published',
      'unpublished',
      'published',
      'unpublished',
      'published',
    ])
    expect(told[0]).toMatchObject({
      data: {
        page: {
          slug,
          title: expect.stringContaining('Harbour Bread'),
          url: `${testSite}/p/${slug}`,
        },
      },
    })
    for (const each of receiver.received) {
      expect(isGenuine(each, secret)).toBe(true)
      expect(isGenuine({ ...each, body: each.body.replace(slug, 'other') }, secret)).toBe(false)
      expect(isGenuine(each, `${secret}x`)).toBe(false)
    }
    const [first] = receiver.received as [Received]
    ahead = 301_000
    expect(isGenuine(first, secret)).toBe(false)
    expect(first.headers).toMatchObject({
      'content-type': 'application/json',
      'ninefold-event': 'page.published',
      'ninefold-delivery': told[0].id,
    })
  })

  it('is not told of edits, nor of what it did not ask for', async () => {
    const { agent, slug } = await creatorWithPage()
    const { id } = await addWebhook(agent, { url: receiver.url, events: ['page.unpublished'] })
    await agent.post(`/api/pages/${slug}/publish`).send()
    await agent.put(`/api/pages/${slug}/settings`).send({ title: 'Another', listed: false })
    expect(await deliveries(agent, id)).toEqual([])
  })

  it('is told of messages, and of none that was deleted before', async () => {
    const { agent, slug } = await creatorWithPage()
    await addForm(agent, slug)
    await agent.post(`/api/pages/${slug}/publish`).send()
    const { id } = await addWebhook(agent, { url: receiver.url, events: ['form.received'] })
    const write = (text: string) =>
      request(test.app).post(`/f/${slug}/write`).type('form').send({ 'field-0': text })
    expect((await write('Delete this')).status).toBe(303)
    const { items } = (await agent.get(`/api/pages/${slug}/submissions`)).body
    await agent.delete(`/api/pages/${slug}/submissions/${items[0].id}`)
    await write('Do you bake rye?')
    await newSender().sendDue()
    expect(receiver.received).toHaveLength(1)
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      type: 'form.received',
      data: { page: { slug }, message: { block: 'write', fields: { Wish: 'Do you bake rye?' } } },
    })
    expect(await deliveries(agent, id)).toMatchObject([{ state: 'delivered', answer: 204 }])
  })

  it('that fails is told again later with a new signature, under the same id', async () => {
    const { agent, slug } = await creatorWithPage()
    const { id, secret } = await addWebhook(agent)
    await agent.post(`/api/pages/${slug}/publish`).send()
    const sender = newSender()
    receiver.answer = 500
    await sender.sendDue()
    expect(await deliveries(agent, id)).toMatchObject([
      { state: 'waiting', attempts: 1, answer: 500, fault: 'refused' },
    ])
    await sender.sendDue()
    expect(receiver.received).toHaveLength(1)
    ahead = 31_000
    receiver.answer = 200
    await sender.sendDue()
    expect(await deliveries(agent, id)).toMatchObject([
      { state: 'delivered', attempts: 2, nextAt: null, answer: 200, fault: null },
    ])
    expect(outcomes).toEqual(['refused', 'delivered'])
    const [first, second] = receiver.received as [Received, Received]
    expect(second.body).toBe(first.body)
    expect(second.headers['ninefold-signature']).not.toBe(first.headers['ninefold-signature'])
    expect(isGenuine(second, secret)).toBe(true)
  })

  it('that refuses a signature accepts the same delivery with a renewed secret', async () => {
    const { agent, slug } = await creatorWithPage()
    const { id, secret } = await addWebhook(agent)
    await agent.post(`/api/pages/${slug}/publish`).send()
    receiver.answer = 401
    await newSender().sendDue()
    const answer = await agent.post(`/api/webhooks/${id}/secret`).send()
    const renewed = (answer.body as WebhookWithSecret).secret
    expect(answer.body).toMatchObject({ id, url: receiver.url })
    expect(renewed).toMatch(/^whsec_[\w-]{43}$/)
    expect((await agent.get('/api/webhooks')).text).not.toContain(renewed)
    receiver.answer = 204
    ahead = 31_000
    await newSender().sendDue()
    const [first, second] = receiver.received as [Received, Received]
    expect([isGenuine(first, secret), isGenuine(first, renewed)]).toEqual([true, false])
    expect([isGenuine(second, secret), isGenuine(second, renewed)]).toEqual([false, true])
    expect(await deliveries(agent, id)).toMatchObject([{ state: 'delivered', attempts: 2 }])
  })

  it('is given up after a day, and the log says so', async () => {
    const { agent, slug } = await creatorWithPage()
    const { id } = await addWebhook(agent)
    await agent.post(`/api/pages/${slug}/publish`).send()
    receiver.answer = 302
    const sender = newSender()
    for (let hours = 0; hours < 30; hours++) {
      ahead = hours * hour
      await sender.sendDue()
    }
    const [log] = await deliveries(agent, id)
    expect(log).toMatchObject({ state: 'given_up', nextAt: null, answer: 302, fault: 'refused' })
    expect(receiver.received.map(({ path }) => path)).not.toContain('/elsewhere')
    expect(receiver.received).toHaveLength(log?.attempts ?? 0)
    expect(log?.attempts).toBeGreaterThan(8)
  })

  it('that answers slowly is let go, and keeps no other waiting', async () => {
    const [slow, quick] = [await creatorWithPage(), await creatorWithPage()]
    const { id } = await addWebhook(slow.agent)
    const other = await openReceiver()
    await addWebhook(quick.agent, { url: other.url })
    receiver.answer = 0
    for (const { agent, slug } of [slow, quick])
      await agent.post(`/api/pages/${slug}/publish`).send()
    const sending = newSender(['127.0.0.1'], 500).sendDue()
    await Promise.all([receiver.untilReceived(1), other.untilReceived(1)])
    await sending
    expect(await deliveries(slow.agent, id)).toMatchObject([{ fault: 'timeout', answer: null }])
    other.close()
  })

  it('is told once, however many processes send', async () => {
    const { agent, slug } = await creatorWithPage()
    await addWebhook(agent)
    for (let at = 0; at < 5; at++) await agent.post(`/api/pages/${slug}/publish`).send()
    await Promise.all(Array.from({ length: 4 }, () => newSender().sendDue()))
    await newSender().sendDue()
    const ids = receiver.received.map(({ headers }) => headers['ninefold-delivery'])
    expect(ids).toHaveLength(5)
    expect(new Set(ids).size).toBe(5)
  })

  it('is never called at an address that is not public any more', async () => {
    const { agent, slug } = await creatorWithPage()
    const { id } = await addWebhook(agent)
    await agent.post(`/api/pages/${slug}/publish`).send()
    await newSender([]).sendDue()
    expect(receiver.received).toEqual([])
    expect(await deliveries(agent, id)).toMatchObject([{ state: 'waiting', fault: 'address' }])
  })
})

describe('the endpoints of webhooks', () => {
  it('take addresses of the public internet and known events alone', async () => {
    const agent = request.agent(test.app)
    const refused = async (body: object) => (await agent.post('/api/webhooks').send(body)).body
    for (const url of ['https://10.0.0.1/', 'https://[::1]/', 'http://receiver.org/', 'nonsense'])
      expect(await refused({ url })).toMatchObject({ code: 'invalid', errors: [{ field: 'url' }] })
    expect(await refused({ url: 'https://receiver.org/', events: ['page.read'] })).toMatchObject({
      errors: [{ field: 'events.0', message: 'page.published, page.unpublished, form.received' }],
    })
    for (let at = 0; at < 10; at++) await addWebhook(agent, { url: 'https://receiver.org/' })
    expect(await refused({ url: 'https://receiver.org/' })).toMatchObject({ code: 'invalid' })
  })

  it('tell the secret once, and nothing to strangers', async () => {
    const agent = request.agent(test.app)
    const { id, secret } = await addWebhook(agent)
    expect(secret).toMatch(/^whsec_[\w-]{43}$/)
    const { text } = await agent.get('/api/webhooks')
    expect(text).toContain(id)
    expect(text).not.toContain(secret)
    const stranger = request.agent(test.app)
    await addWebhook(stranger)
    expect((await stranger.get(`/api/webhooks/${id}/deliveries`)).status).toBe(404)
    expect((await stranger.delete(`/api/webhooks/${id}`).send()).status).toBe(404)
    expect((await stranger.post(`/api/webhooks/${id}/secret`).send()).status).toBe(404)
    expect((await agent.delete(`/api/webhooks/${id}`).send()).status).toBe(200)
    expect((await agent.get('/api/webhooks')).body.items).toEqual([])
  })
})
