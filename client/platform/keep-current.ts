import type { RouterState } from 'react-router'
import type { BuildStamp } from '#shared/build-meta.ts'
import { splitLocale } from '#shared/locales.ts'
import { matchRoute, type RouteName, routes } from '#shared/routes.ts'
import { isCrawlerBrowser } from './crawler-page.ts'
import { type BuildsWatch, followBuilds } from './follow-builds.ts'
import { loadAnew, type Target } from './load-anew.ts'
import { createReloadGuard } from './reload-guard.ts'
import { announceReload } from './reload-notice.ts'
import { watchTypedText } from './typed-text.ts'

/** A build that was reloaded for and did not come is not tried again within this time. */
const buildWindowMs = 60 * 60_000

const guard = createReloadGuard(() => window.sessionStorage)

/** Settles never: the page is on its way out, and whoever waits shows what stands there. */
export function leaving<T>(): Promise<T> {
  return new Promise(() => {})
}

/**
 * Loads a target as a new document because a script of it is missing; at most once per ten
 * seconds per path. False where that may not be: the error is shown then.
 */
export function reloadFor({ pathname, search, hash, state }: Target): boolean {
  if (isCrawlerBrowser()) return false
  const verdict = guard.ask(pathname)
  if (verdict === 'unknown') announceReload()
  if (verdict !== 'yes') return false
  loadAnew({ pathname, search, hash, state })
  return true
}

let ahead = 0

/** Does what nobody waits for: scripts missing from it are no reason to load a page anew. */
export async function doAhead(work: () => Promise<unknown>): Promise<void> {
  ahead++
  try {
    await work()
  } catch (error) {
    console.warn('A script could not be fetched ahead', error)
  }
  ahead--
}

interface Router {
  readonly state: RouterState
  subscribe(changed: (state: RouterState) => void): () => void
}

export interface Current {
  /** Whether a navigation that has begun goes on as a new document, for a newer build. */
  leaves(): boolean
  /** What is shown when a server of another build was asked for a route's payload. */
  onOtherBuild(route: RouteName): Promise<unknown>
}

/** Keeps a page on the newest build without taking from anybody what they are writing. */
export function keepCurrent(router: Router, own: BuildStamp): Current {
  const typed = watchTypedText()
  const builds = followBuilds(own, () => reloadInPlace(router, builds, typed.isThere()))
  let screen = screenOf(router.state)
  router.subscribe((state) => {
    if (screenOf(state) === screen) return
    screen = screenOf(state)
    typed.reset()
  })
  reloadForMissingScripts(router, typed.isThere)

  return {
    leaves() {
      const { location } = router.state.navigation
      const newer = builds.newer()
      // A brief that is carried along, or a page being written, is worth more than a newer build.
      if (!location || !newer || location.state != null) return false
      if (routeOf(location.pathname) === screenOf(router.state)) return false
      if (guard.ask(`build ${newer}`, buildWindowMs) !== 'yes') return false
      loadAnew(location)
      return true
    },
    async onOtherBuild(route) {
      const { navigation, loaderData } = router.state
      // Asked for once more in place: the screen stays with what it shows, the next one is a new document.
      if (!navigation.location) return loaderData[route]
      loadAnew(navigation.location)
      return leaving()
    },
  }
}

/** At once, where that takes nothing away: a screen everybody sees the same, nothing typed. */
function reloadInPlace(router: Router, builds: BuildsWatch, isTyped: boolean): void {
  const newer = builds.newer()
  const screen = screenOf(router.state)
  const isPublic = screen !== null && routes[screen].cache === 'site'
  if (!newer || !isPublic || isTyped || router.state.navigation.state !== 'idle') return
  if (guard.ask(`build ${newer}`, buildWindowMs) === 'yes') window.location.reload()
}

/** Vite tells of every script that was needed and is not there. */
function reloadForMissingScripts(router: Router, isTyped: () => boolean): void {
  window.addEventListener('vite:preloadError', (event) => {
    const target = router.state.navigation.location
    if (!target && ahead > 0) return
    if (!target && isTyped()) announceReload()
    else if (reloadFor(target ?? window.location)) event.preventDefault()
  })
}

function routeOf(pathname: string): RouteName | undefined {
  return matchRoute(splitLocale(pathname).path)?.name
}

function screenOf({ matches }: RouterState): RouteName | null {
  const id = matches.at(-1)?.route.id
  return id && id in routes ? (id as RouteName) : null
}
