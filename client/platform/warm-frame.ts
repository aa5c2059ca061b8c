/**
 * The preview's frame, loaded before anybody opens the generator: its script takes longer than the
 * first words of a page. It waits hidden in the document and moves to its place without loading
 * anew, where the browser can move a frame (`moveBefore`); elsewhere nothing is made ahead.
 */
let waiting: HTMLIFrameElement | null = null

type Movable = Element & { moveBefore(node: Node, before: Node | null): void }

export function warmFrame(): void {
  if (waiting || !('moveBefore' in Element.prototype)) return
  waiting = document.createElement('iframe')
  waiting.src = '/_preview'
  waiting.setAttribute('sandbox', 'allow-scripts')
  waiting.setAttribute('aria-hidden', 'true')
  waiting.tabIndex = -1
  waiting.hidden = true
  document.body.append(waiting)
}

export function hasWarmFrame(): boolean {
  return waiting !== null
}

/** Moves the waiting frame to its place, alive, and hands it over; null where there is none. */
export function placeWarmFrame(place: Element): HTMLIFrameElement | null {
  const frame = waiting
  waiting = null
  if (!frame) return null
  const movable = place as Movable
  movable.moveBefore(frame, null)
  frame.hidden = false
  frame.removeAttribute('aria-hidden')
  frame.removeAttribute('tabindex')
  return frame
}
