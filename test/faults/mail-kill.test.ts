/** @module-tag long */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type MailServer, openMailServer } from '../support/mail-server.ts'
import { type ServerProcess, startServer, temporaryFolder } from '../support/server-process.ts'

const folder = temporaryFolder()
let mail: MailServer
let server: ServerProcess
let environment: Record<string, string>

beforeEach(async () => {
  mail = await openMailServer()
  environment = { SMTP_URL: mail.url, MAIL_FROM: 'pages@ninefold.example', COMPOSER_PACE_MS: '0' }
  server = await startServer(folder.path, environment)
})
afterEach(async () => {
  await server.kill()
  await mail.close()
  folder.remove()
})

it('writes what a killed process was writing, once it is there again', async () => {
  const ask = (cookie = '') =>
    fetch(`${server.url}/api/mailbox`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ address: 'ana@bakery.example' }),
    })
  // The mail server does not answer: the process dies while it waits.
  mail.answer = 0
  expect((await ask()).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(mail.received).toEqual([])
  await server.kill()
  mail.answer = 250
  // The lease of the dead process is over by then.
  server = await startServer(folder.path, environment)
  await mail.untilReceived(1)
  expect(mail.received).toHaveLength(1)
  expect(mail.received[0]?.to).toEqual(['ana@bakery.example'])
})
