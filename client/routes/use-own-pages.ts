import { useEffect, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import type { ListedPage } from '#shared/payloads.ts'

/** As many as are looked through by name; more are found on "My pages". */
const mostPages = 100

/** The person's own pages that are not in the trash, last changed first; [] until they are here. */
export function useOwnPages(): readonly ListedPage[] {
  const api = useApi()
  const [pages, setPages] = useState<readonly ListedPage[]>([])
  useEffect(() => {
    const own = new AbortController()
    api.call('listPages', { query: { limit: mostPages }, signal: own.signal }).then(
      ({ items }) => setPages(items.filter(({ state }) => state !== 'trashed')),
      (error: unknown) => {
        // Everything else in the list works without.
        if (!own.signal.aborted) console.warn('The pages could not be read', error)
      },
    )
    return () => own.abort()
  }, [api])
  return pages
}
