import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { composer } from '#server/composer/compose.ts'
import { regeneratePage } from '#server/generation/regenerate-page.ts'
import { beginWish } from '#server/generation/wishes/begin-wish.ts'
import { editPage } from '#server/pages/edit-page.ts'
import { pageReading } from '#server/pages/page-reading.ts'
import { revertPage } from '#server/pages/revisions.ts'
import type { EditOp } from '#shared/page/ops.ts'
import {
  allEvents,
  begin,
  documentOf,
  openServices,
  type TestServices,
  writtenPage,
} from '../open-services.ts'

/** A brief that is changed changes what it says otherwise, and nothing that was asked for since. */

const brief =
  'Sew Good is an alterations shop in Lewes, 4 Cliffe High Street. Hem £10, zip £15, curtains £40. We also mend old coats with care. Open Mon-Fri 9 to 5. Call 01273 555 014.'
const photo = { kind: 'upload', id: 'u'.repeat(22), alt: '', focal: { x: 0.5, y: 0.5 } }

let services: TestServices
beforeEach(async () => {
  services = await openServices({ composer })
})
afterEach(() => services.close())

const written = () => writtenPage(services, { brief, locale: 'en' })
type Access = Awaited<ReturnType<typeof written>>['access']

async function wished(access: Access, ...commands: string[]) {
  for (const command of commands) {
    services.clock.now += 1000
    await beginWish(services, access, { command }, undefined)
  }
}

async function edited(access: Access, ...ops: EditOp[]) {
  const { rev } = await documentOf(services, access.slug)
  await editPage(services, access, ops, `"${rev}"`)
}

async function rewritten(slug: string, text: string) {
  services.clock.now += 60_000
  const { generation } = await begin(services, { slug, brief: text })
  await allEvents(services, generation.id)
  return documentOf(services, slug)
}

describe('a changed brief', () => {
  it('leaves what was asked for since: sections, their places, the form, uploads', async () => {
    const { slug, access } = await written()
    await edited(access, {
      op: 'set',
      id: 'gallery',
      path: 'items',
      value: [{ media: photo, caption: '' }],
    } as EditOp)
    await wished(access, 'add a contact form', 'move prices to the bottom', 'add a notice: closed')
    const before = await documentOf(services, slug)
    const after = await rewritten(slug, brief.replace('£10', '£12'))
    expect(after.facts.prices?.map(({ amount }) => amount)).toEqual([12, 15, 40])
    expect(after.order).toEqual(before.order)
    expect(after.blocks).toEqual(before.blocks)
    expect(after.theme).toEqual(before.theme)
  })

  it('brings back no section that was taken away', async () => {
    const { slug, access } = await written()
    await wished(access, 'remove the photos section')
    const after = await rewritten(slug, brief.replace('mend old coats', 'mend torn coats'))
    expect(after.order).not.toContain('gallery')
    expect(JSON.stringify(after.blocks)).toContain('mend torn coats')
  })

  it('changes its own price beside one that was corrected by a wish', async () => {
    const { slug, access } = await written()
    await wished(access, 'zip is £16 now')
    const after = await rewritten(slug, brief.replace('£10', '£12'))
    expect(after.facts.prices?.map(({ amount }) => amount)).toEqual([12, 16, 40])
    const again = await rewritten(slug, brief.replace('£10', '£12').replace('£15', '£17'))
    expect(again.facts.prices?.map(({ amount }) => amount)).toEqual([12, 17, 40])
  })

  it('adds and takes away what it tells more or less', async () => {
    const { slug, access } = await written()
    await wished(access, 'add a price: patches £8')
    const more = await rewritten(slug, brief.replace('zip £15,', 'buttons £3,'))
    const items = more.facts.prices?.map(({ item }) => item.toLowerCase())
    expect(items).toEqual(expect.arrayContaining(['hem', 'buttons', 'curtains', 'patches']))
    expect(items).not.toContain('zip')
    const silent = await rewritten(slug, brief.replace(' Call 01273 555 014.', ''))
    expect(silent.facts.phone).toBeUndefined()
  })
})

describe('a list that is its creator’s', () => {
  it('takes what is told otherwise into its groups, and keeps their own', async () => {
    const menu =
      'Padaria Sol is a bakery in Leeds, 2 Mill Lane. Rye bread £4, custard tart £2. Open Tuesday to Saturday 7 to 3.'
    const { slug, access } = await writtenPage(services, { brief: menu, locale: 'en' })
    await wished(access, 'add orange cake £3')
    const after = await rewritten(slug, menu.replace('custard tart £2', 'custard tart £2, bun £1'))
    const told = JSON.stringify(after.blocks).toLowerCase()
    for (const item of ['rye bread', 'custard tart', 'orange cake', 'bun']) {
      expect(told).toContain(item)
      expect(after.facts.prices?.map((price) => price.item.toLowerCase())).toContain(item)
    }
    const sums = new Map(after.facts.prices?.map(({ id, amount }) => [id, amount]))
    const { groups } = after.blocks.menu!.props as {
      groups: { items: { name: string; price: string }[] }[]
    }
    const rows = groups.flatMap(({ items }) =>
      items.map(({ name, price }) => [name.toLowerCase(), sums.get(price)]),
    )
    expect(Object.fromEntries(rows)).toEqual({
      'rye bread': 4,
      'custard tart': 2,
      'orange cake': 3,
      bun: 1,
    })
  })
})

describe('another version', () => {
  it('leaves sections in the order their creator gave them', async () => {
    const { slug, access } = await written()
    await wished(access, 'move prices to the bottom')
    const before = await documentOf(services, slug)
    services.clock.now += 60_000
    const { generation } = await regeneratePage(services, access, {}, undefined)
    await allEvents(services, generation.id)
    const { order } = await documentOf(services, slug)
    expect(order.indexOf('services')).toBeGreaterThan(order.indexOf('contact'))
    expect(order.filter((id) => before.order.includes(id))).toEqual(
      before.order.filter((id) => order.includes(id)),
    )
  })
})

describe('the brief of a page', () => {
  it('is the one before again once its rewriting is taken back', async () => {
    const { slug, access } = await written()
    await rewritten(slug, brief.replace('£10', '£12'))
    await wished(access, 'undo')
    expect((await documentOf(services, slug)).facts.prices?.[0]?.amount).toBe(10)
    expect((await pageReading(services, access))?.brief).toBe(brief)
    services.clock.now += 60_000
    const { generation } = await regeneratePage(services, access, {}, undefined)
    await allEvents(services, generation.id)
    expect((await documentOf(services, slug)).facts.prices?.[0]?.amount).toBe(10)
  })

  it('comes back with a rewriting that is made again, and goes with a version', async () => {
    const { slug, access } = await written()
    const first = await documentOf(services, slug)
    const changed = brief.replace('£10', '£12')
    await rewritten(slug, changed)
    await wished(access, 'undo', 'redo')
    expect((await pageReading(services, access))?.brief).toBe(changed)
    await revertPage(services, access, first.rev)
    await wished(access, 'make it dark')
    expect((await pageReading(services, access))?.brief).toBe(brief)
  })
})
