import type { Repositories, StoredPage } from '#server/storage/storage.ts'
import type { ExportedPage } from '#shared/page/exported.ts'
import { carriedAbout } from './carried-about.ts'
import { carriedWishes } from './carried-wishes.ts'
import { carriedWriting } from './carried-writing.ts'

/** A page with all its creator has set, to be kept and brought back. */
export async function carriedPage(
  repositories: Repositories,
  page: StoredPage,
): Promise<ExportedPage> {
  const about = await carriedAbout(repositories, page)
  const writing = await carriedWriting(repositories, page)
  const wishes = await carriedWishes(repositories, page.id)
  return {
    about,
    document: page.document,
    ...(writing && { writing }),
    ...(wishes.length > 0 && { wishes }),
  }
}
