import * as z from 'zod'
import type { Repositories, StoredPage } from '#server/storage/storage.ts'
import { pageLanguageSchema } from '#shared/page/document.ts'
import type { ExportedPage } from '#shared/page/exported.ts'
import { checkedPart } from './checked-part.ts'

const slug = z.string().max(80)
const aboutSchema = z
  .object({
    slug,
    languageSlugs: z.partialRecord(pageLanguageSchema, slug),
    listed: z.boolean(),
    noindex: z.boolean(),
  })
  .partial()

/** What its creator has set of a page beside its document. */
export type CarriedAbout = z.infer<typeof aboutSchema>

/** As a file takes it along, with what tells a person which page it was. */
export async function carriedAbout(
  { pages }: Pick<Repositories, 'pages'>,
  { id, slug, title, locale, locales, publishedRev, listed, noindex }: StoredPage,
): Promise<NonNullable<ExportedPage['about']>> {
  const languageSlugs = await pages.languageSlugs(id)
  return { slug, languageSlugs, title, locale, locales, publishedRev, listed, noindex }
}

/** What the page in a file was set to. @throws AppError `invalid` naming each wrong field */
export function readAbout(file: unknown): CarriedAbout {
  const { about = {} } = file as { about?: unknown }
  return checkedPart(aboutSchema, about, 'about')
}
