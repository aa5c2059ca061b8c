import { createContext, useCallback, useContext } from 'react'

/** Fetches what links lead to. */
export interface LinkPrefetcher {
  /**
   * Fetches the scripts and the payload of a path ahead, before all others where it is urgent.
   * Settles when that is done, well or not.
   */
  prefetch(path: string, urgent?: boolean): Promise<void>
  /** Fetches a link's target once the link is in view; answers with the way to stop. */
  watch(link: Element, path: string): () => void
}

const PrefetchContext = createContext<LinkPrefetcher | null>(null)

/** Null while rendering on the server. */
export const PrefetchProvider = PrefetchContext

/** What a link to an address of this site carries so that its target is fetched ahead. */
export function usePrefetch(href: string): {
  watch: (link: Element) => () => void
  onIntent: () => void
} {
  const prefetcher = useContext(PrefetchContext)
  const path = href.replace(/[?#].*$/, '')
  const watch = useCallback(
    (link: Element) => prefetcher?.watch(link, path) ?? (() => {}),
    [prefetcher, path],
  )
  return { watch, onIntent: () => void prefetcher?.prefetch(path, true) }
}

/** One that comes after the links: what it is asked for before then waits. */
export function prefetchLater(arrival: () => Promise<LinkPrefetcher | null>): LinkPrefetcher {
  return {
    prefetch: async (path, urgent) => (await arrival())?.prefetch(path, urgent),
    watch(link, path) {
      let stop: (() => void) | undefined
      let isGone = false
      void arrival().then((prefetcher) => {
        if (!isGone) stop = prefetcher?.watch(link, path)
      })
      return () => {
        isGone = true
        stop?.()
      }
    },
  }
}
