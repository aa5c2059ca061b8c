import type { Services } from '#server/services.ts'
import { mostWishes, type StoredPage, type StoredWish } from '#server/storage/storage.ts'
import type { QueryOf } from '#shared/endpoints.ts'
import { invalid } from '#shared/errors.ts'
import type { Revision, RevisionList } from '#shared/revisions.ts'
import { ownPage, type PageAccess } from './change-page.ts'
import { changesSummary } from './changes-summary.ts'
import { peopleOf } from './editors.ts'
import { type Line, linesOf } from './revision-lines.ts'
import { revisionSummary } from './summaries.ts'

const revisionsAtOnce = 40

/** The telling revisions, newest first, each with what it changed of the one before. */
export async function listRevisions(
  services: Pick<Services, 'storage' | 'now'>,
  access: PageAccess,
  { cursor, limit = revisionsAtOnce }: QueryOf<'listRevisions'>,
): Promise<RevisionList> {
  const page = await ownPage(services, access, 'change')
  const { storage } = services
  const before = cursor === undefined ? {} : { before: revOf(cursor) }
  const { lines, goesOn } = await someLines(storage, page, before, limit)
  // The line before the last one says what that has changed.
  const shown = lines.slice(0, goesOn ? Math.min(limit, lines.length - 1) : limit)
  const { items } = await storage.wishes.list(page.id, { limit: mostWishes })
  const personOf = await peopleOf(
    storage,
    page.id,
    shown.map(({ revision }) => revision.editor),
  )
  const origins = await originsOf(storage, page.id, shown)
  const isLast = !goesOn && shown.length === lines.length
  return {
    items: shown.map((line, index) => ({
      ...told(line, lines[index + 1], items, origins.get(line)),
      editor: personOf(line.revision.editor),
    })),
    nextCursor: isLast ? null : String(shown.at(-1)?.first),
  }
}

/** Two lines at least, where there are: very many revisions may stand for one. */
async function someLines(
  storage: Services['storage'],
  page: StoredPage,
  before: { before?: number },
  limit: number,
): Promise<{ lines: Line[]; goesOn: boolean }> {
  for (let count = limit + 1; ; count *= 2) {
    const revisions = await storage.revisions.list(page.id, { ...before, limit: count })
    const lines = await linesOf(storage, revisions, page)
    const goesOn = revisions.length === count
    if (!goesOn || lines.length > 1) return { lines, goesOn }
  }
}

/** Lists go on before the oldest revision of the last line. */
function revOf(cursor: string): number {
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor)
  throw invalid([{ field: 'cursor', message: 'the nextCursor of an earlier answer' }])
}

function told(
  { revision, document, changes }: Line,
  before: Line | undefined,
  wishes: readonly StoredWish[],
  sameAs: number | undefined,
): Omit<Revision, 'editor'> {
  return revisionSummary(revision, document, {
    changes: before && changes ? changesSummary(changes, before.document, document) : null,
    sameAs: sameAs ?? null,
    wishes: before ? wishesBetween(wishes, before.revision.rev, revision.rev) : [],
  })
}

/** For a line whose page was there before: the earliest revision that has it. */
async function originsOf(
  { revisions }: Services['storage'],
  page: string,
  lines: readonly Line[],
): Promise<Map<Line, number>> {
  const digests = [...new Set(lines.map(({ revision }) => revision.digest))]
  const alike = digests.length > 0 ? await revisions.alike(page, digests) : []
  const origins = new Map<Line, number>()
  for (const line of lines) {
    const origin = alike.find(({ digest }) => digest === line.revision.digest)
    if (origin && origin.rev < line.first) origins.set(line, origin.rev)
  }
  return origins
}

/** So many are enough to know a version again. */
const toldWishes = 3

/** What was asked for and still stands, the oldest first. */
function wishesBetween(wishes: readonly StoredWish[], after: number, upTo: number): string[] {
  return wishes
    .filter(({ rev, undoneAt }) => rev !== null && rev > after && rev <= upTo && undoneAt === null)
    .slice(0, toldWishes)
    .map(({ command }) => command)
    .reverse()
}
