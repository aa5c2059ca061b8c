import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endOfTrash } from '#shared/payloads.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

const person = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
}

let test: TestApp
let owner: ReturnType<typeof request.agent>
let stranger: ReturnType<typeof request.agent>
let slug: string
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

beforeEach(async () => {
  owner = request.agent(test.app)
  stranger = request.agent(test.app)
  slug = await madeBy(owner, 'Harbour Bread is a bakery in Bristol.')
  await madeBy(stranger, 'Nora Hale tunes pianos in Leeds.')
  await owner.post(`/api/pages/${slug}/publish`).expect(200)
  await owner.delete(`/api/pages/${slug}`).send().expect(200)
})

async function madeBy(agent: typeof owner, brief: string): Promise<string> {
  const made = await agent.post('/api/generations').send({ brief, locale: 'en' })
  return foldEvents(parseEvents(made.text)).progress.slug ?? ''
}

const screens = ['/settings', '/generate', '/generate/v1', '/history'] as const
const at = (agent: typeof owner, path: string) => agent.get(path).set(person)

describe('a page in the trash', () => {
  it.each(screens)('tells its owner at %s until when it can be restored', async (screen) => {
    const { text, status, headers } = await at(owner, `${screen}/${slug}`)
    expect(status).toBe(404)
    expect(headers['cache-control']).toContain('no-store')
    const { trashedAt } = (await owner.get(`/api/pages/${slug}`)).body
    const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    expect(text).toContain('Harbour Bread” is in the trash')
    expect(text.replaceAll('<!-- -->', '')).toMatch(
      new RegExp(`until [^.]*${until.format(endOfTrash(trashedAt)).split(' ')[1]}`),
    )
    expect(text).toContain('back online')
  })

  it.each(screens)('is the 404 of an unknown page to anybody else at %s', async (screen) => {
    const shown = async (path: string) => {
      const { status, text } = await at(stranger, path)
      expect(text).toContain('Page Not Found')
      expect(text).not.toContain('Harbour Bread')
      return status
    }
    expect(await shown(`${screen}/${slug}`)).toBe(await shown(`${screen}/nobody-has-this`))
  })

  it('leads its owner from the public address to there, in the same language', async () => {
    const answer = await at(owner, `/de/p/${slug}`)
    expect([answer.status, answer.headers.location]).toEqual([302, `/de/settings/${slug}`])
    expect(answer.headers['cache-control']).toContain('no-store')
    expect((await at(stranger, `/p/${slug}`)).status).toBe(404)
    expect((await request(test.app).get(`/p/${slug}`).set(person)).status).toBe(404)
    expect((await at(owner, '/p/nobody-has-this')).status).toBe(404)
  })

  it('is there again once it is restored', async () => {
    await owner.post(`/api/pages/${slug}/restore`).expect(200)
    expect((await at(owner, `/settings/${slug}`)).status).toBe(200)
    expect((await at(owner, `/p/${slug}`)).status).toBe(200)
  })
})

describe('a share link that came to its end', () => {
  it('sends whoever still had its password form open back to what became of it', async () => {
    await owner.post(`/api/pages/${slug}/restore`).expect(200)
    const made = await owner
      .post(`/api/pages/${slug}/shares`)
      .send({ password: 'sesame', maxViews: 1 })
    const { token } = made.body
    const unlock = () =>
      request(test.app)
        .post(`/share/${token}/unlock?lang=de`)
        .set({ ...person, 'sec-fetch-site': 'same-origin' })
        .type('form')
        .send({ password: 'sesame' })
    expect((await unlock()).headers.location).toBe(`/de/share/${token}`)
    const late = await unlock()
    expect([late.status, late.headers.location]).toEqual([303, `/de/share/${token}`])
    const { status, text } = await request(test.app).get(`/de/share/${token}`).set(person)
    expect(status).toBe(410)
    expect(text).toContain('Dieser Link lässt sich nicht mehr öffnen')
    expect(text).not.toContain('Harbour')
  })

  it('says in words that wrong passwords were too many', async () => {
    await owner.post(`/api/pages/${slug}/restore`).expect(200)
    const made = await owner.post(`/api/pages/${slug}/shares`).send({ password: 'sesame' })
    const guess = () =>
      request(test.app)
        .post(`/share/${made.body.token}/unlock?lang=fr`)
        .set({ ...person, 'sec-fetch-site': 'same-origin' })
        .type('form')
        .send({ password: 'wrong' })
    let answer = await guess()
    for (let tries = 0; answer.status === 303 && tries < 20; tries++) answer = await guess()
    expect(answer.status).toBe(429)
    expect(answer.text).toMatch(/Trop de tentatives.*Réessayez dans 15 minutes\./)
  })
})
