import { useEffect } from 'react'
import type { WishThread } from '#client/features/dock/wish.ts'
import { useLocation } from '#client/platform/router.tsx'

/** Words that another screen brings along, put into the box to be sent or not. */
export function useBroughtWish({ begin }: WishThread): void {
  const { state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came with this screen, once
  useEffect(() => {
    const ask = state && typeof state === 'object' && 'ask' in state ? state.ask : null
    if (typeof ask !== 'string' || !window.history.state?.usr) return
    // A reload is no second time.
    window.history.replaceState({ ...window.history.state, usr: null }, '')
    begin({ command: ask, scope: null })
  }, [])
}
