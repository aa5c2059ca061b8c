import { type RefCallback, useCallback } from 'react'

/** Lets a list's children glide to their places. Fetched when a list first asks for it. */
export function useAutoAnimateList<E extends HTMLElement>(): RefCallback<E> {
  return useCallback((element: E | null) => {
    if (!element) return
    let gone = false
    let stop = () => {}
    import('@formkit/auto-animate').then(
      ({ default: autoAnimate }) => {
        if (gone) return
        // It stands still by itself where less motion is asked for.
        const controller = autoAnimate(element, { duration: 250, easing: 'ease-in-out' })
        stop = () => {
          controller.disable()
          controller.destroy?.()
        }
      },
      (error: unknown) => console.error('Lists do not glide', error),
    )
    return () => {
      gone = true
      stop()
    }
  }, [])
}
