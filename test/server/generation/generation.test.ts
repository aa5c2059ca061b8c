import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { composer } from '#server/composer/compose.ts'
import { createGeneration } from '#server/generation/create-generation.ts'
import { editPage } from '#server/pages/edit-page.ts'
import { comparePages } from '#shared/page/compare/compare-pages.ts'
import { documentSchema } from '#shared/page/document.ts'
import {
  allEvents,
  begin,
  creator,
  documentOf,
  folded,
  openServices,
  type TestServices,
  writtenPage,
} from '../open-services.ts'

let services: TestServices
beforeEach(async () => {
  services = await openServices()
})
afterEach(() => services.close())

describe('a generation', () => {
  it('tells of its page first and of its end last, numbered without a gap', async () => {
    const { generation, slug } = await begin(services)
    const events = await allEvents(services, generation.id)
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1))
    expect(events[0]?.op).toMatchObject({ op: 'start', generation: generation.id, slug })
    expect(events.at(-1)?.op).toEqual({ op: 'done', rev: 1, status: 'complete' })
  })

  it('folds to the very document the page has', async () => {
    const { generation, slug } = await begin(services, { locales: ['de', 'en'] })
    const { document } = folded(await allEvents(services, generation.id))
    expect(document).toEqual(await documentOf(services, slug))
    expect(documentSchema.safeParse(document).success).toBe(true)
    expect(document.locales).toEqual(['pt', 'de', 'en'])
    expect(document.i18n.de?.['hero.title']?.text).toMatch(/^title de/)
  })

  it('is stored before it is told: the page is never behind what a reader has heard', async () => {
    const { generation, slug } = await begin(services)
    const heard = []
    for await (const event of services.generations.follow(
      generation.id,
      0,
      AbortSignal.timeout(5000),
    )) {
      heard.push(event)
      if (event.op.op !== 'blockDone') continue
      const { id } = event.op
      const stored = await documentOf(services, slug)
      expect(stored.blocks[id]).toEqual(folded(heard).document.blocks[id])
    }
    expect(heard.length).toBeGreaterThan(8)
  })

  it('gives the same document whatever event a reader goes on after', async () => {
    const { generation } = await begin(services)
    const whole = await allEvents(services, generation.id)
    for (const { seq } of whole) {
      if (seq === null) throw new Error('an event that is not stored')
      const rest = await allEvents(services, generation.id, seq)
      expect([...whole.slice(0, seq), ...rest]).toEqual(whole)
    }
  })

  it('gives eight readers at once the same events', async () => {
    const { generation } = await begin(services)
    const readers = await Promise.all(
      Array.from({ length: 8 }, () => allEvents(services, generation.id)),
    )
    for (const events of readers) expect(events).toEqual(readers[0])
    expect(readers[0]?.at(-1)?.op.op).toBe('done')
  })

  it('makes a readable slug of the name it found', async () => {
    const { slug } = await begin(services, { brief: 'Café Größe & Söhne. Torten.' })
    expect(slug).toMatch(/^cafe-grosse-sohne-[a-z0-9]{6}$/)
    const { slug: other } = await begin(services, { brief: 'さくらベーカリー. パン' })
    expect(other).toMatch(/^sakurabekari-[a-z0-9]{6}$/)
  })

  it('of a changed brief changes what the brief says otherwise, and nothing else', async () => {
    const real = await openServices({ composer })
    try {
      const brief = 'Harbour Bikes is a bicycle workshop in Bristol. Puncture repair £12.'
      const { slug } = await writtenPage(real, { brief, locale: 'en' })
      const before = await documentOf(real, slug)
      real.clock.now += 60_000
      const { generation } = await begin(real, { slug, brief: brief.replace('12', '14') })
      await allEvents(real, generation.id)
      const changes = comparePages(before, await documentOf(real, slug))
      expect(changes.map(({ part }) => part)).toEqual(['facts'])
    } finally {
      await real.close()
    }
  })

  it('of the same brief gives the same page, and another seed another one', async () => {
    const [one, same, other] = [
      await writtenPage(services),
      await writtenPage(services),
      await writtenPage(services, { seed: 7 }),
    ]
    const blocksOf = async ({ slug }: { slug: string }) => (await documentOf(services, slug)).blocks
    expect(await blocksOf(same)).toEqual(await blocksOf(one))
    expect(await blocksOf(other)).not.toEqual(await blocksOf(one))
  })

  it('is refused to a model where none is set up, and says what is allowed', async () => {
    const errors = [{ field: 'engine', message: expect.stringContaining('allowed: composer') }]
    await expect(begin(services, { engine: 'model' })).rejects.toMatchObject({
      status: 422,
      errors,
    })
  })
})

