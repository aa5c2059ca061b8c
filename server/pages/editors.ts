import type { Services } from '#server/services.ts'
import type {
  Repositories,
  StoredEditor,
  StoredPage,
  StoredShare,
} from '#server/storage/storage.ts'
import { notFound } from '#shared/errors.ts'
import type { Person } from '#shared/page/page-event.ts'
import type { Editor, JoinedPage } from '#shared/shares.ts'
import { editorOf } from './authorise.ts'
import { ownPage, type PageAccess } from './change-page.ts'
import { pageNamed } from './page-named.ts'
import { pageSummary } from './summaries.ts'

/** As many as a list shows. */
const mostJoined = 200

/** Who takes part in the owner's page now, in the order they came: nobody is known by more than a name. */
export async function listEditors(services: Services, access: PageAccess): Promise<Editor[]> {
  const page = await ownPage(services, access, 'work')
  return editorsOf(services, page)
}

/** Whoever takes part by several links is told once. */
export async function editorsOf(
  { storage, now }: { storage: Pick<Repositories, 'editors'>; now: () => number },
  page: StoredPage,
): Promise<Editor[]> {
  const people = new Map<number, Editor>()
  for (const editor of await storage.editors.openOf(page.id, now())) {
    const { number, name, joinedAt, changedAt, share } = editor
    const known = people.get(number) ?? { number, name, joinedAt, changedAt, shares: [] }
    const shares = share === null ? known.shares : [...known.shares, share]
    people.set(number, { ...known, name: name ?? known.name, shares })
  }
  return [...people.values()]
}

/** As whom somebody is told who did something, by their number: who takes part no more keeps their name. */
export async function peopleOf(
  { editors }: Pick<Repositories, 'editors'>,
  page: string,
  numbers: readonly (number | null)[],
): Promise<(number: number | null) => Person> {
  const isAsked = numbers.some((number) => number !== null)
  const all = isAsked ? await editors.listOf(page) : []
  const names = new Map(all.flatMap(({ number, name }) => (name === null ? [] : [[number, name]])))
  return (number) => (number === null ? null : { number, name: names.get(number) ?? null })
}

/** Ends somebody's editing at once, also by the other links they came by. */
export async function removeEditor(
  services: Services,
  access: PageAccess,
  number: number,
): Promise<{ number: number }> {
  const page = await ownPage(services, access, 'work')
  // It may be any text a caller sends.
  const all = await services.storage.editors.listOf(page.id)
  const isOne = all.some((editor) => editor.number === number)
  if (!isOne || !(await endEditing(services, page, number))) throw notFound()
  return { number }
}

/** Waits for the change that is under way: none of theirs comes after the answer. */
function endEditing({ storage, now }: Services, { id }: StoredPage, number: number) {
  return storage.takeDown(async ({ pages, editors }) => {
    await pages.lock(id)
    return editors.remove(id, number, now())
  })
}

/** Ends one's own editing of another's page. */
export async function leavePage(services: Services, access: PageAccess): Promise<{ slug: string }> {
  const page = await pageNamed(services.storage, access.slug)
  const number = page && (await editorOf(services, access.identity, page))
  if (!page || number === null) throw notFound()
  await endEditing(services, page, number)
  return { slug: page.slug }
}

/** The pages of others the caller edits, the newest first. */
export async function listJoined(
  services: Pick<Services, 'storage' | 'now'>,
  identity: string | null,
): Promise<JoinedPage[]> {
  if (identity === null) return []
  const { editors, pages, shares } = services.storage
  const joined = new Map<string, JoinedPage>()
  for (const editor of (await editors.open(identity, services.now())).slice(0, mostJoined)) {
    if (joined.has(editor.page)) continue
    const page = await pages.byId(editor.page)
    const share = editor.share === null ? null : await shares.byId(editor.share)
    const isThere = page?.trashedAt === null && page.takenDownAt === null
    if (page && share && isThere) joined.set(page.id, joinedPage(page, share, editor))
  }
  return [...joined.values()]
}

/** The page as who edits it is told. */
export function joinedPage(page: StoredPage, share: StoredShare, editor: StoredEditor): JoinedPage {
  const { slug, name, colour, locale, rev, updatedAt } = pageSummary(page)
  const { joinedAt, number, name: calledAs } = editor
  const { expiresAt } = share
  return { slug, name, colour, locale, rev, updatedAt, joinedAt, expiresAt, number, calledAs }
}
