import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { regeneratePage } from '#server/generation/regenerate-page.ts'
import { editPage } from '#server/pages/edit-page.ts'
import {
  allEvents,
  begin,
  documentOf,
  folded,
  openServices,
  type TestServices,
  writtenPage,
} from '../open-services.ts'

let services: TestServices
afterEach(() => services.close())

describe('a cancel', () => {
  beforeEach(async () => {
    services = await openServices({ paceMs: 300 })
  })

  it('ends the stream, keeps finished blocks and leaves no empty ones', async () => {
    const { generation, slug } = await begin(services)
    const events = []
    for await (const event of services.generations.follow(
      generation.id,
      0,
      AbortSignal.timeout(10_000),
    )) {
      events.push(event)
      if (event.op.op === 'blockDone' && events.filter((e) => e.op.op === 'blockDone').length === 2)
        await services.generations.cancel(generation)
    }
    expect(events.at(-1)?.op).toEqual({ op: 'done', rev: 1, status: 'cancelled' })
    const document = await documentOf(services, slug)
    expect(document.order).toEqual(['hero', 'about'])
    expect(document).toEqual(folded(events).document)
    expect((await services.storage.generations.byId(generation.id))?.status).toBe('cancelled')
  })

  it('that comes too late changes nothing', async () => {
    const { generation, slug } = await begin(services)
    const events = await allEvents(services, generation.id)
    const after = await services.generations.cancel(generation)
    expect(after.status).toBe('complete')
    expect(await allEvents(services, generation.id)).toEqual(events)
    expect((await documentOf(services, slug)).order).toHaveLength(4)
  })

  it('lets the page be written again at once', async () => {
    const { generation, slug } = await begin(services)
    await services.generations.cancel(generation)
    await allEvents(services, generation.id)
    const again = await begin(services, { slug })
    expect(again.slug).toBe(slug)
    await services.generations.cancel(again.generation)
  })
})

describe('regenerating', () => {
  beforeEach(async () => {
    services = await openServices()
  })

  it('a page takes its brief and the next seed', async () => {
    const { slug, access } = await writtenPage(services, { seed: 5 })
    const { generation } = await regeneratePage(services, access, {}, undefined)
    await allEvents(services, generation.id)
    expect(generation).toMatchObject({ seed: 6, brief: 'Padaria Sol. Pão e bolos.' })
    expect((await documentOf(services, slug)).blocks.hero?.props.title).toBe('title pt 6')
  })

  it('one block leaves every other as it was', async () => {
    const { slug, access } = await writtenPage(services, { seed: 5, locales: ['de'] })
    const before = await documentOf(services, slug)
    const { generation } = await regeneratePage(services, access, { block: 'hero' }, undefined)
    const events = await allEvents(services, generation.id)
    const after = await documentOf(services, slug)
    expect(after.blocks.hero?.props.title).toBe('title pt 6')
    expect(after.i18n.de?.['hero.title']?.text).toBe('title de 6')
    expect({ ...after.blocks, hero: null }).toEqual({ ...before.blocks, hero: null })
    expect(after.order).toEqual(before.order)
    expect(after.meta).toEqual(before.meta)
    expect(folded(events).document).toEqual(after)
  })

  it.each([
    ['that is not there', 'nothing', []],
    ['that is locked', 'hero', [{ op: 'set', id: 'hero', path: '@locked', value: true }]],
  ] as const)('a block %s is refused with its field named', async (_name, block, ops) => {
    const { access } = await writtenPage(services)
    if (ops.length > 0) await editPage(services, access, ops, '"1"')
    await expect(regeneratePage(services, access, { block }, undefined)).rejects.toMatchObject({
      status: 422,
      errors: [{ field: 'block' }],
    })
  })
})
