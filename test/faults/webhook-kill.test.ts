/** @module-tag long */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ServerProcess, startServer, temporaryFolder } from '../support/server-process.ts'
import { openReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

const folder = temporaryFolder()
const environment = { WEBHOOK_TRUSTED_HOSTS: '127.0.0.1', COMPOSER_PACE_MS: '0' }
let server: ServerProcess
let receiver: WebhookReceiver

beforeEach(async () => {
  receiver = await openReceiver()
  server = await startServer(folder.path, environment)
})
afterEach(async () => {
  receiver.close()
  await server.kill()
  folder.remove()
})

/** One creator, by the cookie the first answer brings. */
function creator() {
  let cookie = ''
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(server.url + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return answer.text()
  }
}

it('tells what a killed process was telling, and what it had not begun to tell', async () => {
  const ask = creator()
  const stream = await ask('POST', '/api/generations', { brief: 'Harbour Bread is a bakery.' })
  const [, slug = ''] = /"slug":"([^"]+)"/.exec(stream) ?? []
  const webhook = JSON.parse(await ask('POST', '/api/webhooks', { url: receiver.url }))
  // The receiver does not answer: the process dies while it waits.
  receiver.answer = 0
  await ask('POST', `/api/pages/${slug}/publish`)
  await receiver.untilReceived(1)
  await ask('POST', `/api/pages/${slug}/unpublish`)
  await server.kill()

  receiver.answer = 204
  server = await startServer(folder.path, environment)
  await receiver.untilReceived(3)
  const told = receiver.received.map(({ body }) => JSON.parse(body))
  expect(told[1]).toEqual(told[0])
  expect(told.map(({ type }) => type)).toEqual([
    'page.published',
    'page.published',
    'page.unpublished',
  ])
  await expect
    .poll(async () => JSON.parse(await ask('GET', `/api/webhooks/${webhook.id}/deliveries`)).items)
    .toMatchObject([{ state: 'delivered' }, { state: 'delivered' }])
})
