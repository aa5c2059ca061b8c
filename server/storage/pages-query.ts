import { type SelectQueryBuilder, sql } from 'kysely'
import { positionOf } from './list-cursor.ts'
import { folded } from './page-rows.ts'
import type { Database, Executor, PageRow } from './schema.ts'
import type { PageQuery } from './storage.ts'

type PagesQuery = SelectQueryBuilder<Database, 'pages', PageRow>

/** An owner's pages, newest first, from the cursor on. */
export function selectPages(db: Executor, query: PageQuery): PagesQuery {
  const all = db
    .selectFrom('pages')
    .selectAll()
    .where('owner', '=', query.owner)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
  return behind(matching(inState(all, query.state), query.query), query.cursor)
}

function inState(pages: PagesQuery, state: PageQuery['state']): PagesQuery {
  if (state === 'trashed') return pages.where('trashedAt', 'is not', null)
  const kept = pages.where('trashedAt', 'is', null)
  if (state === undefined) return kept
  return kept.where('publishedRev', state === 'draft' ? 'is' : 'is not', null)
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

function behind(pages: PagesQuery, cursor: string | undefined): PagesQuery {
  if (cursor === undefined) return pages
  const { updatedAt, id } = positionOf(cursor)
  return pages.where(({ or, and, eb }) =>
    or([
      eb('updatedAt', '<', updatedAt),
      and([eb('updatedAt', '=', updatedAt), eb('id', '>', id)]),
    ]),
  )
}
