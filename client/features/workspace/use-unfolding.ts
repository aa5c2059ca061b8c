import { useEffect, useMemo, useState } from 'react'
import type { PageState } from '#shared/page/page-state.ts'

/** Between two parts; ten of them take about two seconds. */
const stepMs = 170
/** Header and hero, the first screen, come as soon as they are written. */
const atOnce = 2

export interface Unfolding {
  /** Whether the page is being shown part by part. */
  isOn: boolean
  /** The page with as many finished parts as are unfolded. */
  state: PageState | null
  /** Shows all there is. */
  skip: () => void
}

/**
 * Lets a page that is being written be watched: its parts unfold one after the other, however fast
 * they come. Whoever asked for less motion sees them as they come.
 */
export function useUnfolding(state: PageState | null, isWriting: boolean): Unfolding {
  // How many parts are unfolded; null where all are that there are.
  const [count, setCount] = useState<number | null>(null)
  const [wasWriting, setWasWriting] = useState(false)
  if (wasWriting !== isWriting) {
    setWasWriting(isWriting)
    if (isWriting) setCount(mayMove() ? atOnce : null)
  }
  const { planned = [], done = [], status = 'idle' } = state?.progress ?? {}
  const finished = planned.filter((id) => done.includes(id))
  const isStopped = !isWriting && status !== 'complete'
  const isOver = !isWriting && count !== null && count >= finished.length
  useEffect(() => {
    if (count === null) return
    if (isStopped) return setCount(null)
    if (count >= finished.length && !isOver) return
    const timer = setTimeout(() => setCount(isOver ? null : count + 1), stepMs)
    return () => clearTimeout(timer)
  }, [count, finished.length, isOver, isStopped])
  const shown = useMemo(() => {
    if (!state || count === null) return state
    const { progress } = state
    const unfolded = progress.planned.filter((id) => progress.done.includes(id)).slice(0, count)
    return { ...state, progress: { ...progress, done: unfolded } }
  }, [state, count])
  return { isOn: count !== null, state: shown, skip: () => setCount(null) }
}

function mayMove(): boolean {
  return matchMedia('(prefers-reduced-motion: no-preference)').matches
}
