import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { composer } from '#server/composer/compose.ts'
import { regeneratePage } from '#server/generation/regenerate-page.ts'
import { editPage } from '#server/pages/edit-page.ts'
import { pageReading } from '#server/pages/page-reading.ts'
import { revertPage } from '#server/pages/revisions.ts'
import {
  allEvents,
  begin,
  documentOf,
  openServices,
  type TestServices,
  writtenPage,
} from '../open-services.ts'

/** A page is written by what its creator chose of the brief, and the brief stays whole. */

const brief =
  'Sew Good is an alterations shop in Lewes. Hem £10, zip £15. Make the page green and add a photo of the shop window. We also mend old coats with care. Call 01273 555 014.'
const phone = 'Call 01273 555 014.'
const coats = 'We also mend old coats with care.'

let services: TestServices
beforeEach(async () => {
  services = await openServices({ composer })
})
afterEach(() => services.close())

const written = () => writtenPage(services, { brief, locale: 'en' })
type Access = Awaited<ReturnType<typeof written>>['access']

const spanOf = (text: string, words: string): [number, number] => [
  text.indexOf(words),
  text.indexOf(words) + words.length,
]

async function choose(access: Access, without: [number, number][], told: [number, number][] = []) {
  services.clock.now += 60_000
  const wish = { chosen: { without, with: told } }
  const { generation } = await regeneratePage(services, access, wish, undefined)
  await allEvents(services, generation.id)
  return documentOf(services, access.slug)
}

const kindsOf = async (access: Access) => {
  const reading = await pageReading(services, access)
  const kinds = reading?.rows?.map(({ span, kind }) => [reading.brief.slice(...span), kind])
  return new Map(kinds as [string, string][])
}

describe('a sentence that is left out', () => {
  it('goes from the page with its fact, is kept in the brief and comes back', async () => {
    const { access } = await written()
    const after = await choose(access, [spanOf(brief, phone), spanOf(brief, coats)])
    expect(after.facts.phone).toBeUndefined()
    expect(JSON.stringify(after.blocks)).not.toContain('old coats')
    expect((await pageReading(services, access))?.brief).toBe(brief)
    expect((await kindsOf(access)).get(coats)).toBe('without')

    const back = await choose(access, [])
    expect(back.facts.phone).toBe('+441273555014')
    expect(JSON.stringify(back.blocks)).toContain('old coats')
    expect((await kindsOf(access)).get(coats)).toBeUndefined()
  })

  it('leaves sections that were moved and texts that were edited as they are', async () => {
    const { access } = await written()
    const { rev } = await documentOf(services, access.slug)
    await editPage(
      services,
      access,
      [{ op: 'set', id: 'hero', path: 'eyebrow', value: 'Since ever', src: 'user' }],
      `"${rev}"`,
    )
    const before = await documentOf(services, access.slug)
    const after = await choose(access, [spanOf(brief, coats)])
    expect(after.blocks.hero?.props.eyebrow).toBe('Since ever')
    expect(after.theme).toEqual(before.theme)
    expect(after.meta.seed).toBe(before.meta.seed)
  })

  it('stays out when a fact is corrected and when the brief is changed elsewhere', async () => {
    const { access, slug } = await written()
    await choose(access, [spanOf(brief, coats)])
    services.clock.now += 60_000
    const changed = `Welcome! ${brief.replace('£10', '£12')}`
    const { generation } = await begin(services, { slug, brief: changed })
    await allEvents(services, generation.id)
    const after = await documentOf(services, slug)
    expect(after.facts.prices?.map(({ amount }) => amount)).toEqual([12, 15])
    expect(JSON.stringify(after.blocks)).not.toContain('old coats')
    expect((await kindsOf(access)).get(coats)).toBe('without')
  })

  it('is told again by the version before', async () => {
    const { access } = await written()
    const { rev } = await documentOf(services, access.slug)
    await choose(access, [spanOf(brief, coats)])
    services.clock.now += 1000
    await revertPage(services, access, rev)
    expect((await kindsOf(access)).get(coats)).toBeUndefined()
    expect(JSON.stringify((await documentOf(services, access.slug)).blocks)).toContain('old coats')
  })
})

it('tells what it kept from visitors', async () => {
  const { access } = await written()
  const window = 'Make the page green and add a photo of the shop window.'
  expect(JSON.stringify((await documentOf(services, access.slug)).blocks)).not.toContain(
    'shop window',
  )
  const after = await choose(access, [], [spanOf(brief, window)])
  expect(JSON.stringify(after.blocks)).toContain('photo of the shop window')
})

it.each([
  ['chosen.without.0', [[0, 4000]], []],
  [
    'chosen.without.1',
    [
      [0, 10],
      [5, 12],
    ],
    [],
  ],
  ['chosen.with.0', [[0, 10]], [[9, 12]]],
  ['chosen.with.0', [], [[7, 7]]],
  ['chosen.without', [[0, brief.length]], []],
] as [string, [number, number][], [number, number][]][])(
  'refuses spans that are none, naming %s',
  async (field, without, told) => {
    const { access } = await written()
    await expect(choose(access, without, told)).rejects.toMatchObject({
      code: 'invalid',
      errors: [{ field }],
    })
  },
)
