import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { openStorage } from '#server/storage/open-storage.ts'
import { folded } from '#server/storage/search/folded.ts'
import { gramsOf } from '#server/storage/search/grams.ts'
import { type FillableDatabase, titleOf } from './fill-with-pages.ts'

/** Makes the schema, has the database filled, and leaves it as after a checkpoint. */
export async function fillSqlite(
  file: string,
  fill: (database: FillableDatabase) => Promise<void>,
): Promise<void> {
  await (await openStorage(`file:${file}`)).close()
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = off; pragma foreign_keys = off')
  database.exec('pragma cache_size = -400000')
  database.function('title_of', (n) => titleOf(Number(n)))
  database.function('folded_title_of', (n) => folded(titleOf(Number(n))))
  database.function('grams', (title, slug) => gramsOf(String(title), String(slug)).join(' '))
  const run = async (sql: string, ...values: string[]) => {
    database.prepare(sql).run(...values)
  }
  await fill({
    run,
    async takeTitles() {},
    async index(from, to) {
      const added = `cast(substr(id, 4) as integer) between ${from} and ${to - 1}`
      const ids = `(with recursive n(n) as (select ${from} union all select n + 1 from n where n < ${to - 1})
        select 'id-' || n from n)`
      await run(
        `insert into search_rows (page, texts) select id, title_folded || char(10) || slug from pages
          where id in ${ids} and ${added}`,
      )
      await run(
        `insert into search_grams (rowid, grams) select n, grams(title_folded, slug) from search_rows
          join pages on pages.id = search_rows.page where page in ${ids}`,
      )
    },
  })
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
}

/** The same for PostgreSQL, whose planner knows afterwards how much there is. */
export async function fillPostgres(
  url: string,
  fill: (database: FillableDatabase) => Promise<void>,
): Promise<void> {
  await (await openStorage(url)).close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await fillThrough(client, fill)
  } finally {
    // Or what went wrong is not told: a server that stops breaks a connection that is open.
    await client.end()
  }
}

async function fillThrough(
  client: pg.Client,
  fill: (database: FillableDatabase) => Promise<void>,
): Promise<void> {
  const run = async (sql: string, ...values: string[]) => {
    await client.query(sql.replace(/\?(\d)/g, '$$$1'), values)
  }
  await run('create temp table titles (n bigint primary key, title text, folded text)')
  for (const [name, column] of [
    ['title_of', 'title'],
    ['folded_title_of', 'folded'],
  ])
    await run(
      `create function pg_temp.${name}(bigint) returns text language sql stable as
        'select ${column} from titles where n = $1'`,
    )
  await run('set search_path = "$user", public, pg_temp')
  await fill({
    run: (sql, ...values) => run(sql.replace(/\b(folded_)?title_of\(/g, 'pg_temp.$&'), ...values),
    async takeTitles(from, to) {
      const titles = Array.from({ length: to - from }, (_, at) => titleOf(from + at))
      await run('truncate titles')
      await run(
        `insert into titles select ${from} - 1 + at, title, folded from
          rows from (json_array_elements_text(?1::json), json_array_elements_text(?2::json))
          with ordinality as given (title, folded, at)`,
        JSON.stringify(titles),
        JSON.stringify(titles.map(folded)),
      )
    },
    async index(from, to) {
      const { rows } = await client.query(
        `select id, title_folded, slug from pages where id in
          (select 'id-' || n from generate_series(${from}, ${to - 1}) n)`,
      )
      for (const { id, title_folded, slug } of rows)
        await client.query('insert into page_grams values ($1, $2)', [
          id,
          gramsOf(title_folded, slug),
        ])
    },
  })
  await run('vacuum analyze')
}
