import { type RefObject, useEffect, useRef, useState } from 'react'

/** Less than what a wheel or a thumb moves at once. */
const margin = '120px'

/** Whether an element has come close to the screen; once it has, that stays true. */
export function useNearView<T extends Element>(): [RefObject<T | null>, boolean] {
  const place = useRef<T>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        watcher.disconnect()
        setIsNear(true)
      },
      { rootMargin: margin },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return [place, isNear]
}
