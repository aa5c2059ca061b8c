import type { Services } from '#server/services.ts'
import type { StoredGeneration } from '#server/storage/storage.ts'
import { notFound } from '#shared/errors.ts'

/**
 * A generation of the caller's own and its page's slug.
 * @throws AppError `not_found` for another's as for none
 */
export async function ownGeneration(
  { storage }: Pick<Services, 'storage'>,
  id: string,
  identity: string | null,
): Promise<{ generation: StoredGeneration; slug: string }> {
  const generation = await storage.generations.byId(id)
  const page = generation && (await storage.pages.byId(generation.page))
  if (!page || identity === null || generation.owner !== identity) throw notFound()
  return { generation, slug: page.slug }
}
