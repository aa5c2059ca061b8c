import { afterEach, beforeEach, expect, it } from 'vitest'
import { regeneratePage } from '#server/generation/regenerate-page.ts'
import { pageReading } from '#server/pages/page-reading.ts'
import { allEvents, begin, openServices, type TestServices, writtenPage } from '../open-services.ts'

let services: TestServices
beforeEach(async () => {
  services = await openServices()
})
afterEach(() => services.close())

it('tells how the brief was read, span by span from its first to its last letter', async () => {
  const { access } = await writtenPage(services)
  const reading = await pageReading(services, access)
  expect(reading?.understood?.facts.name?.value).toBeTruthy()
  const spans = reading?.spans ?? []
  expect(spans[0]?.span[0]).toBe(0)
  expect(spans.at(-1)?.span[1]).toBe(reading?.brief.length)
})

it('is of the writing that read a brief, not of a part written anew since', async () => {
  const { slug, access } = await writtenPage(services)
  const before = await pageReading(services, access)
  services.clock.now += 60_000
  const { generation } = await regeneratePage(services, access, { block: 'hero' }, undefined)
  await allEvents(services, generation.id)
  expect(await pageReading(services, access)).toEqual(before)
  services.clock.now += 60_000
  const again = await begin(services, { slug, brief: 'Padaria Mar. Bolos.' })
  await allEvents(services, again.generation.id)
  expect((await pageReading(services, access))?.brief).toBe('Padaria Mar. Bolos.')
})
