import { readPublished } from '#server/pages/published-page.ts'
import { linkCard } from '#server/render/link-card.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { PublicAnswer } from '../page-cache/public-answer.ts'
import type { PublicAnswerDeps, TargetOf } from './public-answers.ts'
import { movedAnswer } from './published-page.ts'

/** The picture that links to a page unfold into. */
export async function cardAnswer(
  deps: PublicAnswerDeps,
  { slug }: TargetOf<'card'>,
): Promise<PublicAnswer> {
  const found = await readPublished(deps.services.storage, slug)
  return 'movedTo' in found ? movedAnswer(found, '', '/card.png') : cardOf(deps, found.document)
}

export async function cardOf(
  { build, services }: PublicAnswerDeps,
  document: PageDocument,
): Promise<PublicAnswer> {
  const headers = { 'Content-Type': 'image/png', ...openToFrames }
  const sources = { entry: await build.entry(), fontsFolder: build.fontsFolder }
  const card = await linkCard(services.images, sources, document)
  return { status: 200, headers, body: Buffer.from(card) }
}

/** A page's monogram. */
export async function iconAnswer(
  deps: PublicAnswerDeps,
  { slug }: TargetOf<'icon'>,
): Promise<PublicAnswer> {
  const found = await readPublished(deps.services.storage, slug)
  return 'movedTo' in found ? movedAnswer(found, '', '/icon.svg') : iconOf(deps, found.document)
}

export async function iconOf(
  { build }: PublicAnswerDeps,
  document: PageDocument,
): Promise<PublicAnswer> {
  const headers = { 'Content-Type': 'image/svg+xml', ...openToFrames }
  return { status: 200, headers, body: (await build.entry()).monogramSvg(document) }
}

/** Sandboxed pages have an opaque origin, which must be let in. */
const openToFrames = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
}
