import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { composer } from '#server/composer/compose.ts'
import { editPage } from '#server/pages/edit-page.ts'
import { pageReading } from '#server/pages/page-reading.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import {
  allEvents,
  begin,
  documentOf,
  folded,
  type TestServices,
} from '#test/server/open-services.ts'
import { type ModelServer, startModelServer } from '#test/support/model-server.ts'
import { openModelServices } from './model-services.ts'
import { inPieces, brief as recorded } from './recorded-streams.ts'

/** A fact that is put right on a page of a model changes what names it, and nothing else. */

/** With rules, so that there is a list of them to be written. */
const brief = `${recorded} Dogs are welcome in the yard. We take no cards.`

const item = (title: string, text: string) => ({ icon: 'wheat', title, text })
/** What the model writes for that brief: some of it names a fact, most does not. */
const lines = [
  {
    id: 'hero',
    variant: 'centered',
    props: {
      title: 'Bread kneaded by hand',
      lead: 'Rye bread and custard tarts from a wood oven. Fresh from Tuesday to Saturday.',
    },
    i18n: { de: { title: 'Von Hand geknetetes Brot' } },
  },
  {
    id: 'menu',
    props: {
      title: 'From the oven',
      lead: 'We have been baking since 1987. Few things, made well.',
      groups: [{ items: [{ text: 'Dark, with a crust that cracks.' }, { text: 'Warm.' }] }],
    },
    i18n: { de: { title: 'Aus dem Ofen', lead: 'Wir backen seit 1987. Weniges, und das gut.' } },
  },
  {
    id: 'features',
    props: {
      title: 'How we bake',
      items: [
        item('By hand', 'Every loaf is kneaded by hand.'),
        item('Days', 'The oven is hot from Tuesday to Saturday.'),
        item('Wood', 'The fire is lit before the sun is up.'),
      ],
    },
    i18n: { de: { 'items.0.title': 'Von Hand', 'items.2.title': 'Holz' } },
  },
  { id: 'contact', props: { title: 'Write to us', lead: 'We read every mail at Harbour Bakery.' } },
  { id: 'hours', props: { title: 'When we are open' } },
  { id: 'gallery', props: { title: 'From the bakehouse' } },
  { id: 'footer', props: { note: 'Bread from Porto.' } },
]
const answer = lines.map((line) => JSON.stringify(line)).join('\n')

let server: ModelServer
let services: TestServices
let slug: string
beforeEach(async () => {
  server = await startModelServer('openai-compatible', { pieces: inPieces(answer) })
  services = await openModelServices('openai-compatible', server)
})
afterEach(async () => {
  await services.close()
  await server.close()
})

const access = () => ({ slug, identity: 'ana' })

async function written(locales: ('de' | 'fr')[] = []): Promise<PageDocument> {
  const wish = { brief, engine: 'model', locale: 'en', seed: 7, locales } as const
  const begun = await begin(services, wish)
  slug = begun.slug
  await allEvents(services, begun.generation.id)
  return documentOf(services, slug)
}

async function edit(...ops: EditOp[]): Promise<void> {
  await editPage(services, access(), ops, `"${(await documentOf(services, slug)).rev}"`)
}

/** The fact as its owner has it, then the brief again as the panel of a fact sends it. */
async function corrected(key: 'hours' | 'since' | 'prices' | 'email' | 'name', value: unknown) {
  await edit({ op: 'fact', key, value } as EditOp)
  services.clock.now += 60_000
  const { generation } = await begin(services, { slug, brief, engine: 'model' })
  const events = await allEvents(services, generation.id)
  expect(folded(events).document).toEqual(await documentOf(services, slug))
  expect(events.at(-1)?.op).toMatchObject({ op: 'done', status: 'complete' })
  return documentOf(services, slug)
}

/** Blocks that are not as they were. */
const changed = (before: PageDocument, after: PageDocument): string[] =>
  before.order.filter(
    (id) => JSON.stringify(before.blocks[id]) !== JSON.stringify(after.blocks[id]),
  )

