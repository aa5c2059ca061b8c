import type { StoredPage } from '#server/storage/storage.ts'
import { notFound } from '#shared/errors.ts'

/** Whoever runs the server, at a command of theirs: nobody's pages are theirs. */
export const operator = Symbol('operator')

/**
 * What an owner may do: `read` it, put it in the `trash`, `restore` it, `erase` it for ever, or
 * `work` on it, which is everything else. A page in the trash can be read, restored and trashed
 * again, no more; it alone can be erased. The operator may `collect` the brief, where the owner
 * shares it, and `takeDown` what readers see, also of a page in the trash: it could come back.
 */
export type Operation = 'read' | 'work' | 'trash' | 'restore' | 'erase' | 'collect' | 'takeDown'

const inTrash: ReadonlySet<Operation> = new Set(['read', 'trash', 'restore', 'erase', 'takeDown'])

/**
 * The one place that decides who may do what with a page. No page, another's page and a page whose
 * state forbids it are the same 404, so that nobody learns what exists.
 * @throws AppError `not_found`, with the path where one is given
 */
export function authorise(
  identity: string | typeof operator | null,
  page: StoredPage | null,
  operation: Operation,
  path?: string,
): StoredPage {
  if (!page || !isAuthorised(identity, page, operation)) throw notFound(path)
  return page
}

/** The same, where the answer is no refusal: what a screen offers, where somebody is led. */
export function isAuthorised(
  identity: string | typeof operator | null,
  page: StoredPage,
  operation: Operation,
): boolean {
  if (!isAllowed(identity, page, operation)) return false
  return page.trashedAt === null ? operation !== 'erase' : inTrash.has(operation)
}

function isAllowed(
  identity: string | typeof operator | null,
  page: StoredPage,
  operation: Operation,
): boolean {
  if (operation === 'takeDown') return identity === operator
  if (operation === 'collect') return identity === operator && page.sharesBrief
  return identity !== null && page.owner === identity
}
