import { isAuthorised } from '#server/pages/authorise.ts'
import { checkedDocument } from '#server/pages/check-document.ts'
import type {
  JobStatus,
  Repositories,
  Storage,
  StoredGeneration,
  StoredPage,
} from '#server/storage/storage.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import type { Usage } from '#shared/page/usage.ts'
import { LeaseLostError, PageErasedError } from '../write-ops.ts'

/** On PostgreSQL an edit can come between: the transaction is run again on what it left. */
class MovedError extends Error {
  override name = 'MovedError'
}

export type Job = Pick<StoredGeneration, 'id' | 'page' | 'owner' | 'fence' | 'request'>
export type WriterServices = { storage: Storage; now: () => number }

const mostTries = 8

export type Decide = (repositories: Repositories, page: StoredPage) => Promise<Told | null>

/** What one transaction tells. */
interface Told {
  ops: readonly Op[]
  status?: JobStatus
  usage?: Usage | null
  /** Called once it is stored. */
  committed?: () => void
}

/** Stores what one wish does to its page together with what it tells of it. */
export class WishLog {
  #lastSeq: number
  /** Number of the editor whose edits stand, whose account may be gone when the wish ends. */
  #by: number | null = null
  readonly #services: WriterServices
  readonly #job: Job

  constructor(services: WriterServices, job: Job, lastSeq: number) {
    this.#services = services
    this.#job = job
    this.#lastSeq = lastSeq
  }

  /** Number of the editor whose wish it is; null where it is the owner's. */
  async editor(repositories: Repositories, page: StoredPage): Promise<number | null> {
    return this.#by ?? (await this.#editorOf(repositories, page))
  }

  /** One transaction: what it gives is told with it; null where there is nothing to tell. */
  async write(decide: Decide): Promise<boolean> {
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

  /** While whoever asked may change the page: where their right has ended, so does the wish. */
  edit(decide: Decide): Promise<boolean> {
    return this.write(async (repositories, page) => {
      const { generations } = repositories
      const job = await generations.byId(this.#job.id)
      if (job?.cancelRequestedAt === null && (await this.#mayEdit(repositories, job.owner, page))) {
        this.#by ??= await this.#editorOf(repositories, page)
        return decide(repositories, page)
      }
      await generations.requestCancel(this.#job.id, this.#services.now())
      return null
    })
  }

  async updatePage(
    { pages }: Repositories,
    page: StoredPage,
    rev: number,
    document: PageDocument,
  ): Promise<void> {
    const change = { document: checkedDocument(document) }
    if (!(await pages.update(page.id, page.rev, rev, change, this.#services.now())))
      throw new MovedError(page.id)
  }

  /** Whose wish it is, also once they take part no more. */
  async #editorOf({ editors }: Repositories, { id, owner }: StoredPage): Promise<number | null> {
    if (this.#job.owner === owner) return null
    const known = await editors.listOf(id)
    return known.find(({ identity }) => identity === this.#job.owner)?.number ?? null
  }

  /** An owner's goes on in the trash: the page may come back. */
  async #mayEdit(storage: Repositories, asker: string, page: StoredPage): Promise<boolean> {
    const rights = { storage, now: this.#services.now }
    return asker === page.owner || isAuthorised(rights, asker, page, 'change')
  }

  async #append({ generations }: Repositories, { ops, status, usage }: Told): Promise<void> {
    const { id, fence } = this.#job
    const events = ops.map((op, index) => ({ seq: this.#lastSeq + index + 1, op }))
    const now = this.#services.now()
    if (!(await generations.append(id, fence, events, now, status, usage ?? undefined)))
      throw new LeaseLostError(id)
  }
}
