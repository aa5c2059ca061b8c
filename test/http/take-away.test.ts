import { strFromU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeCodes } from '#shared/locales.ts'
import { emptyDocument, type PageDocument, type PageLanguage } from '#shared/page/document.ts'
import { industries } from '#shared/page/industries.ts'
import { openApp, type TestApp, testSite } from '#test/support/app.ts'
import { sampled } from '#test/support/at-sizes.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { picture } from '#test/support/pictures.ts'

let test: TestApp
let cookie = ''
beforeAll(async () => {
  test = await openApp({ RATE_WRITES_PER_MINUTE: '0', RATE_IMPORTS_PER_HOUR_IP: '0' })
  const made = await request(test.app).post('/api/generations').send({ brief: 'A bakery.' })
  cookie = String(made.headers['set-cookie']).split(';')[0] ?? ''
})
afterAll(() => test.close())

function composed(industry: (typeof industries)[number], language: PageLanguage): PageDocument {
  return composedDocument(
    'Aurora <Atelier> "1" & Co, 22 rue de la Paix, Paris. Tel. 01 99 00 12 34.',
    {
      locale: language,
      locales: [language === 'ja' ? 'en' : 'ja'],
      seed: industries.indexOf(industry),
      known: { industry, facts: {} },
    },
  )
}

type FileType = 'application/json' | 'text/html' | 'application/zip'

function take(type: FileType, body: string | Uint8Array) {
  const bytes = typeof body === 'string' ? body : Buffer.from(body)
  return request(test.app)
    .post('/api/pages/import')
    .set({ cookie, 'content-type': type })
    .send(bytes)
}

async function exported(slug: string, query: string): Promise<Buffer> {
  const answer = await request(test.app)
    .get(`/api/pages/${slug}/export?${query}`)
    .set({ cookie })
    .buffer(true)
    .parse((res, done) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () => done(null, Buffer.concat(chunks)))
    })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-disposition']).toContain(`attachment; filename="${slug}.`)
  return answer.body
}

async function brought(document: unknown): Promise<string> {
  const answer = await take('application/json', JSON.stringify({ document }))
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.slug
}

/** What a page is beside the names its place gives it. */
async function contentOf(slug: string): Promise<unknown> {
  const answer = await request(test.app).get(`/api/pages/${slug}`).set({ cookie })
  const { id: _id, rev: _rev, ...content } = answer.body.document
  return content
}

it('half a character is no part of a page, and nothing that is made of the page fails', async () => {
  const owner = () => request.agent(test.app).set({ cookie })
  const send = (asked: request.Test, body: object) => asked.type('json').send(JSON.stringify(body))
  const brief = 'Bar Lua! \ud83d We pour wine. Find us at Rua 5, Porto.'
  const written = await send(owner().post('/api/generations'), { brief })
  expect(written.text).not.toMatch(/\\ud[89a-f]/i)
  const slug: string = JSON.parse(/^data: (.*)$/m.exec(written.text)?.[1] ?? '').slug
  const { rev } = (await owner().get(`/api/pages/${slug}`)).body
  const ops = [
    { op: 'fact', key: 'place', value: 'Rua \ud800, Porto \u{1f419}' },
    { op: 'meta', meta: { title: 'Bar \udc00' } },
    {
      op: 'insert',
      id: 'other',
      type: 'gallery',
      variant: 'grid',
      props: { title: '\ud800' },
      after: null,
    },
  ]
  const edit = owner().patch(`/api/pages/${slug}`).set('If-Match', `"${rev}"`)
  expect((await send(edit, { ops })).status).toBe(200)
  const { document } = (await owner().get(`/api/pages/${slug}`)).body
  expect(document.facts.place).toBe('Rua \ufffd, Porto \u{1f419}')
  expect(document.meta.title).toBe('Bar \ufffd')
  expect(JSON.stringify(document)).not.toMatch(/\\ud[89a-f]/i)
  expect((await owner().post(`/api/pages/${slug}/publish`)).status).toBe(200)
  expect((await request(test.app).get(`/p/${slug}`)).status).toBe(200)
  for (const format of ['html', 'zip', 'json']) await exported(slug, `format=${format}`)
})

