import type { StoredPage } from '#server/storage/storage.ts'
import { notFound } from '#shared/errors.ts'

/**
 * What an owner may do: `read` it, put it in the `trash`, `restore` it, `erase` it for ever, or
 * `work` on it, which is everything else. A page in the trash can be read, restored and trashed
 * again, no more; it alone can be erased.
 */
export type Operation = 'read' | 'work' | 'trash' | 'restore' | 'erase'

const inTrash: ReadonlySet<Operation> = new Set(['read', 'trash', 'restore', 'erase'])

/**
 * The one place that decides who may do what with a page. No page, another's page and a page whose
 * state forbids it are the same 404, so that nobody learns what exists.
 * @throws AppError `not_found`, with the path where one is given
 */
export function authorise(
  identity: string | null,
  page: StoredPage | null,
  operation: Operation,
  path?: string,
): StoredPage {
  const isOwner = identity !== null && page?.owner === identity
  if (!page || !isOwner) throw notFound(path)
  if (page.trashedAt !== null && !inTrash.has(operation)) throw notFound(path)
  if (page.trashedAt === null && operation === 'erase') throw notFound(path)
  return page
}
