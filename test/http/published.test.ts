import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blockKinds, blockTypes } from '#shared/blocks/index.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { filledAll, hostile } from '#test/support/filled-block.ts'
import { htmlFaults } from '#test/support/html-faults.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

let test: TestApp
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

const json = { 'content-type': 'application/json' }

interface Made {
  slug: string
  cookie: string
  rev: number
}

async function makePage(body: Record<string, unknown>): Promise<Made> {
  const answer = await request(test.app).post('/api/generations').send(body)
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  const slug = foldEvents(parseEvents(answer.text)).progress.slug ?? ''
  const page = await request(test.app).get(`/api/pages/${slug}`).set({ cookie })
  return { slug, cookie, rev: page.body.rev }
}

async function edit({ slug, cookie, rev }: Made, ops: unknown[]): Promise<number> {
  const answer = await request(test.app)
    .patch(`/api/pages/${slug}`)
    .set({ ...json, cookie, 'if-match': `"${rev}"` })
    .send({ ops })
  expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ rev: rev + 1 })
  return answer.body.rev
}

async function publish({ slug, cookie }: Made): Promise<void> {
  const answer = await request(test.app).post(`/api/pages/${slug}/publish`).set({ cookie })
  expect(answer.status).toBe(200)
}

/** A published page with a form: name (required), email, message, consent. */
async function pageWithForm(): Promise<Made & { block: string }> {
  const made = await makePage({ brief: 'Harbour Bread is a bakery in Bristol.', locale: 'en' })
  const props = {
    title: 'Write to us',
    fields: [
      { label: 'Name', kind: 'text', required: true },
      { label: 'Email', kind: 'email', required: false },
    ],
    submit: 'Send',
    consent: 'You may answer me.',
  }
  const variant = blockKinds.contact.variants[0]
  const insert = { op: 'insert', id: 'form', type: 'contact', variant, props, after: null }
  const rev = await edit(made, [insert])
  await publish(made)
  return { ...made, rev, block: 'form' }
}

