import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type TestApp } from '#test/support/app.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

let test: TestApp
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

it('before a page goes online its creator hears what does not go together', async () => {
  const agent = request.agent(test.app)
  const brief =
    'Harbour Bread is a small bakery in Bristol. Baking class £45 per person. Gift card £30. Call 0117 496 0148.'
  const made = await agent.post('/api/generations').send({ brief })
  const { slug } = foldEvents(parseEvents(made.text)).progress
  const { body: page } = await agent.get(`/api/pages/${slug}`)
  const findings = async () => (await agent.get(`/api/pages/${slug}/checks`)).body.findings
  const read = async () =>
    (await findings()).filter(({ code }: { code: string }) => /^(text|list|unit|facts)_/.test(code))
  expect(await read()).toEqual([])

  const prices = page.document.facts.prices.map(
    ({ unit: _unit, ...price }: object & { unit?: string }) => price,
  )
  const ops = [
    { op: 'fact', key: 'prices', value: prices },
    { op: 'set', id: 'contact', path: 'lead', value: 'Call 0117 496 0184, in the mornings and' },
  ]
  await agent.patch(`/api/pages/${slug}`).set('If-Match', `"${page.rev}"`).send({ ops }).expect(200)
  expect(await read()).toEqual([
    {
      code: 'text_cut',
      block: 'contact',
      path: 'lead',
      excerpt: 'Call 0117 496 0184, in the mornings and',
    },
    {
      code: 'unit_missing',
      block: 'menu',
      path: expect.any(String),
      excerpt: 'Baking class',
      other: 'per person',
    },
  ])
  const { body } = await agent.post(`/api/pages/${slug}/publish`).expect(200)
  expect(body.warnings).toEqual(expect.arrayContaining(['text_cut', 'unit_missing']))
})
