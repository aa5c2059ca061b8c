import request from 'supertest'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { operator } from '#server/pages/authorise.ts'
import { erasePicture } from '#server/pages/erase-picture.ts'
import { liftTakeDown, takeDownPage } from '#server/pages/take-down.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { picture } from '#test/support/pictures.ts'

let test: TestApp
let owner: ReturnType<typeof request.agent>
let slug: string
beforeEach(async () => {
  test = await openApp()
  owner = request.agent(test.app)
  const older = { title: 'Choir Nord', about: 'We sing on Mondays.', sections: ['About us'] }
  slug = (await owner.post('/api/v1/pages').send(older)).body.slug
  await owner.post(`/api/pages/${slug}/upgrade`)
  await owner.post(`/api/pages/${slug}/publish`)
})
afterEach(() => test.close())

const why = 'Copies the menu of the bakery next door'
const status = async (path: string) => (await request(test.app).get(path)).status

it('takes a page from everybody but its creator, who reads why and cannot publish it', async () => {
  const { url } = (await owner.post(`/api/pages/${slug}/shares`).send({})).body
  const shared = new URL(url).pathname
  expect([await status(`/p/${slug}`), await status(shared)]).toEqual([200, 200])
  await takeDownPage(test.services, slug, why)
  expect([await status(`/p/${slug}`), await status(`/ja/p/${slug}`)]).toEqual([404, 404])
  expect(await status(`/p/${slug}/card.png`)).toBe(404)
  expect(await status(shared)).toBe(410)
  const page = (await owner.get(`/api/pages/${slug}`)).body
  expect(page).toMatchObject({ state: 'draft', takenDown: { reason: why } })
  for (const way of ['publish', 'duplicate']) {
    const refused = await owner.post(`/api/pages/${slug}/${way}`)
    expect([refused.status, refused.body.code]).toEqual([403, 'taken_down'])
    expect(refused.body.detail).toContain(why)
  }
  expect((await owner.get(`/ja/settings/${slug}`)).text).toContain(`理由：${why}`)
  expect(await status(`/p/${slug}`)).toBe(404)
})

it('lets its creator publish it again once that is lifted', async () => {
  await takeDownPage(test.services, slug, '')
  await liftTakeDown(test.services, slug)
  expect((await owner.get(`/api/pages/${slug}`)).body.takenDown).toBeUndefined()
  expect(await status(`/p/${slug}`)).toBe(404)
  expect((await owner.post(`/api/pages/${slug}/publish`)).status).toBe(200)
  expect(await status(`/p/${slug}`)).toBe(200)
})

it('takes a page down that waits in the trash, so that it does not come back', async () => {
  await owner.delete(`/api/pages/${slug}`)
  await takeDownPage(test.services, slug, why)
  await owner.post(`/api/pages/${slug}/restore`)
  expect(await status(`/p/${slug}`)).toBe(404)
  expect((await owner.post(`/api/pages/${slug}/publish`)).status).toBe(403)
})

it('knows a page by a slug it once had, and says where there is none', async () => {
  await owner.put(`/api/pages/${slug}/settings`).send({ slug: 'choir-nord' })
  expect((await takeDownPage(test.services, slug, why)).slug).toBe('choir-nord')
  const nothing = takeDownPage(test.services, 'nothing', why)
  await expect(nothing).rejects.toMatchObject({ code: 'not_found' })
})

it('deletes one picture for ever, from its address and from the pages that show it', async () => {
  const bytes = await picture().png().toBuffer()
  const send = (agent: typeof owner) =>
    agent.post('/api/uploads').set('content-type', 'image/png').send(bytes)
  const { id, url } = (await send(owner)).body
  const twin = (await send(request.agent(test.app))).body
  const other = await picture({ width: 400, height: 300 }).png().toBuffer()
  const kept = (await owner.post('/api/uploads').set('content-type', 'image/png').send(other)).body
  const items = [id, kept.id].map((each) => ({
    media: { kind: 'upload', id: each, alt: 'The choir' },
    caption: '',
  }))
  const { rev } = (await owner.get(`/api/pages/${slug}`)).body.document
  await owner
    .patch(`/api/pages/${slug}`)
    .set('if-match', `"${rev}"`)
    .send({
      ops: [
        {
          op: 'insert',
          id: 'photos',
          type: 'gallery',
          variant: 'grid',
          props: { title: '', items },
          after: null,
        },
      ],
    })
  await owner.put(`/api/pages/${slug}/settings`).send({ icon: id })
  await owner.post(`/api/pages/${slug}/publish`)
  const online = async () => (await request(test.app).get(`/p/${slug}`)).text
  expect(await online()).toContain(id)

  expect(await erasePicture(test.services, id, operator)).toEqual([{ slug }])
  expect([await status(url), await status(twin.url)]).toEqual([404, 404])
  expect(await status(kept.url)).toBe(200)
  expect(await online()).not.toContain(id)
  expect(await online()).toContain(kept.id)
  expect((await owner.get(`/api/pages/${slug}`)).body.document.meta.icon).toBeUndefined()
  await expect(erasePicture(test.services, id, operator)).rejects.toMatchObject({
    code: 'not_found',
  })
})

it('leaves its place empty in earlier versions, in what is online and wherever a step back leads', async () => {
  const bytes = await picture().png().toBuffer()
  const { id } = (await owner.post('/api/uploads').set('content-type', 'image/png').send(bytes))
    .body
  const media = { kind: 'upload', id, alt: 'The choir' }
  const props = { title: 'Who we are', body: [], media }
  const insert = { op: 'insert', id: 'who', type: 'about', variant: 'column', props, after: null }
  const withPhoto = (await change(insert)).body.rev
  await owner.post(`/api/pages/${slug}/publish`)
  await change({ op: 'set', id: 'who', path: 'media', value: null })
  const online = async () => (await request(test.app).get(`/p/${slug}`)).text
  expect(await online()).toContain(id)

  const erased = await owner.delete(`/api/uploads/${id}`)
  expect(erased.body).toEqual({ pages: [{ slug }] })
  expect(await online()).toContain('Who we are')
  expect(await online()).not.toContain(id)
  const version = await owner.get(`/_thumb/${slug}?rev=${withPhoto}`)
  expect(version.text).toContain('Who we are')
  expect(version.text).not.toContain(id)

  await change({ op: 'set', id: 'who', path: 'media', value: media })
  expect(await draft()).not.toContain(id)
  await owner.post(`/api/pages/${slug}/revert`).send({ rev: withPhoto })
  expect(await draft()).not.toContain(id)
})

const draft = async () => JSON.stringify((await owner.get(`/api/pages/${slug}`)).body.document)

async function change(...ops: object[]) {
  const { rev } = (await owner.get(`/api/pages/${slug}`)).body
  return owner.patch(`/api/pages/${slug}`).set('if-match', `"${rev}"`).send({ ops })
}
