import { useEffect, useState } from 'react'
import { useLocation } from '#client/platform/router.tsx'

/** Travels beside the navigation to a page's new address: a server of another build loads it anew. */
export const cameOnline = { isOnline: 'first' } as const

/** Once, where the document was loaded anew between publishing and what is shown of that. */
export function useCameOnline(onShow: () => void): void {
  const { state } = useLocation()
  const isTold = typeof state === 'object' && state !== null && 'isOnline' in state
  const [isLoadedAnew] = useState(isTold)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came with this screen, once
  useEffect(() => {
    if (!isTold || !window.history.state?.usr) return
    // A reload is no second time.
    window.history.replaceState({ ...window.history.state, usr: null }, '')
    if (isLoadedAnew) onShow()
  }, [isTold])
}