describe('a published page of every kind of block, every text of it hostile', () => {
  let html = ''
  beforeAll(async () => {
    const made = await makePage({ brief: 'Harbour Bread is a bakery in Bristol.', locale: 'en' })
    const inserts = blockTypes.map((type, index) => {
      const { variants, fields } = blockKinds[type]
      const props = filledAll(fields, hostile)
      return { op: 'insert', id: `h${index}`, type, variant: variants[0], props, after: null }
    })
    const words = { title: hostile, description: hostile }
    await edit(made, [...inserts, { op: 'meta', meta: words }, nameOf(hostile)])
    await publish(made)
    html = (await request(test.app).get(`/p/${made.slug}`)).text
  })

  it('shows the words and runs none of them', () => {
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/)
    expect(html).not.toContain('<img src=x')
    const withoutValues = html.replace(/"[^"]*"/g, '""')
    expect(withoutValues).not.toMatch(/<[^>]* on\w+=/)
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ name: hostile.slice(0, 120) })
  })

  it('asks nothing of another host', () => {
    const asked = [...html.matchAll(/(?:src|srcset|action|poster)="([^"]*)"/g)]
    expect(asked.map(([, url]) => url).filter((url) => /^(https?:)?\/\//.test(url!))).toEqual([])
    expect(html).not.toMatch(/url\(["']?(https?:)?\/\//)
  })

  it('is valid HTML in its structure', async () => {
    expect(await htmlFaults(html)).toEqual([])
  })
})

function nameOf(value: string) {
  return { op: 'fact', key: 'name', value: value.slice(0, 120) }
}

describe('the policy of a published page', () => {
  it('lets a form post to its own site, and only where there is one', async () => {
    const plain = await makePage({ brief: 'Harbour Bread is a bakery in Bristol.', locale: 'en' })
    const document = await request(test.app)
      .get(`/api/pages/${plain.slug}`)
      .set({ cookie: plain.cookie })
    const blocks: Record<string, { type: string }> = document.body.document.blocks
    const forms = Object.entries(blocks).filter(([, { type }]) => type === 'contact')
    if (forms.length > 0)
      await edit(
        plain,
        forms.map(([id]) => ({ op: 'remove', id })),
      )
    await publish(plain)
    const without = await request(test.app).get(`/p/${plain.slug}`)
    const form = await pageWithForm()
    const withForm = await request(test.app).get(`/p/${form.slug}`)
    const policy = (answer: request.Response) => String(answer.headers['content-security-policy'])
    expect(policy(without)).toContain("form-action 'none'")
    expect(policy(without)).not.toContain('allow-forms')
    expect(policy(withForm)).toContain("form-action 'self'")
    expect(policy(withForm)).toContain('allow-forms')
    for (const answer of [without, withForm]) {
      expect(policy(answer)).toContain("default-src 'none'")
      expect(policy(answer)).toContain("frame-ancestors 'self'")
      expect(policy(answer)).not.toContain('allow-scripts')
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })
})

describe('the form of a published page', () => {
  const send = (path: string, fields: Record<string, string>) =>
    request(test.app).post(path).type('form').send(fields)
  const inbox = async ({ slug, cookie }: Made) =>
    (await request(test.app).get(`/api/pages/${slug}/submissions`).set({ cookie })).body.items

  it('takes a message and thanks on the page', async () => {
    const made = await pageWithForm()
    const fields = { 'field-0': 'Ada', 'field-1': 'ada@example.org', consent: 'on', website: '' }
    const answer = await send(`/f/${made.slug}/${made.block}`, fields)
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe(`/p/${made.slug}#sent-${made.block}`)
    const html = (await request(test.app).get(`/p/${made.slug}`)).text
    expect(html).toContain(`id="sent-${made.block}"`)
    expect(await inbox(made)).toMatchObject([{ fields: { Name: 'Ada', Email: 'ada@example.org' } }])
  })

  it('tells a machine that all went well and keeps nothing of it', async () => {
    const made = await pageWithForm()
    const fields = { 'field-0': 'Bot', consent: 'on', website: 'https://spam.example' }
    const answer = await send(`/f/${made.slug}/${made.block}`, fields)
    expect(answer.status).toBe(303)
    expect(await inbox(made)).toEqual([])
  })

  it('names what is missing or wrong, in a page where a person sent it', async () => {
    const made = await pageWithForm()
    const path = `/f/${made.slug}/${made.block}`
    const answer = await send(path, { 'field-1': 'nobody' }).set({ accept: 'application/json' })
    expect(answer.status).toBe(422)
    const fields = answer.body.errors.map(({ field }: { field: string }) => field)
    expect(fields).toEqual(['field-0', 'field-1', 'consent'])
    const seen = await send(path, { 'field-1': 'nobody' }).set({
      accept: 'text/html',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    })
    expect(seen.status).toBe(422)
    expect(seen.text).toContain('Please enter a valid email address.')
    expect(seen.text).toMatch(/<input[^>]* name="field-1"[^>]* value="nobody"/)
    expect(seen.headers['cache-control']).toContain('no-store')
    expect(await inbox(made)).toEqual([])
  })

  it('is there only while the page is published and the block shown', async () => {
    const made = await pageWithForm()
    const path = `/f/${made.slug}/${made.block}`
    const fields = { 'field-0': 'Ada', consent: 'on' }
    expect((await send(`/f/${made.slug}/nothing`, fields)).status).toBe(404)
    await request(test.app).post(`/api/pages/${made.slug}/unpublish`).set({ cookie: made.cookie })
    expect((await send(path, fields)).status).toBe(404)
  })
})

describe('a page in several languages', () => {
  it('is read in each, names each, and falls back to its own', async () => {
    const made = await makePage({
      brief: 'Harbour Bread is a bakery in Bristol. Sourdough £4.20. Call 0117 496 0123.',
      locale: 'en',
      locales: ['en', 'ja', 'de'],
    })
    await publish(made)
    const read = async (prefix: string) =>
      (await request(test.app).get(`${prefix}/p/${made.slug}`)).text
    const japanese = await read('/ja')
    expect(japanese).toMatch(/<html[^>]* lang="ja"/)
    expect(japanese).toContain('Harbour Bread')
    expect(await read('/de')).toMatch(/<html[^>]* lang="de"/)
    expect(await read('/fr')).toMatch(/<html[^>]* lang="en"/)
    const named = [...japanese.matchAll(/rel="alternate" hreflang="([^"]+)"/gi)].map(
      ([, tag]) => tag,
    )
    expect(named.toSorted()).toEqual(['de', 'en', 'ja', 'x-default'])
  })
})
