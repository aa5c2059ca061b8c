import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type TestApp } from '#test/support/app.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

let test: TestApp
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

it('a page weighs what its readers receive', async () => {
  const agent = request.agent(test.app)
  const brief = 'Harbour Bread is a small bakery in Bristol. Call 0117 496 0148.'
  const made = await agent.post('/api/generations').send({ brief })
  const { slug } = foldEvents(parseEvents(made.text)).progress
  const { body } = await agent.get(`/api/pages/${slug}/checks`)
  await agent.post(`/api/pages/${slug}/publish`).expect(200)
  const page = await agent.get(`/p/${slug}`).set('accept-encoding', 'br')
  expect(page.headers['content-encoding']).toBe('br')
  expect(body.weight.html).toBe(Number(page.headers['content-length']))
})
