import { useRef } from 'react'

/** Whoever has not typed for so long may have looked elsewhere on the page. */
const pauseMs = 2000

/** Brings the text that is being changed into view once it is begun, and after a pause. */
export function useTouched(onTouch: (path: string) => void): (path: string) => void {
  const last = useRef({ path: '', time: 0 })
  return (path) => {
    const { path: before, time } = last.current
    last.current = { path, time: Date.now() }
    if (path !== before || Date.now() - time > pauseMs) onTouch(path)
  }
}
