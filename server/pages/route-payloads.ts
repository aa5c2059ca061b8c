import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import { AppError, notFound } from '#shared/errors.ts'
import { isLocale, type Locale, localizePath } from '#shared/locales.ts'
import { pageName } from '#shared/page/page-name.ts'
import { endOfTrash, type Payloads, type TrashedPayload } from '#shared/payloads.ts'
import { type RouteName, type RouteParams, routePath } from '#shared/routes.ts'
import { editorOf, isAuthorised } from './authorise.ts'
import { ownPage } from './change-page.ts'
import { getDomain } from './domains.ts'
import { listJoined } from './editors.ts'
import { countUnread, hasForm, listSubmissions } from './inbox.ts'
import { listPages } from './list-pages.ts'
import { listRevisions } from './list-revisions.ts'
import { pageFor } from './page-life.ts'
import { viewsOf } from './page-views.ts'
import { languagesOnline } from './published-page.ts'
import { settingsOf } from './settings.ts'
import { type HoldsPass, logVisit, openShare, passGate } from './share-access.ts'
import { listShares, sharePath } from './shares.ts'
import { staleCounts } from './stale-counts.ts'
import { pageSummary } from './summaries.ts'

export interface LoaderInput {
  params: RouteParams
  caller: { identity: string | null }
  locale: Locale
  /** Whether the visitor carries the pass of a share with that password; '' for none. */
  isUnlocked: HoldsPass
  /** Gives the visitor that pass, so that frames and reloads are no views of their own. */
  grantPass?: (passwordHash: string) => void
  wrongPassword: boolean
  /** The language of a visitor whose address has none; null is none of the nine, undefined unasked. */
  wanted?: Locale | null | undefined
  /** A machine that unfolds links, or a request for headers alone: it takes nobody's view. */
  isGlance?: boolean
}

/**
 * What each screen is given, by the name of its route; an owner whose page is in the trash is told
 * of that instead. Throws the one 404 for all else, and a 301 to a path without its language for
 * what lives elsewhere now.
 */
export type Loaders = {
  [N in RouteName]?: (input: LoaderInput) => Promise<Payloads[N] | TrashedPayload>
}

export function createLoaders(services: Services): Loaders {
  return {
    async history({ caller: { identity } }) {
      const [pages, trash, joined] = await Promise.all([
        listPages(services, identity, {}),
        listPages(services, identity, { state: 'trashed', limit: 1 }),
        listJoined(services, identity),
      ])
      return { ...pages, hasTrash: trash.items.length > 0, joined }
    },
    async historyPage(input) {
      const page = await owned(services, 'historyPage', input, 'read')
      if (page.trashedAt !== null) return trashedPayload(page, page.trashedAt)
      const access = { slug: page.slug, identity: input.caller.identity }
      return {
        page: pageSummary(page),
        revisions: await listRevisions(services, access, {}),
      }
    },
    async settings(input) {
      const page = await owned(services, 'settings', input)
      if (page.trashedAt !== null) return trashedPayload(page, page.trashedAt)
      const access = { slug: page.slug, identity: input.caller.identity }
      return {
        page: pageSummary(page),
        settings: await settingsOf(services, page),
        shares: await listShares(services, access),
        inbox: await listSubmissions(services, access),
        hasForm: hasForm(page.document),
        views: await viewsOf(services, access),
        ...(await getDomain(services, access)),
        online: await languagesOnline(services.storage, page),
        stale: staleCounts(page),
        siteUrl: services.config.SITE_URL,
      }
    },
    async generate(input) {
      services.generations.prepare()
      const { engines } = services.generations
      const payload = await generatorPayload(services, 'generate', input)
      if ('trashed' in payload) return payload
      const { page } = payload
      if (page?.guest) return { page, engines, unread: 0 }
      const access = { slug: page?.slug ?? '', identity: input.caller.identity }
      return { ...payload, engines, unread: page ? await countUnread(services, access) : 0 }
    },
    generateV1: (input) => generatorPayload(services, 'generateV1', input),
    share: (input) => sharePayload(services, 'share', input),
    shareV1: (input) => sharePayload(services, 'shareV1', input),
  }
}

