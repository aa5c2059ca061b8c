export interface ChangesDeps {
  slug: string
  /** The revision this tab knows. */
  rev(): number
  /** The page may have been changed elsewhere. */
  onOther(): void
  /** What is not saved had better be. */
  onLeaving(): void
}

/** What other tabs say of the page, and the moments when other devices may have changed it. */
export function hearOfChanges({ slug, rev, onOther, onLeaving }: ChangesDeps) {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('ninefold-pages') : null
  const seen = () => (document.visibilityState === 'hidden' ? onLeaving() : onOther())
  const heard = ({ data }: MessageEvent) => {
    if (data?.slug === slug && data.rev > rev()) onOther()
  }
  window.addEventListener('online', onLeaving)
  document.addEventListener('visibilitychange', seen)
  channel?.addEventListener('message', heard)
  return {
    /** Tells other tabs what was saved. */
    tell: (saved: number) => channel?.postMessage({ slug, rev: saved }),
    close(): void {
      window.removeEventListener('online', onLeaving)
      document.removeEventListener('visibilitychange', seen)
      channel?.close()
    },
  }
}
