import type { Services } from '#server/services.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import { type PageState, pageState } from '#shared/page/page-state.ts'
import { keptBlocks } from '#shared/page/plan-blocks.ts'
import type { Usage } from '#shared/page/usage.ts'
import { unclaimed } from './composition-steps.ts'
import { type Batch, type JobLog, writeOps } from './write-ops.ts'

type Writing = Pick<Services, 'storage' | 'now'>

/** The hand of one job: adds to its log and its page, and ends it in one of three ways. */
export class JobWriter {
  log: JobLog
  /**
   * What the composer itself has written so far: translations are checked against it, and an op
   * that is wrong in itself fails here.
   */
  #written: PageState
  /** What the writing costs so far, where a model writes: stored with every batch. */
  usage: (() => Usage) | null = null
  readonly #services: Writing

  constructor(services: Writing, log: JobLog, told: PageDocument) {
    this.#services = services
    this.log = log
    this.#written = pageState(unclaimed(told))
  }

  async add(ops: readonly Op[]): Promise<void> {
    this.#written = foldOps(this.#written, ops)
    await this.#write(() => ({ ops, isNewRev: false }))
  }

  async finish(): Promise<void> {
    await this.#write((_document, rev) => ({
      ops: [{ op: 'done', rev, status: 'complete', ...this.#cost() }],
      status: 'complete',
      isNewRev: true,
    }))
  }

  /** What is finished stays; places that were planned and not filled go. */
  async cancel(): Promise<void> {
    const missing = this.#missing()
    await this.#write((document, rev) => {
      const kept = keptBlocks(document)
      return {
        ops: [
          ...missing
            .filter((id) => document.blocks[id] && !kept.has(id))
            .map((id): Op => ({ op: 'remove', id })),
          { op: 'done', rev, status: 'cancelled', ...this.#cost() },
        ],
        status: 'cancelled',
        isNewRev: true,
      }
    })
  }

  /** What is there stays, as a revision of its own, so that there is a way back from it. */
  async fail(code: string, message: string): Promise<void> {
    const missing = this.#missing()
    await this.#write((_document, rev) => ({
      ops: [{ op: 'fail', rev, code, message, missing }],
      status: 'failed',
      isNewRev: true,
    }))
  }

  #cost(): { usage?: Usage } {
    return this.usage ? { usage: this.usage() } : {}
  }

  #missing(): string[] {
    const { planned, done } = this.log.progress
    return planned.filter((id) => !done.includes(id))
  }

  async #write(decide: (document: PageDocument, rev: number) => Batch): Promise<void> {
    const { storage, now } = this.#services
    const priced = (document: PageDocument, rev: number) => ({
      ...decide(document, rev),
      ...this.#cost(),
    })
    this.log = await writeOps(storage, this.log, priced, this.#written.document, now())
  }
}