function pathOf(name: RouteName, { params, locale }: LoaderInput): string {
  return localizePath(locale, routePath(name, params))
}

/** The owner's page, also from the trash; under a slug it once had, or has in another language, the way to it is thrown. */
async function owned(
  services: Services,
  name: RouteName,
  input: LoaderInput,
  operation: 'read' | 'own' = 'own',
): Promise<StoredPage> {
  const slug = input.params.slug ?? ''
  const { identity } = input.caller
  const page = await ownPage(services, { slug, identity }, operation, pathOf(name, input))
  if (page.slug !== slug) throw movedTo(routePath(name, { slug: page.slug }))
  return page
}

async function generatorPayload(
  services: Services,
  name: 'generate' | 'generateV1',
  input: LoaderInput,
): Promise<Payloads['generateV1'] | TrashedPayload> {
  if (input.params.slug === undefined) return { page: null }
  const operation = name === 'generate' ? 'read' : 'own'
  const page = await owned(services, name, input, operation)
  if (page.trashedAt !== null) return trashedPayload(page, page.trashedAt)
  return { page: await pageFor(services, page, input.caller.identity) }
}

function trashedPayload(page: StoredPage, trashedAt: number): TrashedPayload {
  const { slug, name } = pageSummary(page)
  const wasOnline = page.publishedRev !== null
  return { trashed: { slug, name, until: endOfTrash(trashedAt), wasOnline } }
}

/** Nothing of the page is told before its gate is passed. */
async function sharePayload(
  services: Services,
  name: 'share' | 'shareV1',
  input: LoaderInput,
): Promise<Payloads['share']> {
  const token = input.params.slug ?? ''
  const { wrongPassword, isUnlocked } = input
  const opened = await openShare(services, token, isUnlocked).catch((error: unknown) => {
    throw isAppError(error, 'not_found') ? notFound(pathOf(name, input)) : error
  })
  const path = sharePath(opened.page.version, token)
  if (path !== routePath(name, { slug: token })) throw movedTo(path)
  // Before the gate: one view is one visit.
  const language = input.wanted === null ? opened.page.locale : input.wanted
  if (language !== undefined && language !== input.locale && isLocale(language))
    throw shownIn(language, path)
  const isOwn = await isAuthorised(services, input.caller.identity, opened.page, 'own')
  const ownSlug = isOwn ? opened.page.slug : null
  const closed: Payloads['share'] = {
    state: 'locked',
    token,
    title: '',
    wrongPassword,
    end: null,
    ownSlug,
    access: 'view',
    editSlug: null,
  }
  if (opened.state === 'gone' && !input.isGlance) await logVisit(services, opened.share, 'refused')
  if (opened.state === 'gone') return { ...closed, state: 'gone', end: opened.end }
  if (opened.state === 'locked') return { ...closed, state: 'locked' }
  const { share, document } = opened
  const isNew = !input.isGlance && !isUnlocked(share.passwordHash ?? '')
  if (isNew && !(await hasPassed(services, share, path)))
    return { ...closed, state: 'gone', end: 'usedUp' }
  if (isNew) input.grantPass?.('')
  const isEditor = (await editorOf(services, input.caller.identity, opened.page)) !== null
  return {
    ...closed,
    state: 'open',
    title: pageName(document),
    access: share.access,
    editSlug: isEditor ? opened.page.slug : null,
  }
}

async function hasPassed(
  services: Services,
  share: Parameters<typeof passGate>[1],
  path: string,
): Promise<boolean> {
  try {
    await passGate(services, share, path)
    return true
  } catch (error) {
    if (isAppError(error, 'gone')) return false
    throw error
  }
}

function isAppError(error: unknown, code: AppError['code']): boolean {
  return error instanceof AppError && error.code === code
}

/** For whom the address stays what it is: another visitor is shown another language. */
function shownIn(language: Locale, path: string): Response {
  return new Response(null, { status: 302, headers: { Location: localizePath(language, path) } })
}

/** Whoever answers puts the language before the path, as routers do with a thrown Response. */
function movedTo(path: string): Response {
  return new Response(null, { status: 301, headers: { Location: path } })
}
