import { type RefObject, useEffect, useRef, useState } from 'react'
import { inItsTurn } from './calm-turns.ts'

/** Less than what a wheel or a thumb moves at once. */
const margin = '120px'

/** Whether an element has come close to the screen; once it has, that stays true. */
export function useNearView<T extends Element>(): [RefObject<T | null>, boolean] {
  const place = useRef<T>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(
    () =>
      watch(place.current, margin, (isIn, stop) => {
        if (!isIn) return
        setIsNear(true)
        stop()
      }),
    [],
  )
  return [place, isNear]
}

/**
 * Whether an element is on the screen or within a screen of it, for what is costly and put away
 * again: it comes and goes in its turn.
 */
export function useWithinReach<T extends Element>(): [RefObject<T | null>, boolean] {
  const place = useRef<T>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const stop = watch(element, '100%', (isIn) =>
      inItsTurn(element, isIn === isNear ? null : () => setIsNear(isIn)),
    )
    return () => {
      stop()
      inItsTurn(element, null)
    }
  }, [isNear])
  return [place, isNear]
}

function watch(
  element: Element | null,
  rootMargin: string,
  hear: (isIn: boolean, stop: () => void) => void,
): () => void {
  const watcher = new IntersectionObserver(
    (entries) => hear(entries.at(-1)?.isIntersecting ?? false, stop),
    { rootMargin },
  )
  const stop = () => watcher.disconnect()
  if (element) watcher.observe(element)
  return stop
}
