import type { ModelLimits } from './model-desk.ts'

/** Why a model is no longer waited for; `silent` and `enough` end one call, the others the job's. */
export type Interruption = 'silent' | 'enough' | 'late' | 'cancelled' | 'stopped'

export class InterruptedError extends Error {
  override name = 'InterruptedError'
  readonly interruption: Interruption

  constructor(interruption: Interruption) {
    super(`the model is no longer waited for: ${interruption}`)
    this.interruption = interruption
  }
}

/** Why a job's model was no longer waited for, where it was not. */
export const interruptionOf = ({ signal }: Pick<Patience, 'signal'>): Interruption | null =>
  signal.reason instanceof InterruptedError ? signal.reason.interruption : null

export interface Patience {
  /** Aborts when the model has had its time, or somebody wants the end. */
  signal: AbortSignal
  /** A call begins; aborts with an InterruptedError when it is no longer waited for. */
  begin(): AbortSignal
  /** A sign of life. */
  heard(): void
  /** A block is finished. */
  progressed(): void
  /** Nothing more is wanted of the call: it may say what it cost, and then ends. */
  hurry(): void
  /** Milliseconds until the composer takes over, if no block is finished. */
  leftMs(): number
  end(): void
}

/** Asked this often whether somebody wants the end. */
const lookMs = 250
/** A call that has given everything may take this long to say what it cost. */
const graceMs = 1500

/**
 * Watches a job's calls by three clocks: silence (before the first token and between two), the
 * time since a block was finished, and the whole page's.
 * @param isCancelled asked now and then
 * @param stopped this process stops; another goes on
 */
export function patience(
  limits: Pick<ModelLimits, 'silenceMs' | 'takeOverMs' | 'totalMs'>,
  isCancelled: () => Promise<boolean>,
  stopped: AbortSignal,
): Patience {
  const job = new AbortController()
  const began = performance.now()
  let call: AbortController | null = null
  let progressedAt = began
  let silentAt = 0
  const interrupt = (who: AbortController | null, why: Interruption) =>
    who?.abort(new InterruptedError(why))
  const leftMs = () =>
    Math.min(progressedAt + limits.takeOverMs, began + limits.totalMs) - performance.now()
  const heard = () => {
    silentAt = performance.now() + limits.silenceMs
  }
  const look = () => {
    if (leftMs() <= 0) interrupt(job, 'late')
    else if (performance.now() > silentAt) interrupt(call, 'silent')
    // A database in trouble stops the job where it writes, not here.
    void isCancelled().then(
      (isWanted) => isWanted && interrupt(job, 'cancelled'),
      () => {},
    )
  }
  const clock = setInterval(look, Math.max(10, Math.min(lookMs, limits.silenceMs / 4)))
  const stop = () => interrupt(job, 'stopped')
  if (stopped.aborted) stop()
  stopped.addEventListener('abort', stop)
  return {
    signal: job.signal,
    begin: () => {
      heard()
      call = new AbortController()
      return AbortSignal.any([job.signal, call.signal])
    },
    heard,
    progressed: () => {
      progressedAt = performance.now()
    },
    hurry: () => {
      const current = call
      setTimeout(() => interrupt(current, 'enough'), graceMs).unref()
    },
    leftMs,
    end: () => {
      clearInterval(clock)
      stopped.removeEventListener('abort', stop)
      interrupt(call, 'enough')
    },
  }
}
