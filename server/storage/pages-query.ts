import { type SelectQueryBuilder, sql } from 'kysely'
import { cursorOf, positionOf } from './list-cursor.ts'
import { folded } from './page-rows.ts'
import type { Database, Executor, PageRow } from './schema.ts'
import type { PageQuery } from './storage.ts'

type PagesQuery = SelectQueryBuilder<Database, 'pages', PageRow>

/** Each order: its column, what kind of values it holds, and which end comes first. */
const orders = {
  changed: { column: 'updatedAt', kind: 'number', direction: 'desc' },
  created: { column: 'createdAt', kind: 'number', direction: 'desc' },
  title: { column: 'titleFolded', kind: 'string', direction: 'asc' },
} as const

/** An owner's pages in the order asked for, newest first where none is, from the cursor on. */
export function selectPages(db: Executor, query: PageQuery): PagesQuery {
  const { column, direction } = orders[query.sort ?? 'changed']
  const all = db
    .selectFrom('pages')
    .selectAll()
    .where('owner', '=', query.owner)
    .orderBy(column, direction)
    .orderBy('id')
  return behind(matching(spoken(inState(all, query.state), query.locale), query.query), query)
}

/** The cursor behind a row of such a list. */
export function pageCursor(row: PageRow, sort: PageQuery['sort'] = 'changed'): string {
  return cursorOf(row[orders[sort].column], row.id)
}

function inState(pages: PagesQuery, state: PageQuery['state']): PagesQuery {
  if (state === 'trashed') return pages.where('trashedAt', 'is not', null)
  const kept = pages.where('trashedAt', 'is', null)
  if (state === undefined) return kept
  return kept.where('publishedRev', state === 'draft' ? 'is' : 'is not', null)
}

/** Locales are stored as a list in JSON. */
function spoken(pages: PagesQuery, locale: PageQuery['locale']): PagesQuery {
  return locale === undefined ? pages : pages.where('locales', 'like', `%"${locale}"%`)
}

function matching(pages: PagesQuery, text: string | undefined): PagesQuery {
  const wanted = folded(text?.trim() ?? '')
  if (wanted === '') return pages
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  return pages.where(({ or, ref }) =>
    or([
      sql<boolean>`${ref('titleFolded')} like ${pattern} escape '\\'`,
      sql<boolean>`${ref('slug')} like ${pattern} escape '\\'`,
    ]),
  )
}

function behind(pages: PagesQuery, { cursor, sort = 'changed' }: PageQuery): PagesQuery {
  if (cursor === undefined) return pages
  const { column, kind, direction } = orders[sort]
  const { value, id } = positionOf(cursor, kind)
  return pages.where(({ or, and, eb }) =>
    or([
      eb(column, direction === 'desc' ? '<' : '>', value),
      and([eb(column, '=', value), eb('id', '>', id)]),
    ]),
  )
}