describe('a page taken away and brought back is the same page', () => {
  it.each(sampled(industries, 5))('of the trade %s, in every language', async (industry) => {
    for (const language of localeCodes) {
      const slug = await brought(composed(industry, language))
      const before = await contentOf(slug)
      const json = await take('application/json', String(await exported(slug, 'format=json')))
      expect(await contentOf(json.body.slug)).toEqual(before)
      const html = await take('text/html', String(await exported(slug, 'format=html')))
      expect(await contentOf(html.body.slug)).toEqual(before)
    }
  })

  it.each(sampled(localeCodes, 3))('as a zip, in %s', async (language) => {
    const slug = await brought(composed('bakery', language))
    const zip = await take('application/zip', await exported(slug, 'format=zip'))
    expect(await contentOf(zip.body.slug)).toEqual(await contentOf(slug))
  })

  it('also where it is of version 1', async () => {
    const document = {
      v: 1,
      title: 'Old </script> page',
      subtitle: '',
      sections: [{ heading: 'A', body: 'B' }],
      colour: '#aa0000',
    }
    const slug = await brought(document)
    const html = await take('text/html', String(await exported(slug, 'format=html')))
    expect(html.body).toMatchObject({ version: 1, title: 'Old </script> page' })
  })
})

describe('a page as one HTML file', () => {
  it('runs no script and asks for nothing', async () => {
    const html = String(await exported(await brought(composed('cafe', 'fr')), 'format=html'))
    expect(html).not.toMatch(/<script(?! type="application\/(ld|vnd\.ninefold)\+json")/)
    expect(html.slice(0, 900)).toContain('default-src &#x27;none&#x27;')
    const asked = [...html.matchAll(/(?:src|srcset)="([^"]+)"|url\(([^)]+)\)/g)]
    const outside = asked
      .map(([, src, url]) => src ?? url ?? '')
      .filter((at) => !/^(data:|#)/.test(at))
    expect(outside).toEqual([])
    expect(html).not.toMatch(/<link rel="(?:stylesheet|preload)"/)
    expect(html).toMatch(/font-face[^}]*url\(data:font\/woff2;base64,/)
  })

  it('is in the language that was asked for', async () => {
    const slug = await brought(composed('cafe', 'fr'))
    expect(String(await exported(slug, 'format=html&language=ja'))).toMatch(/<html[^>]* lang="ja"/)
  })
})

describe('a page as a folder for any server', () => {
  it('has every language, its files beside it, and knows where it will stand', async () => {
    const slug = await brought(composed('cafe', 'fr'))
    const bytes = await exported(slug, 'format=zip&base=https%3A%2F%2Fcafe.example%2F')
    const files = unzipSync(bytes)
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'index.html',
        'ja/index.html',
        'sitemap.xml',
        'card.png',
        'icon.svg',
      ]),
    )
    const japanese = strFromU8(files['ja/index.html']!)
    for (const [, url = ''] of japanese.matchAll(/url\(\.\.\/([^)]+)\)/g))
      expect(Object.keys(files)).toContain(url)
    expect(japanese).toContain('rel="canonical" href="https://cafe.example/ja/"')
    expect(japanese).toMatch(/hreflang="fr" href="https:\/\/cafe\.example\/"/i)
    expect(japanese).toContain('href="../index.html"')
    expect(strFromU8(files['sitemap.xml']!)).toContain('<loc>https://cafe.example/ja/</loc>')
  })
})

describe('a draft that is taken away without an address', () => {
  const siteUrl = new URL(testSite).origin

  it('sends nobody to where it cannot be seen', async () => {
    const slug = await brought(composed('cafe', 'fr'))
    const files = unzipSync(await exported(slug, 'format=zip'))
    expect(Object.keys(files)).not.toContain('sitemap.xml')
    const pages = ['index.html', 'ja/index.html'].map((name) => strFromU8(files[name]!))
    for (const html of [...pages, String(await exported(slug, 'format=html'))]) {
      expect(html.match(/rel="(?:canonical|alternate)"|property="og:url"/)).toBeNull()
      expect(html.indexOf(`${siteUrl}/`)).toBe(-1)
    }
    expect(pages[1]).toContain('href="../index.html"')
  })

  it('is known by its address here once it is online', async () => {
    const slug = await brought(composed('cafe', 'fr'))
    await request(test.app).post(`/api/pages/${slug}/publish`).set({ cookie })
    const html = String(await exported(slug, 'format=html'))
    expect(html).toContain(`rel="canonical" href="${siteUrl}/fr/p/${slug}"`)
  })
})

