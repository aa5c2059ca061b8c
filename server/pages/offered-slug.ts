import type { Repositories, StoredPage } from '#server/storage/storage.ts'
import { pageName } from '#shared/page/page-name.ts'
import { newSlug, slugOf } from './new-id.ts'
import { siteWord } from './site-word.ts'

/**
 * The slug a page is offered before it goes online: its name alone, or the word its own site has, with a tail
 * of chance only where another page has that. Never a mail address: whose party it is, is nobody's business
 * who sees a link. A slug somebody chose, or readers know, stays.
 */
export async function offeredSlug(
  { pages }: Pick<Repositories, 'pages'>,
  page: StoredPage,
): Promise<string> {
  if (page.publishedRev !== null || (await pages.wasRenamed(page.id))) return page.slug
  const names = [
    pageName(page.document),
    siteWord('facts' in page.document ? page.document.facts.url : undefined),
  ]
  const name =
    names.find((one) => slugOf(one, page.locale) !== '') ?? `page ${page.slug.slice(0, 4)}`
  const plain = slugOf(name, page.locale)
  if (!(await pages.slugTaken(plain, page.id))) return plain
  return page.slug.startsWith(`${plain}-`) ? page.slug : newSlug(name, page.locale)
}
