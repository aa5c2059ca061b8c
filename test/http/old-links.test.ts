import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeCodes, localizePath } from '#shared/locales.ts'
import { openApp, type TestApp } from '#test/support/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

describe('an address with a slash at its end', () => {
  it.each([
    ['/terms/?a=b', '/terms?a=b', /^public/],
    ['/ja/', '/ja', /^public/],
    ['/en/', '/', /^public/],
    ['/en/terms/', '/terms', /^public/],
    ['/p/anything/', '/p/anything', /^public/],
    ['/share/anything/', '/share/anything', /^private, no-store$/],
  ])('leads to the one without, in one step, kept by whom it may: %s', async (path, to, kept) => {
    const { status, headers } = await request(test.app).get(path)
    expect([status, headers.location]).toEqual([301, to])
    expect(headers['cache-control']).toMatch(kept)
  })

  it.each(['/xx/', '/settings/', '/share/', '/p/', '/uploads/', '/_image/', '/_share/anything/'])(
    'leads nowhere where nothing is without: %s',
    async (path) => {
      const { status, headers } = await request(test.app).get(path)
      expect([status, headers.location]).toEqual([404, undefined])
      expect(headers['cache-control']).toContain('no-store')
    },
  )
})

describe.each(localeCodes)('an old link in %s', (locale) => {
  const at = (path: string) => localizePath(locale, path)
  const made = { title: 'Choir Nord', about: 'We sing.', sections: ['About us'] }

  it('leads to the frame a shared page has now', async () => {
    const agent = request.agent(test.app)
    const { slug } = (await agent.post('/api/v1/pages').send(made)).body
    const { token } = (await agent.post(`/api/pages/${slug}/shares`).send({})).body
    const [older, newer] = [at(`/share/v1/${token}`), at(`/share/${token}`)]
    const locationOf = async (path: string) => {
      const { status, headers } = await agent.get(path)
      return [status, headers.location]
    }
    expect(await locationOf(newer)).toEqual([301, older])
    await agent.post(`/api/pages/${slug}/upgrade`).send()
    expect(await locationOf(`${older}?a=1`)).toEqual([301, `${newer}?a=1`])
    const payload = '/_payload.json'
    expect(await locationOf(older + payload)).toEqual([301, newer + payload])
    expect((await agent.get(newer)).status).toBe(200)
  })

  it('to a screen of a page leads its owner to its new slug, and nobody else', async () => {
    const agent = request.agent(test.app)
    const { slug } = (await agent.post('/api/v1/pages').send(made)).body
    const next = `choir-${locale}`
    await agent.put(`/api/pages/${slug}/settings`).send({ slug: next }).expect(200)
    for (const screen of ['/generate', '/settings', '/history', '/generate/v1']) {
      const [old, now] = [at(`${screen}/${slug}`), at(`${screen}/${next}`)]
      const moved = await agent.get(old)
      expect([moved.status, moved.headers.location]).toEqual([301, now])
      expect(moved.headers['cache-control']).toBe('private, no-store')
      expect((await agent.get(now)).status).toBe(200)
      const payload = await agent.get(`${old}/_payload.json`)
      expect(payload.headers.location).toBe(`${now}/_payload.json`)
      expect((await request(test.app).get(old)).status).toBe(404)
    }
  })
})
