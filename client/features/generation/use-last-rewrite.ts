import { useEffect, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import type { Rewrite } from '#shared/page/compare/rewritten-parts.ts'

/** What the last writing of a page found and left; null where there is nothing to choose from. */
export function useLastRewrite(slug: string, publishedRev: number | null): Rewrite | null {
  const api = useApi()
  const [rewrite, setRewrite] = useState<Rewrite | null>(null)
  // What goes online is settled, so the question is put anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const own = new AbortController()
    api.call('lastRewrite', { params: { slug }, signal: own.signal }).then(
      (answer) => setRewrite(answer.rewrite),
      (error: unknown) => {
        if (own.signal.aborted) return
        // The page is there to be edited all the same, and its history holds both versions.
        console.warn('What the last writing changed could not be read', error)
      },
    )
    return () => own.abort()
  }, [api, slug, publishedRev])
  return rewrite
}
