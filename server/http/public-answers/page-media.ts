import { readPublished } from '#server/pages/published-page.ts'
import { linkCard } from '#server/render/link-card.ts'
import { notFound } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { PublicAnswer } from '../page-cache/public-answer.ts'
import type { PublicAnswerDeps, TargetOf } from './public-answers.ts'

/** The picture that links to a page unfold into. Drawing it takes the process for a while. */
export async function cardAnswer(
  deps: PublicAnswerDeps,
  { slug, path }: TargetOf<'card'>,
): Promise<PublicAnswer> {
  return cardOf(deps, await documentOf(deps, slug, path))
}

export async function cardOf(
  { build, services }: PublicAnswerDeps,
  document: PageDocument,
): Promise<PublicAnswer> {
  const headers = { 'Content-Type': 'image/png', ...openToFrames }
  const sources = { entry: await build.entry(), fontsFolder: build.fontsFolder }
  return { status: 200, headers, body: await linkCard(services.images, sources, document) }
}

/** A page's monogram. */
export async function iconAnswer(
  deps: PublicAnswerDeps,
  { slug, path }: TargetOf<'icon'>,
): Promise<PublicAnswer> {
  return iconOf(deps, await documentOf(deps, slug, path))
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

/** A page's pictures stand at its own slug only: who asks for a former one reads no page. */
async function documentOf(
  { services }: PublicAnswerDeps,
  slug: string,
  path: string,
): Promise<PageDocument> {
  const found = await readPublished(services.storage, slug)
  if ('movedTo' in found) throw notFound(path)
  return found.document
}
