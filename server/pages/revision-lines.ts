import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Storage, StoredPage, ToldRevision } from '#server/storage/storage.ts'
import { comparePages } from '#shared/page/compare/compare-pages.ts'
import type { PartChange } from '#shared/page/compare/page-changes.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { readableDocument } from './published-page.ts'

/** What the history tells of as one version. */
export interface Line {
  revision: ToldRevision
  /** The oldest revision it stands for. */
  first: number
  document: PageDocument
  /** Of the line before; null for the first one. */
  changes: PartChange[] | null
}

/**
 * A line for each revision, the newest first. An edit or a writing that left the page as it was, as
 * sentences do that need not follow a corrected fact, stands for the version it found; sentences
 * that follow one are of the line it has.
 */
export async function linesOf(
  { revisions: stored }: Pick<Storage, 'revisions'>,
  revisions: readonly ToldRevision[],
  page: StoredPage,
): Promise<Line[]> {
  const lines: Line[] = []
  for (const revision of revisions.toReversed()) {
    // Documents may be large, and others wait.
    await nextTurn()
    const whole = await stored.byRev(page.id, revision.rev)
    if (!whole) continue
    const document = readableDocument(page, whole.document)
    const last = lines.at(-1)
    const changes = last ? comparePages(last.document, document) : null
    const line = { revision, first: revision.rev, document, changes }
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
function joined(
  { first, revision: earlier }: Line,
  { revision, document }: Line,
  before: Line | undefined,
): Line {
  const changes = before ? comparePages(before.document, document) : null
  return { first, document, changes, revision: { ...revision, ...ofEarlier(earlier) } }
}

const ofEarlier = ({ kind, createdAt, editor }: ToldRevision) => ({ kind, createdAt, editor })

function isDraft({ kind }: ToldRevision): boolean {
  return kind === 'generated' || kind === 'edited'
}
