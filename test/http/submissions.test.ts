import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openApp, type TestApp } from '#test/support/app.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

const fields = (name: string) => ({ 'field-0': name, 'field-1': 'ada@example.org', consent: 'on' })

let test: TestApp
let agent: ReturnType<typeof request.agent>
let slug: string
beforeAll(async () => {
  test = await openApp({ RATE_FORMS_PER_HOUR_PAGE: '0', RATE_FORMS_PER_HOUR_IP: '0' })
})
afterAll(() => test.close())
beforeEach(async () => {
  agent = request.agent(test.app)
  const made = await agent.post('/api/generations').send({ brief: 'Harbour Bread is a bakery.' })
  slug = foldEvents(parseEvents(made.text)).progress.slug ?? ''
  const { rev } = (await agent.get(`/api/pages/${slug}`)).body
  const form = [
    { label: 'Name', kind: 'text', required: true },
    { label: 'Email', kind: 'email', required: true },
  ]
  const props = { title: 'Write to us', fields: form, consent: 'Agreed', success: 'Thanks' }
  const op = { op: 'insert', id: 'write', type: 'contact', variant: 'panel', props, after: null }
  const edited = await agent
    .patch(`/api/pages/${slug}`)
    .set('If-Match', `"${rev}"`)
    .send({ ops: [op] })
  expect(edited.status, JSON.stringify(edited.body)).toBe(200)
  await agent.post(`/api/pages/${slug}/publish`).send()
})

async function write(...names: string[]): Promise<void> {
  for (const name of names) {
    const sent = await request(test.app).post(`/f/${slug}/write`).type('form').send(fields(name))
    expect(sent.status).toBe(303)
  }
}

const inbox = async (query = '') => (await agent.get(`/api/pages/${slug}/submissions${query}`)).body
const unreadOnCard = async () => (await agent.get('/api/pages')).body.items[0].unread

describe('the inbox of a page', () => {
  it('tells of new messages on the page’s card until they are read', async () => {
    await write('Ada', 'Ben')
    expect(await unreadOnCard()).toBe(2)
    const { items, unread } = await inbox()
    expect([unread, items[0].readAt]).toEqual([2, null])
    const path = `/api/pages/${slug}/submissions/${items[0].id}`
    expect((await agent.patch(path).send({ read: true })).body.readAt).toBeGreaterThan(0)
    expect(await unreadOnCard()).toBe(1)
    expect((await agent.patch(path).send({ read: false })).body.readAt).toBeNull()
    expect((await agent.post(`/api/pages/${slug}/submissions/read`).send()).status).toBe(200)
    expect((await inbox()).unread).toBe(0)
  })

  it('is read part by part', async () => {
    await write('Ada', 'Ben', 'Cleo')
    const first = await inbox('?limit=2')
    expect(first.items).toHaveLength(2)
    const rest = await inbox(`?limit=2&cursor=${first.nextCursor}`)
    expect([rest.items.length, rest.nextCursor]).toEqual([1, null])
    const names = [...first.items, ...rest.items].map((item) => item.fields.Name)
    expect(names.sort()).toEqual(['Ada', 'Ben', 'Cleo'])
    const wrong = await agent.get(`/api/pages/${slug}/submissions?cursor=nonsense`)
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'cursor'])
  })

  it('tells what was asked where a field has no label, as the page does', async () => {
    const { rev, document } = (await agent.get(`/api/pages/${slug}`)).body
    const asked = document.blocks.write.props.fields.map((field: object) => ({
      ...field,
      label: '',
    }))
    const op = { op: 'set', id: 'write', path: 'fields', value: asked }
    const { status, body } = await agent
      .patch(`/api/pages/${slug}`)
      .set('If-Match', `"${rev}"`)
      .send({ ops: [op] })
    expect(status, JSON.stringify(body)).toBe(200)
    await agent.post(`/api/pages/${slug}/publish`).send()
    await write('Ada')
    expect((await inbox()).items[0].fields).toEqual({ Answer: 'Ada', Email: 'ada@example.org' })
    const page = (await request(test.app).get(`/p/${slug}`)).text
    expect(page).toMatch(/<span>Answer<\/span>/)
    expect(page).toMatch(/<span>Email<\/span>/)
  })

  it('loses what is deleted, once', async () => {
    await write('Ada')
    const [{ id }] = (await inbox()).items
    expect((await agent.delete(`/api/pages/${slug}/submissions/${id}`).send()).status).toBe(200)
    expect((await inbox()).items).toEqual([])
    expect((await agent.delete(`/api/pages/${slug}/submissions/${id}`).send()).status).toBe(404)
  })

  it('comes as a table in which nothing a reader wrote is a formula', async () => {
    await write('=HYPERLINK("http://evil.example";"x")', 'Ben "the, baker"')
    const { text, headers } = await agent.get(`/api/pages/${slug}/submissions/export`)
    expect(headers['content-disposition']).toBe(`attachment; filename="${slug}-messages.csv"`)
    expect(text).toMatch(/^\ufeff?"time","form","Name","Email"\r\n/)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"";""x"")"`)
    expect(text).toContain('"Ben ""the, baker""","ada@example.org"\r\n')
  })

  it('is nobody else’s: one message of it is the 404 of one that does not exist', async () => {
    await write('Ada')
    const [{ id }] = (await inbox()).items
    const stranger = request.agent(test.app)
    const path = `/api/pages/${slug}/submissions`
    for (const call of [
      (at: string) => stranger.patch(`${path}/${at}`).send({ read: true }),
      (at: string) => stranger.delete(`${path}/${at}`).send(),
    ]) {
      const [theirs, nobodys] = [await call(id), await call('no-such-message')]
      expect([theirs.status, theirs.text]).toEqual([404, nobodys.text])
    }
    expect((await inbox()).items).toHaveLength(1)
  })
})
