import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editPage } from '#server/pages/edit-page.ts'
import { undoWish } from '#server/pages/undo-wish.ts'
import type { Op } from '#shared/page/ops.ts'
import type { TestServices } from '#test/server/open-services.ts'
import { storedUpload } from '#test/support/fixtures.ts'
import {
  askedIn,
  type ModelServer,
  type Protocol,
  protocols,
  startModelServer,
} from '#test/support/model-server.ts'
import { openModelServices } from '../model-streams/model-services.ts'
import { answering, type WishedPage, wishedPage } from './wished-page.ts'

const brief =
  'Salt & Rye is a bakery in Bristol. We bake sourdough with a starter from 1998. Sourdough £4.20, croissant £2.40, cinnamon bun £2.80. Call 0117 496 0123.'

describe.each(protocols)('a wish by a model (%s)', (protocol: Protocol) => {
  let server: ModelServer
  let services: TestServices
  let page: WishedPage
  beforeEach(async () => {
    server = await startModelServer(protocol, {})
    services = await openModelServices(protocol, server)
    page = await wishedPage(services, brief)
  })
  afterEach(async () => {
    await services.close()
    await server.close()
  })
  const plays = (...ops: object[]) => {
    server.plays = [answering(...ops)]
  }
  const names = (ops: Op[]) => ops.map(({ op }) => op)

  it('is asked for once the reader does not understand it whole, and told part by part', async () => {
    plays({ op: 'set', id: 'hero', path: 'title', value: 'Come in and smell the sourdough' })
    const { ops, state, told } = await page.wish('friendlier please')
    expect(names(ops)).toEqual(['start', 'set', 'outcome', 'done'])
    const document = await page.document()
    expect(document).toEqual(state.document)
    expect(document.blocks.hero?.props.title).toBe('Come in and smell the sourdough')
    expect(document.src['hero.title']).toBe('model')
    expect(told).toMatchObject({
      engine: 'model',
      status: 'complete',
      outcomes: [{ code: 'rewritten', part: 'hero' }],
      isUndoable: true,
    })
    expect(told.usage).toMatchObject({ inputTokens: 900, outputTokens: 400, attempts: 1 })
  })

  it('asks the provider for JSON by schema', async () => {
    plays({ op: 'say', text: 'No.' })
    await page.wish('friendlier please')
    const body = server.calls[0]?.body
    expect(JSON.stringify([body?.response_format, body?.tools, body?.output_config])).toContain(
      '"elements"',
    )
  })

  it('that the reader understands is not asked for', async () => {
    const { told } = await page.wish('make it darker')
    expect(told.engine).toBe('composer')
    expect(server.calls).toHaveLength(0)
  })

  it('is taken back whole with one call', async () => {
    const before = await page.document()
    plays(
      { op: 'set', id: 'hero', path: 'title', value: 'The sourdough bakery' },
      {
        op: 'insert',
        type: 'faq',
        props: {
          title: 'Questions',
          items: [{ q: 'Where do I park?', a: 'Free behind the house.' }],
        },
      },
      { op: 'theme', theme: { hue: 220, scale: 'grand' } },
    )
    const { told } = await page.wish(
      'rework the page around this: parking is free behind the house',
    )
    expect(told.outcomes.map(({ code }) => code)).toEqual(['rewritten', 'added', 'look'])
    await undoWish(services, { slug: page.slug, identity: 'ana' }, told.id, 'undo')
    const { rev, ...document } = await page.document()
    expect({ ...document, rev: before.rev }).toEqual({ ...before, rev: before.rev })
    expect(rev).toBe(before.rev + 2)
  })

  it('writes over what its owner typed, as they wish it, and no other', async () => {
    const { rev } = await page.document()
    const access = { slug: page.slug, identity: 'ana' }
    const typed = { op: 'set', id: 'hero', path: 'title', value: 'My own' } as const
    await editPage(services, access, [typed], `"${rev}"`)
    plays({ op: 'set', id: 'hero', path: 'title', value: 'Bread and salt' })
    await page.wish('reword the headline so that it sounds fresh')
    const { blocks, src } = await page.document()
    expect(blocks.hero?.props.title).toBe('Bread and salt')
    expect(src['hero.title']).toBe('model')
  })

  it.each([
    ['a number', { op: 'set', id: 'hero', path: 'title', value: 'Bakers for 120 years' }],
    ['an award', { op: 'set', id: 'hero', path: 'title', value: 'The award-winning bakery' }],
    ['a name', { op: 'set', id: 'hero', path: 'title', value: 'Bread baked by Jonathan Miller' }],
    ['a phone', { op: 'fact', key: 'phone', value: '+441179999999' }],
    ['opening times', { op: 'fact', key: 'hours', value: 'Mo-Su 08:00-20:00' }],
    [
      'a price',
      { op: 'add', id: 'menu', path: 'groups.0.items', value: { name: 'Cake', price: 'p1' } },
    ],
    [
      'a review',
      {
        op: 'insert',
        type: 'quotes',
        props: { items: [{ text: 'The best bread I ever had', name: 'Jo' }] },
      },
    ],
  ])('with %s that nobody told changes nothing and says so', async (_what, op) => {
    const before = await page.document()
    plays(op)
    const { told } = await page.wish('make it more convincing')
    expect(await page.document()).toEqual(before)
    expect(told.rev).toBeNull()
    expect(told.note).toContain('Nothing was changed.')
  })

  it('that was refused does not leave its own words on the page instead', async () => {
    const before = await page.document()
    plays({ op: 'set', id: 'hero', path: 'title', value: 'The award-winning bakery' })
    const { told } = await page.wish('make the headline sound as if a neighbour wrote it')
    expect(await page.document()).toEqual(before)
    expect(told.note).toContain('Nothing was changed.')
  })

  it('is a source of facts itself', async () => {
    plays(
      { op: 'fact', key: 'phone', value: '+441179999999' },
      { op: 'fact', key: 'hours', value: 'Mo-Fr 08:00-17:30' },
    )
    const wish =
      'hey so we got a new number, 0117 999 9999, and its Monday to Friday 8 till 17:30 now, sort it out'
    const { told } = await page.wish(wish, { engine: 'model' })
    expect(told.outcomes).toEqual([
      { code: 'fact', fact: 'phone' },
      { code: 'fact', fact: 'hours' },
    ])
    const { facts, src } = await page.document()
    expect([facts.phone, facts.hours]).toEqual(['+441179999999', 'Mo-Fr 08:00-17:30'])
    expect(src['facts.phone']).toBe('user')
  })

  it('at a part touches nothing else', async () => {
    const before = await page.document()
    plays(
      { op: 'set', id: 'hero', path: 'title', value: 'Somewhere else' },
      { op: 'theme', theme: { hue: 100 } },
      { op: 'remove', id: 'header' },
    )
    const [, other = ''] = before.order.filter((id) => id !== 'hero')
    const { told } = await page.wish('friendlier', { scope: { id: other } })
    expect(await page.document()).toEqual(before)
    expect(told.note).toContain('Nothing was changed.')
  })

  it('leaves locked blocks alone and says so', async () => {
    const { rev } = await page.document()
    const access = { slug: page.slug, identity: 'ana' }
    await editPage(
      services,
      access,
      [{ op: 'set', id: 'hero', path: '@locked', value: true }],
      `"${rev}"`,
    )
    plays({ op: 'set', id: 'hero', path: 'title', value: 'Other words' })
    const { told } = await page.wish('friendlier please')
    expect(told.outcomes).toEqual([{ code: 'locked', part: 'hero' }])
  })

  it('that changes nothing says why in one line', async () => {
    plays({ op: 'say', text: 'There is no photo of the shop yet; add one first.' })
    const { told } = await page.wish('put the photo of the shop first')
    expect(told).toMatchObject({
      rev: null,
      outcomes: [],
      note: 'There is no photo of the shop yet; add one first.',
    })
    plays()
    expect((await page.wish('surprise the neighbours somehow')).told.note ?? '').not.toBe('')
  })

  it('tells the model of the wishes before', async () => {
    await page.wish('make it darker')
    plays({ op: 'undo' })
    await page.wish('hm that is not how the shop feels')
    const asked = askedIn(server.calls[0] ?? { body: { model: '', stream: true } })
    expect(asked).toContain('- "make it darker": darker')
    expect((await page.document()).theme.scheme).not.toBe('dark')
  })
})

