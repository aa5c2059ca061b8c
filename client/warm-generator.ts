import type { RouteObject } from 'react-router'
import { numberFormat } from '#shared/i18n/formats.ts'
import { type Locale, locales, localizePath } from '#shared/locales.ts'
import { routePath } from '#shared/routes.ts'
import { branchTo, loadBranch } from './load-branch.tsx'
import type { LazyApi } from './platform/lazy-api.ts'
import { doAhead } from './platform/missing-scripts.ts'
import { type Prefetcher, savesData } from './platform/prefetcher.ts'
import { warmFrame } from './platform/warm-frame.ts'

interface Warmed {
  routes: RouteObject[]
  prefetcher: Prefetcher
  api: LazyApi
}

/** Whoever reads about the generator opens it next: its screen is made ready while nobody waits. */
export async function warmGenerator(
  { routes, prefetcher, api }: Warmed,
  locale: Locale,
): Promise<void> {
  if (savesData()) return
  const path = localizePath(locale, routePath('generate'))
  const isElsewhere = !window.location.pathname.startsWith(path)
  const parts = prefetcher.prefetchParts()
  const screen = prefetcher.prefetch(path)
  if (isElsewhere) warmFrame()
  // The first number a browser writes in a language takes it tens of milliseconds.
  numberFormat(locales[locale].tag).format(1000)
  // Fetched is not run yet. What says that the server is away cannot be fetched from it then.
  await parts
  await doAhead(() => Promise.all([api.load(), import('./platform/toast-host.tsx')]))
  await screen
  if (isElsewhere) await doAhead(() => loadBranch(branchTo(routes, 'generate')))
}
