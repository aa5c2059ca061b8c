import type { Services } from '#server/services.ts'
import type {
  PageChange,
  Repositories,
  RevisionKind,
  StoredPage,
  Turn,
} from '#server/storage/storage.ts'
import { withoutMissingPictures } from '#server/storage/without-missing-pictures.ts'
import { AppError } from '#shared/errors.ts'
import { actingEditor, authorise, type Operation, type operator } from './authorise.ts'
import { pageNamed } from './page-named.ts'
import { listTag, pageTag } from './public-tags.ts'
import { recordRevision } from './record-revision.ts'
import { refuseFull } from './refuse-full.ts'
import { publicEvent, tellPrograms } from './tell-programs.ts'

export interface PageAccess {
  slug: string
  identity: string | null
}

/** A command of whoever runs the server. */
export interface OperatorAccess {
  slug: string
  identity: typeof operator
}

/** What to write. A new document is a new revision, of the kind given. */
export interface Decision {
  change: PageChange
  kind?: RevisionKind
  /** Of a step through the page's history. */
  turn?: Turn | undefined
}

export type ChangeServices = Pick<Services, 'storage' | 'now' | 'config'>
/** @param editor number of the editor who asks; null of the owner */
type Decide = (
  page: StoredPage,
  repositories: Repositories,
  editor: number | null,
) => Decision | Promise<Decision>

/** Where another process was faster: the change is decided again on what it left. */
const mostTries = 5

/** Reads a page for whoever may do that with it, also by a slug it once had. */
export async function ownPage(
  services: Pick<Services, 'storage' | 'now'>,
  { slug, identity }: PageAccess,
  operation: Operation,
  path?: string,
): Promise<StoredPage> {
  return authorise(services, identity, await pageNamed(services.storage, slug), operation, path)
}

/**
 * Changes a page in one transaction: authorised, decided on the newest state, written as one rev.
 * @returns the page as it is then
 */
export async function changePage(
  services: ChangeServices,
  { slug, identity }: PageAccess | OperatorAccess,
  operation: Operation,
  decide: Decide,
  write: 'transaction' | 'takeDown' = 'transaction',
): Promise<StoredPage> {
  return untilChanged(() =>
    services.storage[write](async (repositories) => {
      const rights = { storage: repositories, now: services.now }
      const found = await pageNamed(repositories, slug)
      const { id } = await authorise(rights, identity, found, operation)
      const page = await authorise(rights, identity, await repositories.pages.lock(id), operation)
      const editor = await actingEditor(rights, identity, page)
      const decision = await decide(page, repositories, editor)
      return writeChange(services, repositories, page, decision, editor)
    }),
  )
}

/**
 * As `changePage`, where deciding takes a while: what takes long is prepared on the page as it is
 * read and holds nobody up; where the page has moved on meanwhile it is prepared again.
 */
export async function changePreparedPage(
  services: ChangeServices,
  access: PageAccess,
  operation: Operation,
  prepare: (page: StoredPage) => Promise<Decide>,
): Promise<StoredPage> {
  return untilChanged(async () => {
    const read = await ownPage(services, access, operation)
    const decide = await prepare(read)
    return services.storage.transaction(async (repositories) => {
      const rights = { storage: repositories, now: services.now }
      const locked = await repositories.pages.lock(read.id)
      const page = await authorise(rights, access.identity, locked, operation)
      if (page.rev !== read.rev) return null
      const decision = await decide(page, repositories, null)
      return writeChange(services, repositories, page, decision, null)
    })
  })
}

async function untilChanged(attempt: () => Promise<StoredPage | null>): Promise<StoredPage> {
  for (let tries = 0; tries < mostTries; tries++) {
    const changed = await attempt()
    if (changed) return changed
  }
  throw new AppError('conflict', 'The page is being changed by others too fast. Try again.')
}

/** Null when the page has moved on since it was read. */
async function writeChange(
  { config, now: clock }: ChangeServices,
  repositories: Repositories,
  page: StoredPage,
  { change, kind = 'edited', turn }: Decision,
  editor: number | null,
): Promise<StoredPage | null> {
  const now = clock()
  const rev = change.document ? page.rev + 1 : page.rev
  const document = change.document && (await storable(repositories, page, change.document, rev))
  if (document) await refuseFull({ config }, repositories, page.owner, { isGuest: editor !== null })
  const stamped = document ? { ...change, document } : change
  if (!(await repositories.pages.update(page.id, page.rev, rev, stamped, now))) return null
  if (document) {
    const revision = { page: page.id, rev, kind, document, createdAt: now }
    const by = editor !== null && { editor }
    await recordRevision(repositories, { ...revision, ...(turn && { turn }), ...by })
  }
  if (concernsReaders(change))
    await repositories.purges.add({ tags: tagsOf(page.slug, change) }, now)
  const changed = await repositories.pages.byId(page.id)
  const event = changed && publicEvent(page, changed)
  if (event) await tellPrograms(repositories, { event, page: changed }, config.SITE_URL, now)
  return changed
}

/** Drafts are their owner's: only these fields decide what the public is shown. */
function concernsReaders(change: PageChange): boolean {
  const shown = ['slug', 'languageSlugs', 'publishedRev', 'trashedAt', 'listed', 'noindex'] as const
  return shown.some((field) => change[field] !== undefined)
}

/** At its new slugs there was nothing, and that is no longer true either. */
function tagsOf(known: string, { slug = '', languageSlugs = {} }: PageChange): string[] {
  const slugs = [known, slug, ...Object.values(languageSlugs)].filter((each) => each !== '')
  return [...slugs.map(pageTag), listTag]
}

/** A step back brings no deleted picture with it. Version-1 documents do not carry their rev. */
async function storable(
  { uploads }: Pick<Repositories, 'uploads'>,
  page: StoredPage,
  changed: StoredPage['document'],
  rev: number,
): Promise<StoredPage['document']> {
  const document = await withoutMissingPictures(uploads, changed, page.document)
  return document.v === 1 ? document : { ...document, rev }
}
