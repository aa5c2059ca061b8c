import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { composer } from '#server/composer/compose.ts'
import { readConfig } from '#server/config.ts'
import type { ToldEvent } from '#server/generation/generation-service.ts'
import { createLog } from '#server/log.ts'
import { editPage } from '#server/pages/edit-page.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { allEvents, begin, documentOf, folded } from '#test/server/open-services.ts'
import { protocols, startModelServer } from '#test/support/model-server.ts'
import { temporaryFolder } from '#test/support/server-process.ts'
import { canaryKey, impatient, modelEnvironment, openModelServices } from './model-services.ts'
import { brief, inPieces, streams } from './recorded-streams.ts'

const normal = inPieces(streams.normal ?? '')
const firstLines = (count: number) =>
  inPieces(`${streams.normal?.split('\n').slice(0, count).join('\n')}\n`)
const wish = { brief, engine: 'model', locale: 'en', seed: 7 } as const

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function modelServer(...parameters: Parameters<typeof startModelServer>) {
  const server = await startModelServer(...parameters)
  closing.push(() => server.close())
  return server
}

async function services(...parameters: Parameters<typeof openModelServices>) {
  const opened = await openModelServices(...parameters)
  closing.push(() => opened.close())
  return opened
}

const doneIn = (events: readonly ToldEvent[]) =>
  events.flatMap(({ op }) => (op.op === 'blockDone' ? [op.id] : []))

describe('a page that a model is writing', () => {
  it('can be stopped: the call is hung up, finished blocks stay, the receipt is kept', async () => {
    const server = await modelServer('anthropic', { pieces: firstLines(2), hangs: true })
    const own = await services('anthropic', server)
    const { generation, slug } = await begin(own, wish)
    for await (const { op } of own.generations.follow(generation.id, 0, AbortSignal.timeout(9000)))
      if (op.op === 'blockDone' && op.id === 'menu') await own.generations.cancel(generation)
    const events = await allEvents(own, generation.id)
    expect(events.at(-1)?.op).toMatchObject({
      op: 'done',
      status: 'cancelled',
      usage: { attempts: 2 },
    })
    const document = await documentOf(own, slug)
    expect(document.order).toEqual(['header', 'hero', 'menu'])
    expect(document.blocks.hero?.props.title).toBe('Bread kneaded by hand')
    await expect.poll(() => server.calls[0]?.isAborted).toBe(true)
  })

  it('goes on in another process, which asks only for what is missing', async () => {
    const server = await modelServer('openai-compatible', { pieces: firstLines(2), hangs: true })
    const storage = await openStorage('file::memory:')
    closing.push(() => storage.close())
    const first = await services('openai-compatible', server, {}, { storage })
    const { generation, slug } = await begin(first, wish)
    for await (const { op } of first.generations.follow(
      generation.id,
      0,
      AbortSignal.timeout(9000),
    ))
      if (op.op === 'blockDone' && op.id === 'menu') break
    await first.generations.drain(0)
    server.plays = [{ pieces: normal }]
    const second = await services('openai-compatible', server, {}, { storage })
    const events = await allEvents(second, generation.id)
    expect(doneIn(events)).toEqual([...new Set(doneIn(events))])
    expect(events.at(-1)?.op).toMatchObject({ op: 'done', status: 'complete' })
    const { document, progress } = folded(events)
    expect(document).toEqual(await documentOf(second, slug))
    expect(progress.usage?.blocks).toEqual({ composer: 1, model: progress.planned.length - 1 })
    const again = JSON.stringify(server.calls[1]?.body)
    expect(again).not.toContain('"id\\":\\"hero')
    expect(again).toContain('"id\\":\\"contact')
  })

  it('is finished by the composer in a process that has no model', async () => {
    const server = await modelServer('openai-compatible', { pieces: firstLines(1), hangs: true })
    const storage = await openStorage('file::memory:')
    closing.push(() => storage.close())
    const first = await services('openai-compatible', server, {}, { storage })
    const { generation } = await begin(first, wish)
    for await (const { op } of first.generations.follow(
      generation.id,
      0,
      AbortSignal.timeout(9000),
    ))
      if (op.op === 'blockDone' && op.id === 'hero') break
    await first.generations.drain(0)
    const without = await services(
      'openai-compatible',
      server,
      {},
      { storage, model: null, composer },
    )
    const { progress, document } = folded(await allEvents(without, generation.id))
    expect(progress.status).toBe('complete')
    expect(document.blocks.hero?.props.title).toBe('Bread kneaded by hand')
    expect(progress.notes[0]?.text).toMatch(/^No model is set up here\. Ninefold’s own composer/)
    expect(progress.usage?.blocks.model).toBe(1)
  })

  it('keeps what a person typed or locked, byte for byte, and does not ask for it', async () => {
    const server = await modelServer('anthropic', { pieces: normal })
    const own = await services('anthropic', server)
    const { generation, slug } = await begin(own, { ...wish, engine: 'composer' })
    await allEvents(own, generation.id)
    const mine = 'Mine:  1,000 loaves & “more” '
    const ops = [
      { op: 'set', id: 'hero', path: 'lead', value: mine },
      { op: 'set', id: 'contact', path: '@locked', value: true },
    ] as const
    await editPage(own, { slug, identity: 'ana' }, ops, '"1"')
    const before = await documentOf(own, slug)
    const { generation: next } = await begin(own, { ...wish, slug, seed: 99 })
    await allEvents(own, next.id)
    const after = await documentOf(own, slug)
    expect(after.blocks.hero?.props).toMatchObject({ lead: mine, title: 'Bread kneaded by hand' })
    expect(after.blocks.hero?.variant).toBe(before.blocks.hero?.variant)
    expect(after.blocks.contact).toEqual(before.blocks.contact)
    expect(JSON.stringify(server.calls[0]?.body)).not.toContain('"id\\":\\"contact\\",\\"type')
  })

  it('tells no more than what it stored, also of a model that writes while it is read', async () => {
    const server = await modelServer('openai-compatible', { pieces: normal, pauseMs: 1 })
    const own = await services('openai-compatible', server)
    const { generation, slug } = await begin(own, wish)
    const heard: ToldEvent[] = []
    const signal = AbortSignal.timeout(20_000)
    for await (const event of own.generations.follow(generation.id, 0, signal)) {
      heard.push(event)
      if (event.op.op !== 'blockDone') continue
      const { id } = event.op
      expect((await documentOf(own, slug)).blocks[id]).toEqual(folded(heard).document.blocks[id])
    }
    expect(heard.at(-1)?.op.op).toBe('done')
  })
})

