import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '#client/platform/router.tsx'

/**
 * What a browser does by itself between documents and a router must do between screens: go to the
 * top, to the named place or to where one was, and let the focus follow so that a screen reader
 * starts there.
 */
export function useFollowNavigation(): void {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()
  const seen = useRef(key)
  const path = useRef(pathname)
  const places = useKeptPlaces(seen)
  useLayoutEffect(() => {
    if (seen.current === key) return
    seen.current = key
    const place = hash ? document.getElementById(hash.slice(1)) : null
    const before = type === 'POP' ? places.get(key) : undefined
    if (before === undefined) place?.scrollIntoView()
    else window.scrollTo(0, before)
    const isMoved = path.current !== pathname
    path.current = pathname
    // A new address for what is on the screen leads nowhere; the same one again leads to the top.
    if (isMoved && type === 'REPLACE') return
    if (!place && type !== 'POP') window.scrollTo(0, 0)
    if (!isMoved) return
    // A screen that put the focus somewhere itself keeps it.
    const content = document.getElementById('content')
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
  }, [key, pathname, hash, type, places])
}

/**
 * How far each entry of the history was scrolled. On the way back the browser scrolls at once, while
 * the screen one leaves still stands and may be too short: that is not kept.
 */
function useKeptPlaces(shown: RefObject<string>): Map<string, number> {
  const { current: places } = useRef(new Map<string, number>())
  useEffect(() => {
    let left: string | null = null
    const leave = () => {
      left = shown.current
    }
    const keep = () => {
      if (shown.current !== left) places.set(shown.current, window.scrollY)
    }
    window.addEventListener('popstate', leave)
    window.addEventListener('scroll', keep, { passive: true })
    return () => {
      window.removeEventListener('popstate', leave)
      window.removeEventListener('scroll', keep)
    }
  }, [shown, places])
  return places
}
