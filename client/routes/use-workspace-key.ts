import { useState } from 'react'
import { selectGeneration } from '#client/features/generation/generation-slice.ts'
import { useAppStore } from '#client/store-hooks.ts'
import type { PageDetail } from '#shared/payloads.ts'

/** Another page is another workspace; one that was just written in it, or has another slug, is not. */
export function useWorkspaceKey(page: PageDetail | null): number {
  const store = useAppStore()
  const slug = page?.slug ?? null
  const id = page?.document.v === 2 ? page.document.id : slug
  const [seen, setSeen] = useState({ slug, id, key: 0 })
  if (seen.slug !== slug) {
    const written = selectGeneration(store.getState()).page?.progress.slug ?? null
    const isOwn = seen.slug === null && written === slug
    const isMoved = id !== null && seen.id === id
    setSeen({ slug, id, key: isOwn || isMoved ? seen.key : seen.key + 1 })
  }
  return seen.key
}
