import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import type { SwipeDirection } from './toast-position.ts'

/** From this many pixels on, letting go dismisses; specification, point 9. */
const swipeThreshold = 50

export interface Point {
  x: number
  y: number
}

const vectors: Record<SwipeDirection, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** Pixels a toast has been drawn away; towards the screen's edge it is free, inwards it stays. */
export function swipeDistance(from: Point, to: Point, direction: SwipeDirection): number {
  const { x, y } = vectors[direction]
  return Math.max(0, (to.x - from.x) * x + (to.y - from.y) * y)
}

/** Lets a toast be thrown out at the edge it stands by. */
export function useSwipe(direction: SwipeDirection, dismiss: () => void) {
  const start = useRef<Point | null>(null)
  const [distance, setDistance] = useState(0)
  const drawnTo = (event: PointerEvent) =>
    start.current ? swipeDistance(start.current, pointOf(event), direction) : 0
  return {
    style: distance > 0 ? drawn(distance, direction) : {},
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        // A press on a button is for the button.
        if (event.button !== 0 || (event.target as Element).closest('button, a')) return
        start.current = pointOf(event)
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current) setDistance(drawnTo(event))
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (!start.current) return
        const end = drawnTo(event)
        start.current = null
        if (end >= swipeThreshold) dismiss()
        else setDistance(0)
      },
      onPointerCancel() {
        start.current = null
        setDistance(0)
      },
    },
  }
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}

function drawn(distance: number, direction: SwipeDirection): CSSProperties {
  const { x, y } = vectors[direction]
  return {
    translate: `${x * distance}px ${y * distance}px`,
    opacity: Math.max(0.3, 1 - distance / 300),
  }
}
