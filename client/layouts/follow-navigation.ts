import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '#client/platform/router.tsx'

/**
 * What a browser does by itself between documents and a router must do between screens: go to the
 * top or to the named place, and let the focus follow so that a screen reader starts there.
 */
export function useFollowNavigation(contentId: string): void {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()
  const seen = useRef(key)
  const path = useRef(pathname)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    const place = hash ? document.getElementById(hash.slice(1)) : null
    place?.scrollIntoView()
    const isMoved = path.current !== pathname
    path.current = pathname
    // A new address for what is on the screen leads nowhere; the same one again leads to the top.
    if (isMoved && type === 'REPLACE') return
    if (!place && type !== 'POP') window.scrollTo(0, 0)
    if (!isMoved) return
    // A screen that put the focus somewhere itself keeps it.
    const content = document.getElementById(contentId)
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
  }, [key, pathname, hash, type, contentId])
}
