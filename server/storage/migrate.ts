import { first } from './migrations/0001-first.ts'
import { uploads } from './migrations/0002-uploads.ts'
import { keys } from './migrations/0003-keys.ts'
import { leases } from './migrations/0004-leases.ts'
import { purges } from './migrations/0005-purges.ts'
import { readership } from './migrations/0006-readership.ts'
import { domains } from './migrations/0007-domains.ts'
import { listedPages } from './migrations/0008-listed-pages.ts'
import { domainProofs } from './migrations/0009-domain-proofs.ts'
import { webhooks } from './migrations/0010-webhooks.ts'
import { retention } from './migrations/0011-retention.ts'
import { wishes } from './migrations/0012-wishes.ts'
import { passkeys } from './migrations/0013-passkeys.ts'
import { mail } from './migrations/0014-mail.ts'
import { pageSearch } from './migrations/0015-page-search.ts'
import { deliveryClaims } from './migrations/0016-delivery-claims.ts'
import { purgeTargets } from './migrations/0017-purge-targets.ts'
import { sharedBriefs } from './migrations/0018-shared-briefs.ts'
import { webhookSecrets } from './migrations/0019-webhook-secrets.ts'
import { turns } from './migrations/0020-turns.ts'
import { revisionDigests } from './migrations/0021-revision-digests.ts'
import { takeDowns } from './migrations/0022-take-downs.ts'
import { editors } from './migrations/0023-editors.ts'
import { pageSizes } from './migrations/0024-page-sizes.ts'
import type { Executor } from './schema.ts'
import type { StorageEngine } from './storage-engine.ts'

/** Forward only. A released migration never changes; what comes next is a new one. */
export const migrations: [
  name: string,
  up: (db: Executor, engine: StorageEngine) => Promise<void>,
][] = [
  ['0001-first', first],
  ['0002-uploads', uploads],
  ['0003-keys', keys],
  ['0004-leases', leases],
  ['0005-purges', purges],
  ['0006-readership', readership],
  ['0007-domains', domains],
  ['0008-listed-pages', listedPages],
  ['0009-domain-proofs', domainProofs],
  ['0010-webhooks', webhooks],
  ['0011-retention', retention],
  ['0012-wishes', wishes],
  ['0013-passkeys', passkeys],
  ['0014-mail', mail],
  ['0015-page-search', pageSearch],
  ['0016-delivery-claims', deliveryClaims],
  ['0017-purge-targets', purgeTargets],
  ['0018-shared-briefs', sharedBriefs],
  ['0019-webhook-secrets', webhookSecrets],
  ['0020-turns', turns],
  ['0021-revision-digests', revisionDigests],
  ['0022-take-downs', takeDowns],
  ['0023-editors', editors],
  ['0024-page-sizes', pageSizes],
]

/** Another process may be migrating a large database; nobody is served yet. */
const patienceMs = 60_000

/**
 * Brings the schema up to date, one transaction a migration, so that a crash leaves the old or the
 * new schema and nothing between. Processes that start together take turns. Where nothing is missing
 * no lock is taken: a start does not wait for those who write.
 */
export async function migrate(db: Executor, engine: StorageEngine): Promise<void> {
  // A new database has no such table; what else is wrong the first migration tells.
  const applied = await appliedMigrations(db).catch(() => new Set<string>())
  refuseNewer(applied)
  for (const [name, up] of migrations) {
    if (applied.has(name)) continue
    await whileBusy(engine, () =>
      db.transaction().execute(async (transaction) => {
        await engine.lockMigrations(transaction)
        await createMigrationsTable(transaction)
        if ((await appliedMigrations(transaction)).has(name)) return
        await up(transaction, engine)
        await transaction.insertInto('migrations').values({ name, appliedAt: Date.now() }).execute()
      }),
    )
  }
}

/** @throws where a newer release has changed the schema: this one would write what that one cannot read */
function refuseNewer(applied: ReadonlySet<string>): void {
  const known = new Set(migrations.map(([name]) => name))
  const later = [...applied].filter((name) => !known.has(name)).sort()
  if (later.length === 0) return
  throw new Error(
    `A newer release has changed the schema (${later.join(', ')}). Start that release again, or` +
      ' restore the backup that was made before it.',
  )
}

async function whileBusy(engine: StorageEngine, attempt: () => Promise<void>): Promise<void> {
  const end = performance.now() + patienceMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (engine.failureOf(error) !== 'busy' || performance.now() > end) throw error
    }
  }
}

async function createMigrationsTable(db: Executor): Promise<void> {
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('appliedAt', 'bigint', (column) => column.notNull())
    .execute()
}

async function appliedMigrations(db: Executor): Promise<Set<string>> {
  const rows = await db.selectFrom('migrations').select('name').execute()
  return new Set(rows.map(({ name }) => name))
}
