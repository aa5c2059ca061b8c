import type { BuildMeta } from '#shared/build-meta.ts'
import { splitLocale } from '#shared/locales.ts'
import { matchRoute, type Route, type RouteMatch, routes } from '#shared/routes.ts'
import type { PayloadLoader } from './load-payload.ts'
import { onceLoaded } from './once-loaded.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'
import type { LinkPrefetcher } from './use-prefetch.ts'
import { whenIdle } from './when-idle.ts'

/** Specification, point 9. */
const mostAtOnce = 5

/** Who points at a link is about to follow it: what is older than this is fetched once more. */
const intendedFreshMs = 10_000
const seenFreshMs = 5 * 60_000

export interface Prefetcher extends LinkPrefetcher {
  /** Fetches the scripts any screen may need later. */
  prefetchParts(): Promise<void>
}

/** Fetches the next screens while nobody waits for them: scripts and payloads share five places. */
export function createPrefetcher(payloads: PayloadLoader, build: string): Prefetcher {
  const queue = createPrefetchQueue(mostAtOnce)
  const manifest = onceLoaded(() => fetchManifest(build))

  async function prefetch(path: string, urgent = false): Promise<void> {
    const match = prefetchable(path)
    if (!match || savesData()) return
    const freshMs = urgent ? intendedFreshMs : seenFreshMs
    const payload = queue.add(path, () => payloads.prefetch(path, freshMs), urgent)
    await Promise.all([payload, prefetchFiles(({ routes }) => routes[match.name], urgent)])
  }

  async function prefetchFiles(
    choose: (meta: BuildMeta) => string[] | undefined,
    urgent = false,
  ): Promise<void> {
    await queue.add('manifest', manifest, urgent)
    const meta = await manifest().catch(() => null)
    const missing = ((meta && choose(meta)) ?? []).filter((file) => !isLoaded(file))
    await Promise.all(missing.map((file) => queue.add(file, () => preload(file), urgent)))
  }

  const inView = new Map<Element, string>()
  let observer: IntersectionObserver | undefined
  const seen = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      const path = inView.get(target)
      if (isIntersecting && path) whenIdle(() => inView.has(target) && void prefetch(path))
    }
  }

  return {
    prefetch,
    async prefetchParts() {
      if (!savesData()) await prefetchFiles(({ parts }) => parts)
    },
    watch(link, path) {
      const match = prefetchable(path)
      // A link that names a page costs the server that page: it is fetched when it is pointed at.
      if (!match || match.params.slug !== undefined) return () => {}
      observer ??= new IntersectionObserver(seen)
      inView.set(link, path)
      observer.observe(link)
      return () => {
        inView.delete(link)
        observer?.unobserve(link)
      }
    },
  }
}

/** A screen of the application that is not on screen already. Opening a shared page counts a view. */
function prefetchable(path: string): RouteMatch | null {
  if (path === window.location.pathname) return null
  const match = matchRoute(splitLocale(path).path)
  if (!match) return null
  const { hydrated, layout }: Route = routes[match.name]
  return hydrated && layout !== 'iframe' ? match : null
}

/** Whether the person asked their browser to spend little. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** One file, without running it. A file that is missing is missed again when it is needed. */
function preload(file: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.href = file
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
}

function isLoaded(file: string): boolean {
  return document.querySelector(`link[href="${file}"], script[src="${file}"]`) !== null
}

async function fetchManifest(build: string): Promise<BuildMeta> {
  const response = await fetch(`/builds/meta/${encodeURIComponent(build)}.json`)
  const meta = (await response.json()) as BuildMeta
  // A proxy may answer with a page of its own.
  if (!response.ok || !Array.isArray(meta.prerendered)) throw new Error('no manifest of this build')
  return meta
}
