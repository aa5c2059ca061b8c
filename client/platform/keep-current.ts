import type { RouterState } from 'react-router'
import type { BuildStamp } from '#shared/build-meta.ts'
import { splitLocale } from '#shared/locales.ts'
import { matchRoute, type RouteName, routes } from '#shared/routes.ts'
import { type BuildsWatch, followBuilds } from './follow-builds.ts'
import { loadAnew } from './load-anew.ts'
import { leaving, reloadGuard } from './missing-scripts.ts'
import type { TypedText } from './typed-text.ts'

/** A build that was reloaded for and did not come is not tried again within this time. */
const buildWindowMs = 60 * 60_000

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
export function keepCurrent(router: Router, own: BuildStamp, typed: TypedText): Current {
  const builds = followBuilds(own, () => reloadInPlace(router, builds, typed.isThere()))
  let screen = screenOf(router.state)
  router.subscribe((state) => {
    if (screenOf(state) === screen) return
    screen = screenOf(state)
    typed.reset()
  })

  return {
    leaves() {
      const { location } = router.state.navigation
      const newer = builds.newer()
      // A brief that is carried along, or a page being written, is worth more than a newer build.
      if (!location || !newer || location.state != null) return false
      if (routeOf(location.pathname) === screenOf(router.state)) return false
      if (reloadGuard.ask(`build ${newer}`, buildWindowMs) !== 'yes') return false
      loadAnew(location)
      return true
    },
    async onOtherBuild(route) {
      const { navigation, loaderData, location } = router.state
      // Asked for once more in place: the screen stays with what it shows, the next one is a new document.
      if (!navigation.location && route in loaderData) return loaderData[route]
      loadAnew(navigation.location ?? location)
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
  if (reloadGuard.ask(`build ${newer}`, buildWindowMs) === 'yes') window.location.reload()
}

function routeOf(pathname: string): RouteName | undefined {
  return matchRoute(splitLocale(pathname).path)?.name
}

function screenOf({ matches }: RouterState): RouteName | null {
  const id = matches.at(-1)?.route.id
  return id && id in routes ? (id as RouteName) : null
}
