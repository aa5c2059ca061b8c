import pino from 'pino'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMailSender } from '#server/mail/mail-sender.ts'
import { createSmtpTransport } from '#server/mail/smtp-transport.ts'
import { openApp, type TestApp, testSite } from '#test/support/app.ts'
import { type MailServer, openMailServer } from '#test/support/mail-server.ts'

const brief = 'Harbour Bread is a bakery in Bristol. Call 0117 496 0123.'
const hour = 3_600_000

let mail: MailServer
let test: TestApp
/** How far the senders' clock is ahead. */
let ahead: number

beforeAll(async () => {
  mail = await openMailServer()
  test = await openApp({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Ninefold pages <pages@ninefold.example>',
    RATE_CONFIRMATIONS_PER_HOUR_IP: '0',
    RATE_FORMS_PER_HOUR_IP: '0',
  })
})
afterAll(async () => {
  await test.close()
  await mail.close()
})
beforeEach(() => {
  ahead = 0
  mail.answer = 250
  mail.received.length = 0
})

type Agent = ReturnType<typeof request.agent>

/** A process that sends what is due. */
function newSender() {
  const { config, storage, mailLinks } = test.services
  const transport = createSmtpTransport(config.mail!, 'ninefold.example')
  return createMailSender({
    storage,
    now: () => Date.now() + ahead,
    siteUrl: testSite,
    links: mailLinks,
    deliver: transport.deliver,
    log: pino({ level: 'silent' }),
    chance: () => 0,
  })
}

let count = 0
/** A published page with a form, and its owner. */
async function owner(): Promise<{ agent: Agent; slug: string; address: string }> {
  const agent = request.agent(test.app)
  const stream = await agent.post('/api/generations').send({ brief }).buffer(true)
  const [, slug = ''] = /"slug":"([^"]+)"/.exec(stream.text) ?? []
  const fields = [
    { label: 'Wish', kind: 'text', required: true },
    { label: 'E-mail', kind: 'email', required: false },
  ]
  const props = { title: 'Write to us', fields, success: 'Thanks' }
  const op = { op: 'insert', id: 'write', type: 'contact', variant: 'panel', props, after: null }
  const { rev } = (await agent.get(`/api/pages/${slug}`)).body
  await agent
    .patch(`/api/pages/${slug}`)
    .set('If-Match', `"${rev}"`)
    .send({ ops: [op] })
  await agent.post(`/api/pages/${slug}/publish`)
  count += 1
  return { agent, slug, address: `owner-${count}@bakery.example` }
}

/** An owner whose address has agreed. */
async function confirmedOwner(body: object = {}) {
  const made = await owner()
  await made.agent.put('/api/mailbox').send({ address: made.address, ...body })
  await newSender().sendDue()
  await request(test.app).post(linkIn('confirm'))
  mail.received.length = 0
  return made
}

async function write(slug: string, wish: string, email = ''): Promise<void> {
  const form = request(test.app).post(`/f/${slug}/write`).type('form')
  expect((await form.send({ 'field-0': wish, 'field-1': email })).status).toBe(303)
}

/** The path of a link in the newest e-mail. */
function linkIn(action: string): string {
  const [link = ''] =
    new RegExp(`/mail/${action}/\\S+`).exec(mail.received.at(-1)?.text ?? '') ?? []
  return link
}

const mailboxOf = async (agent: Agent) => (await agent.get('/api/mailbox')).body.mailbox

describe('an address for messages', () => {
  it('gets nothing before it has agreed, and agrees by a button, not by being looked at', async () => {
    const { agent, slug, address } = await owner()
    const answer = await agent.put('/api/mailbox').send({ address })
    expect(answer.body).toEqual({
      isPossible: true,
      mailbox: { address, rhythm: 'each', isConfirmed: false, failedAt: null },
    })
    await write(slug, 'Two loaves')
    await newSender().sendDue()
    expect(mail.received.map(({ to }) => to)).toEqual([[address]])
    expect(mail.received[0]?.headers['list-unsubscribe']).toBeUndefined()
    const link = linkIn('confirm')
    const opened = await request(test.app).get(link)
    expect(opened.text).toContain(address)
    expect((await mailboxOf(agent)).isConfirmed).toBe(false)
    expect((await request(test.app).post(link)).status).toBe(200)
    expect((await mailboxOf(agent)).isConfirmed).toBe(true)
    await write(slug, 'Three loaves')
    await newSender().sendDue()
    expect(mail.received).toHaveLength(2)
    expect(mail.received[1]?.text).toContain('Three loaves')
    expect(mail.received[1]?.text).not.toContain('Two loaves')
  })

  it('is asked three times a day at most, whoever asks', async () => {
    const { address } = await owner()
    for (const expected of [200, 200, 200, 429]) {
      const answer = await request.agent(test.app).put('/api/mailbox').send({ address })
      expect(answer.status).toBe(expected)
    }
  })

  it('is refused where it is none, by name', async () => {
    const agent = request.agent(test.app)
    for (const address of [
      'nobody',
      'a@b',
      'a@b.example\r\nBcc: c@d.example',
      'a@b.example, c@d.example',
      'Ana <a@b.example>',
      '"a b"@c.example',
    ]) {
      const answer = await agent.put('/api/mailbox').send({ address })
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, 'address'])
    }
  })

  it('opens nothing with a link that is not ours', async () => {
    const { agent, address } = await owner()
    await agent.put('/api/mailbox').send({ address })
    await newSender().sendDue()
    const link = linkIn('confirm')
    for (const wrong of [link.slice(0, -1), link.replace('confirm', 'unsubscribe'), `${link}A`])
      expect((await request(test.app).post(wrong)).status).toBe(404)
    expect((await mailboxOf(agent)).isConfirmed).toBe(false)
  })
})

