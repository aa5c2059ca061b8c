import type { Repositories, StoredPage } from '#server/storage/storage.ts'
import { AppError, notFound } from '#shared/errors.ts'

/** Whoever runs the server, at a command of theirs: nobody's pages are theirs. */
export const operator = Symbol('operator')

export type Asking = string | typeof operator | null

/**
 * What may be done with a page: `read` it, `change` its draft and see how that came about; read all
 * that is its owner's (`own`), put it in the `trash`, `restore` it, `erase` it for ever, or `work`
 * on it, which is everything else. The operator may `collect` the brief, where the owner shares it,
 * and `takeDown` what readers see, also of a page in the trash: it could come back.
 */
export type Operation =
  | 'read'
  | 'change'
  | 'own'
  | 'work'
  | 'trash'
  | 'restore'
  | 'erase'
  | 'collect'
  | 'takeDown'

type Role = 'owner' | 'editor' | 'operator'

/** Of a page that is `kept`, of one in the `trash`, or of `both`; what is not named is nobody's. */
type Where = 'kept' | 'trash' | 'both'

const rights: Record<Role, Partial<Record<Operation, Where>>> = {
  owner: {
    read: 'both',
    change: 'kept',
    own: 'both',
    work: 'kept',
    trash: 'both',
    restore: 'both',
    erase: 'trash',
  },
  editor: { read: 'kept', change: 'kept' },
  operator: { collect: 'kept', takeDown: 'both' },
}

/** Where rights are looked up: in the transaction that uses them, so that one just ended is none. */
export interface Rights {
  storage: Pick<Repositories, 'editors'>
  now: () => number
}

/**
 * The one place that decides who may do what with a page. No page, another's page and a page whose
 * state forbids it are the same 404, so that nobody learns what exists.
 * @throws AppError `not_found`, with the path where one is given
 */
export async function authorise(
  given: Rights,
  identity: Asking,
  page: StoredPage | null,
  operation: Operation,
  path?: string,
): Promise<StoredPage> {
  if (!page || !(await isAuthorised(given, identity, page, operation))) throw notFound(path)
  return page
}

/** The same, where the answer is no refusal: what a screen offers, where somebody is led. */
export async function isAuthorised(
  given: Rights,
  identity: Asking,
  page: StoredPage,
  operation: Operation,
): Promise<boolean> {
  const role = await roleOf(given, identity, page)
  const where = role && rights[role][operation]
  if (!where || (operation === 'collect' && !page.sharesBrief)) return false
  return where === 'both' || where === (page.trashedAt === null ? 'kept' : 'trash')
}

/**
 * Which of a page's editors somebody is; null for its owner and for strangers. Whoever came by a
 * link is one while the link is open, which none is of a page that was taken offline.
 */
export async function editorOf(
  { storage, now }: Rights,
  identity: Asking,
  page: StoredPage,
): Promise<number | null> {
  if (typeof identity !== 'string' || identity === page.owner) return null
  if (page.takenDownAt !== null) return null
  const [editor] = await storage.editors.open(identity, now(), page.id)
  return editor?.number ?? null
}

/**
 * As whom somebody who was authorised acts: an editor's number, null for the owner. Asked again after
 * their right has ended, it is nobody's: an editor is never taken for the owner.
 * @throws AppError `not_found`
 */
export async function actingEditor(
  given: Rights,
  identity: Asking,
  page: StoredPage,
): Promise<number | null> {
  if (identity === operator || identity === page.owner) return null
  const number = await editorOf(given, identity, page)
  if (number === null) throw notFound()
  return number
}

async function roleOf(given: Rights, identity: Asking, page: StoredPage): Promise<Role | null> {
  if (identity === operator) return 'operator'
  if (identity !== null && identity === page.owner) return 'owner'
  return (await editorOf(given, identity, page)) === null ? null : 'editor'
}

/** Of a change that is more than one of the draft, to whoever may change that. */
export function ownerOnly(): AppError {
  return new AppError(
    'owner_only',
    'Only the owner of the page decides whether search engines show it.',
  )
}
