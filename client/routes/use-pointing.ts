import { useCallback, useState } from 'react'
import type { Place } from '#client/features/generation/brief-spans.ts'

/** Being pointed at again is another turn. */
export interface Pointed {
  id: string | null
  path: string | undefined
  turn: number
  /** Whether it is to be typed into at once. */
  isTyped: boolean
}

export interface Pointing {
  /** The place that was brought into view last. */
  pointed: Pointed
  onPoint: (id: string | null, path?: string) => void
  /** The same, with the caret in it. */
  onType: (id: string, path: string) => void
  /** Places that are seen to be meant, where they are in view. */
  lit: Place[]
  onLight: (places: Place[]) => void
  /** The text of the page under the pointer. */
  hovered: Place | null
  onHover: (place: Place | null) => void
}

const nothing: Pointed = { id: null, path: undefined, turn: 0, isTyped: false }

/** What of the page is pointed at, from its side or on it. */
export function usePointing(): Pointing {
  const [pointed, setPointed] = useState<Pointed>(nothing)
  const [lit, onLight] = useState<Place[]>([])
  const [hovered, onHover] = useState<Place | null>(null)
  const onPoint = useCallback(
    (id: string | null, path?: string) =>
      setPointed(({ turn }) => ({ id, path, turn: turn + 1, isTyped: false })),
    [],
  )
  const onType = useCallback(
    (id: string, path: string) =>
      setPointed(({ turn }) => ({ id, path, turn: turn + 1, isTyped: true })),
    [],
  )
  return { pointed, onPoint, onType, lit, onLight, hovered, onHover }
}
