import { useEffect, useRef, useState } from 'react'
import type { WishThread } from '#client/features/dock/wish.ts'
import type { BriefCardState } from '#client/features/generation/brief-panel.tsx'

/** How the card of the brief stands; whoever has folded or opened it finds it so. */
export function useBriefCard() {
  const [view, setView] = useState<BriefCardState['view']>('folded')
  const isOwn = useRef(false)
  return {
    view,
    onView: setView,
    onTurn(next: BriefCardState['view']) {
      isOwn.current = true
      setView(next)
    },
    /** A page is written: what is understood of its brief is shown. */
    onBegin() {
      isOwn.current = false
      setView('open')
    },
    makeRoom: () => view === 'open' && !isOwn.current && setView('folded'),
  }
}

/** What was asked for takes the place of what was understood. */
export function useFirstWish({ isBusy }: WishThread, fold: () => void): void {
  const was = useRef(isBusy)
  useEffect(() => {
    if (isBusy && !was.current) fold()
    was.current = isBusy
  })
}
