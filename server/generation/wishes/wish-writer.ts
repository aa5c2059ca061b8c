import { isAuthorised } from '#server/pages/authorise.ts'
import { checkedDocument, editableDocument } from '#server/pages/check-document.ts'
import { recordRevision } from '#server/pages/record-revision.ts'
import { stepBack } from '#server/pages/step-through.ts'
import type {
  JobStatus,
  Repositories,
  Storage,
  StoredGeneration,
  StoredPage,
  Turn,
} from '#server/storage/storage.ts'
import { AppError } from '#shared/errors.ts'
import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp, Op } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import type { Usage } from '#shared/page/usage.ts'
import { LeaseLostError, PageErasedError } from '../write-ops.ts'
import { isEdit } from './is-edit.ts'
import { wishResult } from './wish-result.ts'

/** How a wish ended, as its page's owner is told. */
export interface WishEnd {
  status: 'complete' | 'cancelled' | 'failed'
  outcomes: readonly CommandOutcome[]
  note: string | null
  usage: Usage | null
}

/** On PostgreSQL an edit can come between: the transaction is run again on what it left. */
class MovedError extends Error {
  override name = 'MovedError'
}

type Job = Pick<StoredGeneration, 'id' | 'page' | 'owner' | 'fence' | 'request'>
type WriterServices = { storage: Storage; now: () => number }

const mostTries = 8
const eventsAtOnce = 1000

/**
 * The hand of one wish: stores its edits with the page and tells them, and ends it. What people
 * edit meanwhile stays; an edit of the wish that does not fit the page any more is left out.
 */
export class WishWriter {
  /** The page as it was, and as the wish alone has changed it. */
  readonly #before: PageDocument
  #told: PageDocument
  #inverse: Op[] = []
  #lastSeq: number
  /** Where in the history of the page it has stepped back to. */
  #turn: Turn | undefined
  /** Number of the editor whose edits stand, whose account may be gone when the wish ends. */
  #by: number | null = null
  readonly #services: WriterServices
  readonly #job: Job

  constructor(services: WriterServices, job: Job, log: readonly { seq: number; op: Op }[]) {
    const start = log.find(({ op }) => op.op === 'start')?.op
    if (start?.op !== 'start') throw new Error(`the wish ${job.id} has no beginning`)
    this.#services = services
    this.#job = job
    this.#before = start.document
    this.#told = start.document
    this.#lastSeq = log.at(-1)?.seq ?? 0
    for (const { op } of log) if (isEdit(op)) this.#tell([op])
  }

  /** Goes on from what the wish has told already. */
  static async open(services: WriterServices, job: Job): Promise<WishWriter> {
    const events = await services.storage.generations.events(job.id, 0, eventsAtOnce)
    return new WishWriter(services, job, events)
  }

  get isChanged(): boolean {
    return this.#inverse.length > 0 || this.#turn !== undefined
  }