describe('a file that is not one of ours', () => {
  const answerTo = async (type: FileType, body: string | Uint8Array) => {
    const { status, body: problem } = await take(type, body)
    return [status, problem.code, problem.errors?.[0]?.field]
  }

  it('is refused with what is wrong in it', async () => {
    expect(await answerTo('text/html', '<p>hello</p>')).toEqual([422, 'invalid', 'file'])
    expect(await answerTo('application/zip', 'not a zip')).toEqual([422, 'invalid', 'file'])
    expect(await answerTo('application/zip', zipSync({ 'a.txt': new Uint8Array(9) }))).toEqual([
      422,
      'invalid',
      'file',
    ])
    expect(await answerTo('application/json', '{')).toEqual([400, 'invalid_json', undefined])
    expect(await answerTo('application/json', '{}')).toEqual([422, 'invalid', 'document'])
    expect(await answerTo('application/json', '{"document":{"v":9}}')).toEqual([
      422,
      'invalid',
      'document.v',
    ])
    const broken = { ...emptyDocument('x', 'en'), base: 'xx' }
    expect(await answerTo('application/json', JSON.stringify({ document: broken }))).toEqual([
      422,
      'invalid',
      'document.base',
    ])
  })

  it('is not unpacked where it would be huge', async () => {
    const bomb = zipSync({ 'ninefold.json': new Uint8Array(50_000_000) })
    expect(await answerTo('application/zip', bomb)).toEqual([422, 'invalid', 'file'])
  })

  it('whose blocks are not of their kinds, by the name of each field', async () => {
    const document = composed('bakery', 'en')
    const [header, hero] = document.order.map((id) => document.blocks[id])
    if (!header || !hero) throw new Error('a page has a header and a hero')
    hero.props.title = 5
    hero.props.nothing = 'x'
    header.props.links = 7
    const answer = await take('application/json', JSON.stringify({ document }))
    expect(answer.status).toBe(422)
    const fields = answer.body.errors.map(({ field }: { field: string }) => field)
    const of = (at: number) => `document.blocks.${document.order[at]}.props`
    expect(fields.toSorted()).toEqual([`${of(0)}.links`, of(1), `${of(1)}.title`].toSorted())
  })

  it('but a block that lacks a field, or is of a kind to come, is taken', async () => {
    const document = composed('bakery', 'en')
    const hero = document.blocks[document.order[1] ?? '']
    delete hero?.props.subtitle
    document.blocks.later = { type: 'hologram', variant: 'plain', props: { depth: 3 } }
    document.order.push('later')
    const slug = await brought(document)
    const published = await request(test.app).post(`/api/pages/${slug}/publish`).set({ cookie })
    expect(published.status).toBe(200)
    expect((await request(test.app).get(`/p/${slug}`).set('accept', 'text/html')).status).toBe(200)
  })

  it('says which content types are taken', async () => {
    const answer = await request(test.app)
      .post('/api/pages/import')
      .set({ cookie, 'content-type': 'image/png' })
      .send(Buffer.from('x'))
    expect(answer.status).toBe(415)
    expect(answer.body.detail).toContain('application/zip')
  })

  it('names an unknown format, and is a 404 to strangers', async () => {
    const slug = await brought(composed('cafe', 'fr'))
    const wrong = await request(test.app)
      .get(`/api/pages/${slug}/export?format=pdf`)
      .set({ cookie })
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'format'])
    expect((await request(test.app).get(`/api/pages/${slug}/export?format=json`)).status).toBe(404)
  })
})

