import { useState } from 'react'
import { selectGeneration } from '#client/features/generation/generation-slice.ts'
import { useAppStore } from '#client/store-hooks.ts'
import type { PageSummary } from '#shared/payloads.ts'

/**
 * Another page is another workspace; one that was just written in it is not, nor one whose address
 * has changed.
 */
export function useWorkspaceKey(page: PageSummary | null): number {
  const store = useAppStore()
  const madeAt = page?.createdAt ?? null
  const [seen, setSeen] = useState({ madeAt, key: 0 })
  if (seen.madeAt !== madeAt) {
    const written = selectGeneration(store.getState()).page?.progress.slug ?? null
    const isOwn = seen.madeAt === null && written === page?.slug
    setSeen({ madeAt, key: isOwn ? seen.key : seen.key + 1 })
  }
  return seen.key
}
