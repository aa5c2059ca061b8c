import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginWish } from '#server/generation/wishes/begin-wish.ts'
import { eraseAccount } from '#server/pages/account.ts'
import type { PageAccess } from '#server/pages/change-page.ts'
import { editPage } from '#server/pages/edit-page.ts'
import { removeEditor } from '#server/pages/editors.ts'
import { joinPage } from '#server/pages/join-page.ts'
import { listRevisions } from '#server/pages/list-revisions.ts'
import { createShare } from '#server/pages/shares.ts'
import {
  allEvents,
  documentOf,
  type TestServices,
  writtenPage,
} from '#test/server/open-services.ts'
import { type ModelServer, startModelServer } from '#test/support/model-server.ts'
import { openModelServices } from '../model-streams/model-services.ts'
import { answering } from './wished-page.ts'

const protocol = 'anthropic'
const brief =
  'Salt & Rye is a bakery in Bristol. Our starter is fed 37 times a week. Call 0117 496 0123.'

let server: ModelServer
let services: TestServices
beforeEach(async () => {
  server = await startModelServer(protocol, {})
  services = await openModelServices(protocol, server)
})
afterEach(async () => {
  await services.close()
  await server.close()
})

/** Ana's page, which does not tell all that her brief does, and eve who edits it. */
async function editedPage() {
  const { slug, access } = await writtenPage(services, { brief, locale: 'en' })
  const { order, blocks } = await documentOf(services, slug)
  const untold = order.filter((id) => JSON.stringify(blocks[id]).includes('37 times'))
  const removed = untold.map((id) => ({ op: 'remove', id }) as const)
  const untoldOf = { op: 'meta', meta: { description: 'A bakery.' } } as const
  const ops = [...removed, untoldOf, { op: 'fact', key: 'offers', value: null } as const]
  await editPage(services, access, ops, '"1"')
  expect(JSON.stringify(await documentOf(services, slug))).not.toContain('37 times')
  const { token } = await createShare(services, access, { access: 'edit' }, 'home')
  const eve = { identity: 'eve', ensureIdentity: async () => 'eve' }
  await joinPage(services, eve, { token }, () => true)
  return { slug, access }
}

async function wish(slug: string, identity: string) {
  services.clock.now += 1000
  const order = { command: 'friendlier please', locale: 'en' } as const
  const { id } = await beginWish(services, { slug, identity }, order, undefined)
  return (await allEvents(services, id)).map(({ op }) => op)
}

it('is told as theirs, and draws on nothing but the page', async () => {
  const { slug, access } = await editedPage()
  const title = 'Bread that smiles at you'
  server.plays = [answering({ op: 'set', id: 'contact', path: 'title', value: title })]
  await wish(slug, 'eve')
  const { items } = await listRevisions(services, access, {})
  expect(items[0]).toMatchObject({ editor: { number: 1 } })
  expect((await documentOf(services, slug)).blocks.contact?.props.title).toBe(title)

  const secret = { op: 'set', id: 'contact', path: 'title', value: 'Fed 37 times a week' }
  server.plays = [answering(secret), answering(secret)]
  const told = await wish(slug, 'eve')
  expect(told).toContainEqual(expect.objectContaining({ op: 'outcome', code: 'refused' }))
  expect((await documentOf(services, slug)).blocks.contact?.props.title).toBe(title)
  server.plays = [answering(secret), answering(secret)]
  await wish(slug, 'ana')
  expect((await documentOf(services, slug)).blocks.contact?.props.title).toBe('Fed 37 times a week')
})

const ends: [string, (access: PageAccess) => Promise<unknown>][] = [
  ['with their removal', (access) => removeEditor(services, access, 1)],
  ['with their account', () => eraseAccount(services, 'eve')],
]

it.each(ends)('ends %s: what it had changed by then stands as theirs', async (_, end) => {
  const { slug, access } = await editedPage()
  const titleOf = async () => (await documentOf(services, slug)).blocks.contact?.props.title
  const titled = (value: string) => ({ op: 'set', id: 'contact', path: 'title', value })
  const before = await titleOf()
  server.plays = [{ ...answering(titled('First'), titled('Second')), pauseMs: 150 }]
  const wished = wish(slug, 'eve')
  await expect.poll(titleOf, { timeout: 10_000 }).not.toBe(before)
  await end(access)
  const told = await wished
  expect(told.at(-1)).toMatchObject({ op: 'done', status: 'cancelled' })
  expect(await titleOf()).toBe('First')
  const { items } = await listRevisions(services, access, {})
  expect(items[0]).toMatchObject({ editor: { number: 1 } })
})
