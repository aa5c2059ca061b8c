import { editableDocument } from '#server/pages/check-document.ts'
import { recordRevision } from '#server/pages/record-revision.ts'
import { stepBack } from '#server/pages/step-through.ts'
import type { Repositories, StoredPage, Turn } from '#server/storage/storage.ts'
import { AppError } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp, Op } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { isEdit } from './is-edit.ts'
import { type Job, WishLog, type WriterServices } from './wish-log.ts'
import { endOp, type WishEnd, wishResult } from './wish-result.ts'

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
  /** Where in the history of the page it has stepped back to. */
  #turn: Turn | undefined
  readonly #log: WishLog
  readonly #services: WriterServices
  readonly #job: Job

  constructor(services: WriterServices, job: Job, log: readonly { seq: number; op: Op }[]) {
    const start = log.find(({ op }) => op.op === 'start')?.op
    if (start?.op !== 'start') throw new Error(`the wish ${job.id} has no beginning`)
    this.#services = services
    this.#job = job
    this.#before = start.document
    this.#told = start.document
    this.#log = new WishLog(services, job, log.at(-1)?.seq ?? 0)
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
    return this.#log.edit(async (repositories, page) => {
      const edited = tryEdits(editableDocument(page), ops)
      if (!edited) return null
      await this.#log.updatePage(repositories, page, page.rev, edited.document)
      return { ops, committed: () => this.#tell(ops) }
    })
  }

  /** Takes the last change back. @returns false where nothing is left to take back */
  async takeBackLast(): Promise<boolean> {
    return this.#log.edit(async (repositories, page) => {
      const { ops, document, turn } = await stepBack(repositories, page, {
        now: this.#services.now(),
        editor: await this.#log.editor(repositories, page),
        isHeld: Boolean(this.#job.request.holdsLast),
      })
      if (ops.length === 0) return null
      await this.#log.updatePage(repositories, page, page.rev, document)
      const committed = () => {
        this.#turn = turn
        this.#told = document
      }
      return { ops, committed }
    })
  }

  async end({ status, outcomes, note, usage }: WishEnd): Promise<void> {
    await this.#log.write(async (repositories, page) => {
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
    await this.#log.updatePage(repositories, page, rev, document)
    const createdAt = this.#services.now()
    const revision = { page: page.id, rev, kind: 'edited', document, createdAt } as const
    const turn = this.#isStep && this.#turn
    const editor = await this.#log.editor(repositories, page)
    const by = editor !== null && { editor }
    await recordRevision(repositories, { ...revision, ...(turn && { turn }), ...by }, true)
  }

  #tell(ops: readonly EditOp[]): void {
    const edited = tryEdits(this.#told, ops)
    if (!edited) return
    this.#told = edited.document
    this.#inverse = [...edited.inverse, ...this.#inverse]
  }
}

function tryEdits(document: PageDocument, ops: readonly EditOp[]) {
  try {
    return applyEdits(document, ops)
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return null
    throw error
  }
}
