import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Executor } from '../schema.ts'
import { gramsOf } from './grams.ts'
import type { SearchIndex } from './search-index.ts'

/** So many rows are looked through at once, while others wait. */
const stride = 10_000
const separator = '\n'

/**
 * FTS5. Its rows have numbers that a copy of the database keeps, and it is told what was indexed to
 * take it out again: it stores no texts, and a deleted one leaves nothing behind.
 */
export const sqliteSearch: SearchIndex = {
  async create(db) {
    await sql`create table search_rows (n integer primary key, page text not null unique, texts text not null)`.execute(
      db,
    )
    await sql`create virtual table search_grams using fts5(grams, content = '', detail = 'none', tokenize = 'ascii')`.execute(
      db,
    )
    await sql`insert into search_grams (search_grams, rank) values ('secure-delete', 1)`.execute(db)
  },

  async put(db, page, texts) {
    const joined = texts.join(separator)
    const before = await rowsOf(db, [page])
    if (before[0]?.texts === joined) return
    await takeOut(db, before)
    const { rows } = await sql<{ n: number }>`
      insert into search_rows (page, texts) values (${page}, ${joined})
      on conflict (page) do update set texts = excluded.texts returning n`.execute(db)
    await sql`insert into search_grams (rowid, grams) values (${rows[0]?.n}, ${gramsOf(...texts).join(' ')})`.execute(
      db,
    )
  },

  async remove(db, pages) {
    const rows = await rowsOf(db, pages)
    await takeOut(db, rows)
    await sql`delete from search_rows where page in (${sql.join(pages)})`.execute(db)
  },

  async find(db, owner, grams, most) {
    const found: string[] = []
    const all = grams.map((gram) => `"${gram}"`).join(' AND ')
    for (let from = await newest(db); from > 0; from -= stride) {
      const { rows } = await sql<{ page: string }>`
        select pages.id as page from search_grams
        join search_rows on search_rows.n = search_grams.rowid
        join pages on pages.id = search_rows.page
        where search_grams match ${all}
          and search_grams.rowid > ${from - stride} and search_grams.rowid <= ${from}
          and pages.owner = ${owner} limit ${most + 1 - found.length}`.execute(db)
      found.push(...rows.map(({ page }) => page))
      if (found.length > most) return null
      await breathe()
    }
    return found
  },
}

interface SearchRow {
  n: number
  texts: string
}

async function rowsOf(db: Executor, pages: readonly string[]): Promise<SearchRow[]> {
  const { rows } =
    await sql<SearchRow>`select n, texts from search_rows where page in (${sql.join(pages)})`.execute(
      db,
    )
  return rows
}

async function takeOut(db: Executor, rows: readonly SearchRow[]): Promise<void> {
  for (const { n, texts } of rows) {
    const grams = gramsOf(...texts.split(separator)).join(' ')
    await sql`insert into search_grams (search_grams, rowid, grams) values ('delete', ${n}, ${grams})`.execute(
      db,
    )
  }
}

async function newest(db: Executor): Promise<number> {
  const { rows } = await sql<{ n: number | null }>`select max(n) as n from search_rows`.execute(db)
  return rows[0]?.n ?? 0
}
