import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { problemOf } from '#client/platform/stream-problem.ts'
import { useAppStore } from '#client/store-hooks.ts'
import { generationActions, selectGeneration } from './generation-slice.ts'
import { type Run, runGeneration } from './run-generation.ts'

export interface RunControl {
  start(run: Run): void
  /** Starts the last run once more. */
  again(): void
  /** Stops reading; what runs on the server goes on. */
  stop(): void
  isRunning(): boolean
  /** Settles when nothing is read any more. */
  finished(): Promise<void>
}

interface Current {
  abort: AbortController
  finished: Promise<void>
}

/** Reads at most one generation at a time, and none once the screen is gone. */
export function useRun(onEnd: (slug: string | null) => void): RunControl {
  const api = useApi()
  const store = useAppStore()
  const latestEnd = useRef(onEnd)
  useEffect(() => {
    latestEnd.current = onEnd
  })
  const control = useMemo<RunControl>(() => {
    let current: Current | null = null
    let last: Run | null = null
    const { dispatch } = store
    const read = async (run: Run, abort: AbortController) => {
      let isAnswered = false
      try {
        isAnswered = await runGeneration({ api, dispatch }, run, abort.signal)
      } catch (error) {
        console.error('The generation could not be read', error)
        if (!abort.signal.aborted) dispatch(generationActions.failed(problemOf(error)))
      }
      if (abort.signal.aborted) return
      current = null
      // Nothing new to read where nothing was written; asked for without a network, the screen is lost.
      if (isAnswered)
        latestEnd.current(selectGeneration(store.getState()).page?.progress.slug ?? null)
    }
    const stop = () => {
      if (!current) return
      current.abort.abort()
      current = null
      dispatch(generationActions.ended())
    }
    const start = (run: Run) => {
      stop()
      last = run
      const abort = new AbortController()
      const finished = read(run, abort)
      if (!abort.signal.aborted) current = { abort, finished }
    }
    return {
      start,
      again: () => last && start(last),
      stop,
      isRunning: () => current !== null,
      finished: () => current?.finished ?? Promise.resolve(),
    }
  }, [api, store])
  useLayoutEffect(() => control.stop, [control])
  return control
}
