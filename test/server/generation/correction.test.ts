import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { composer } from '#server/composer/compose.ts'
import { regeneratePage } from '#server/generation/regenerate-page.ts'
import { editPage } from '#server/pages/edit-page.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import {
  allEvents,
  begin,
  documentOf,
  openServices,
  type TestServices,
  writtenPage,
} from '../open-services.ts'

/** A fact that is put right changes where it is told, and no more of what its creator has made. */

const brief =
  'Kiln Lane Pottery is a pottery in Stroud, 14 Kiln Lane, Stroud GL5 1AB. Two-hour class £32, mug £18, large vase £85. The class on Thursday evening is for beginners and costs £22. Open Tuesday to Saturday 10 to 5. Call 01453 555 014 or mail hello@kilnlane.example.'

let services: TestServices
beforeEach(async () => {
  services = await openServices({ composer })
})
afterEach(() => services.close())

type Access = Awaited<ReturnType<typeof writtenPage>>['access']

/** Edits as a creator would, then the brief again as the panel of a fact sends it. */
async function corrected(
  slug: string,
  access: Access,
  edits: readonly EditOp[],
  facts: readonly EditOp[],
  text = brief,
): Promise<PageDocument> {
  const rev = async () => `"${(await documentOf(services, slug)).rev}"`
  if (edits.length > 0) await editPage(services, access, edits, await rev())
  await editPage(services, access, facts, await rev())
  services.clock.now += 60_000
  const { generation } = await begin(services, { slug, brief: text })
  await allEvents(services, generation.id)
  return documentOf(services, slug)
}

describe('a correction', () => {
  it('leaves sections where their creator has put them, and away what they took away', async () => {
    const { slug, access } = await writtenPage(services, { brief, locale: 'en' })
    const before = await documentOf(services, slug)
    expect(before.order).toContain('gallery')
    const edits: EditOp[] = [
      { op: 'move', id: 'contact', after: 'hero' },
      { op: 'remove', id: 'gallery' },
      { op: 'set', id: 'place', path: 'mapLink', value: false },
    ]
    const phone: EditOp = { op: 'fact', key: 'phone', value: '+441453555099' }
    const after = await corrected(slug, access, edits, [phone])
    expect(after.order.indexOf('contact')).toBe(after.order.indexOf('hero') + 1)
    expect(after.order).not.toContain('gallery')
    expect(after.blocks.place?.props.mapLink).toBe(false)
    expect(after.facts.phone).toBe('+441453555099')
  })

  it.each([
    [brief, 'Kiln Lane Pottery', 'Pottery in Stroud'],
    [
      '地域の音楽祭「水辺の夏コンサート」を2027年8月7日(土)に開きます。会場は長野市の中央公園、開演13時。入場無料。',
      '水辺の夏コンサート',
      '地域の音楽祭',
    ],
  ])(
    'that it has no name takes that from header, title and heading: %s',
    async (told, name, kind) => {
      const { slug, access } = await writtenPage(services, {
        brief: told,
        locale: told === brief ? 'en' : 'ja',
      })
      expect((await documentOf(services, slug)).facts.name).toBe(name)
      const after = await corrected(
        slug,
        access,
        [],
        [{ op: 'fact', key: 'name', value: null }],
        told,
      )
      expect(after.facts.name).toBeUndefined()
      expect(after.meta.title).not.toContain(name)
      expect(after.blocks.hero?.props.title).toContain(kind)
      const again = await corrected(
        slug,
        access,
        [],
        [{ op: 'fact', key: 'name', value: name }],
        told,
      )
      expect(again.meta.title).toContain(name)
    },
  )

  it('leaves a section that was added, empty or not', async () => {
    const { slug, access } = await writtenPage(services, { brief, locale: 'en' })
    const added: EditOp = {
      op: 'insert',
      id: 'mine',
      type: 'faq',
      variant: 'list',
      props: { title: 'Questions', items: [] },
      after: 'hero',
    }
    const hours: EditOp = { op: 'fact', key: 'hours', value: 'Tu-Sa 10:00-18:00' }
    const after = await corrected(slug, access, [added], [hours])
    expect(after.order).toContain('mine')
    expect(after.facts.hours).toBe('Tu-Sa 10:00-18:00')
  })

  it('of the kind of business says so, and leaves the look the creator knows', async () => {
    const studio =
      'Slip & Slab is a ceramics studio in Bristol. Evening class £35, six-week course £190, mug £18. Book a class on 0117 496 0123. Open Tuesday to Saturday 10 to 6.'
    const { slug, access } = await writtenPage(services, { brief: studio, locale: 'en', seed: 7 })
    const before = await documentOf(services, slug)
    expect(before.blocks.hero?.props.media).toMatchObject({ kind: 'art' })
    const school: EditOp = { op: 'meta', meta: { industry: 'education' } }
    const after = await corrected(slug, access, [], [school], studio)
    expect(after.meta.industry).toBe('education')
    expect(after.theme).toEqual(before.theme)
    expect(after.blocks.hero?.props.media).toEqual(before.blocks.hero?.props.media)
    expect(Object.values(after.blocks).map(({ variant }) => variant)).toEqual(
      Object.values(before.blocks).map(({ variant }) => variant),
    )
    // A new design is still one wish away: the look was not the creator's own.
    const { generation } = await regeneratePage(services, access, {}, undefined)
    await allEvents(services, generation.id)
    const anew = await documentOf(services, slug)
    expect(anew.theme).not.toEqual(before.theme)
  })

  it('changes the sentences that tell the fact, and takes it back with the next', async () => {
    const bar =
      'Fern & Flint is a small wine bar at 14 Cobden Street, Leeds, run by Hannah Ode. Charcuterie board £16, cheese board £14. Tasting evening £18 per person, every Thursday at 7 pm. Book on 0113 496 0148.'
    const { slug, access } = await writtenPage(services, { brief: bar, locale: 'en' })
    const { facts, blocks } = await documentOf(services, slug)
    expect(JSON.stringify(blocks)).toContain('Tasting evening £18')
    const priced = (from: number, amount: number): EditOp => ({
      op: 'fact',
      key: 'prices',
      value: facts.prices?.map((price) => (price.amount === from ? { ...price, amount } : price)),
    })
    const raised = await corrected(slug, access, [], [priced(18, 21)], bar)
    expect(JSON.stringify(raised.blocks)).toContain('Tasting evening £21')
    const lowered = await corrected(slug, access, [], [priced(18, 18)], bar)
    expect(JSON.stringify(lowered.blocks)).toContain('Tasting evening £18')
  })
})
