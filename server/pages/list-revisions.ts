import type { Services } from '#server/services.ts'
import { mostWishes, type StoredWish } from '#server/storage/storage.ts'
import type { QueryOf } from '#shared/endpoints.ts'
import { invalid } from '#shared/errors.ts'
import type { Revision, RevisionList } from '#shared/payloads.ts'
import { ownPage, type PageAccess } from './change-page.ts'
import { changesSummary } from './changes-summary.ts'
import { type Line, linesOf } from './revision-lines.ts'
import { revisionSummary } from './summaries.ts'

const revisionsAtOnce = 40

/** The telling revisions, newest first, each with what it changed of the one before. */
export async function listRevisions(
  { storage }: Pick<Services, 'storage'>,
  access: PageAccess,
  { cursor, limit = revisionsAtOnce }: QueryOf<'listRevisions'>,
): Promise<RevisionList> {
  const page = await ownPage({ storage }, access, 'work')
  // The one before the last says what that has changed.
  const from = { ...(cursor !== undefined && { before: revOf(cursor) }), limit: limit + 1 }
  const revisions = await storage.revisions.list(page.id, from)
  const lines = await linesOf(storage, revisions, page)
  const goesOn = revisions.length > limit
  const shown = goesOn && lines.length > 1 ? lines.slice(0, -1) : lines
  const { items } = await storage.wishes.list(page.id, { limit: mostWishes })
  const origins = await originsOf(storage, page.id, shown)
  return {
    items: shown.map((line, index) => told(line, lines[index + 1], items, origins.get(line))),
    nextCursor: goesOn ? String(shown.at(-1)?.first) : null,
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
): Revision {
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
