import type { Api } from '#client/api.ts'
import type { PageStanding } from '#shared/page/page-event.ts'
import { followPage } from './follow-page.ts'

export interface ChangesDeps {
  api: Api
  slug: string
  /** The revision this tab knows. */
  rev(): number
  /** How the page stands at the server. */
  onStanding(standing: PageStanding): void
  /** The page may have been changed elsewhere. */
  onOther(): void
  /** The page is gone, or not ours any more. */
  onEnded(): void
  /** What is not saved had better be. */
  onLeaving(): void
}

/** What one tab says to the others: what it saved, how the page stands, or that it would like to know. */
interface Message {
  slug: string
  rev?: number
  standing?: PageStanding
  asks?: true
}

/** What the server and other tabs say of the page. */
export function hearOfChanges({ api, slug, rev, ...deps }: ChangesDeps) {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('ninefold-pages') : null
  const tell = (message: Omit<Message, 'slug'>) => channel?.postMessage({ slug, ...message })
  let latest: PageStanding | null = null
  const stopFollowing = followPage({
    api,
    slug,
    onStanding(standing) {
      latest = standing
      tell({ standing })
      deps.onStanding(standing)
    },
    onEnded: deps.onEnded,
    onSilence: deps.onOther,
  })
  const heard = ({ data }: MessageEvent<Message>) => {
    if (data?.slug !== slug) return
    if (data.standing) deps.onStanding(data.standing)
    if (data.asks && latest) tell({ standing: latest })
    if (data.rev !== undefined && data.rev > rev()) deps.onOther()
  }
  const hidden = () => document.visibilityState === 'hidden' && deps.onLeaving()
  window.addEventListener('online', deps.onLeaving)
  document.addEventListener('visibilitychange', hidden)
  channel?.addEventListener('message', heard)
  tell({ asks: true })
  return {
    /** Tells other tabs what was saved. */
    tell: (saved: number) => tell({ rev: saved }),
    close(): void {
      stopFollowing()
      window.removeEventListener('online', deps.onLeaving)
      document.removeEventListener('visibilitychange', hidden)
      channel?.close()
    },
  }
}
