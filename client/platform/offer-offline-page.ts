import { type Locale, splitLocale } from '#shared/locales.ts'
import { offlineScopes, offlineWorkerPath } from '#shared/offline-worker.ts'

interface Shown {
  readonly state: { location: { pathname: string } }
  subscribe(changed: () => void): () => void
}

/**
 * Once a screen in which pages are made has been shown, those show a page of ours from the next time
 * on where they cannot be fetched. Whoever only reads about them has no worker for it.
 */
export function offerOfflinePage(router: Shown, locale: Locale): void {
  const isMaking = () => {
    const { path } = splitLocale(router.state.location.pathname)
    return offlineScopes('en').some((scope) => path.startsWith(scope))
  }
  if (isMaking()) return void registerWorker(locale)
  const leave = router.subscribe(() => {
    if (!isMaking()) return
    leave()
    void registerWorker(locale)
  })
}

/** Browsers have no workers at an insecure address, and none where storage is off. */
async function registerWorker(locale: Locale): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const path = offlineWorkerPath(locale)
  try {
    for (const scope of offlineScopes(locale)) await workers?.register(path, { scope })
  } catch (error) {
    console.warn('There will be no page of ours without network', error)
  }
}
