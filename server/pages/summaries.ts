import type { StoredGeneration, StoredPage, StoredRevision } from '#server/storage/storage.ts'
import type { PartChange } from '#shared/page/compare/page-changes.ts'
import { themeColour } from '#shared/page/theme.ts'
import { usageSchema } from '#shared/page/usage.ts'
import type { GenerationSummary, PageDetail, PageSummary, Revision } from '#shared/payloads.ts'
import { changesSummary } from './changes-summary.ts'
import { readableDocument } from './published-page.ts'

/** A page as lists show it: never its owner. */
export function pageSummary(page: StoredPage): PageSummary {
  const { slug, title, locale, locales, rev, publishedRev, version } = page
  const { createdAt, updatedAt, trashedAt } = page
  const state = stateOf(page)
  return {
    slug,
    title,
    colour: colourOf(page, page.document),
    locale,
    locales,
    state,
    rev,
    publishedRev,
    version,
    createdAt,
    updatedAt,
    trashedAt,
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
  return { id, slug, status, brief, seed, engine, usage, lastSeq, createdAt }
}

/** The revision as the history tells of it, or nothing for a mere step between two. */
export function revisionSummary(
  page: StoredPage,
  { rev, kind, createdAt, document }: StoredRevision,
  changes: PartChange[] | null,
): Revision[] {
  if (kind === 'step') return []
  const title = document.v === 1 ? document.title : document.meta.title
  const colour = colourOf(page, document)
  return [{ rev, kind, createdAt, title, colour, changes: changes && changesSummary(changes) }]
}

function colourOf(page: StoredPage, document: StoredPage['document']): string {
  return themeColour(readableDocument(page, document).theme)
}