describe('an idempotency key', () => {
  it('gives the same generation again for the same call, also at the same moment', async () => {
    const begun = await Promise.all([1, 2, 3].map(() => begin(services, {}, 'key')))
    expect(new Set(begun.map(({ generation }) => generation.id)).size).toBe(1)
    expect(new Set(begun.map(({ slug }) => slug)).size).toBe(1)
    const { items } = await services.storage.pages.list({ owner: 'ana', limit: 10 })
    expect(items).toHaveLength(1)
  })

  it('refuses another call under it', async () => {
    await begin(services, {}, 'key')
    await expect(begin(services, { brief: 'Other' }, 'key')).rejects.toMatchObject({
      status: 422,
      errors: [{ field: 'Idempotency-Key' }],
    })
  })
})

describe('a page that is written again', () => {
  it('keeps what a person typed and says the rest anew', async () => {
    const { slug, access } = await writtenPage(services)
    const ops = [
      { op: 'set', id: 'hero', path: 'title', value: 'My own words' },
      { op: 'fact', key: 'name', value: 'Casa Sol' },
    ] as const
    await editPage(services, access, ops, '"1"')
    const { generation } = await begin(services, { slug, seed: 99 })
    await allEvents(services, generation.id)
    const document = await documentOf(services, slug)
    expect(document.blocks.hero?.props.title).toBe('My own words')
    expect(document.blocks.hero?.props.lead).toBe('lead pt 99')
    expect(document.facts.name).toBe('Casa Sol')
    expect(document.meta.title).toBe('Casa Sol, pt 99')
  })

  it('keeps a block a person added and a look they chose', async () => {
    const { slug, access } = await writtenPage(services)
    const { theme } = await documentOf(services, slug)
    const mine = { ...theme, hue: (theme.hue + 100) % 360 }
    const props = { title: 'Come by' }
    await editPage(
      services,
      access,
      [
        { op: 'insert', id: 'mine', type: 'cta', variant: 'band', props, after: 'hero' },
        { op: 'theme', theme: mine },
      ],
      '"1"',
    )
    for (const seed of [99, 100]) {
      const { generation } = await begin(services, { slug, seed })
      await allEvents(services, generation.id)
    }
    const document = await documentOf(services, slug)
    expect(document.order).toEqual(['hero', 'mine', 'about', 'cta', 'contact'])
    expect(document.blocks.mine?.props.title).toBe('Come by')
    expect(document.theme).toEqual(mine)
    expect(document.meta.title).toMatch(/100$/)
  })

  it('gets another look where nobody has chosen one', async () => {
    const { slug } = await writtenPage(services, { seed: 1 })
    const { generation } = await begin(services, { slug, seed: 2 })
    await allEvents(services, generation.id)
    expect((await documentOf(services, slug)).theme.hue).toBe(2)
  })

  it('never passes a person’s words off as translated', async () => {
    const { slug, access } = await writtenPage(services, { locales: ['de'] })
    const ops = [{ op: 'set', id: 'hero', path: 'title', value: 'My own words' }] as const
    await editPage(services, access, ops, '"1"')
    const before = (await documentOf(services, slug)).i18n.de?.['hero.title']
    const { generation } = await begin(services, { slug, seed: 99 })
    await allEvents(services, generation.id)
    const { de } = (await documentOf(services, slug)).i18n
    expect(de?.['hero.title']).toEqual(before)
    expect(de?.['hero.lead']?.text).toBe('lead de 99')
  })

  it('is refused while it is still being written', async () => {
    await services.close()
    services = await openServices({ paceMs: 60_000 })
    const { slug, generation } = await begin(services)
    await expect(begin(services, { slug })).rejects.toMatchObject({ code: 'conflict' })
    await services.generations.cancel(generation)
  })

  it('of another owner is a page that does not exist', async () => {
    const { slug } = await writtenPage(services)
    const stranger = creator('bob')
    await expect(
      createGeneration(services, stranger, { brief: 'Mine', slug }, undefined),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('an edit made while a page is written', () => {
  it('stays, and the writing goes on around it', async () => {
    await services.close()
    services = await openServices({ paceMs: 30 })
    const { slug, generation } = await begin(services)
    let edited = false
    for await (const { op } of services.generations.follow(
      generation.id,
      0,
      AbortSignal.timeout(10_000),
    )) {
      if (op.op !== 'blockDone' || edited) continue
      edited = true
      const ops = [
        { op: 'set', id: 'contact', path: 'title', value: 'Mine' },
        { op: 'remove', id: 'cta' },
      ] as const
      const { rev } = await editPage(services, { slug, identity: 'ana' }, ops, '"0"')
      expect(rev).toBe(1)
    }
    const page = await services.storage.pages.bySlug(slug)
    expect(page?.rev).toBe(2)
    const document = await documentOf(services, slug)
    expect(document.blocks.contact?.props.title).toBe('Mine')
    expect(document.order).toEqual(['hero', 'about', 'contact'])
    expect(document.blocks.contact?.props.submit).toMatch(/^submit pt/)
  })
})
