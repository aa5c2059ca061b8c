import { setImmediate as breathe } from 'node:timers/promises'
import { type SelectQueryBuilder, sql } from 'kysely'
import { cursorOf, type ListPosition, positionOf } from './list-cursor.ts'
import { pageFromRow } from './page-rows.ts'
import type { Executor } from './schema.ts'
import { folded } from './search/folded.ts'
import { gramsIn } from './search/grams.ts'
import type { SearchIndex } from './search/search-index.ts'
import type { PageQuery, Repositories } from './storage.ts'

/** So many entries of an index are looked through at once, while others wait. */
const stride = 5000
/** What more pages than so many hold is soon met on the way through all of them. */
const mostCandidates = 300

/** Each order: its column, what kind of values it holds, and which end comes first. */
const orders = {
  changed: { column: 'updatedAt', kind: 'number', direction: 'desc' },
  created: { column: 'createdAt', kind: 'number', direction: 'desc' },
  title: { column: 'titleFolded', kind: 'string', direction: 'asc' },
} as const

type Position = ListPosition<string | number>

/** What indexes hold of a page, so that its row, which is long, is not read to leave it out. */
interface ListEntry {
  id: string
  value: string | number
  trashedAt: number | null
  publishedRev: number | null
  locales: string
  titleFolded: string
  slug: string
}

type Entries<O = ListEntry> = SelectQueryBuilder<{ entries: ListEntry }, 'entries', O>

/**
 * An owner's pages in the order asked for, newest first where none is, from the cursor on. Of very
 * many pages the newest are looked through, then those an index names, or the rest in turns.
 */
export async function listPages(
  db: Executor,
  search: SearchIndex,
  query: PageQuery,
): ReturnType<Repositories['pages']['list']> {
  const entries = await firstMatches(db, search, query)
  const shown = entries.slice(0, query.limit)
  const last = shown.at(-1)
  const goesOn = last && entries.length > shown.length
  return {
    items: await pagesOf(db, shown),
    nextCursor: goesOn ? cursorOf(last.value, last.id) : null,
  }
}

/** One more than the limit, where there are as many. */
async function firstMatches(
  db: Executor,
  search: SearchIndex,
  query: PageQuery,
): Promise<Position[]> {
  const found: Position[] = []
  const wanted = folded(query.query?.trim() ?? '')
  const missing = () => query.limit + 1 - found.length
  for (let behind = startOf(query), turn = 0; ; turn++) {
    const next = entriesOf(db, query, behind).limit(stride)
    found.push(...(await matches(db, next, query, wanted).limit(missing()).execute()))
    if (missing() === 0) return found
    behind = await endOf(db, query, behind)
    if (behind === null) return found
    const candidates = turn === 0 && (await candidatesFor(db, search, query.owner, wanted))
    if (candidates) {
      const rest = entriesOf(db, query, behind, candidates)
      return [...found, ...(await matches(db, rest, query, wanted).limit(missing()).execute())]
    }
    await breathe()
  }
}

/** @returns null where an index does not help: too much is meant, or too little said */
async function candidatesFor(
  db: Executor,
  search: SearchIndex,
  owner: string,
  wanted: string,
): Promise<string[] | null> {
  const grams = gramsIn(wanted)
  if (grams.length === 0) return null
  const pages = await search.find(db, owner, grams, mostCandidates)
  // An empty list of values is no SQL.
  return pages?.length === 0 ? [''] : pages
}

/**
 * The entries of an owner's pages behind a place, in order.
 * @param among only these
 */
function entriesOf(
  db: Executor,
  { owner, sort = 'changed' }: PageQuery,
  behind: Position | null,
  among?: readonly string[],
) {
  const { column, direction } = orders[sort]
  const all = db
    .selectFrom('pages')
    .select(['id', 'trashedAt', 'publishedRev', 'locales', 'titleFolded', 'slug'])
    .select(`${column} as value`)
    .$if(among === undefined, (pages) => pages.where('owner', '=', owner))
    // Joined with nothing, so that SQLite goes by the ids and not through all that the owner has.
    .$if(among !== undefined, (pages) =>
      pages.where('id', 'in', among ?? []).where(sql<boolean>`owner || '' = ${owner}`),
    )
    .orderBy(column, direction)
    .orderBy('id', direction)
  if (behind === null) return all
  const sign = sql.raw(direction === 'desc' ? '<' : '>')
  return all.where(
    ({ ref }) =>
      sql<boolean>`(${ref(column)}, ${ref('id')}) ${sign} (${behind.value}, ${behind.id})`,
  )
}

/** Where a turn ends; null at the end of all of them. */
async function endOf(
  db: Executor,
  query: PageQuery,
  behind: Position | null,
): Promise<Position | null> {
  const last = entriesOf(db, query, behind)
    .limit(1)
    .offset(stride - 1)
  return (await last.executeTakeFirst()) ?? null
}

function matches(
  db: Executor,
  entries: ReturnType<typeof entriesOf>,
  query: PageQuery,
  wanted: string,
): Entries<Position> {
  const { direction } = orders[query.sort ?? 'changed']
  const all: Entries<Position> = db
    .selectFrom(entries.as('entries'))
    .select(['id', 'value'])
    .orderBy('value', direction)
    .orderBy('id', direction) as never
  return holding(spoken(inState(all, query.state), query.locale), wanted)
}

function inState(pages: Entries<Position>, state: PageQuery['state']): Entries<Position> {
  if (state === 'trashed') return pages.where('trashedAt', 'is not', null)
  const kept = pages.where('trashedAt', 'is', null)
  if (state === undefined) return kept
  return kept.where('publishedRev', state === 'draft' ? 'is' : 'is not', null)
}

/** Locales are stored as a list in JSON. */
function spoken(pages: Entries<Position>, locale: PageQuery['locale']): Entries<Position> {
  return locale === undefined ? pages : pages.where('locales', 'like', `%"${locale}"%`)
}

function holding(pages: Entries<Position>, wanted: string): Entries<Position> {
  if (wanted === '') return pages
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  return pages.where(({ or, ref }) =>
    or([
      sql<boolean>`${ref('titleFolded')} like ${pattern} escape '\\'`,
      sql<boolean>`${ref('slug')} like ${pattern} escape '\\'`,
    ]),
  )
}

function startOf({ cursor, sort = 'changed' }: PageQuery): Position | null {
  return cursor === undefined ? null : positionOf(cursor, orders[sort].kind)
}

/** Whole pages, in the order of their entries. */
async function pagesOf(db: Executor, entries: readonly Position[]) {
  if (entries.length === 0) return []
  const ids = entries.map(({ id }) => id)
  const rows = await db.selectFrom('pages').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [pageFromRow(row)] : []
  })
}
