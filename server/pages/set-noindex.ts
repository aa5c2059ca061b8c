import type { Repositories, StoredPage } from '#server/storage/storage.ts'
import { listTag, pageTag } from './public-tags.ts'

/** Whether search engines may show a page is no part of its document; call it in a transaction. */
export async function setNoindex(
  { pages, purges }: Repositories,
  { id, slug, rev }: StoredPage,
  noindex: boolean,
  now: number,
): Promise<void> {
  await pages.update(id, rev, rev, { noindex }, now)
  await purges.add({ tags: [pageTag(slug), listTag] }, now)
}
