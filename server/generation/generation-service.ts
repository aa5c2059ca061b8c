import type { Composer, CompositionRequest } from '#server/composer/composition.ts'
import type { LintOrder } from '#server/composer/lint/lint-document.ts'
import type { JobStatus, StoredGeneration } from '#server/storage/storage.ts'
import type { Engine } from '#shared/engines.ts'
import type { Op } from '#shared/page/ops.ts'
import type { TextFault } from '#shared/page/text-fault.ts'
import type { carryOutWish, Wish } from './wishes/carry-out-wish.ts'

/** A generation that has come to its end in this process. */
export interface EndedJob {
  engine: StoredGeneration['engine']
  outcome: JobStatus
  /** From the request to the end. */
  seconds: number
  /** By this process. */
  opsStored: number
}

/**
 * The composer, which may work elsewhere and take turns: `sender` is whoever it works for. A plain
 * composer is one too.
 */
export type AsyncComposer = {
  [K in keyof Composer]: (
    request: CompositionRequest,
    sender: string,
  ) => ReturnType<Composer[K]> | Promise<ReturnType<Composer[K]>>
}

export type WishReader = (
  wish: Wish,
  sender: string,
) => ReturnType<typeof carryOutWish> | Promise<ReturnType<typeof carryOutWish>>

export type PageLinter = (
  order: LintOrder,
  sender: string,
) => readonly TextFault[] | Promise<readonly TextFault[]>

/** A brief that was dictated, with the marks that were said as marks. */
export type DictationReader = (
  brief: string,
  fallback: string,
  sender: string,
) => string | Promise<string>

/** What the readers of a generation are told: an event of its log, or a word that is not stored. */
export interface ToldEvent<T = Op> {
  seq: number | null
  op: T
}

/** Runs generations of this process and takes over those of dead ones. */
export interface GenerationService {
  /** The composer of this process, for what is written outside a generation. */
  composer: AsyncComposer
  /** @throws AppError `not_understood`, `needs_model` */
  carryOutWish: WishReader
  /** What is wrong with how a page reads. */
  lint: PageLinter
  asDictated: DictationReader
  /** Somebody is about to write: what has to be there for it begins. */
  prepare(): void
  /** What can write here, the default first. */
  engines: readonly Engine[]
  /** Begins to work on a stored job without waiting for it. */
  start(id: string): void
  /**
   * Every event after `after`, first the stored ones, then new ones as they are stored; ends after
   * the final one. Where nothing more can be stored for now, a word that is not stored itself says
   * so and ends it. Any number of readers may follow one generation.
   */
  follow(id: string, after: number, signal: AbortSignal): AsyncIterable<ToldEvent>
  /** Asks for the end of it; what it had finished stays. */
  cancel(generation: StoredGeneration): Promise<StoredGeneration>
  /** Stops claiming, finishes or releases what runs. */
  drain(deadlineMs: number): Promise<void>
}
