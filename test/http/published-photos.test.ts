import { unzipSync } from 'fflate'
import sharp, { type Sharp } from 'sharp'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp, type TestApp } from '#test/support/app.ts'
import { htmlFaults } from '#test/support/html-faults.ts'
import { picture } from '#test/support/pictures.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

let test: TestApp
let agent: ReturnType<typeof request.agent>
let slug: string
let photo: string
let bytes: Buffer
beforeAll(async () => {
  test = await openApp()
  agent = request.agent(test.app)
  const brief = 'Harbour Bread is a bakery in Bristol.'
  const made = await agent.post('/api/generations').send({ brief, locales: ['en', 'de'] })
  slug = foldEvents(parseEvents(made.text)).progress.slug ?? ''
  bytes = await picture({ width: 2400, height: 1600 }).jpeg().toBuffer()
  photo = (await agent.post('/api/uploads').set('content-type', 'image/jpeg').send(bytes)).body.id
  await edit([
    insert('photo', 'hero', 'split', { title: 'Bread', media: media({ x: 0.3, y: 0.72 }) }),
    insert('room', 'gallery', 'grid', {
      title: 'The room',
      items: [{ media: media(), caption: 'In the morning' }],
    }),
    insert('why', 'features', 'grid', {
      title: 'Why',
      items: [{ icon: 'rocket', title: 'Fast', text: 'Very.' }],
    }),
    { op: 'translate', locale: 'de', id: 'photo', path: 'media.alt', text: 'Brot', state: 'done' },
  ])
  await agent.post(`/api/pages/${slug}/publish`).send()
})
afterAll(() => test.close())

const media = (focal?: object) => ({ kind: 'upload', id: photo, alt: 'A "warm" loaf', focal })
const insert = (id: string, type: string, variant: string, props: object) => {
  return { op: 'insert', id, type, variant, props, after: null }
}

async function edit(ops: object[]): Promise<void> {
  const { rev } = (await agent.get(`/api/pages/${slug}`)).body
  const answer = await agent.patch(`/api/pages/${slug}`).set('If-Match', `"${rev}"`).send({ ops })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

/** Red, green and blue of what a pipeline makes. */
async function meanColour(picture: Sharp): Promise<number[]> {
  const made = await picture.removeAlpha().png().toBuffer()
  const { channels } = await sharp(made).stats()
  return channels.map(({ mean }) => mean)
}

/** The right of the card is the photo the page leads with. */
async function expectPhotoOn(card: Uint8Array): Promise<void> {
  const panel = { left: 760, top: 0, width: 440, height: 630 }
  const shown = await meanColour(sharp(card).extract(panel))
  const meant = await meanColour(sharp(bytes).resize(440, 630, { fit: 'cover' }))
  for (const [at, mean] of shown.entries())
    expect(Math.abs(mean - (meant[at] ?? 0))).toBeLessThan(6)
}

const read = (path = `/p/${slug}`) => request(test.app).get(path).set('accept', 'text/html')

describe('a published page with photos', () => {
  it('unfolds from its link with the photo it leads with', async () => {
    const address = /<meta property="og:image" content="[^"]*(\/p\/[^"]+)"/.exec(
      (await read()).text,
    )
    const card = await request(test.app).get(address?.[1] ?? '')
    expect(card.type).toBe('image/png')
    await expectPhotoOn(card.body)
  })

  it('takes that picture along to another server', async () => {
    const answer = await agent.get(`/api/pages/${slug}/export?format=zip`).responseType('blob')
    await expectPhotoOn(unzipSync(answer.body)['card.png'] ?? new Uint8Array())
  })

  it('shows them in sizes that are really there', async () => {
    const { text } = await read()
    const sources = [...text.matchAll(/\/_image\/[^ "]+/g)].map(([source]) => source)
    const unique = [...new Set(sources)]
    expect(unique.length).toBeGreaterThan(3)
    for (const source of unique) {
      const answer = await request(test.app).get(source)
      expect([source, answer.status, answer.type]).toEqual([source, 200, 'image/webp'])
    }
  })

  it('says what they show, in the reader’s language', async () => {
    expect((await read()).text).toContain('alt="A &quot;warm&quot; loaf"')
    const german = (await read(`/de/p/${slug}`)).text
    expect(german).toContain('alt="Brot"')
  })

  it('keeps what matters in sight, without a style attribute', async () => {
    const { text } = await read()
    expect(text).toMatch(/<img[^>]* class="focal-30-72"/)
    expect(text).toContain('.focal-30-72{object-position:30% 72%}')
    expect(text).not.toMatch(/<[^>]+ style=/)
  })

  it('keeps a place for each and runs no script', async () => {
    const { text } = await read()
    const images = text.match(/<img[^>]*>/g) ?? []
    expect(images.length).toBeGreaterThanOrEqual(2)
    for (const image of images) expect(image).toMatch(/ width="\d+" height="\d+"/)
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">'])
  })

  it('draws icons outside the usual ones without asking for them', async () => {
    const { text } = await read()
    const features = text.slice(text.indexOf('id="why"'))
    expect(features).toMatch(/<svg class="icon"[^>]*><g/)
    expect(text).not.toContain('/_icons/')
  })

  it('is valid HTML', async () => {
    expect(await htmlFaults((await read()).text)).toEqual([])
  })
})
