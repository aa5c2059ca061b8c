import request from 'supertest'
import { afterEach, describe, expect, it } from 'vitest'
import { composeInThread } from '#server/generation/compose-in-thread.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

const brief =
  'Harbour Bread is a bakery in Ely. We bake sourdough every night.\nA loaf is £4. Open Mon-Sat 8-14. Call 01353 555 010.'
const sentences = brief.split(/(?<=\.)\s/)

type Limits = Parameters<typeof composeInThread>[1]

let app: TestApp
let warned: { msg: string; reason?: string; name?: string }[] = []
afterEach(() => app.close())

/** As it is served: what strangers write is read in a thread, for so long at most. */
async function open(limits: Limits): Promise<void> {
  warned = []
  const write = (line: string) => void warned.push(JSON.parse(line))
  app = await openApp({ LOG_LEVEL: 'warn' }, { write }, (log) => composeInThread(log, limits))
}

async function written(agent: ReturnType<typeof request.agent>) {
  const { text } = await agent.post('/api/generations').send({ brief, locale: 'en', seed: 1 })
  return foldEvents(parseEvents(text))
}

const wish = (agent: ReturnType<typeof request.agent>, slug: string | null) =>
  agent.post(`/api/pages/${slug}/commands`).send({ command: 'make it darker', locale: 'en' })

/** A thread's start takes seconds of a processor that others may be busy with. */
const timeout = 180_000

describe('a page that is written in a thread', { timeout }, () => {
  it('is the page that is written without one, and wishes for it are read', async () => {
    app = await openApp()
    const { document } = await written(request.agent(app.app))
    await app.close()
    await open({ deadlineMs: 60_000 })
    const agent = request.agent(app.app)
    const there = await written(agent)
    expect(there.document.blocks).toEqual(document.blocks)
    const { status, body } = await wish(agent, there.progress.slug)
    expect([status, body.ops.length > 0]).toEqual([200, true])
    expect(warned).toEqual([])
  })

  it.each<[string, Limits, RegExp]>([
    ['time has run out', { deadlineMs: 1 }, /not done within 1 ms/],
    ['too many wait', { waiting: 0 }, /too many wait/],
  ])('has its creator’s sentences where %s', async (_, limits, reason) => {
    await open(limits)
    const agent = request.agent(app.app)
    const { document, progress } = await written(agent)
    expect(progress.status).toBe('complete')
    const said = JSON.stringify(document.blocks)
    for (const sentence of sentences) expect(said).toContain(sentence.replace(/\.$/, ''))
    expect((await agent.post(`/api/pages/${progress.slug}/publish`).send()).status).toBe(200)
    expect((await wish(agent, progress.slug)).body.code).toBe('not_understood')
    expect(warned.map((line) => line.reason).join()).toMatch(reason)
    // Whose words they are stays in no log.
    expect(JSON.stringify(warned)).not.toContain('Harbour')
  })
})
