/** Above it a screen is leafed through and not looked at; in CSS pixels a millisecond. */
const leafingSpeed = 1.5
/** It is looked at again once it has not moved so fast for this long. */
const restMs = 120

let turns: Turns | undefined

type Turns = ReturnType<typeof createTurns>

/**
 * Does what is costly about an element when its turn has come: one element a frame, the nearest to
 * the middle of the screen first, and none while the screen is leafed through. Only what was asked
 * last is done; null takes it back.
 */
export function inItsTurn(element: Element, act: (() => void) | null): void {
  turns ??= createTurns(window)
  turns.ask(element, act)
}

function createTurns(window: Window) {
  const waiting = new Map<Element, () => void>()
  let last = { y: window.scrollY, at: performance.now() }
  let calmAt = 0
  let isTaking = false

  window.addEventListener('scroll', noteSpeed, { passive: true })

  function noteSpeed(): void {
    const now = { y: window.scrollY, at: performance.now() }
    const speed = Math.abs(now.y - last.y) / Math.max(1, now.at - last.at)
    if (speed > leafingSpeed) calmAt = now.at + restMs
    last = now
  }

  function take(): void {
    isTaking = waiting.size > 0
    if (!isTaking) return
    requestAnimationFrame(take)
    if (performance.now() < calmAt) return
    const middle = window.innerHeight / 2
    const distances = [...waiting.keys()].map((it) => [it, distanceTo(middle, it)] as const)
    const [next] = distances.reduce((one, other) => (other[1] < one[1] ? other : one))
    const act = waiting.get(next)
    waiting.delete(next)
    act?.()
  }

  return {
    ask(element: Element, act: (() => void) | null): void {
      if (act) waiting.set(element, act)
      else waiting.delete(element)
      if (!isTaking) take()
    },
  }
}

function distanceTo(middle: number, element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  return Math.abs((top + bottom) / 2 - middle)
}