  /** Whether it stepped back, and changed nothing beside that. */
  get #isStep(): boolean {
    return this.#turn !== undefined && this.#inverse.length === 0
  }

  /** The page as the wish alone has changed it. */
  get told(): PageDocument {
    return this.#told
  }

  /** @returns false where the edits do not fit the page; nothing is told then */
  async add(ops: readonly EditOp[]): Promise<boolean> {
    return this.#edit(async (repositories, page) => {
      const edited = tryEdits(editableDocument(page), ops)
      if (!edited) return null
      await this.#updatePage(repositories, page, page.rev, edited.document)
      return { ops, committed: () => this.#tell(ops) }
    })
  }

  /** Takes the last change back. @returns false where nothing is left to take back */
  async takeBackLast(): Promise<boolean> {
    return this.#edit(async (repositories, page) => {
      const { ops, document, turn } = await stepBack(repositories, page, {
        now: this.#services.now(),
        editor: await this.#editor(repositories, page),
        isHeld: Boolean(this.#job.request.holdsLast),
      })
      if (ops.length === 0) return null
      await this.#updatePage(repositories, page, page.rev, document)
      const committed = () => {
        this.#turn = turn
        this.#told = document
      }
      return { ops, committed }
    })
  }

  async end({ status, outcomes, note, usage }: WishEnd): Promise<void> {
    await this.#write(async (repositories, page) => {
      const rev = this.isChanged ? page.rev + 1 : page.rev
      if (this.isChanged) await this.#newRev(repositories, page, rev)
      const result = this.#isStep ? {} : wishResult(this.#before, this.#told, this.#inverse)
      await repositories.wishes.update(this.#job.id, {
        status,
        outcomes: [...outcomes],
        note,
        usage,
        ...result,
        rev: this.isChanged ? rev : null,
      })
      const told: Op[] = [
        ...outcomes.map((outcome): Op => ({ op: 'outcome', ...outcome })),
        ...(note ? [{ op: 'note', code: 'wish', text: note } as const] : []),
        endOp(status, rev, usage),
      ]
      return { ops: told, status, usage }
    })
  }

  async #newRev(repositories: Repositories, page: StoredPage, rev: number): Promise<void> {
    const document = { ...editableDocument(page), rev }
    await this.#updatePage(repositories, page, rev, document)
    const createdAt = this.#services.now()
    const revision = { page: page.id, rev, kind: 'edited', document, createdAt } as const
    const turn = this.#isStep && this.#turn
    const editor = this.#by ?? (await this.#editor(repositories, page))
    const by = editor !== null && { editor }
    await recordRevision(repositories, { ...revision, ...(turn && { turn }), ...by }, true)
  }

  /** Whose wish it is, also once they take part no more. */
  async #editor({ editors }: Repositories, { id, owner }: StoredPage): Promise<number | null> {
    if (this.#job.owner === owner) return null
    const known = await editors.listOf(id)
    return known.find(({ identity }) => identity === this.#job.owner)?.number ?? null
  }

  async #updatePage(
    { pages }: Repositories,
    page: StoredPage,
    rev: number,
    document: PageDocument,
  ): Promise<void> {
    const change = { document: checkedDocument(document) }
    if (!(await pages.update(page.id, page.rev, rev, change, this.#services.now())))
      throw new MovedError(page.id)
  }

  /** While whoever asked may change the page: where their right has ended, so does the wish. */
  #edit(decide: Decide): Promise<boolean> {
    return this.#write(async (repositories, page) => {
      const { generations } = repositories
      const job = await generations.byId(this.#job.id)
      if (job?.cancelRequestedAt === null && (await this.#mayEdit(repositories, job.owner, page))) {
        this.#by ??= await this.#editor(repositories, page)
        return decide(repositories, page)
      }
      await generations.requestCancel(this.#job.id, this.#services.now())
      return null
    })
  }

  /** An owner's goes on in the trash: the page may come back. */
  async #mayEdit(storage: Repositories, asker: string, page: StoredPage): Promise<boolean> {
    const rights = { storage, now: this.#services.now }
    return asker === page.owner || isAuthorised(rights, asker, page, 'change')
  }

  /** One transaction: what it gives is told with it; null where there is nothing to tell. */
  async #write(decide: Decide): Promise<boolean> {
    for (let tries = 1; ; tries++) {
      try {
        const told = await this.#services.storage.transaction(async (repositories) => {
          const page = await repositories.pages.lock(this.#job.page)
          if (!page) throw new PageErasedError(this.#job.id)
          const decided = await decide(repositories, page)
          if (decided) await this.#append(repositories, decided)
          return decided
        })
        this.#lastSeq += told?.ops.length ?? 0
        told?.committed?.()
        return told !== null
      } catch (error) {
        if (!(error instanceof MovedError) || tries === mostTries) throw error
      }
    }
  }

  async #append({ generations }: Repositories, { ops, status, usage }: Told): Promise<void> {
    const { id, fence } = this.#job
    const events = ops.map((op, index) => ({ seq: this.#lastSeq + index + 1, op }))
    const now = this.#services.now()
    if (!(await generations.append(id, fence, events, now, status, usage ?? undefined)))
      throw new LeaseLostError(id)
  }

  #tell(ops: readonly EditOp[]): void {
    const edited = tryEdits(this.#told, ops)
    if (!edited) return
    this.#told = edited.document
    this.#inverse = [...edited.inverse, ...this.#inverse]
  }
}

type Decide = (repositories: Repositories, page: StoredPage) => Promise<Told | null>

/** What one transaction tells. */
interface Told {
  ops: readonly Op[]
  status?: JobStatus
  usage?: Usage | null
  /** Called once it is stored. */
  committed?: () => void
}

function endOp(status: WishEnd['status'], rev: number, usage: Usage | null): Op {
  if (status === 'failed')
    return { op: 'fail', rev, code: 'internal', message: 'The wish failed.', missing: [] }
  return { op: 'done', rev, status, ...(usage && { usage }) }
}

function tryEdits(document: PageDocument, ops: readonly EditOp[]) {
  try {
    return applyEdits(document, ops)
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return null
    throw error
  }
}
