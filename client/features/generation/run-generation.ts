import type { Dispatch } from '@reduxjs/toolkit'
import type { Api } from '#client/api.ts'
import { pauseOrOnline } from '#client/platform/pause-or-online.ts'
import { isPassing, problemOf, type StreamProblem } from '#client/platform/stream-problem.ts'
import { untilSilent } from '#client/platform/until-silent.ts'
import { generationActions } from './generation-slice.ts'
import { createOpBatch } from './op-batch.ts'
import { parseChunk } from './parse-chunk.ts'

/** Longest wait between two tries to reach the stream again. */
const longestPauseMs = 8_000
const firstPauseMs = 400
/** Tries of a call that has not been answered once; a job that runs is followed without end. */
const openTries = 4

export interface RunDeps {
  api: Api
  dispatch: Dispatch
  /** Waits between tries; ends early when the network is back. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** A stream to open, or a generation that is under way already. */
export type Run =
  | { open: (signal: AbortSignal) => AsyncGenerator<string, void, void> }
  | { generation: string }

interface Cursor {
  generation: string | null
  seq: number
  finished: boolean
  /** Why the server can write no more for now, where it said so. */
  stopped: StreamProblem | null
}

/**
 * Folds a generation into the store until its end. A broken stream is taken up again where it
 * stopped: the text stays, and what the server has stored meanwhile follows. Answers whether there
 * was a generation at all: where the call was lost or refused, nothing has changed.
 */
export async function runGeneration(
  deps: RunDeps,
  run: Run,
  signal: AbortSignal,
): Promise<boolean> {
  const pause = deps.pause ?? pauseOrOnline
  const cursor: Cursor = {
    generation: 'generation' in run ? run.generation : null,
    seq: 0,
    finished: false,
    stopped: null,
  }
  deps.dispatch(generationActions.opening())
  for (let failures = 0; ; failures++) {
    const before = cursor.seq
    try {
      await readStream(deps, run, cursor, signal)
      if (!cursor.finished && !cursor.stopped)
        cursor.finished = await hasEnded(deps, cursor, signal)
    } catch (error) {
      if (signal.aborted) return false
      const problem = problemOf(error)
      const lost = cursor.generation === null && failures + 1 >= openTries
      if (lost || !isPassing(problem)) {
        deps.dispatch(generationActions.failed(problem))
        return cursor.generation !== null
      }
    }
    if (signal.aborted) return false
    if (cursor.stopped) {
      deps.dispatch(generationActions.failed(cursor.stopped))
      return true
    }
    if (cursor.finished) {
      deps.dispatch(generationActions.ended())
      return true
    }
    if (cursor.seq > before) failures = 0
    deps.dispatch(generationActions.reconnecting())
    await pause(backoff(failures), signal)
    if (signal.aborted) return false
  }
}

async function readStream(
  { api, dispatch }: RunDeps,
  run: Run,
  cursor: Cursor,
  signal: AbortSignal,
): Promise<void> {
  const batch = createOpBatch((ops) => dispatch(generationActions.received(ops)))
  const attempt = new AbortController()
  const open = (inner: AbortSignal) =>
    'open' in run && cursor.generation === null
      ? run.open(inner)
      : api.stream('followGeneration', {
          params: { id: cursor.generation ?? '' },
          query: { after: cursor.seq },
          signal: inner,
        })
  try {
    const chunks = open(AbortSignal.any([signal, attempt.signal]))
    for await (const chunk of untilSilent(chunks, attempt)) {
      const numbered = parseChunk(chunk)
      if (!numbered) continue
      const { seq, op } = numbered
      if (op.op === 'fail' && seq === null) {
        // What is not stored is no event of the page, and the job goes on one day.
        cursor.stopped = { status: 503, code: op.code, detail: op.message, errors: [] }
        return
      }
      batch.add(numbered)
      cursor.seq = seq ?? cursor.seq
      if (op.op === 'start') cursor.generation = op.generation
      if (op.op === 'done' || op.op === 'fail') cursor.finished = true
      if (cursor.finished) return
    }
  } finally {
    attempt.abort()
    if (!signal.aborted) batch.flush()
  }
}

/** A stream that stopped without its last event: over, or cut by a proxy or a restart? */
async function hasEnded(deps: RunDeps, cursor: Cursor, signal: AbortSignal): Promise<boolean> {
  if (cursor.generation === null) return false
  const params = { id: cursor.generation }
  const { status, lastSeq } = await deps.api.call('getGeneration', { params, signal })
  if (status === 'queued' || status === 'writing' || lastSeq > cursor.seq) return false
  deps.dispatch(generationActions.ended(status))
  return true
}

/** Exponential, with jitter, so that all who lost a server do not come back at once. */
function backoff(failures: number): number {
  const most = Math.min(longestPauseMs, firstPauseMs * 2 ** failures)
  return most * (0.5 + Math.random() / 2)
}
