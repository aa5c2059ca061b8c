import type { Repositories, StoredPage } from '#server/storage/storage.ts'
import { pageName } from '#shared/page/page-name.ts'
import { newSlug, slugOf } from './new-id.ts'

/**
 * The slug a page is offered before it goes online: its name alone, with a tail of chance only where
 * another page has that. A slug somebody chose, or readers know, stays.
 */
export async function offeredSlug(
  { pages }: Pick<Repositories, 'pages'>,
  page: StoredPage,
): Promise<string> {
  if (page.publishedRev !== null || (await pages.wasRenamed(page.id))) return page.slug
  const name = pageName(page.document)
  const plain = slugOf(name, page.locale)
  if (plain === '') return page.slug
  if (!(await pages.slugTaken(plain, page.id))) return plain
  return page.slug.startsWith(`${plain}-`) ? page.slug : newSlug(name, page.locale)
}
