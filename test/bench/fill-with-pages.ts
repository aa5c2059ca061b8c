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

/** A database of either engine, its schema made, that takes the same statements. */
export interface FillableDatabase {
  /** @param sql with its values as `?1`, `?2` */
  run(sql: string, ...values: string[]): Promise<void>
  /** Has `title_of(n)` and `folded_title_of(n)` know the pages from `from` to before `to`. */
  takeTitles(from: number, to: number): Promise<void>
  /** Puts pages that were inserted into the index they are searched by. */
  index(from: number, to: number): Promise<void>
}

/**
 * A database of very many published pages, each with a generation, a step and a share link, written
 * by SQL: by the repositories a million would take an hour.
 */
export async function fillWithPages(
  database: FillableDatabase,
  now: number,
  wish: ManyPages,
): Promise<void> {
  const document = JSON.stringify({
    ...emptyDocument('page', 'en'),
    filler: 'word '.repeat(documentBytes / 5),
  })
  for (let webhook = 0; webhook < webhookCount; webhook++)
    await database.run(
      `insert into webhooks (id, owner, url, events, created_at)
        values ('webhook-${webhook}', ?1, 'https://receiver.example/', '[]', ${now})`,
      wish.owner,
    )
  for (let from = 0; from < wish.count; from += 10_000) {
    const to = Math.min(wish.count, from + 10_000)
    await database.run('begin')
    await database.takeTitles(from, to)
    await insertPages(database, { from, to, now, document, ...wish })
    await database.index(from, to)
    await database.run('commit')
  }
}

interface Range extends ManyPages {
  from: number
  to: number
  now: number
  document: string
}

async function insertPages(database: FillableDatabase, range: Range): Promise<void> {
  const { from, to, now, owner, oldOf, document } = range
  const numbers = `with recursive n(n) as (select ${from} union all select n + 1 from n where n < ${to - 1})`
  const isOld = `n % ${oldOf} = 0`
  const at = `case when ${isOld} then ${now - 800 * day} else ${now - 200 * day} end + n`
  await database.run(
    `insert into pages (id, slug, owner, version, rev, document, title, title_folded, locale, locales,
      published_rev, published_at, listed, noindex, trashed_at, created_at, updated_at) ${numbers}
      select 'id-' || n, 'page-' || (cast(n as bigint) * 7919 % 1000003) || '-' || n, ?1, 2, 3, ?2, title_of(n),
      folded_title_of(n), 'en', '["en"]', 2, ${now}, 1, 0, null, ${now} - n, ${now} - n from n`,
    owner,
    document,
  )
  for (const [rev, kind] of [
    [1, 'step'],
    [2, 'published'],
    [3, 'step'],
  ])
    await database.run(
      `insert into revisions (page, rev, kind, document, created_at) ${numbers}
        select 'id-' || n, ${rev}, '${kind}', ?1, ${at} from n where ${rev} > 1 or ${isOld}`,
      document,
    )
  for (const [name, age] of [
    ['new', 1],
    ['old', 0],
  ])
    await database.run(
      `insert into generations (id, page, owner, request_hash, request, engine, brief, seed, status, fence,
        attempt, last_seq, created_at, updated_at) ${numbers}
        select '${name}-' || n, 'id-' || n, ?1, 'hash', '{}', 'composer', 'A bakery.', 1, 'complete', 1, 1, ${logOps},
        ${at} + ${age}, ${at} + ${age} from n where ${age} = 1 or ${isOld}`,
      owner,
    )
  await database.run(
    `insert into generation_events (generation, seq, op) ${numbers}, seqs(seq) as
      (select 1 union all select seq + 1 from seqs where seq < ${logOps})
      select 'new-' || n, seq, '{"op":"note","code":"x","text":"${'x'.repeat(300)}"}' from n, seqs where ${isOld}`,
  )
  await database.run(
    `insert into shares (id, page, token, views, created_at, expires_at) ${numbers}
      select 'share-' || n, 'id-' || n, 'token-' || n, 0, ${at}, case when ${isOld} then ${at} end from n`,
  )
  await database.run(
    `insert into submissions (id, page, block, fields, created_at) ${numbers}
      select 'message-' || n, 'id-' || n, 'form', '{}', ${at} from n`,
  )
  await insertDeliveries(database, numbers, range)
}

/** Of some webhooks very many, old and new, and a tenth of them yet to be sent. */
function insertDeliveries(
  database: FillableDatabase,
  numbers: string,
  { now, oldOf }: Range,
): Promise<void> {
  const waiting = (then: string, otherwise: string) =>
    `case when n % 10 = 0 then ${then} else ${otherwise} end`
  return database.run(
    `insert into deliveries (id, webhook, page, event, body, state, attempts, next_at, created_at, updated_at)
      ${numbers} select 'delivery-' || n, 'webhook-' || (n / 10 % ${webhookCount}), 'id-' || n, 'page.published',
      ${waiting("'{}'", 'null')}, ${waiting("'waiting'", "'delivered'")}, 1, ${waiting(`${now} + n`, 'null')},
      ${now - 40 * day} + n, ${now} - case when (n + 1) % ${oldOf} = 0 then ${40 * day} else ${day} end from n`,
  )
}

export function titleOf(n: number): string {
  const title = `${names[n % names.length]} ${kinds[Math.floor(n / 7) % kinds.length]} ${n}`
  return n % rareTitle.oneIn === 0 ? `${title} ${rareTitle.word}` : title
}