it('a creator whose tokens are used up is told so, and nothing changes', async () => {
  const server = await startModelServer(
    'openai-compatible',
    answering({ op: 'set', id: 'hero', path: 'title', value: 'Sourdough' }),
  )
  const services = await openModelServices('openai-compatible', server, {
    MODEL_TOKENS_PER_CREATOR: '1000',
  })
  const page = await wishedPage(services, brief)
  const wish = 'make the top part sound as if a neighbour wrote it'
  expect((await page.wish(wish)).told.note).toBeNull()
  const { told } = await page.wish(`${wish} from the next street`)
  expect(told.note).toBe('The limit set for the model is used up. Nothing was changed.')
  expect(server.calls).toHaveLength(1)
  await services.close()
  await server.close()
})

describe.each(protocols)('a wish about pictures (%s)', (protocol) => {
  let server: ModelServer
  let services: TestServices
  const asked: string[] = []
  const open = async (environment: Record<string, string>) => {
    server = await startModelServer(protocol, {})
    const bytes = Buffer.from('/9j/4AAQSkZJRg==', 'base64')
    const pictureOf = async (id: string) => {
      asked.push(id)
      return bytes
    }
    services = await openModelServices(protocol, server, environment, { pictureOf })
    const page = await wishedPage(services, brief)
    const { rev } = await page.document()
    await services.storage.uploads.insert(storedUpload({ id: 'picture-1', owner: 'ana' }))
    const media = { kind: 'upload', id: 'picture-1', alt: '' }
    const props = { items: [{ media, caption: '' }] }
    const gallery = {
      op: 'insert',
      id: 'shown',
      type: 'gallery',
      variant: 'grid',
      props,
    } as const
    const access = { slug: page.slug, identity: 'ana' }
    await editPage(services, access, [{ ...gallery, after: 'hero' }], `"${rev}"`)
    return page
  }
  const alt = { op: 'set', id: 'shown', path: 'items.0.media.alt', value: 'A loaf on a table' }
  const command = 'describe the pictures for those who cannot see them'
  afterEach(async () => {
    await services.close()
    await server.close()
  })

  it('shows them to a model that sees, and takes its descriptions', async () => {
    const page = await open({ MODEL_SEES_PICTURES: '1' })
    server.plays = [answering(alt)]
    const { told } = await page.wish(command)
    expect(told.outcomes).toEqual([{ code: 'rewritten', part: 'gallery' }])
    const { blocks } = await page.document()
    expect(JSON.stringify(blocks.shown?.props)).toContain('A loaf on a table')
    expect(asked).toContain('picture-1')
    const body = JSON.stringify(server.calls[0]?.body)
    expect(body).toContain('/9j/4AAQSkZJRg==')
    expect(body).toContain('shown.items.0.media.alt')
  })

  it('takes none from a model that sees nothing', async () => {
    const page = await open({})
    server.plays = [answering(alt)]
    const { told } = await page.wish(command)
    expect(told.rev).toBeNull()
    expect(JSON.stringify(server.calls[0]?.body)).not.toContain('/9j/')
  })
})
