import { readableDocument } from '#server/pages/published-page.ts'
import { isSourceKept } from '#server/pages/translation-source.ts'
import type {
  JobStatus,
  Repositories,
  Storage,
  StoredEvent,
  StoredGeneration,
  StoredPage,
} from '#server/storage/storage.ts'
import { AppError } from '#shared/errors.ts'
import { defaultLocale } from '#shared/locales.ts'
import { applyOp } from '#shared/page/apply-op.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import { type PageState, type Progress, pageState } from '#shared/page/page-state.ts'
import type { Usage } from '#shared/page/usage.ts'

/** A job as its writer knows it, and how far its readers have been told. */
export interface JobLog {
  id: string
  page: string
  fence: number
  lastSeq: number
  progress: Progress
}

/** Another process has taken the job over: nothing more may be written. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError'
}

/** Its owner has erased the page for ever: there is nothing left to write. */
export class PageErasedError extends Error {
  override name = 'PageErasedError'
}

/** On PostgreSQL an edit can come between; the transaction is run again on what it left. */
class PageMovedError extends Error {
  override name = 'PageMovedError'
}

const mostTries = 8
const eventsAtOnce = 500

/** What one transaction writes, decided on the page as it is inside it. */
export interface Batch {
  ops: readonly Op[]
  /** Set with the last batch, whose last op is the end of the stream. */
  status?: JobStatus
  /** A new rev with a revision of its own. */
  isNewRev: boolean
  /** What the job has cost so far. */
  usage?: Usage
}

/** Reads what a job has told so far: its log, and the page its events make. */
export async function openLog(
  storage: Storage,
  { id, page, fence }: Pick<StoredGeneration, 'id' | 'page' | 'fence'>,
): Promise<{ log: JobLog; document: PageDocument }> {
  let told = pageState(emptyDocument('', defaultLocale))
  let lastSeq = 0
  for (;;) {
    const events = await storage.generations.events(id, lastSeq, eventsAtOnce)
    for (const { op } of events) told = applyOp(told, op)
    lastSeq = events.at(-1)?.seq ?? lastSeq
    if (events.length < eventsAtOnce)
      return { log: { id, page, fence, lastSeq, progress: told.progress }, document: told.document }
  }
}

/**
 * Stores a batch of events and the page they make in one transaction; only then are readers told.
 * @param written the page as the composer means it, against which translations are checked
 * @throws LeaseLostError where the fence is another's, PageErasedError where the page is gone;
 * nothing is written then
 */
export async function writeOps(
  storage: Storage,
  log: JobLog,
  decide: (document: PageDocument, nextRev: number) => Batch,
  written: PageDocument,
  now: number,
): Promise<JobLog> {
  for (let tries = 1; ; tries++) {
    try {
      return await storage.transaction((repositories) =>
        writeBatch(repositories, log, decide, written, now),
      )
    } catch (error) {
      if (!(error instanceof PageMovedError) || tries === mostTries) throw error
    }
  }
}

async function writeBatch(
  repositories: Repositories,
  log: JobLog,
  decide: (document: PageDocument, nextRev: number) => Batch,
  written: PageDocument,
  now: number,
): Promise<JobLog> {
  const page = await repositories.pages.lock(log.page)
  if (!page) throw new PageErasedError(log.id)
  const before = readableDocument(page, page.document)
  const batch = decide(before, page.rev + 1)
  const folded = fold({ document: before, progress: log.progress }, batch.ops, written)
  const events = folded.ops.map((op, index): StoredEvent => ({ seq: log.lastSeq + index + 1, op }))
  const { id, fence } = log
  if (!(await repositories.generations.append(id, fence, events, now, batch.status, batch.usage)))
    throw new LeaseLostError(id)
  await writePage(repositories, page, folded.document, batch.isNewRev, now)
  return { ...log, lastSeq: log.lastSeq + events.length, progress: folded.progress }
}

async function writePage(
  { pages, revisions }: Repositories,
  page: StoredPage,
  folded: PageDocument,
  isNewRev: boolean,
  now: number,
): Promise<void> {
  // Between its first and its last op a generation moves no rev: nobody's edit goes stale by it.
  const rev = isNewRev ? page.rev + 1 : page.rev
  const document = { ...folded, rev }
  if (!(await pages.update(page.id, page.rev, rev, { document, version: 2 }, now)))
    throw new PageMovedError(page.id)
  if (isNewRev)
    await revisions.insert({ page: page.id, rev, kind: 'generated', document, createdAt: now })
}

/**
 * Folds ops into the page. One that no longer fits it, because a person has removed or changed its
 * place, is left out and not told of: that the ops are right in themselves was seen before.
 */
function fold(
  page: PageState,
  ops: readonly Op[],
  written: PageDocument,
): PageState & { ops: Op[] } {
  let folded = page
  const fitting: Op[] = []
  for (const op of ops) {
    if (op.op === 'translate' && !isSourceKept(op, written, folded.document)) continue
    const next = tryOp(folded, op)
    if (!next) continue
    folded = next
    fitting.push(op)
  }
  return { ...folded, ops: fitting }
}

function tryOp(state: PageState, op: Op): PageState | null {
  try {
    return applyOp(state, op)
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return null
    throw error
  }
}
