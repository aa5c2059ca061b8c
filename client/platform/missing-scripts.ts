import { isCrawlerBrowser } from './crawler-page.ts'
import { loadAnew, type Target } from './load-anew.ts'
import { createReloadGuard } from './reload-guard.ts'
import { announceReload } from './reload-notice.ts'

export const reloadGuard = createReloadGuard(() => window.sessionStorage)

/**
 * The page is on its way out, and whoever waits shows what stands there. Fails once the browser
 * shows the page again as it was kept: nothing may wait for ever then.
 */
export function leaving<T>(): Promise<T> {
  return new Promise((_, fail) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) fail(new Error('this page was left and is shown again'))
    })
  })
}

/**
 * Loads a target as a new document because a script of it is missing; at most once per ten
 * seconds per path. False where that may not be: the error is shown then.
 */
export function reloadFor({ pathname, search, hash, state }: Target): boolean {
  // Without a network there would be nothing but the browser's own words for that.
  if (isCrawlerBrowser() || !navigator.onLine) return false
  const verdict = reloadGuard.ask(pathname)
  if (verdict === 'unknown') announceReload()
  if (verdict !== 'yes') return false
  loadAnew({ pathname, search, hash, state })
  return true
}

let ahead = 0

/** Fetches what nobody waits for yet: scripts missing from it are no reason to load a page anew. */
export async function fetchAhead<T>(fetch: () => Promise<T>): Promise<T> {
  ahead++
  try {
    return await fetch()
  } finally {
    ahead--
  }
}

/** The same, where it is no matter if it fails. */
export async function doAhead(work: () => Promise<unknown>): Promise<void> {
  try {
    await fetchAhead(work)
  } catch (error) {
    console.warn('A script could not be fetched ahead', error)
  }
}

/**
 * Vite tells of every script that was needed and is not there.
 * @param targetOf where a navigation leads that has begun
 */
export function reloadForMissingScripts(
  targetOf: () => Target | null,
  isTyped: () => boolean,
): void {
  window.addEventListener('vite:preloadError', (event) => {
    const target = targetOf()
    if (!target && ahead > 0) return
    if (!target && isTyped()) announceReload()
    else if (reloadFor(target ?? window.location)) event.preventDefault()
  })
}
