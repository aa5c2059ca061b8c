import { sql } from 'kysely'
import { gramsOf } from './grams.ts'
import type { SearchIndex } from './search-index.ts'

/** A table of its own: a page is written again with each change, and its index would be too. */
export const postgresSearch: SearchIndex = {
  async create(db) {
    await sql`create table page_grams (page text primary key, grams text[] not null)`.execute(db)
    await sql`create index pages_by_gram on page_grams using gin (grams)`.execute(db)
  },

  async put(db, page, texts) {
    await sql`
      insert into page_grams (page, grams) values (${page}, ${gramsOf(...texts)})
      on conflict (page) do update set grams = excluded.grams
      where page_grams.grams is distinct from excluded.grams`.execute(db)
  },

  async remove(db, pages) {
    await sql`delete from page_grams where page in (${sql.join(pages)})`.execute(db)
  },

  async find(db, owner, grams, most) {
    const { rows } = await sql<{ page: string }>`
      select page from page_grams join pages on pages.id = page
      where grams @> ${grams} and owner = ${owner} limit ${most + 1}`.execute(db)
    return rows.length > most ? null : rows.map(({ page }) => page)
  },
}
