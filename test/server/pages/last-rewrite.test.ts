import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Composer } from '#server/composer/composition.ts'
import { regeneratePage } from '#server/generation/regenerate-page.ts'
import type { PageAccess } from '#server/pages/change-page.ts'
import { editPage } from '#server/pages/edit-page.ts'
import { lastRewrite } from '#server/pages/last-rewrite.ts'
import { publishPage } from '#server/pages/publish-page.ts'
import { revertPage } from '#server/pages/revisions.ts'
import type { Op } from '#shared/page/ops.ts'
import {
  allEvents,
  begin,
  documentOf,
  folded,
  openServices,
  type TestServices,
  writtenPage,
} from '../open-services.ts'
import { smallComposer } from '../small-composer.ts'

let services: TestServices
/** The same pages, written at a walking pace. */
let slow: TestServices
beforeEach(async () => {
  services = await openServices()
  const { storage, clock } = services
  slow = await openServices({ paceMs: 40, storage, clock })
})
afterEach(async () => {
  await slow.close()
  await services.close()
})

it('holds the page as it was and as the writing left it, whatever was edited since', async () => {
  const { slug, access } = await writtenPage(services)
  const before = await documentOf(services, slug)
  const after = await rewritten(access, slug)
  await typed(access, 'Mine', after.rev)
  expect(await lastRewrite(services, access)).toEqual({ before, after })
})

it('follows a changed brief as well, and only the newest writing', async () => {
  const { slug, access } = await writtenPage(services)
  await rewritten(access, slug)
  const before = await documentOf(services, slug)
  services.clock.now += 60_000
  const { generation } = await begin(services, { slug, brief: 'Padaria Mar. Bolos.' })
  await allEvents(services, generation.id)
  const rewrite = await lastRewrite(services, access)
  expect(rewrite?.before).toEqual(before)
  expect(rewrite?.after).toEqual(await documentOf(services, slug))
})

it('holds the page from before, not one half written, where it is edited meanwhile', async () => {
  const { slug, access } = await writtenPage(services)
  const before = await documentOf(services, slug)
  services.clock.now += 60_000
  const { generation } = await regeneratePage(slow, access, {}, undefined)
  await typed(access, 'Mine', before.rev)
  await allEvents(slow, generation.id)
  expect((await lastRewrite(services, access))?.before).toEqual(before)
})

it('holds the page from before after a rewrite that was cancelled in the middle', async () => {
  const { slug, access } = await writtenPage(services)
  const before = await documentOf(services, slug)
  services.clock.now += 60_000
  const { generation } = await regeneratePage(slow, access, {}, undefined)
  await slow.generations.cancel(generation)
  await allEvents(slow, generation.id)
  const after = await documentOf(services, slug)
  expect(after.order).not.toEqual(before.order)
  expect(await lastRewrite(services, access)).toEqual({ before, after })
})

it('holds the page from before after a rewrite that failed, and it can be gone back to', async () => {
  const { slug, access } = await writtenPage(services)
  const before = await documentOf(services, slug)
  const events = await failedRewrite(access)
  const after = await documentOf(services, slug)
  expect(folded(events).document).toEqual(after)
  // People are told by the status, in their language; the message is English.
  expect(folded(events).progress).toMatchObject({ status: 'failed', notes: [] })
  expect(after.blocks).not.toEqual(before.blocks)
  expect(await lastRewrite(services, access)).toEqual({ before, after })
  const { document } = await revertPage(services, access, before.rev)
  expect(document).toMatchObject({ order: before.order, blocks: before.blocks, src: before.src })
})

it('holds the page from before the first attempt where one that failed is tried again', async () => {
  const { slug, access } = await writtenPage(services)
  const before = await documentOf(services, slug)
  await failedRewrite(access)
  await failedRewrite(access)
  const after = await rewritten(access, slug)
  expect(await lastRewrite(services, access)).toEqual({ before, after })
})

it('holds what was made of a failed attempt, where somebody went on from there', async () => {
  const { slug, access } = await writtenPage(services)
  const { rev } = folded(await failedRewrite(access)).document
  await typed(access, 'Mine', rev)
  const before = await documentOf(services, slug)
  await rewritten(access, slug)
  expect((await lastRewrite(services, access))?.before).toEqual(before)
})

it('is nothing after a first writing', async () => {
  const { access } = await writtenPage(services)
  expect(await lastRewrite(services, access)).toBeNull()
})

it('is over once the page is online', async () => {
  const { slug, access } = await writtenPage(services)
  await publishPage(services, access)
  const after = await rewritten(access, slug)
  expect(await lastRewrite(services, access)).toMatchObject({ after: { rev: after.rev } })
  await typed(access, 'Mine', after.rev)
  await publishPage(services, access)
  expect(await lastRewrite(services, access)).toBeNull()
})

it('is nobody else’s to see', async () => {
  const { slug, access } = await writtenPage(services)
  await rewritten(access, slug)
  await expect(lastRewrite(services, { slug, identity: 'eve' })).rejects.toMatchObject({
    code: 'not_found',
  })
})

/** Comes to its last block but one. */
const breaking: Composer = {
  ...smallComposer,
  compose(request) {
    const { blocks, ...composition } = smallComposer.compose(request)
    const nowhere: Op = { op: 'set', id: 'nowhere', path: 'title', value: 'x', src: 'bank' }
    return { ...composition, blocks: blocks.map((b, i) => (i < 2 ? b : { ...b, ops: [nowhere] })) }
  },
}

async function failedRewrite(access: PageAccess) {
  services.clock.now += 60_000
  const { storage, clock } = services
  const broken = await openServices({ composer: breaking, storage, clock })
  const { generation } = await regeneratePage(broken, access, {}, undefined)
  const events = await allEvents(broken, generation.id)
  expect(events.at(-1)?.op.op).toBe('fail')
  await broken.close()
  return events
}

async function rewritten(access: PageAccess, slug: string) {
  services.clock.now += 60_000
  const { generation } = await regeneratePage(services, access, {}, undefined)
  await allEvents(services, generation.id)
  return documentOf(services, slug)
}

function typed(access: PageAccess, value: string, rev: number) {
  return editPage(services, access, [{ op: 'set', id: 'hero', path: 'title', value }], `"${rev}"`)
}
