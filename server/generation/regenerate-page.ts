import type { CompositionRequest } from '#server/composer/composition.ts'
import { ownPage, type PageAccess } from '#server/pages/change-page.ts'
import { editableDocument } from '#server/pages/check-document.ts'
import { standingWriting } from '#server/pages/standing-writing.ts'
import type { Chosen } from '#server/reader/chosen.ts'
import type { Services } from '#server/services.ts'
import type { StoredGeneration } from '#server/storage/storage.ts'
import type { InputOf } from '#shared/endpoints.ts'
import type { Engine } from '#shared/engines.ts'
import { invalid } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { type BegunGeneration, beginGeneration, checkedKey, hashOf } from './begin-generation.ts'
import { checkedChoice } from './brief-choice.ts'
import { checkedEngine } from './checked-engine.ts'
import { samePage, toldAgain } from './create-generation.ts'
import { type GenerationRequest, knownOf, requestOf, writtenFrom } from './generation-request.ts'
import { hasOwnTheme } from './has-own-theme.ts'

/** How many further seeds are tried until one has a block of the wanted kind. */
const seedsTried = 8

/** Writes a page again from its brief with the next seed, or one block of it. */
export async function regeneratePage(
  services: Services,
  access: PageAccess,
  wish: InputOf<'regeneratePage'>,
  idempotencyKey: string | undefined,
): Promise<BegunGeneration> {
  const key = checkedKey(idempotencyKey)
  const page = await ownPage(services, access, 'work')
  const latest = await standingWriting(services.storage, page)
  const document = editableDocument(page)
  const written = latest && requestOf(latest).composition
  const brief = latest?.brief ?? briefOf(document)
  const chosen = wish.chosen ? choiceOf(wish, latest) : written?.chosen
  // A version that was taken back is not written once more.
  const last = await services.storage.generations.latestOf(page.id)
  const next = (last?.seed ?? document.meta.seed) + 1
  const seed = wish.seed ?? (wish.chosen && latest ? latest.seed : next)
  const composition = {
    brief,
    locale: document.base,
    locales: document.locales.slice(1),
    fallback: document.base,
    seed,
    now: services.now(),
    known: knownOf(document),
    chosen,
    isDictated: written?.isDictated,
    pictures: written?.pictures,
  }
  const engine = engineOf(services, wish.engine, latest?.engine)
  const order =
    wish.block !== undefined
      ? { request: await oneBlock(services, page.owner, document, wish.block, composition) }
      : wish.chosen
        ? await toldAgain(services, page, { latest, engine, composition, sender: page.owner })
        : { request: await anotherVersion(services, document, latest, composition) }
  return beginGeneration(services, {
    owner: page.owner,
    engine,
    ...order,
    requestHash: hashOf({ regenerate: page.id, ...wish }),
    idempotencyKey: key,
    page: samePage(page.owner, page.id),
  })
}

async function anotherVersion(
  services: Services,
  document: PageDocument,
  latest: StoredGeneration | null,
  composition: CompositionRequest,
): Promise<GenerationRequest> {
  const before = writtenFrom(latest)
  const varies = before && { ...composition, seed: before.seed, known: before.known }
  const keepsTheme = await hasOwnTheme(services, document, latest)
  return { composition, keepsTheme, ...(varies && { varies }) }
}

/** What of its brief the page is to say. @throws AppError `invalid` where there is none to choose from */
function choiceOf(
  { chosen, block, seed }: InputOf<'regeneratePage'>,
  latest: StoredGeneration | null,
): Chosen | undefined {
  const message = !latest
    ? 'no brief has made the page'
    : block !== undefined || seed !== undefined
      ? 'stands alone or with engine'
      : null
  if (message) throw invalid([{ field: 'chosen', message }])
  return chosen && latest ? checkedChoice(chosen, latest.brief) : undefined
}

/** What is asked for; else what wrote the page before, if it still can. */
function engineOf(services: Services, asked: Engine | undefined, before?: Engine): Engine {
  if (asked) return checkedEngine(services, asked)
  return before && services.generations.engines.includes(before) ? before : 'composer'
}

/** A page that no brief made says itself what it is about. */
function briefOf({ meta }: PageDocument): string {
  const brief = [meta.title, meta.description].filter(Boolean).join('. ')
  if (brief) return brief
  throw invalid([{ field: 'title', message: 'a page without a brief needs a title' }])
}

/** The rest of the page stays, so the block is written from all that the page says. */
async function oneBlock(
  { generations }: Services,
  owner: string,
  document: PageDocument,
  block: string,
  first: CompositionRequest,
): Promise<GenerationRequest> {
  const found = document.blocks[block]
  if (!found) throw invalid([{ field: 'block', message: `no block ${block}` }])
  if (found.locked) throw invalid([{ field: 'block', message: 'the block is locked' }])
  const known = { industry: document.meta.industry, facts: document.facts }
  for (let step = 0; step < seedsTried; step++) {
    const composition = { ...first, known, seed: first.seed + step }
    const plan = await generations.composer.plan(composition, owner)
    if (plan.some(({ type }) => type === found.type)) return { composition, block }
  }
  throw invalid([{ field: 'block', message: `no ${found.type} can be written from the brief` }])
}
