import type { Services } from '#server/services.ts'
import type { StoredGeneration } from '#server/storage/storage.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { requestOf } from './generation-request.ts'

/**
 * Whether somebody changed the look since the page was composed. A theme does not say who chose it,
 * so it is compared with what the page's own seed gives; a page no brief has made keeps its look.
 */
export async function hasOwnTheme(
  { generations }: Pick<Services, 'generations'>,
  { theme, meta }: PageDocument,
  latest: StoredGeneration | null,
): Promise<boolean> {
  if (!latest) return true
  const { composition, keepsTheme, dressed = composition.known } = requestOf(latest)
  if (keepsTheme) return true
  const request = { ...composition, known: dressed, seed: meta.seed }
  const composed = await generations.composer.theme(request, latest.owner)
  const shown: Record<string, unknown> = theme
  return Object.entries(composed).some(
    ([key, value]) => JSON.stringify(shown[key]) !== JSON.stringify(value),
  )
}