describe('a correction on a page of a model', () => {
  it('asks no model, and leaves every text that does not name the fact', async () => {
    const before = await written()
    const [calls, readings] = [server.calls.length, server.readings.length]
    const after = await corrected('since', 1985)
    expect([server.calls.length, server.readings.length]).toEqual([calls, readings])
    expect(after.blocks.menu?.props.lead).toBe(
      'We have been baking since 1985. Few things, made well.',
    )
    expect(after.src['menu.lead']).toBe('model')
    expect(JSON.stringify(after.blocks)).not.toContain('1987')
    expect(after.order).toEqual(before.order)
    expect(after.theme).toEqual(before.theme)
    expect(changed(before, after)).toEqual(['menu'])
  })

  it('leaves out sentences that would tell what is so no more', async () => {
    const before = await written()
    const after = await corrected('hours', 'Mo-Fr 08:00-18:30')
    expect(after.blocks.hero?.props).toEqual({
      ...before.blocks.hero?.props,
      lead: 'Rye bread and custard tarts from a wood oven.',
    })
    expect(after.blocks.features?.props.items).toMatchObject([
      { title: 'By hand' },
      { title: 'Wood' },
    ])
    expect(JSON.stringify(after.blocks)).not.toMatch(/Saturday|19:00/)
    expect(changed(before, after)).toEqual(['hero', 'features'])
    expect(after.facts.hours).toBe('Mo-Fr 08:00-18:30')
  })

  it('calls its page by its other name, wherever it is named', async () => {
    await written()
    const after = await corrected('name', 'Quay Ovens')
    expect(after.blocks.contact?.props.lead).toBe('We read every mail at Quay Ovens.')
    expect(after.blocks.hero?.props.title).toBe('Bread kneaded by hand')
    expect(JSON.stringify([after.blocks, after.meta])).not.toContain('Harbour')
  })

  it('keeps what people typed, moved and took away', async () => {
    await written()
    const typed = 'Mine: fresh from Tuesday to Saturday'
    await edit(
      { op: 'set', id: 'hero', path: 'lead', value: typed },
      { op: 'move', id: 'contact', after: 'hero' },
      { op: 'remove', id: 'menu' },
    )
    const before = await documentOf(services, slug)
    const after = await corrected('since', 1985)
    expect(after.blocks.hero?.props.lead).toBe(typed)
    expect(after.order).toEqual(before.order)
  })

  it('has a price that was put right, a new one, and the words beside the others', async () => {
    const { facts, blocks } = await written()
    expect(JSON.stringify(blocks.menu?.props)).toContain('a crust that cracks')
    const cake = { id: 'p9', item: 'Orange cake', amount: 3, currency: 'EUR' }
    const after = await corrected('prices', [...(facts.prices ?? []), cake])
    const dishes = JSON.stringify(after.blocks.menu?.props)
    expect(dishes).toContain('a crust that cracks')
    expect(dishes).toContain('Orange cake')
    expect(after.blocks.menu?.props.title).toBe('From the oven')
  })

  it('corrects the other languages with it', async () => {
    const before = await written(['de'])
    expect(JSON.stringify(before.i18n.de)).toContain('seit 1987')
    const after = await corrected('since', 1985)
    expect(after.i18n.de?.['menu.lead']).toMatchObject({
      text: 'Wir backen seit 1985. Weniges, und das gut.',
      state: 'done',
    })
    expect(after.i18n.de?.['hero.title']).toEqual(before.i18n.de?.['hero.title'])
  })

  it('leaves each entry of a list its translation where one before it went', async () => {
    await written(['de'])
    const after = await corrected('hours', 'Mo-Fr 08:00-18:30')
    const titles = [0, 1].map((at) => after.i18n.de?.[`features.items.${at}.title`]?.text)
    expect(titles).toEqual(['Von Hand', 'Holz'])
  })

  it('is corrected again and again, and goes on as the model has read the brief', async () => {
    const words = 'in a wood oven'
    server.reading = {
      pieces: [JSON.stringify({ elements: [{ key: 'highlights', value: words, words }] })],
      isFree: true,
    }
    const before = await written()
    expect(before.facts.highlights).toContain(words)
    await corrected('since', 1985)
    const after = await corrected('since', 1979)
    expect(after.facts.highlights).toContain(words)
    expect(after.blocks.menu?.props.lead).toContain('since 1979')
    const reading = await pageReading(services, access())
    expect(JSON.stringify(reading?.understood?.facts)).toContain(words)
  })

  it('keeps its texts where there is no model any more', async () => {
    const before = await written()
    const options = { storage: services.storage, model: null, composer }
    const without = await openModelServices('openai-compatible', server, {}, options)
    const { rev } = await documentOf(without, slug)
    await editPage(without, access(), [{ op: 'fact', key: 'since', value: 1985 }], `"${rev}"`)
    const { generation } = await begin(without, { slug, brief, engine: 'composer' })
    await allEvents(without, generation.id)
    expect(changed(before, await documentOf(without, slug))).toEqual(['menu'])
    await without.close()
  })

  it('writes a changed brief anew', async () => {
    await written()
    const { length } = server.calls
    const other = { slug, brief: `${brief} We bake cakes as well.`, engine: 'model' } as const
    const { generation } = await begin(services, other)
    await allEvents(services, generation.id)
    expect(server.calls.length).toBeGreaterThan(length)
  })
})
