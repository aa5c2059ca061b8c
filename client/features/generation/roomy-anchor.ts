import type { RefObject } from 'react'

/** Between the panel and its place, and between the panel and the edge of the screen. */
export const gaps = { place: 8, edge: 12 } as const

/**
 * The place of a panel that is read whole: where neither above nor below there is room for all of
 * it, it stands as low as it fits, over its place.
 */
export function roomyAnchor(
  place: RefObject<HTMLElement | null>,
  panel: () => HTMLElement | null,
): { getBoundingClientRect: () => DOMRect } {
  return {
    getBoundingClientRect() {
      const rect = place.current?.getBoundingClientRect() ?? new DOMRect()
      const height = naturalHeight(panel()) + gaps.place + gaps.edge
      const below = window.innerHeight - height
      const hasRoom = rect.bottom <= below || rect.top >= height
      if (hasRoom || height > window.innerHeight - gaps.edge) return rect
      return new DOMRect(rect.x, Math.max(0, below), rect.width, 0)
    },
  }
}

/** With all that scrolls inside of it. */
function naturalHeight(panel: HTMLElement | null): number {
  const scroller = panel?.querySelector('[data-scroller]')
  const hidden = scroller ? scroller.scrollHeight - scroller.clientHeight : 0
  return (panel?.offsetHeight ?? 0) + hidden
}
