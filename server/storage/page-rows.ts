import type { PageLanguage } from '#shared/page/document.ts'
import { localize } from '#shared/page/localize.ts'
import type { PageRow } from './schema.ts'
import { folded } from './search/folded.ts'
import type { PageChange, StoredPage } from './storage.ts'

export function pageToRow(page: StoredPage): PageRow {
  return {
    ...page,
    document: JSON.stringify(page.document),
    titleFolded: folded(page.title),
    locales: JSON.stringify(page.locales),
    listed: Number(page.listed),
    noindex: Number(page.noindex),
    sharesBrief: Number(page.sharesBrief),
  }
}

export function pageFromRow({ titleFolded: _, ...row }: PageRow): StoredPage {
  return {
    ...row,
    version: row.version === 1 ? 1 : 2,
    document: JSON.parse(row.document),
    locale: row.locale as PageLanguage,
    locales: JSON.parse(row.locales),
    listed: row.listed === 1,
    noindex: row.noindex === 1,
    sharesBrief: row.sharesBrief === 1,
  }
}

/** The columns a change touches. */
export function changeToRow(change: PageChange): Partial<PageRow> {
  const { document, listed, noindex, sharesBrief, languageSlugs: _, ...plain } = change
  return {
    ...plain,
    ...(document && documentColumns(document)),
    ...(listed !== undefined && { listed: Number(listed) }),
    ...(noindex !== undefined && { noindex: Number(noindex) }),
    ...(sharesBrief !== undefined && { sharesBrief: Number(sharesBrief) }),
  }
}

/** A version-1 document does not say its language: the page's stays. */
function documentColumns(document: StoredPage['document']): Partial<PageRow> {
  const title = document.v === 1 ? document.title : localize(document, document.base).meta.title
  const languages =
    document.v === 1 ? {} : { locale: document.base, locales: JSON.stringify(document.locales) }
  return { document: JSON.stringify(document), title, titleFolded: folded(title), ...languages }
}
