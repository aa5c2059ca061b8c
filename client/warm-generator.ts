import type { RouteObject } from 'react-router'
import { numberFormat } from '#shared/i18n/formats.ts'
import { type Locale, localePrefix, locales, localizePath } from '#shared/locales.ts'
import { routePath } from '#shared/routes.ts'
import { loadMatched } from './load-matched.tsx'
import { doAhead } from './platform/keep-current.ts'
import { type Prefetcher, savesData } from './platform/prefetch.tsx'
import { warmFrame } from './platform/warm-frame.ts'

/** Whoever reads about the generator opens it next: its screen is made ready while nobody waits. */
export async function warmGenerator(
  routes: RouteObject[],
  prefetcher: Prefetcher,
  locale: Locale,
): Promise<void> {
  if (savesData()) return
  await prefetcher.prefetchParts()
  // Fetched is not run yet. What says that the server is away cannot be fetched from it then.
  await doAhead(() =>
    Promise.all([import('./platform/http-api.ts'), import('./platform/toast-host.tsx')]),
  )
  const path = localizePath(locale, routePath('generate'))
  if (window.location.pathname.startsWith(path)) return
  const fetched = prefetcher.prefetch(path)
  warmFrame()
  // The first number a browser writes in a language takes it tens of milliseconds.
  numberFormat(locales[locale].tag).format(1000)
  await fetched
  await doAhead(() => loadMatched(routes, path, localePrefix(locale) || '/'))
}
