import * as z from 'zod/mini'
import type { StoredGeneration, StoredPage, ToldRevision } from '#server/storage/storage.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { pageName } from '#shared/page/page-name.ts'
import { themeColour } from '#shared/page/theme.ts'
import { usageSchema } from '#shared/page/usage.ts'
import type { GenerationSummary, PageDetail, PageSummary } from '#shared/payloads.ts'
import type { Revision } from '#shared/revisions.ts'
import { readableDocument } from './published-page.ts'

/** A page as lists show it: never its owner. */
export function pageSummary(page: StoredPage): PageSummary {
  const { slug, title, document, locale, locales, rev, publishedRev, version } = page
  const { createdAt, updatedAt, trashedAt, takenDownAt, takenDownReason } = page
  const state = stateOf(page)
  return {
    slug,
    title,
    name: pageName(document),
    colour: themeColour(readableDocument(page, document).theme),
    locale,
    locales,
    state,
    rev,
    publishedRev,
    version,
    createdAt,
    updatedAt,
    trashedAt,
    ...(takenDownAt !== null && { takenDown: { at: takenDownAt, reason: takenDownReason } }),
  }
}

function stateOf(page: StoredPage): PageSummary['state'] {
  if (page.trashedAt !== null) return 'trashed'
  return page.publishedRev === null ? 'draft' : 'published'
}

/** A page with its document and what wrote it, for its owner alone. */
export function pageDetail(page: StoredPage, generation: StoredGeneration | null): PageDetail {
  return {
    ...pageSummary(page),
    document: page.document,
    generation: generation && generationSummary(generation, page.slug),
  }
}

/** A generation without what is internal to its job. */
export function generationSummary(generation: StoredGeneration, slug: string): GenerationSummary {
  const { id, status, brief, seed, engine, lastSeq, createdAt } = generation
  const usage = usageSchema.safeParse(generation.usage).data ?? null
  const brought = broughtIds(generation)
  return { id, slug, status, brief, seed, engine, ...brought, usage, lastSeq, createdAt }
}

const pictureSchema = z.object({ id: z.string() })
const requestSchema = z.object({
  composition: z.object({
    pictures: z.object({ photos: z.array(pictureSchema), logo: z.nullable(pictureSchema) }),
  }),
})

/** What was brought along with the brief; nothing where there was nothing. */
function broughtIds({ request }: StoredGeneration): Pick<GenerationSummary, 'photos' | 'logo'> {
  const { data } = requestSchema.safeParse(request)
  const { photos = [], logo = null } = data?.composition.pictures ?? {}
  return { photos: photos.map(({ id }) => id), logo: logo?.id ?? null }
}

/** The revision as the history tells of it, with its document as this version reads it. */
export function revisionSummary(
  { rev, kind, createdAt }: ToldRevision,
  document: PageDocument,
  told: Pick<Revision, 'changes' | 'sameAs' | 'wishes'>,
): Omit<Revision, 'editor'> {
  return {
    rev,
    kind,
    createdAt,
    title: document.meta.title,
    colour: themeColour(document.theme),
    ...told,
  }
}
