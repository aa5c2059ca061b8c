import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CommandAnswer } from '#shared/page/command-outcome.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

const brief =
  'Salt & Rye is a bakery in Bristol. Sourdough £4.20, croissant £2.40. Call 0117 496 0123.'

let test: TestApp
let owner: ReturnType<typeof request.agent>
let slug: string
beforeAll(async () => {
  test = await openApp()
  owner = request.agent(test.app)
  const answer = await owner.post('/api/generations').send({ brief, locale: 'en' })
  slug = foldEvents(parseEvents(answer.text)).progress.slug ?? ''
})
afterAll(() => test.close())

const ask = (command: unknown, agent = owner) =>
  agent.post(`/api/pages/${slug}/commands`).send({ command, locale: 'en' })
const pageNow = async () => (await owner.get(`/api/pages/${slug}`)).body

describe('a command', () => {
  it('answers with edits, and the page changes when they are made and is as before when undone', async () => {
    const before = await pageNow()
    const { status, body } = await ask('move the menu down and make it darker')
    const { rev, ops, outcomes } = body as CommandAnswer
    expect(status).toBe(200)
    expect(outcomes.map(({ code }) => code)).toEqual(['moved', 'darker'])
    expect(await pageNow()).toEqual(before)

    const edit = (body: object, at: number) =>
      owner.patch(`/api/pages/${slug}`).set('If-Match', `"${at}"`).send(body)
    const made = await edit({ ops }, rev)
    expect(made.status).toBe(200)
    const after = await pageNow()
    expect(after.document.theme.scheme).toBe('dark')
    expect(after.document.src).toEqual(before.document.src)
    await edit({ ops: made.body.inverse }, made.body.rev)
    const undone = await pageNow()
    expect({ ...undone.document, rev: 0 }).toEqual({ ...before.document, rev: 0 })
  })

  it('read in part is a question with commands to choose from, and no edits', async () => {
    const { status, body } = await ask('make the headings bigger and paint them by hand')
    const { ops, ask: question } = body as CommandAnswer
    expect([status, ops]).toEqual([200, []])
    expect(question?.choices.map(({ command }) => command)).toContain('Make the headings bigger')
  })

  it('that cannot be carried out is refused with others that can, and recites none of it', async () => {
    const { status, body } = await ask('add a unicorn')
    const { ops, ask: question } = body as CommandAnswer
    expect([status, ops]).toEqual([200, []])
    expect(JSON.stringify(question)).not.toContain('unicorn')
    for (const { command: nearest } of question?.choices ?? []) {
      const { body: done } = await ask(nearest)
      expect((done as CommandAnswer).ops.length).toBeGreaterThan(0)
    }
  })

  it.each(['sing me a song', '§§§'])(
    '“%s” that is not understood is a 422 and changes nothing',
    async (command) => {
      const before = await pageNow()
      const { status, body } = await ask(command)
      expect([status, body.code]).toEqual([422, 'not_understood'])
      expect(await pageNow()).toEqual(before)
    },
  )

  it.each([[''], ['x'.repeat(301)], [7], [null]])(
    'of a wrong shape names its field: %j',
    async (command) => {
      const { status, body } = await ask(command)
      expect(status).toBe(422)
      expect(body.errors[0].field).toBe('command')
    },
  )

  it('is for the owner alone: the page of another, in the trash or gone is the same 404', async () => {
    expect((await ask('darker', request.agent(test.app))).status).toBe(404)
    expect(
      (await owner.post('/api/pages/nothing-here/commands').send({ command: 'darker' })).status,
    ).toBe(404)
    await owner.delete(`/api/pages/${slug}`)
    expect((await ask('darker')).status).toBe(404)
    await owner.post(`/api/pages/${slug}/restore`)
    expect((await ask('darker')).status).toBe(200)
  })
})
