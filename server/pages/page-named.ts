import type { Repositories, StoredPage } from '#server/storage/storage.ts'

/** The page at a slug, also at one it once had: a tab that was open meanwhile goes on saving. */
export async function pageNamed(
  { pages }: Pick<Repositories, 'pages'>,
  slug: string,
): Promise<StoredPage | null> {
  return (await pages.bySlug(slug)) ?? (await pages.byOtherSlug(slug))
}
