import type { Services } from '#server/services.ts'
import {
  mostWishes,
  type StoredPage,
  type StoredRevision,
  type StoredWish,
  type ToldRevision,
} from '#server/storage/storage.ts'
import { invalid } from '#shared/errors.ts'
import { comparePages } from '#shared/page/compare/compare-pages.ts'
import type { PartChange } from '#shared/page/compare/page-changes.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { PageDetail, Revision } from '#shared/payloads.ts'
import { changePage, ownPage, type PageAccess } from './change-page.ts'
import { changesSummary } from './changes-summary.ts'
import { readableDocument } from './published-page.ts'
import { standingWriting } from './standing-writing.ts'
import { pageDetail, revisionSummary } from './summaries.ts'
import { turnOfReturn } from './told-turn.ts'

/** The telling revisions, newest first, each with what it changed of the one before. */
export async function listRevisions(services: Services, access: PageAccess): Promise<Revision[]> {
  const page = await ownPage(services, access, 'work')
  const revisions = await services.storage.revisions.list(page.id)
  const lines = linesOf(revisions, page)
  const { items } = await services.storage.wishes.list(page.id, { limit: mostWishes })
  const origins = originsOf(lines)
  return lines.map((line, index) => {
    const { revision, document, changes } = line
    const before = lines[index + 1]
    return revisionSummary(revision, document, {
      changes: before && changes ? changesSummary(changes, before.document, document) : null,
      sameAs: origins.get(line) ?? null,
      wishes: before ? wishesBetween(items, before.revision.rev, revision.rev) : [],
    })
  })
}

/** For a line whose page was there before: the revision of the earliest line that has it. */
function originsOf(lines: readonly Line[]): Map<Line, number> {
  const first = new Map<string, number>()
  const origins = new Map<Line, number>()
  for (const line of lines.toReversed()) {
    const page = JSON.stringify({ ...line.document, rev: 0 })
    const origin = first.get(page)
    if (origin === undefined) first.set(page, line.revision.rev)
    else origins.set(line, origin)
  }
  return origins
}

interface Line {
  revision: ToldRevision
  document: PageDocument
  /** Of the line before; null for the first one. */
  changes: PartChange[] | null
}

/**
 * A line for each revision, the newest first. An edit or a writing that left the page as it was, as
 * sentences do that need not follow a corrected fact, stands for the version it found; sentences
 * that follow one are of the line it has.
 */
function linesOf(revisions: readonly ToldRevision[], page: StoredPage): Line[] {
  const lines: Line[] = []
  for (const revision of revisions.toReversed()) {
    const document = readableDocument(page, revision.document)
    const last = lines.at(-1)
    const line = {
      revision,
      document,
      changes: last ? comparePages(last.document, document) : null,
    }
    const isOfLast =
      last && last.revision.rev !== page.publishedRev && (isSame(last, line) || follows(last, line))
    if (!isOfLast) lines.push(line)
    else lines.splice(-1, 1, joined(last, line, lines.at(-2)))
  }
  return lines.toReversed()
}

function isSame(last: Line, { revision, changes }: Line): boolean {
  return changes?.length === 0 && isDraft(revision) && isDraft(last.revision)
}

/** As long as it may take until what follows a corrected fact is written. */
const followingMs = 60_000

/** Written by the seed the page has, and so in its own words, right after a fact was corrected. */
function follows({ revision: edit, document, changes }: Line, { revision, ...written }: Line) {
  if (edit.kind !== 'edited' || revision.kind !== 'generated') return false
  const isSoon = revision.createdAt - edit.createdAt < followingMs
  const isOfFact = changes?.some(({ part }) => part === 'facts') ?? false
  return isSoon && isOfFact && document.meta.seed === written.document.meta.seed
}

/** The later one's page in the line of the earlier. */
function joined(last: Line, { revision, document }: Line, before: Line | undefined): Line {
  const changes = before ? comparePages(before.document, document) : null
  return { document, changes, revision: { ...last.revision, rev: revision.rev } }
}

function isDraft({ kind }: ToldRevision): boolean {
  return kind === 'generated' || kind === 'edited'
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

/**
 * What makes one revision another than an earlier one.
 * @throws AppError `invalid` naming the revision there is not
 */
export async function compareRevisions(
  services: Services,
  access: PageAccess,
  { from, to }: { from: number; to: number },
): Promise<{ parts: PartChange[] }> {
  const page = await ownPage(services, access, 'work')
  const [before, after] = await Promise.all([
    documentAt(services, page, 'from', from),
    documentAt(services, page, 'to', to),
  ])
  return { parts: comparePages(before, after) }
}

async function documentAt(
  { storage }: Services,
  page: StoredPage,
  field: 'from' | 'to',
  rev: number,
) {
  return readableDocument(page, (await revisionAt(storage, page.id, field, rev)).document)
}

/** Makes an earlier document the newest one. The revisions between stay. */
export async function revertPage(
  services: Services,
  access: PageAccess,
  rev: number,
  step?: 'undo' | 'redo',
): Promise<PageDetail> {
  const page = await changePage(services, access, 'work', async (before, repositories) => {
    const { document } = await revisionAt(repositories, before.id, 'rev', rev)
    const turn = step && (await turnOfReturn(repositories, before, rev, step))
    return { change: { document, version: document.v }, kind: 'reverted', turn }
  })
  return pageDetail(page, await standingWriting(services.storage, page))
}

async function revisionAt(
  { revisions }: Pick<Services['storage'], 'revisions'>,
  page: string,
  field: string,
  rev: number,
): Promise<StoredRevision> {
  const revision = await revisions.byRev(page, rev)
  if (revision) return revision
  throw invalid([{ field, message: `no revision ${rev} of this page` }])
}
