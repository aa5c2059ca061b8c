import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

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
    if (place) place.scrollIntoView()
    else if (type !== 'POP') window.scrollTo(0, 0)
    if (path.current === pathname) return
    path.current = pathname
    // A screen that put the focus somewhere itself keeps it.
    const content = document.getElementById(contentId)
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
  }, [key, pathname, hash, type, contentId])
}
