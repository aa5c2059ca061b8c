import { type RefObject, useEffect, useRef } from 'react'

/** What a person does about what is in sight; the page beside it takes the focus away. */
const ownMoves = ['pointerdown', 'wheel', 'touchmove', 'keydown', 'blur'] as const

/**
 * Brings the end of a list into sight with each change, and keeps it there while the room around it
 * settles (a card above folds, the box below grows), until somebody does something.
 */
export function useEndInSight(end: RefObject<HTMLElement | null>, change: string): void {
  const seen = useRef('')
  useEffect(() => {
    const mark = end.current
    const panel = mark && scrollerOf(mark)
    if (!mark || !panel || change === '' || seen.current === change) return
    seen.current = change
    const show = () => mark.scrollIntoView({ block: 'nearest' })
    const observer = new ResizeObserver(show)
    observer.observe(panel)
    for (const child of panel.children) observer.observe(child)
    const stop = () => {
      observer.disconnect()
      for (const move of ownMoves) window.removeEventListener(move, stop)
    }
    for (const move of ownMoves) window.addEventListener(move, stop, { passive: true })
    show()
    return stop
  }, [end, change])
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  let at = element.parentElement
  while (at && getComputedStyle(at).overflowY !== 'auto') at = at.parentElement
  return at
}
