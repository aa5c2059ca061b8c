import { useEffect, useState } from 'react'

/** As long as the zoom takes, and a frame more. */
const zoomMs = 440

export type Zoom = 'none' | 'out' | 'in'

/** Far enough away to see the page as a whole, and back in one movement. */
export function useOverview(isWanted: boolean): Zoom {
  const [zoom, setZoom] = useState<Zoom>('none')
  const next = isWanted ? 'out' : zoom === 'out' ? 'in' : zoom
  if (next !== zoom) setZoom(next)
  useEffect(() => {
    if (zoom !== 'in') return
    const timer = setTimeout(() => setZoom('none'), zoomMs)
    return () => clearTimeout(timer)
  }, [zoom])
  return next
}
