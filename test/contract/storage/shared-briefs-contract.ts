import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { composer } from '#server/composer/compose.ts'
import { collectBriefs } from '#server/generation/shared-briefs/collect-briefs.ts'
import { labelledRecordSchema } from '#server/generation/shared-briefs/labelled-record.ts'
import { editPage } from '#server/pages/edit-page.ts'
import { duplicatePage, restorePage, trashPage } from '#server/pages/page-life.ts'
import { getSettings, putSettings } from '#server/pages/settings.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { openServices, type TestServices, writtenPage } from '../../server/open-services.ts'

const brief =
  'Fade & Fold is a barber shop run by Marta Keller at 214 Valencia Street, San Francisco. ' +
  'Cuts are $35. Tuesday to Saturday 10am to 7pm. Call (415) 555-0132 or write to marta@fadefold.example.'
const secret = 'a secret that only tests know, and long enough'

/** What an operator gets of creators' briefs, and what not. */
export function sharedBriefsContract(storage: () => Storage): void {
  describe('briefs with corrected facts', () => {
    let services: TestServices
    beforeEach(async () => {
      services = await openServices({ storage: storage(), composer })
    })
    afterEach(() => services.close())

    const collected = async () => {
      const { records, notTaken } = await collectBriefs(storage(), secret)
      return { lines: [...records.values()].flat(), notTaken }
    }
    const written = async (body = { brief }) => (await writtenPage(services, body)).access
    const correct = (access: { slug: string; identity: string }, ...ops: EditOp[]) =>
      editPage(services, access, ops, '"1"')
    const share = (access: { slug: string; identity: string }, sharesBrief = true) =>
      putSettings(services, access, { sharesBrief })
    const hours: EditOp = { op: 'fact', key: 'hours', value: 'Tu-Sa 10:00-18:00' }

    it('stay here unless their creator shares them', async () => {
      const access = await written()
      await correct(access, hours)
      expect(await getSettings(services, access)).toMatchObject({ sharesBrief: false })
      expect((await collected()).lines).toEqual([])
    })

    it('arrive as a line of the labelled set, corrected, and nobody has looked at it', async () => {
      const access = await written()
      await correct(access, hours, { op: 'fact', key: 'kind', value: 'barber' })
      await share(access)
      const { lines, notTaken } = await collected()
      expect(Object.values(notTaken).every((count) => count === 0)).toBe(true)
      const [line] = lines
      expect(labelledRecordSchema.parse(line)).toEqual(line)
      expect(line).toMatchObject({
        unreviewed: true,
        facts: { hours: 'Tu-Sa 10:00-18:00', kind: 'barber', industry: 'hair-salon' },
      })
      expect(line?.corrected?.toSorted()).toEqual(['hours', 'kind'])
    })

    it('tell no name, no number and no address of their creator, nor of the page', async () => {
      const access = await written()
      const page = await storage().pages.bySlug(access.slug)
      await correct(access, { op: 'fact', key: 'phone', value: '+14155550132' }, hours)
      await share(access)
      const { lines } = await collected()
      const said = lines[0]?.spans.map(([, text]) => text).join('') ?? ''
      expect(said).toMatch(/barber shop run by \S+ \S+ at \d{3} Valencia Street, San Francisco/)
      expect(said).toMatch(/Call \(415\) \d{3}-\d{4} or write to \S+@\S+\.example\.$/)
      expect(lines[0]?.facts.phone).toMatch(/^\+1415\d{7}$/)
      const told = JSON.stringify(lines)
      for (const own of [
        'Marta',
        'Keller',
        'fadefold',
        '555-0132',
        '5550132',
        '214 Valencia',
        'Fade',
      ])
        expect(told).not.toContain(own)
      // Made names hold any letters: "Tuana" is not the owner "ana".
      for (const own of [page?.id, page?.slug, page?.owner])
        expect(told).not.toMatch(new RegExp(`\\b${own}\\b`))
    })

    it('are the same at every look, so that a line is never there twice', async () => {
      const access = await written()
      await correct(access, hours)
      await share(access)
      expect(await collected()).toEqual(await collected())
    })

    it('are taken out when the creator thinks better of it, or trashes the page', async () => {
      const access = await written()
      await correct(access, hours)
      await share(access)
      await share(access, false)
      expect((await collected()).lines).toEqual([])
      await share(access)
      await trashPage(services, access)
      expect(await collected()).toMatchObject({ lines: [], notTaken: { trashed: 1 } })
      await restorePage(services, access)
      expect((await collected()).lines).toHaveLength(1)
    })

    it('are not shared by a copy of the page, nor by its file', async () => {
      const access = await written()
      await correct(access, hours)
      await share(access)
      const page = await storage().pages.bySlug(access.slug)
      expect(JSON.stringify(page?.document)).not.toContain('sharesBrief')
      const copy = await duplicatePage(services, access)
      expect(await getSettings(services, { ...access, slug: copy.slug })).toMatchObject({
        sharesBrief: false,
      })
      expect((await collected()).lines).toHaveLength(1)
    })

    it('are left where nothing was corrected, or only what they do not say was added', async () => {
      await share(await written())
      const other = await written()
      await correct(other, { op: 'fact', key: 'email', value: 'new@elsewhere.example' })
      await share(other)
      expect(await collected()).toMatchObject({
        lines: [],
        notTaken: { uncorrected: 1, unsaid: 1, briefless: 0 },
      })
    })

    it('lose a fact that the creator took away', async () => {
      const access = await written()
      await correct(access, { op: 'fact', key: 'hours', value: null })
      await share(access)
      const { lines } = await collected()
      expect(lines[0]?.corrected).toEqual(['hours'])
      expect(lines[0]?.facts).not.toHaveProperty('hours')
    })
  })
}