describe('a message', () => {
  it('goes to its owner, is answered to who wrote it, and can be stopped in one press', async () => {
    const { agent, slug, address } = await confirmedOwner()
    await write(slug, 'A birthday cake', 'ben@guest.example')
    await newSender().sendDue()
    const [sent] = mail.received
    expect(sent?.from).toBe('pages@ninefold.example')
    expect(sent?.to).toEqual([address])
    expect(sent?.headers).toMatchObject({
      from: 'Ninefold pages <pages@ninefold.example>',
      subject: 'New message from Harbour Bread',
      'reply-to': 'ben@guest.example',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    })
    const [, path = ''] =
      /^<http[^>]*?(\/mail\/unsubscribe\/[^>]+)>$/.exec(sent?.headers['list-unsubscribe'] ?? '') ??
      []
    const oneClick = request(test.app).post(path).type('form')
    expect((await oneClick.send({ 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
    expect(await mailboxOf(agent)).toBeNull()
    await write(slug, 'Another cake')
    await newSender().sendDue()
    expect(mail.received).toHaveLength(1)
  })

  it('begins no header of its own, whatever a stranger or an owner writes', async () => {
    const { agent, slug } = await confirmedOwner()
    const title = 'Bread\r\nBcc: victim@example.org\r\n\r\nHello'
    const { rev } = (await agent.get(`/api/pages/${slug}`)).body
    const ops = [
      { op: 'meta', meta: { title } },
      { op: 'fact', key: 'name', value: title },
    ]
    await agent.patch(`/api/pages/${slug}`).set('If-Match', `"${rev}"`).send({ ops })
    await agent.post(`/api/pages/${slug}/publish`)
    await write(slug, 'x\r\nBcc: victim@example.org\r\n.\r\nMAIL FROM:<evil@example.org>')
    await newSender().sendDue()
    expect(mail.received).toHaveLength(1)
    const [sent] = mail.received
    expect(sent?.to).toHaveLength(1)
    expect(sent?.headers.bcc).toBeUndefined()
    expect(sent?.headers['reply-to']).toBeUndefined()
    expect(sent?.headers.subject).toContain('Bread Bcc: victim@example.org Hello')
    expect(sent?.text).toContain('MAIL FROM:<evil@example.org>')
  })

  it('is tried again later, under the same id, and says where it is given up', async () => {
    const { agent, slug } = await confirmedOwner()
    mail.answer = 451
    await write(slug, 'A loaf')
    await newSender().sendDue()
    await newSender().sendDue()
    expect(mail.received).toEqual([])
    mail.answer = 250
    ahead = 31_000
    await newSender().sendDue()
    expect(mail.received).toHaveLength(1)
    expect(await mailboxOf(agent)).toMatchObject({ failedAt: null })
    mail.answer = 550
    await write(slug, 'Another loaf')
    await newSender().sendDue()
    expect(await mailboxOf(agent)).toMatchObject({ failedAt: expect.any(Number) })
    mail.answer = 250
    ahead = 2 * hour
    await newSender().sendDue()
    expect(mail.received).toHaveLength(1)
  })

  it('is sent by one of several processes', async () => {
    const { slug } = await confirmedOwner()
    for (const wish of ['One', 'Two', 'Three', 'Four']) await write(slug, wish)
    await Promise.all([newSender(), newSender(), newSender()].map((sender) => sender.sendDue()))
    await newSender().sendDue()
    const ids = mail.received.map(({ headers }) => headers['message-id'])
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(4)
  })
})

describe('a day of messages', () => {
  it('is one e-mail in the morning, with what nobody has seen', async () => {
    const { agent, slug } = await confirmedOwner({ rhythm: 'daily', timeZone: 'Asia/Tokyo' })
    for (const wish of ['One loaf', 'Two loaves', 'Three loaves']) await write(slug, wish)
    const { items } = (await agent.get(`/api/pages/${slug}/submissions`)).body
    const seen = items.find(
      (item: { fields: { Wish: string } }) => item.fields.Wish === 'Two loaves',
    )
    await agent.patch(`/api/pages/${slug}/submissions/${seen.id}`).send({ read: true })
    await newSender().sendDue()
    expect(mail.received).toEqual([])
    ahead = 24 * hour
    await newSender().sendDue()
    expect(mail.received).toHaveLength(1)
    const [sent] = mail.received
    expect(sent?.headers.subject).toBe('2 new messages')
    expect(sent?.text).toContain('One loaf')
    expect(sent?.text).toContain('Three loaves')
    expect(sent?.text).not.toContain('Two loaves')
  })

  it('changes to one e-mail for each message when its owner wants that', async () => {
    const { agent, slug } = await confirmedOwner({ rhythm: 'daily' })
    await agent.patch('/api/mailbox').send({ rhythm: 'each' })
    await write(slug, 'At once')
    await newSender().sendDue()
    expect(mail.received[0]?.text).toContain('At once')
  })
})

describe('the words of an e-mail', () => {
  it('are those of whoever asked', async () => {
    const { agent, address } = await owner()
    await agent.put('/api/mailbox').set('Accept-Language', 'de').send({ address })
    await newSender().sendDue()
    expect(mail.received[0]?.text).toContain('Adresse bestätigen')
    const opened = await request(test.app).get(linkIn('confirm'))
    expect(opened.text).toContain('<html lang="de">')
    expect(opened.headers['content-security-policy']).toContain("default-src 'none'")
  })
})
