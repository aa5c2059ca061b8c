import { DatabaseSync } from 'node:sqlite'
import { openStorage } from '#server/storage/open-storage.ts'
import { emptyDocument } from '#shared/page/document.ts'

const day = 86_400_000
const logOps = 20
/** About what a composed page takes. */
const documentBytes = 6000

export interface ManyPages {
  count: number
  owner: string
  /** Of how many pages one is old, with a log, a former generation and steps to delete. */
  oldOf: number
}

/**
 * A database of very many published pages, each with a generation, a step and a share link, written
 * by SQL: by the repositories a million would take an hour.
 */
export async function fillWithPages(file: string, now: number, wish: ManyPages): Promise<void> {
  await (await openStorage(`file:${file}`)).close()
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = off; pragma foreign_keys = off')
  database.exec('pragma cache_size = -400000')
  database.function('is_old', (n) => (Number(n) % wish.oldOf === 0 ? 1 : 0))
  const document = JSON.stringify({
    ...emptyDocument('page', 'en'),
    filler: 'word '.repeat(documentBytes / 5),
  })
  for (let from = 0; from < wish.count; from += 10_000) {
    const to = Math.min(wish.count, from + 10_000)
    insertPages(database, { from, to, now, owner: wish.owner, document })
  }
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
}

interface Range {
  from: number
  to: number
  now: number
  owner: string
  document: string
}

function insertPages(database: DatabaseSync, { from, to, now, owner, document }: Range): void {
  const numbers = `with recursive n(n) as (select ${from} union all select n + 1 from n where n < ${to - 1})`
  const at = `iif(is_old(n), ${now - 800 * day}, ${now - 200 * day}) + n`
  const run = (sql: string, ...values: string[]) => database.prepare(sql).run(...values)
  database.exec('begin')
  run(
    `insert into pages ${numbers} select 'id-' || n, 'page-' || (n * 7919 % 1000003) || '-' || n, ?, 2, 3, ?,
      'Page ' || n, 'page ' || n, 'en', '["en"]', 2, ${now}, 1, 0, null, ${now} - n, ${now} - n from n`,
    owner,
    document,
  )
  for (const [rev, kind] of [
    [1, 'step'],
    [2, 'published'],
    [3, 'step'],
  ])
    run(
      `insert into revisions (page, rev, kind, document, created_at) ${numbers}
        select 'id-' || n, ${rev}, '${kind}', ?, ${at} from n where ${rev} > 1 or is_old(n)`,
      document,
    )
  for (const [name, age] of [
    ['new', 1],
    ['old', 0],
  ])
    run(
      `insert into generations (id, page, owner, request_hash, request, engine, brief, seed, status, fence,
        attempt, last_seq, created_at, updated_at) ${numbers}
        select '${name}-' || n, 'id-' || n, ?, 'hash', '{}', 'composer', 'A bakery.', 1, 'complete', 1, 1, ${logOps},
        ${at} + ${age}, ${at} + ${age} from n where ${age} = 1 or is_old(n)`,
      owner,
    )
  run(
    `insert into generation_events (generation, seq, op) ${numbers}, seqs(seq) as
      (select 1 union all select seq + 1 from seqs where seq < ${logOps})
      select 'new-' || n, seq, '{"op":"note","code":"x","text":"${'x'.repeat(300)}"}' from n, seqs where is_old(n)`,
  )
  run(
    `insert into shares (id, page, token, views, created_at, expires_at) ${numbers}
      select 'share-' || n, 'id-' || n, 'token-' || n, 0, ${at}, iif(is_old(n), ${at}, null) from n`,
  )
  run(
    `insert into submissions (id, page, block, fields, created_at) ${numbers}
      select 'message-' || n, 'id-' || n, 'form', '{}', ${at} from n`,
  )
  database.exec('commit')
}
