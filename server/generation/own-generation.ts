import { authorise } from '#server/pages/authorise.ts'
import type { Services } from '#server/services.ts'
import type { StoredGeneration } from '#server/storage/storage.ts'
import { notFound } from '#shared/errors.ts'

/**
 * A generation of the caller's own and its page's slug: an editor's, while they take part.
 * @throws AppError `not_found` for another's as for none
 */
export async function ownGeneration(
  services: Pick<Services, 'storage' | 'now'>,
  id: string,
  identity: string | null,
): Promise<{ generation: StoredGeneration; slug: string }> {
  const { generations, pages } = services.storage
  const generation = await generations.byId(id)
  if (!generation || identity === null || generation.owner !== identity) throw notFound()
  const page = await authorise(services, identity, await pages.byId(generation.page), 'read')
  return { generation, slug: page.slug }
}
