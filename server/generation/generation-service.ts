import type { StoredEvent, StoredGeneration } from '#server/storage/storage.ts'

/** Runs generations of this process and takes over those of dead ones. */
export interface GenerationService {
  /** Begins to work on a stored job without waiting for it. */
  start(id: string): void
  /**
   * Every event after `after`, first the stored ones, then new ones as they are stored; ends after
   * the final one. Any number of readers may follow one generation.
   */
  follow(id: string, after: number, signal: AbortSignal): AsyncIterable<StoredEvent>
  cancel(generation: StoredGeneration): Promise<StoredGeneration>
  /** Stops claiming, finishes or releases what runs. */
  drain(deadlineMs: number): Promise<void>
}
