import { DatabaseSync } from 'node:sqlite'
import { openStorage } from '#server/storage/open-storage.ts'
import { folded } from '#server/storage/search/folded.ts'
import { gramsOf } from '#server/storage/search/grams.ts'
import { emptyDocument } from '#shared/page/document.ts'

const day = 86_400_000
const logOps = 20
/** About what a composed page takes. */
const documentBytes = 6000
/** Titles are made of these, in nine languages, and of a number. */
const kinds = [
  'Bakery',
  'パン屋',
  'Padaria',
  'Bakkerij',
  '빵집',
  'Boulangerie',
  'Panificio',
  'Bäckerei',
  'Panadería',
]
const names = [
  'Harbour',
  '港',
  'São João',
  'Zeeltje',
  '한빛',
  'Côté Sud',
  'Città Alta',
  'Möller',
  'Núñez',
  'Aurora',
  'ひかり',
]
/** One page in so many has it in its title. */
export const rareTitle = { word: '寿司処', oneIn: 20_000 }
export const webhookCount = 50

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
  database.function('title_of', (n) => titleOf(Number(n)))
  database.function('folded', (text) => folded(String(text)))
  database.function('grams', (title, slug) => gramsOf(String(title), String(slug)).join(' '))
  const document = JSON.stringify({
    ...emptyDocument('page', 'en'),
    filler: 'word '.repeat(documentBytes / 5),
  })
  for (let from = 0; from < wish.count; from += 10_000) {
    const to = Math.min(wish.count, from + 10_000)
    insertPages(database, { from, to, now, owner: wish.owner, document })
  }
  for (let webhook = 0; webhook < webhookCount; webhook++)
    database
      .prepare('insert into webhooks (id, owner, url, events, created_at) values (?, ?, ?, ?, ?)')
      .run(`webhook-${webhook}`, wish.owner, 'https://receiver.example/', '[]', now)
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
      title_of(n), folded(title_of(n)), 'en', '["en"]', 2, ${now}, 1, 0, null, ${now} - n, ${now} - n from n`,
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
  run(
    `insert into search_rows (page, texts) select id, title_folded || char(10) || slug from pages
      where id in (${numbers} select 'id-' || n from n)`,
  )
  run(
    `insert into search_grams (rowid, grams) select n, grams(title_folded, slug) from search_rows
      join pages on pages.id = search_rows.page where page in (${numbers} select 'id-' || n from n)`,
  )
  insertDeliveries(database, numbers, now)
  database.exec('commit')
}

/** Of some webhooks very many, old and new, and a tenth of them yet to be sent. */
function insertDeliveries(database: DatabaseSync, numbers: string, now: number): void {
  const isWaiting = 'n % 10 = 0'
  database.exec(
    `insert into deliveries (id, webhook, page, event, body, state, attempts, next_at, created_at, updated_at)
      ${numbers} select 'delivery-' || n, 'webhook-' || (n / 10 % ${webhookCount}), 'id-' || n, 'page.published',
      iif(${isWaiting}, '{}', null), iif(${isWaiting}, 'waiting', 'delivered'), 1, iif(${isWaiting}, ${now} + n, null),
      ${now - 40 * day} + n, ${now} - iif(is_old(n + 1), ${40 * day}, ${day}) from n`,
  )
}

function titleOf(n: number): string {
  const title = `${names[n % names.length]} ${kinds[Math.floor(n / 7) % kinds.length]} ${n}`
  return n % rareTitle.oneIn === 0 ? `${title} ${rareTitle.word}` : title
}
