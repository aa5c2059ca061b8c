import { type RefObject, useEffect, useRef, useState } from 'react'

/** Less than what a wheel or a thumb moves at once. */
const margin = '120px'

/** Whether an element has come close to the screen; once it has, that stays true. */
export function useNearView<T extends Element>(): [RefObject<T | null>, boolean] {
  return useView<T>(margin, true)
}

/** Whether an element is on the screen or within a screen of it, for what is put away again. */
export function useWithinReach<T extends Element>(): [RefObject<T | null>, boolean] {
  return useView<T>('100%', false)
}

function useView<T extends Element>(
  rootMargin: string,
  stays: boolean,
): [RefObject<T | null>, boolean] {
  const place = useRef<T>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const watcher = new IntersectionObserver(
      (entries) => {
        const isIn = entries.at(-1)?.isIntersecting ?? false
        setIsNear(isIn)
        if (isIn && stays) watcher.disconnect()
      },
      { rootMargin },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [rootMargin, stays])
  return [place, isNear]
}