describe.each(protocols)('the key of a model over %s', (protocol) => {
  it('reaches the model and nothing else', async () => {
    const server = await modelServer(
      protocol,
      { status: 401 },
      { status: 500 },
      { pieces: firstLines(2), hangs: true },
      { pieces: normal },
    )
    const folder = temporaryFolder()
    closing.push(folder.remove)
    let logged = ''
    const write = (line: string) => {
      logged += line
    }
    const log = createLog('trace', { write })
    const environment = { DATABASE_URL: `file:${join(folder.path, 'test.db')}`, ...impatient }
    const storage = await openStorage(environment.DATABASE_URL)
    closing.push(() => storage.close())
    const own = await services(protocol, server, environment, { log, storage })
    let told = inspect(own.config, { depth: 9, showHidden: true }) + JSON.stringify(own.config)
    for (let page = 0; page < 3; page++) {
      const { generation } = await begin(own, wish)
      told += JSON.stringify(await allEvents(own, generation.id))
    }
    expect(server.calls.map(({ key }) => key)).toContain(canaryKey)
    expect(logged).toContain('the model left blocks unwritten')
    for (const name of readdirSync(folder.path))
      told += readFileSync(join(folder.path, name)).toString('latin1')
    told += logged + JSON.stringify(server.calls.map(({ body }) => body))
    expect(told).not.toContain(canaryKey)
    expect(told).not.toContain(canaryKey.slice(3))
  })
})

describe('the configuration of a model', () => {
  const { MODEL_API_KEY, ...rest } = modelEnvironment('anthropic', 'http://127.0.0.1:1/v1')

  it.each([
    [{ MODEL_PROVIDER: 'other' }, 'MODEL_PROVIDER: openai-compatible or anthropic'],
    [{ MODEL_NAME: 'small' }, 'MODEL_PROVIDER: openai-compatible or anthropic, as MODEL_NAME'],
    [{ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'x' }, 'MODEL_BASE_URL: needed with'],
    [
      { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: 'http://x' },
      'MODEL_NAME: needed with',
    ],
    [rest, 'MODEL_API_KEY: needed with MODEL_PROVIDER=anthropic'],
    [{ ...rest, MODEL_API_KEY: 'sk bad key' }, 'MODEL_API_KEY: letters, digits and signs'],
    [{ ...rest, MODEL_API_KEY, MODEL_SILENCE_MS: '-1' }, 'MODEL_SILENCE_MS'],
  ])('says what is wrong with %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
    expect(() => readConfig(environment)).not.toThrow('sk bad key')
  })

  it('may leave the key out where none is needed', () => {
    const local = {
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'x',
      MODEL_BASE_URL: 'http://x/v1/',
    }
    expect(readConfig(local).model).toMatchObject({ baseUrl: 'http://x/v1', key: null })
    expect(readConfig({}).model).toBeNull()
  })
})