describe('a page with a photo', () => {
  let photo: string
  let slug: string
  beforeAll(async () => {
    const bytes = await picture({ width: 2400, height: 1600 }).jpeg().toBuffer()
    const sent = await request(test.app)
      .post('/api/uploads')
      .set({ cookie, 'content-type': 'image/jpeg' })
      .send(bytes)
    photo = sent.body.id
    const media = (id: string) => ({ kind: 'upload', id, alt: 'A loaf' })
    const items = [
      { media: media(photo), caption: '' },
      { media: media('gone'), caption: 'No longer there' },
    ]
    const page = composed('bakery', 'en')
    const props = { items }
    const gallery = { type: 'gallery', variant: 'grid', props }
    const blocks = { ...page.blocks, photos: gallery }
    slug = await brought({ ...page, blocks, order: [...page.order, 'photos'] })
  })

  it('carries it inside the one file, and asks for nothing', async () => {
    const html = String(await exported(slug, 'format=html'))
    expect(html).not.toContain('/_image/')
    const [, base64 = ''] =
      /<img [^>]*src="data:image\/webp;base64,([^"]+)" alt="A loaf"/.exec(html) ?? []
    const carried = await sharp(Buffer.from(base64, 'base64')).metadata()
    expect(carried).toMatchObject({ format: 'webp', width: 1280 })
    expect(html).toContain('No longer there')
  })

  it('carries it in the folder, where every language finds it', async () => {
    const files = unzipSync(await exported(slug, 'format=zip'))
    const { format } = await sharp(files[`images/${photo}.webp`]!).metadata()
    expect(format).toBe('webp')
    expect(strFromU8(files['index.html']!)).toContain(`src="images/${photo}.webp"`)
    expect(strFromU8(files['ja/index.html']!)).toContain(`src="../images/${photo}.webp"`)
  })

  it.each([
    ['application/json', 'json'],
    ['text/html', 'html'],
    ['application/zip', 'zip'],
  ] as const)('shows it again when brought back as %s', async (type, format) => {
    const bytes = await exported(slug, `format=${format}`)
    const back = await take(type, format === 'json' ? String(bytes) : bytes)
    const page = await request(test.app).get(`/_thumb/${back.body.slug}`).set({ cookie })
    const [source = ''] = /\/_image\/[^ "]+/.exec(page.text) ?? []
    expect(source).toContain(photo)
    expect((await request(test.app).get(source)).status).toBe(200)
  })
})

describe('a page that is kept as JSON', () => {
  it('comes back with all its creator has set, to an installation that has never seen it', async () => {
    const owner = request.agent(test.app)
    const brief = 'Harbour Bread is a bakery in Bristol. Call 0117 496 0123. My cousin likes it.'
    const made = await owner.post('/api/generations').send({ brief, locales: ['de'] })
    const found = /"slug":"([^"]+)"/.exec(made.text)?.[1] ?? ''
    const without = [brief.indexOf('My cousin'), brief.length]
    await owner
      .post(`/api/pages/${found}/regenerate`)
      .send({ chosen: { without: [without], with: [] } })
    const edits = [{ op: 'fact', key: 'email', value: 'hello@harbour.example' }]
    await owner.patch(`/api/pages/${found}`).set('if-match', '*').send({ ops: edits })
    await owner
      .post(`/api/pages/${found}/commands`)
      .set('accept', 'text/event-stream')
      .send({ command: 'make it blue', locale: 'en' })
    const translations = { de: { slug: 'hafenbrot' } }
    const settings = { slug: 'harbour-bread', listed: false, noindex: true, translations }
    await owner.put(`/api/pages/${found}/settings`).send(settings)
    const kept = (agent: typeof owner, slug: string) =>
      agent.get(`/api/pages/${slug}/export?format=json`)
    const file = (await kept(owner, 'harbour-bread')).text
    expect(JSON.parse(file).wishes).toHaveLength(1)

    const elsewhere = await openApp()
    const other = request.agent(elsewhere.app)
    const bring = () =>
      other.post('/api/pages/import').set('content-type', 'application/json').send(file)
    const brought = await bring()
    expect([brought.status, brought.body.slug]).toEqual([201, 'harbour-bread'])
    const back = await kept(other, 'harbour-bread')
    expect(withoutPlace(back.text)).toEqual(withoutPlace(file))
    expect((await other.get('/api/pages/harbour-bread')).body.generation.brief).toBe(brief)
    const { reading } = (await other.get('/api/pages/harbour-bread/reading')).body
    const rows: { span: [number, number]; kind?: string }[] = reading.rows
    expect(rows.find(({ kind }) => kind === 'without')?.span).toEqual(without)
    // An address that is taken stays whose it is.
    expect((await bring()).body.slug).not.toBe('harbour-bread')
    await elsewhere.close()
  })

  it.each([
    ['about', { listed: 'yes' }, 'about.listed'],
    ['writing', { engine: 'composer', composition: { brief: '' } }, 'writing.composition.brief'],
  ])('is refused where its %s is none', async (part, value, field) => {
    const document = composed('bakery', 'en')
    const answer = await take('application/json', JSON.stringify({ document, [part]: value }))
    expect(answer.status).toBe(422)
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(field)
  })
})

function withoutPlace(file: string): unknown {
  const { document, about, ...rest } = JSON.parse(file)
  const { id: _id, rev: _rev, ...content } = document
  return { ...rest, about, content }
}
