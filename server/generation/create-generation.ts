import type { CompositionRequest } from '#server/composer/composition.ts'
import { seedOf } from '#server/composer/seed.ts'
import { authorise } from '#server/pages/authorise.ts'
import { ownPage } from '#server/pages/change-page.ts'
import { editableDocument } from '#server/pages/check-document.ts'
import { insertPage } from '#server/pages/insert-page.ts'
import { standingWriting } from '#server/pages/standing-writing.ts'
import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import type { InputOf } from '#shared/endpoints.ts'
import type { Locale } from '#shared/locales.ts'
import { emptyDocument, type PageDocument, type PageLanguage } from '#shared/page/document.ts'
import {
  type BegunGeneration,
  beginGeneration,
  checkedKey,
  hashOf,
  type Order,
} from './begin-generation.ts'
import { carriedChoice } from './brief-choice.ts'
import { broughtPictures } from './brought-pictures.ts'
import { checkedEngine } from './checked-engine.ts'
import { correctionRequest } from './correction/correction-request.ts'
import { knownOf, requestOf } from './generation-request.ts'
import { hasOwnTheme } from './has-own-theme.ts'
import { spaceMarks } from './space-marks.ts'

type Body = InputOf<'createGeneration'>

export interface Creator {
  identity: string | null
  ensureIdentity(): Promise<string>
  /** What their interface speaks. */
  locale: Locale
  /** Reading takes turns by it: who has made nothing yet is somebody new with each call. */
  network: string
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined
}

/** Begins a page from a brief: a new one, or the creator's own at `slug` written again. */
export async function createGeneration(
  services: Services,
  creator: Creator,
  body: Body,
  idempotencyKey: string | undefined,
): Promise<BegunGeneration> {
  const key = checkedKey(idempotencyKey)
  const { slug } = body
  const existing =
    slug === undefined
      ? null
      : await ownPage(services, { slug, identity: creator.identity }, 'work')
  const engine = checkedEngine(services, body.engine ?? 'composer')
  const pictures = await broughtPictures(
    services,
    creator,
    body,
    await picturesBefore(services, existing),
  )
  const call = { requestHash: hashOf(body), idempotencyKey: key, engine }
  const owner = await creator.ensureIdentity()
  const { brief: typed } = body
  const told = await services.generations.asDictated(typed, creator.locale, creator.network)
  const asked = {
    ...body,
    brief: spaceMarks(told),
    pictures,
    ...(told !== typed && { isDictated: true }),
  }
  const order = existing
    ? await again(services, owner, existing, asked, engine, creator.network)
    : await anew(services, owner, asked, creator)
  return beginGeneration(services, { ...call, ...order })
}

type Wish = Pick<Order, 'owner' | 'request' | 'page'> & Partial<Pick<Order, 'engine'>>
type Brief = Body & Pick<CompositionRequest, 'pictures' | 'isDictated'>

async function picturesBefore({ storage }: Services, page: StoredPage | null) {
  const latest = page && (await standingWriting(storage, page))
  return latest ? requestOf(latest).composition.pictures : undefined
}

async function anew(
  services: Services,
  owner: string,
  body: Brief,
  creator: Creator,
): Promise<Wish> {
  const { brief, seed = seedOf(brief), locales = [], pictures, isDictated } = body
  const locale = body.locale === undefined || body.locale === 'auto' ? null : body.locale
  const known = { facts: {} }
  const { locale: fallback } = creator
  const asked = {
    brief,
    locale,
    locales,
    fallback,
    seed,
    now: services.now(),
    known,
    pictures,
    isDictated,
  }
  const { base, name } = await readBrief(services, asked, creator.network)
  const composition = { ...asked, locale: base, locales: without(locales, base) }
  return {
    owner,
    request: { composition },
    page: (repositories, now) => {
      const document = emptyDocument('', base)
      return insertPage(repositories, {
        owner,
        locale: base,
        document,
        rev: 0,
        kind: 'step',
        now,
        name,
      })
    },
  }
}

/** The page's language has to be settled before its first event, and its name makes the slug. */
async function readBrief(
  { generations }: Services,
  asked: CompositionRequest,
  sender: string,
): Promise<{ base: PageLanguage; name: string }> {
  try {
    const { locale, facts } = await generations.composer.understand(asked, sender)
    return { base: locale, name: facts.name?.value ?? '' }
  } catch {
    // The job meets the same error, and it is the one to report it.
    return { base: asked.locale ?? asked.fallback, name: '' }
  }
}

/**
 * A page keeps its own language, what its creator corrected, and its seed: what a new brief says
 * otherwise is written otherwise, and the rest stays as it was.
 */
async function again(
  services: Services,
  owner: string,
  page: StoredPage,
  body: Brief,
  engine: Order['engine'],
  sender: string,
): Promise<Wish> {
  const document: PageDocument = editableDocument(page)
  const latest = await standingWriting(services.storage, page)
  const { brief, seed = latest?.seed ?? document.meta.seed, locales = [], pictures } = body
  const before = latest ? requestOf(latest).composition : undefined
  const composition = {
    brief,
    locale: document.base,
    locales: without([...document.locales, ...locales], document.base),
    fallback: document.base,
    seed,
    now: services.now(),
    known: knownOf(document),
    pictures,
    isDictated: body.isDictated ?? (before?.brief === brief ? before.isDictated : undefined),
    chosen: before && carriedChoice(before, brief),
  }
  const told = await toldAgain(services, page, { latest, engine, composition, sender })
  return { owner, page: samePage(owner, page.id), ...told }
}

/** A page whose brief is read again: what is read otherwise is written, where it has its seed still. */
export async function toldAgain(
  services: Services,
  page: StoredPage,
  asked: Parameters<typeof correctionRequest>[2],
): Promise<Pick<Order, 'request' | 'engine'>> {
  const { composition, latest } = asked
  const keepsTheme = await hasOwnTheme(services, editableDocument(page), latest)
  const corrected = await correctionRequest(services, page, asked)
  return {
    request: { composition, keepsTheme, ...corrected?.request },
    engine: corrected?.engine ?? asked.engine,
  }
}

/** The page as it is inside the transaction, still its owner's. */
export function samePage(owner: string, id: string): Order['page'] {
  return async (storage, now) =>
    authorise({ storage, now: () => now }, owner, await storage.pages.lock(id), 'work')
}

function without(languages: readonly PageLanguage[], base: PageLanguage): PageLanguage[] {
  return [...new Set(languages)].filter((language) => language !== base)
}
