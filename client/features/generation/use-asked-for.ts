import { useEffect, useMemo, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { whenIdle } from '#client/platform/when-idle.ts'
import type { AskedInBrief } from '#shared/page/wish.ts'

const none: readonly AskedInBrief[] = []

/** What became of the requests of the brief; the same requests are asked about once. */
export function useAskedFor(
  slug: string | null,
  requests: readonly string[],
): readonly AskedInBrief[] {
  const api = useApi()
  const [known, setKnown] = useState({ key: '', found: none })
  const key = useMemo(() => JSON.stringify([slug, requests]), [slug, requests])
  const hasRequests = requests.length > 0
  useEffect(() => {
    if (!slug || !hasRequests) return
    const own = new AbortController()
    const read = () =>
      api.call('askedInBrief', { params: { slug }, signal: own.signal }).then(
        ({ items }) => setKnown({ key, found: items }),
        (error: unknown) => {
          if (!own.signal.aborted) console.warn('What the brief asks for is not known', error)
        },
      )
    whenIdle(() => !own.signal.aborted && void read())
    return () => own.abort()
  }, [api, slug, key, hasRequests])
  return known.key === key ? known.found : none
}
