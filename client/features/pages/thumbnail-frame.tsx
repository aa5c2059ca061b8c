import { type SyntheticEvent, useEffect, useState } from 'react'

/** The first pause before another try; each is twice the one before. */
const firstPauseMs = 2000
const longestPauseMs = 60_000

/** Unseen until its page is there; what came to nothing is tried again, and once there is a network. */
export function ThumbnailFrame({ address, title }: { address: string; title: string }) {
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<'loading' | 'failed' | 'shown'>('loading')
  useEffect(() => {
    if (state === 'shown') return
    const again = () => {
      setState('loading')
      setTurn(turn + 1)
    }
    const pauseMs = Math.min(firstPauseMs * 2 ** turn, longestPauseMs)
    const timer = state === 'failed' ? setTimeout(again, pauseMs) : undefined
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [state, turn])
  useEffect(keepNotingLoads, [])
  return (
    <iframe
      key={turn}
      src={address}
      sandbox=""
      tabIndex={-1}
      aria-hidden
      title={title}
      onLoad={(event) => setState(hasCome(event) ? 'shown' : 'failed')}
      className={`absolute top-0 left-0 block size-[400%] origin-top-left scale-25 border-0 transition-opacity duration-150 ${state === 'shown' ? '' : 'opacity-0'}`}
    />
  )
}

/**
 * A frame loads an error page too, be it the browser's own, and does not tell; what the line brought
 * does, where the browser says so.
 */
function hasCome({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): boolean {
  if (!('responseStatus' in PerformanceResourceTiming.prototype)) return true
  const [address = ''] = currentTarget.src.split('#')
  const entry = [currentTarget.src, address]
    .flatMap((name) => performance.getEntriesByName(name))
    .at(-1)
  return entry instanceof PerformanceResourceTiming && [200, 304].includes(entry.responseStatus)
}

/** The browser notes 250 loads and then no more, until those are forgotten. */
function keepNotingLoads(): void {
  if (performance.getEntriesByType('resource').length > 150) performance.clearResourceTimings()
}
