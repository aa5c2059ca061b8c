import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'

/** From this many pixels on, letting go dismisses. */
const swipeThreshold = 50

/** How far a toast has been drawn away; towards the screen's edge it is free, inwards it stays. */
export function swipeDistance(from: number, to: number, edge: 'left' | 'right'): number {
  const distance = edge === 'right' ? to - from : from - to
  return Math.max(0, distance)
}

/** Lets a toast be thrown out at the edge it stands by. */
export function useSwipe(edge: 'left' | 'right', dismiss: () => void) {
  const start = useRef<number | null>(null)
  const [distance, setDistance] = useState(0)
  const style: CSSProperties =
    distance > 0
      ? {
          translate: `${edge === 'right' ? distance : -distance}px`,
          opacity: Math.max(0.3, 1 - distance / 300),
        }
      : {}
  return {
    style,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        // A press on a button is for the button.
        if (event.button !== 0 || (event.target as Element).closest('button, a')) return
        start.current = event.clientX
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current !== null) setDistance(swipeDistance(start.current, event.clientX, edge))
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (start.current === null) return
        const drawn = swipeDistance(start.current, event.clientX, edge)
        start.current = null
        if (drawn >= swipeThreshold) dismiss()
        else setDistance(0)
      },
      onPointerCancel() {
        start.current = null
        setDistance(0)
      },
    },
  }
}
