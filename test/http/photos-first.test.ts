import sharp from 'sharp'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageDocument } from '#shared/page/document.ts'
import { uploadIds } from '#shared/page/upload-ids.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

const brief =
  'Kiln & Clay is a ceramics studio in Bristol. I am Ada and I have thrown pots for fifteen years, since my grandmother showed me how. Classes for beginners £30, a month at the wheel £60. Call 0117 496 0123.'

let test: TestApp
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

type Agent = ReturnType<typeof request.agent>
const creator = () => request.agent(test.app)

/** A photo of one colour with a spot of another at the right. */
async function photo(ground: string, spot: string, width = 1200, height = 800): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/><circle cx="${width * 0.8}" cy="${height / 2}" r="${height / 5}" fill="${spot}"/></svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

async function upload(agent: Agent, bytes: Buffer, type = 'image/jpeg'): Promise<string> {
  const { body } = await agent.post('/api/uploads').set('content-type', type).send(bytes)
  return body.id
}

const write = (agent: Agent, more: object) =>
  agent.post('/api/generations').send({ brief, locale: 'en', ...more })

const pageOf = (text: string): PageDocument => foldEvents(parseEvents(text)).document
const find = ({ blocks }: PageDocument, type: string) =>
  Object.values(blocks).find((block) => block.type === type)

describe('photos brought along with a brief', () => {
  it('stand on the page: the first on top, the others beside the story and in the gallery', async () => {
    const agent = creator()
    const ids: string[] = []
    for (const spot of ['#d2452b', '#b83a22', '#a03020', '#cc5030', '#d06040'])
      ids.push(await upload(agent, await photo('#e9e4dc', spot)))
    const photos = ids.map((id, at) => ({ id, alt: at === 0 ? 'A bowl on the wheel' : '' }))
    const page = pageOf((await write(agent, { photos })).text)
    expect(find(page, 'hero')?.props.media).toMatchObject({
      kind: 'upload',
      id: ids[0],
      alt: 'A bowl on the wheel',
    })
    expect(find(page, 'hero')?.variant).not.toBe('type')
    expect(uploadIds(page).toSorted()).toEqual(ids.toSorted())
    expect(find(page, 'gallery')?.props.items).toHaveLength(3)
  })

  it('are cut around what draws the eye, and colour the page', async () => {
    const agent = creator()
    const id = await upload(agent, await photo('#e9e4dc', '#d2452b'))
    const page = pageOf((await write(agent, { photos: [{ id }] })).text)
    const media = find(page, 'hero')?.props.media as { focal: { x: number; y: number } }
    expect(media.focal.x).toBeGreaterThan(0.65)
    expect(page.theme.hue).toBeGreaterThan(15)
    expect(page.theme.hue).toBeLessThan(45)
  })

  it('stay when the page is written again, and go where the call says so', async () => {
    const agent = creator()
    const id = await upload(agent, await photo('#e9e4dc', '#2b7dd2'))
    const first = foldEvents(parseEvents((await write(agent, { photos: [{ id }] })).text))
    const slug = first.progress.slug ?? ''
    const again = await agent.post(`/api/pages/${slug}/regenerate`).send({})
    expect(uploadIds(pageOf(again.text))).toEqual([id])
    expect((await agent.get(`/api/pages/${slug}`)).body.generation.photos).toEqual([id])
    const without = await write(agent, { slug, photos: [] })
    expect(uploadIds(pageOf(without.text))).toEqual([])
  })
})

describe('a logo', () => {
  it('stands in the header and gives the page its colour', async () => {
    const agent = creator()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect x="40" y="40" width="120" height="120" fill="#1f6b3a"/><rect x="200" y="80" width="360" height="40" fill="#1f6b3a"/></svg>'
    const logo = await upload(agent, await sharp(Buffer.from(svg)).png().toBuffer(), 'image/png')
    const id = await upload(agent, await photo('#e9e4dc', '#d2452b'))
    const page = pageOf((await write(agent, { photos: [{ id }], logo: { id: logo } })).text)
    expect(find(page, 'header')?.props.logo).toMatchObject({ id: logo, ratio: 'panorama' })
    expect(page.theme.hue).toBeGreaterThan(130)
    expect(page.theme.hue).toBeLessThan(170)
    expect(page.theme.scheme).toBe('light')
  })
})

describe('pictures that are not the creator’s', () => {
  it.each([
    ['another’s', async () => upload(creator(), await photo('#fff', '#d2452b'))],
    ['none', async () => 'nosuchpicture'],
  ])('%s are refused by the name of their field, and nothing is written', async (_, idOf) => {
    const agent = creator()
    const own = await upload(agent, await photo('#e9e4dc', '#d2452b'))
    const id = await idOf()
    const answer = await write(agent, { photos: [{ id: own }, { id }], logo: { id } })
    expect(answer.status).toBe(422)
    expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'photos.1.id',
      'logo.id',
    ])
    expect((await agent.get('/api/pages')).body.items).toEqual([])
  })

  it('are refused where there are more than twelve', async () => {
    const agent = creator()
    const id = await upload(agent, await photo('#e9e4dc', '#d2452b'))
    const answer = await write(agent, { photos: new Array(13).fill({ id }) })
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'photos'])
  })
})

describe('a page without photos', () => {
  it('asks its creator for them and shows its readers nothing of that', async () => {
    const agent = creator()
    const written = foldEvents(parseEvents((await write(agent, {})).text))
    const slug = written.progress.slug ?? ''
    expect(find(written.document, 'gallery')?.props.items).toEqual([])
    await agent.post(`/api/pages/${slug}/publish`).send({})
    const { text } = await request(test.app).get(`/p/${slug}`)
    expect(text).not.toContain('data-block="gallery"')
    expect(text).not.toContain('#gallery')
  })
})

describe('a photo its creator placed', () => {
  it('stays where it is when the page is written again, and goes when that is taken back', async () => {
    const agent = creator()
    const brought = await upload(agent, await photo('#e9e4dc', '#d2452b'))
    const placed = await upload(agent, await photo('#e9e4dc', '#2b7dd2'))
    const written = await write(agent, { photos: [{ id: brought }] })
    const slug = foldEvents(parseEvents(written.text)).progress.slug ?? ''
    const { body } = await agent.get(`/api/pages/${slug}`)
    const media = { kind: 'upload', id: placed, alt: '' }
    const edit = (rev: number, ops: unknown) =>
      agent.patch(`/api/pages/${slug}`).set('If-Match', `"${rev}"`).send({ ops })
    const edited = await edit(body.rev, [{ op: 'set', id: 'hero', path: 'media', value: media }])
    const again = await agent.post(`/api/pages/${slug}/regenerate`).send({ seed: 4 })
    expect(find(pageOf(again.text), 'hero')?.props.media).toMatchObject({ id: placed })

    const now = (await agent.get(`/api/pages/${slug}`)).body
    await edit(now.rev, edited.body.inverse)
    const back = (await agent.get(`/api/pages/${slug}`)).body.document
    expect(find(back, 'hero')?.props.media).toMatchObject({ id: brought })
    expect(back.src['hero.media']).toBeUndefined()
  })
})
