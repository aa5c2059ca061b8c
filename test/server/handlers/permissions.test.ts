import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginWish } from '#server/generation/wishes/begin-wish.ts'
import type { Call } from '#server/handlers/handler.ts'
import { createHandlers } from '#server/handlers/index.ts'
import { joinPage } from '#server/pages/join-page.ts'
import { trashPage } from '#server/pages/page-life.ts'
import { createLoaders } from '#server/pages/route-payloads.ts'
import { createShare, revokeShare } from '#server/pages/shares.ts'
import { takeDownPage } from '#server/pages/take-down.ts'
import { type EndpointName, endpointNames, endpoints } from '#shared/endpoints.ts'
import { AppError } from '#shared/errors.ts'
import { storedSubmission, storedWish } from '#test/support/fixtures.ts'
import { openServices, type TestServices, writtenPage } from '../open-services.ts'

/** Everybody and everything there is, so that no cell of the table is forgotten. */

let services: TestServices
beforeAll(async () => {
  services = await openServices()
})
afterAll(() => services.close())

const bodies: Partial<Record<EndpointName, object>> = {
  editPage: { ops: [{ op: 'meta', meta: { title: 'Mine' } }] },
  regeneratePage: {},
  commandPage: { command: 'Make it darker', locale: 'en' },
  revertPage: { rev: 1 },
  stepPage: { way: 'undo' },
  putSettings: { title: 'Mine' },
  putDomain: { host: 'aurora.example' },
  createShare: {},
  markSubmission: { read: true },
}

/** All that an editor may ask of a page: whatever is not named is the 404 of one that is not there. */
const openToEditors: EndpointName[] = [
  'getPage',
  'followPage',
  'editPage',
  'commandPage',
  'listWishes',
  'undoWish',
  'redoWish',
  'stepPage',
  'pageSteps',
  'listRevisions',
  'compareRevisions',
  'revertPage',
]

const ofPages = endpointNames.filter((name) => endpoints[name].path.startsWith('/pages/:slug'))
const ofGenerations = endpointNames.filter((name) =>
  endpoints[name].path.startsWith('/generations/:id'),
)
const queries: Partial<Record<EndpointName, object>> = {
  exportPage: { format: 'json' },
  compareRevisions: { from: 0, to: 1 },
  checkSlug: { wanted: 'aurora' },
}
/** What names somebody who takes part. */
const aboutEditors: EndpointName[] = ['removeEditor']
const onlyInTrash: EndpointName[] = ['erasePage']
const openInTrash: EndpointName[] = [
  'getPage',
  'exportPage',
  'restorePage',
  'trashPage',
  ...onlyInTrash,
]

/** Eve, who takes part in ana's page by a link. */
async function withEditor(slug: string, over: object = {}) {
  const body = { access: 'edit' as const, ...over }
  const share = await createShare(services, { slug, identity: 'ana' }, body, 'home')
  const eve = { identity: 'eve', ensureIdentity: async () => 'eve' }
  await joinPage(services, eve, { token: share.token }, () => true)
  return share
}

/** A page of ana with one message and one wish, and what names both in a call. */
async function pageWithMessage() {
  const { slug, access } = await writtenPage(services)
  const page = await services.storage.pages.bySlug(slug)
  const message = storedSubmission({ page: page?.id ?? '' })
  await services.storage.submissions.insert(message)
  const undo = [{ op: { op: 'meta', meta: { title: 'Mine' } } as const, left: '0' }]
  await services.storage.wishes.insert(storedWish({ id: message.id, page: page?.id ?? '', undo }))
  return { params: { slug, id: message.id }, access }
}

/** The handler's answer, or what it threw, as the client would get it. */
async function ask(
  name: EndpointName,
  identity: string | null,
  params: Record<string, string>,
  ifMatch = '"1"',
): Promise<unknown> {
  const call = {
    params,
    body: bodies[name],
    query: queries[name] ?? {},
    header: (key: string) => (key === 'if-match' ? ifMatch : undefined),
    caller: {
      identity,
      ensureIdentity: async () => identity ?? 'new',
      network: '127.0.0.1',
      locale: 'en',
      signal: AbortSignal.timeout(5000),
    },
  }
  const handler = createHandlers(services)[name] as (call: unknown) => Promise<unknown>
  try {
    return await handler(call satisfies Call<'getPage'> | object)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { status, code, message, errors } = error
    return { status, code, message, errors }
  }
}

const nothing = { status: 404, code: 'not_found', message: 'Not found', errors: [] }

