import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Composer } from '#server/composer/composition.ts'
import { regeneratePage } from '#server/generation/regenerate-page.ts'
import type { PageAccess } from '#server/pages/change-page.ts'
import { editPage } from '#server/pages/edit-page.ts'
import { lastRewrite } from '#server/pages/last-rewrite.ts'
import { publishPage } from '#server/pages/publish-page.ts'
import { revertPage } from '#server/pages/revisions.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Op } from '#shared/page/ops.ts'
import {
  allEvents,
  begin,
  documentOf,
  folded,
  openServices,
  type TestOptions,
  type TestServices,
  writtenPage,
} from '../open-services.ts'
import { smallComposer } from '../small-composer.ts'

let storage: Storage
let services: TestServices
beforeEach(async () => {
  storage = await openStorage('file::memory:')
  services = await openServices({ storage })
})
afterEach(async () => {
  await services.close()
  await storage.close()
})

/** Enough for whatever a test does in the middle of a writing. */
const slowly = { paceMs: 250 }

/** The same pages, written another way: who is left takes no more work, or either might write. */
async function writeFromNowOn(options: TestOptions): Promise<void> {
  const { clock } = services
  await services.close()
  services = await openServices({ ...options, storage, clock })
}

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
  await writeFromNowOn(slowly)
  const { generation } = await regeneratePage(services, access, {}, undefined)
  await typed(access, 'Mine', before.rev)
  await allEvents(services, generation.id)
  expect((await lastRewrite(services, access))?.before).toEqual(before)
})

it('holds the page from before after a rewrite that was cancelled in the middle', async () => {
  const { slug, access } = await writtenPage(services)
  const before = await documentOf(services, slug)
  services.clock.now += 60_000
  await writeFromNowOn(slowly)
  const { generation } = await regeneratePage(services, access, {}, undefined)
  await services.generations.cancel(generation)
  await allEvents(services, generation.id)
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
  await writeFromNowOn({ composer: breaking })
  const { generation } = await regeneratePage(services, access, {}, undefined)
  const events = await allEvents(services, generation.id)
  expect(events.at(-1)?.op.op).toBe('fail')
  await writeFromNowOn({})
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
