import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type TestApp } from '#test/support/app.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

const call = 'Call me on 01632 960417 if the council rings'
const brief = `[18:02] Anna: Street party on Mill Lane, Saturday 14 June from 2 pm
[18:04] Ben: ${call}
[18:06] Anna: Bring a dish to share`

let test: TestApp
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

async function written() {
  const agent = request.agent(test.app)
  const answer = await agent.post('/api/generations').send({ brief, locale: 'en' })
  const { slug } = foldEvents(parseEvents(answer.text)).progress
  const at = `/api/pages/${slug}`
  return {
    choose: (chosen: object, more: object = {}) =>
      agent.post(`${at}/regenerate`).send({ chosen, ...more }),
    reading: async () => (await agent.get(`${at}/reading`)).body.reading,
    document: async () => (await agent.get(at)).body.document,
  }
}

const start = brief.indexOf(call)
const span = [start, start + call.length]

it('writes a page without a sentence, which stays in the brief', async () => {
  const { choose, reading, document } = await written()
  expect((await document()).facts.phone).toBe('+441632960417')
  expect((await choose({ without: [span], with: [] })).status).toBe(200)
  const { facts, blocks } = await document()
  expect(facts.phone).toBeUndefined()
  expect(JSON.stringify(blocks)).not.toContain('council')
  const read = await reading()
  expect(read.brief).toBe(brief)
  expect(read.manner).toBe('chat')
  expect(read.rows).toContainEqual({ span, kind: 'without' })
})

it.each([
  ['chosen.without.0', { without: [[0, brief.length + 1]], with: [] }, {}],
  ['chosen.without.0.0', { without: [[-1, 4]], with: [] }, {}],
  ['chosen.with.0', { without: [span], with: [span] }, {}],
  ['chosen.without', { without: [[0, brief.length]], with: [] }, {}],
  ['chosen', { without: [span], with: [] }, { block: 'hero' }],
  ['chosen.with', { without: [span] }, {}],
])('refuses a choice and names %s', async (field, chosen, more) => {
  const { choose } = await written()
  const { status, body } = await choose(chosen, more)
  expect(status).toBe(422)
  expect(body.errors.map((each: { field: string }) => each.field)).toContain(field)
})