describe.each(ofPages)('%s', (name) => {
  it.each(['bob', null])('is the same 404 for %s as for a page that is not there', async (who) => {
    const { params } = await pageWithMessage()
    const nowhere = { ...params, slug: 'no-such-page' }
    expect(await ask(name, who, params)).toEqual(nothing)
    expect(await ask(name, who, params, '')).toEqual(nothing)
    expect(await ask(name, who, nowhere)).toEqual(nothing)
    expect(await ask(name, 'ana', nowhere)).toEqual(nothing)
  })

  it('answers the owner', async () => {
    const { params, access } = await pageWithMessage()
    if (onlyInTrash.includes(name)) await trashPage(services, access)
    if (aboutEditors.includes(name)) await withEditor(params.slug)
    expect(await ask(name, 'ana', { ...params, number: '1' })).not.toMatchObject({ status: 404 })
  })

  it('knows a page in the trash only to look at it, to restore it and to erase it', async () => {
    const { params, access } = await pageWithMessage()
    if (onlyInTrash.includes(name)) expect(await ask(name, 'ana', params)).toEqual(nothing)
    await trashPage(services, access)
    expect(await ask(name, 'bob', params)).toEqual(nothing)
    const answer = await ask(name, 'ana', params)
    if (openInTrash.includes(name)) expect(answer).not.toMatchObject({ status: 404 })
    else expect(answer).toEqual(nothing)
  })

  it('answers an editor where the draft is read or changed, and else as a stranger', async () => {
    const { params, access } = await pageWithMessage()
    const share = await withEditor(params.slug)
    if (onlyInTrash.includes(name)) await trashPage(services, access)
    const named = { ...params, number: '1' }
    const nowhere = { ...named, slug: 'no-such-page' }
    const answer = await ask(name, 'eve', named)
    if (openToEditors.includes(name)) expect(answer).not.toMatchObject({ status: 404 })
    else expect(answer).toEqual(nothing)
    expect(await ask(name, 'eve', nowhere)).toEqual(nothing)
    await revokeShare(services, share.id, 'ana').catch(() => {})
    expect(await ask(name, 'eve', named)).toEqual(nothing)
  })

  it('is the 404 of a page in the trash to its editor', async () => {
    const { params, access } = await pageWithMessage()
    await withEditor(params.slug)
    await trashPage(services, access)
    expect(await ask(name, 'eve', params)).toEqual(nothing)
  })
})

describe('editing ends at once', () => {
  const pass = (time: number) => {
    services.clock.now += time
  }
  const reads = (slug: string) => ask('getPage', 'eve', { slug })
  const changes = (slug: string) => ask('editPage', 'eve', { slug })

  it.each([
    ['with the link', (slug: string, id: string) => ask('revokeShare', 'ana', { slug, id })],
    ['by removal', (slug: string) => ask('removeEditor', 'ana', { slug, number: '1' })],
    ['by leaving', (slug: string) => ask('leavePage', 'eve', { slug })],
    ['with the account', () => services.storage.transaction((it) => it.identities.erase('eve'))],
    [
      'when the operator takes the page offline',
      (slug: string) => takeDownPage(services, slug, ''),
    ],
    ['at its time', async () => pass(60_000)],
  ])('%s', async (_, end) => {
    const { slug } = await writtenPage(services)
    const expiresAt = services.clock.now + 60_000
    const { id } = await withEditor(slug, { expiresAt })
    expect(await changes(slug)).toMatchObject({ body: { rev: 2 } })
    await end(slug, id)
    expect(await reads(slug)).toEqual(nothing)
    expect(await changes(slug)).toEqual(nothing)
  })
})

describe.each(ofGenerations)('%s', (name) => {
  it.each(['bob', null])('is the same 404 for %s as for none', async (who) => {
    const { generation } = await writtenPage(services)
    expect(await ask(name, who, { id: generation })).toEqual(nothing)
    expect(await ask(name, who, { id: 'no-such-generation' })).toEqual(nothing)
    expect(await ask(name, 'ana', { id: generation })).not.toMatchObject({ status: 404 })
  })
})

describe.each(ofGenerations)('%s of a wish', (name) => {
  it('is its editor’s while they take part, and not their page’s owner’s', async () => {
    const { slug } = await writtenPage(services)
    const share = await withEditor(slug)
    const order = { command: 'Make it darker', locale: 'en' } as const
    const wish = await beginWish(services, { slug, identity: 'eve' }, order, undefined)
    expect(await ask(name, 'ana', { id: wish.id })).toEqual(nothing)
    expect(await ask(name, 'eve', { id: wish.id })).not.toMatchObject({ status: 404 })
    await revokeShare(services, share.id, 'ana')
    expect(await ask(name, 'eve', { id: wish.id })).toEqual(nothing)
  })
})

describe.each(['revokeShare', 'listShareVisits'] as const)('%s', (name) => {
  it('is the owner’s alone', async () => {
    const { slug } = await writtenPage(services)
    const share = await withEditor(slug)
    for (const who of ['bob', 'eve', null]) {
      expect(await ask(name, who, { id: share.id })).toEqual(nothing)
      expect(await ask(name, who, { id: 'no-such-share' })).toEqual(nothing)
    }
    expect(await ask(name, 'ana', { id: share.id })).not.toMatchObject({ status: 404 })
  })
})

describe.each(['historyPage', 'settings', 'generate', 'generateV1'] as const)(
  'screen %s',
  (name) => {
    it('is the 404 of its own address for strangers, and opens to the owner', async () => {
      const { slug } = await writtenPage(services)
      const load = (identity: string | null, params: { slug: string }) =>
        createLoaders(services)[name]?.({
          params,
          caller: { identity },
          locale: 'ja',
          isUnlocked: () => false,
          wrongPassword: false,
        })
      for (const who of ['bob', null]) {
        for (const wanted of [slug, 'no-such-page']) {
          const thrown = load(who, { slug: wanted })
          await expect(thrown).rejects.toMatchObject({ status: 404 })
          await expect(thrown).rejects.toThrow(/^Page not found: \/ja\/\w+\/.+/)
        }
      }
      expect(await load('ana', { slug })).toMatchObject({ page: { slug } })
      await withEditor(slug)
      const opened = load('eve', { slug })
      if (name === 'generate' || name === 'historyPage')
        expect(await opened).toMatchObject({ page: { slug } })
      else await expect(opened).rejects.toMatchObject({ status: 404 })
    })
  },
)
