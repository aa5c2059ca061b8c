import { useState } from 'react'
import { selectGeneration } from '#client/features/generation/generation-slice.ts'
import { useAppStore } from '#client/store-hooks.ts'

/** Another page is another workspace; one that was just written in it is not. */
export function useWorkspaceKey(slug: string | null): number {
  const store = useAppStore()
  const [seen, setSeen] = useState({ slug, key: 0 })
  if (seen.slug !== slug) {
    const written = selectGeneration(store.getState()).page?.progress.slug ?? null
    const isOwn = seen.slug === null && written === slug
    setSeen({ slug, key: isOwn ? seen.key : seen.key + 1 })
  }
  return seen.key
}
