import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { documentSchema } from '#shared/page/document.ts'
import {
  allEvents,
  begin,
  documentOf,
  folded,
  type TestServices,
} from '#test/server/open-services.ts'
import {
  type ModelServer,
  type Play,
  protocols,
  startModelServer,
} from '#test/support/model-server.ts'
import { openModelServices } from './model-services.ts'
import { brief, inPieces, streams } from './recorded-streams.ts'

const normal = inPieces(streams.normal ?? '')

describe.each(protocols)('a page written by a model over %s', (protocol) => {
  let server: ModelServer
  let services: TestServices
  beforeEach(async () => {
    server = await startModelServer(protocol)
    services = await openModelServices(protocol, server)
  })
  afterEach(async () => {
    await services.close()
    await server.close()
  })

  async function written(...plays: Play[]) {
    server.plays = plays
    const { generation, slug } = await begin(services, {
      brief,
      engine: 'model',
      locale: 'en',
      seed: 7,
    })
    const events = await allEvents(services, generation.id)
    const { document, progress } = folded(events)
    expect(document).toEqual(await documentOf(services, slug))
    expect(documentSchema.safeParse(document).error).toBeUndefined()
    expect(progress.done.toSorted()).toEqual(progress.planned.toSorted())
    expect(progress.status).toBe('complete')
    const stored = await services.storage.generations.byId(generation.id)
    expect(stored?.usage).toEqual(progress.usage)
    return { events, document, progress, slug, codes: progress.notes.map(({ code }) => code) }
  }

  it('has the model’s words, the facts’ prices and a receipt', async () => {
    const { document, progress, codes } = await written({ pieces: normal })
    expect(document.blocks.hero).toMatchObject({
      variant: 'centered',
      props: { title: 'Bread kneaded by hand', actions: [{ to: 'fact:email' }] },
    })
    expect(document.src['hero.title']).toBe('model')
    expect(document.blocks.menu?.props.groups).toMatchObject([
      { items: [{ name: 'Rye bread', price: 'p1', text: expect.stringContaining('Dark') }, {}] },
    ])
    expect(codes).toEqual([])
    expect(progress.usage).toMatchObject({
      inputTokens: 900,
      outputTokens: 400,
      estimated: false,
      attempts: 1,
      blocks: { composer: 1 },
    })
    expect(server.calls[0]?.body).toMatchObject({ model: 'small', stream: true })
  })
})
