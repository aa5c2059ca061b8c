import type { RouteObject } from 'react-router'
import { type Locale, localizePath } from '#shared/locales.ts'
import { isShown, loadAnew, type Target } from './load-anew.ts'
import { doAhead } from './missing-scripts.ts'
import type { PageState } from './page-state.ts'
import { announceReload } from './reload-notice.ts'
import type { Router, RouterView } from './router.tsx'

/** A router that is there, as React Router makes it. */
export interface LiveRouter extends Router {
  readonly state: RouterView & { navigation: { location?: Target | undefined } }
}

export interface StartingRouter extends Router {
  /** Where the router that is there leads just now; a press that waits for it is no such target. */
  target(): Target | null
}

/**
 * Shows what the server sent, and leads on as soon as the router that can is there: a press that
 * comes before it waits for it, and opens a new document if it cannot come.
 */
export function createStartingRouter(
  first: RouterView,
  locale: Locale,
  fetchRouter: () => Promise<LiveRouter>,
): StartingRouter {
  const listeners = new Set<(state: RouterView) => void>()
  let live: LiveRouter | null = null
  let last: Target | null = null
  const endWatch = watchHistory(first.location)

  async function goLive(): Promise<LiveRouter> {
    const router = await fetchRouter()
    if (live) return live
    endWatch()
    const tell = (state: RouterView) => {
      for (const listener of listeners) listener(state)
    }
    router.subscribe(tell)
    live = router
    // The address may have changed meanwhile, by its hash.
    tell(router.state)
    return live
  }

  /** What stands is not loaded anew behind anybody's back: where no router can come, they are asked. */
  async function renew(ask: (router: LiveRouter) => Promise<void>): Promise<void> {
    try {
      await ask(live ?? (await goLive()))
    } catch (error) {
      console.warn('Navigation could not be fetched: what is shown may be old', error)
      announceReload()
    }
  }

  return {
    get state() {
      return live?.state ?? first
    },
    target: () => live?.state.navigation.location ?? null,
    subscribe(changed) {
      listeners.add(changed)
      // Who listens is drawn: the page can be used, and nothing waits any more for the line.
      void doAhead(goLive)
      return () => listeners.delete(changed)
    },
    async navigate(to, options) {
      if (live) return live.navigate(to, options)
      const { pathname, search, hash } = new URL(localizePath(locale, to), window.location.href)
      const target = { pathname, search, hash, state: options?.state }
      // Only the last of several presses is followed.
      last = target
      if (isShown(target)) {
        if (!hash) return renew((router) => router.navigate(to, options))
        window.location.hash = hash
        return
      }
      try {
        const router = await goLive()
        if (last === target) await router.navigate(to, options)
      } catch (error) {
        console.warn('Navigation could not be fetched: the next screen is a new document', error)
        if (last === target) loadAnew(target)
      }
    },
    revalidate: () => renew((router) => router.revalidate()),
  }
}

/** Who goes back to another screen before a router can show it gets it from the server. */
function watchHistory(from: { pathname: string; search: string }): () => void {
  const moved = () => {
    if (!isShown(from)) window.location.reload()
  }
  window.addEventListener('popstate', moved)
  return () => window.removeEventListener('popstate', moved)
}

/** What the server drew, as the router will find it. */
export function firstView({ router, shown }: PageState, branch: RouteObject[]): RouterView {
  const { pathname, search, hash } = window.location
  // React Router's own fields of a history entry.
  const { usr: state = null, key = 'default' } = window.history.state ?? {}
  return {
    location: { pathname, search, hash, state, key },
    matches: branch.map((route) => ({ route, params: shown.params })),
    loaderData: router.loaderData ?? {},
    errors: router.errors ?? null,
    historyAction: 'POP',
  }
}
