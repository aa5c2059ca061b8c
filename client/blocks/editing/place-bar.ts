/** In CSS pixels: from the text, and from the edge of the view. */
const gap = 8

/**
 * Puts a bar under what is selected, or under the whole text where nothing is; always within view.
 * Below, because a telephone's own menu stands above a selection.
 */
export function placeBar(bar: HTMLElement, text: Element, selected: Range | null): void {
  const view = bar.ownerDocument.defaultView
  if (!view) return
  const isSelection = selected !== null && !selected.collapsed
  const { left, top, bottom } = (isSelection ? selected : text).getBoundingClientRect()
  const { innerWidth, innerHeight, scrollX, scrollY } = view
  const { width, height } = bar.getBoundingClientRect()
  const above = top - height - gap
  const below = bottom + gap
  const lowest = innerHeight - height - gap
  const y = below <= lowest || !isSelection ? Math.min(below, lowest) : above
  const x = Math.min(left, innerWidth - width - gap)
  // Its own lengths count in pixels of its own, which are larger where it is zoomed.
  const zoom = bar.currentCSSZoom ?? 1
  bar.style.left = `${(scrollX + Math.max(gap, x)) / zoom}px`
  bar.style.top = `${(scrollY + Math.max(gap, y)) / zoom}px`
}
