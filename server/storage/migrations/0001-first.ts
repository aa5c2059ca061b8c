import type { Executor } from '../schema.ts'

/** Pages, their history, what writes them and who may see them. */
export async function first(db: Executor): Promise<void> {
  await createPages(db)
  await createGenerations(db)
  await createSharing(db)
  await db.schema
    .createTable('identities')
    .addColumn('idHash', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('probes')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}

async function createPages(db: Executor): Promise<void> {
  await db.schema
    .createTable('pages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('rev', 'bigint', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('titleFolded', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('locales', 'text', (column) => column.notNull())
    .addColumn('publishedRev', 'bigint')
    .addColumn('publishedAt', 'bigint')
    .addColumn('listed', 'bigint', (column) => column.notNull())
    .addColumn('noindex', 'bigint', (column) => column.notNull())
    .addColumn('trashedAt', 'bigint')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('pagesOfOwner')
    .on('pages')
    .columns(['owner', 'updatedAt desc', 'id'])
    .execute()
  await db.schema
    .createTable('formerSlugs')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('page', 'text', (column) => column.notNull().references('pages.id'))
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('revisions')
    .addColumn('page', 'text', (column) => column.notNull().references('pages.id'))
    .addColumn('rev', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('revisionsKey', ['page', 'rev'])
    .execute()
}

async function createGenerations(db: Executor): Promise<void> {
  await db.schema
    .createTable('generations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('page', 'text', (column) => column.notNull().references('pages.id'))
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('idempotencyKey', 'text')
    .addColumn('requestHash', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('brief', 'text', (column) => column.notNull())
    .addColumn('seed', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('leaseOwner', 'text')
    .addColumn('leaseUntil', 'bigint')
    .addColumn('fence', 'bigint', (column) => column.notNull())
    .addColumn('attempt', 'bigint', (column) => column.notNull())
    .addColumn('cancelRequestedAt', 'bigint')
    .addColumn('lastSeq', 'bigint', (column) => column.notNull())
    .addColumn('usage', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('generationsIdempotency', ['owner', 'idempotencyKey'])
    .execute()
  await db.schema
    .createIndex('generationsToClaim')
    .on('generations')
    .columns(['status', 'leaseUntil'])
    .execute()
  await db.schema
    .createIndex('generationsOfPage')
    .on('generations')
    .columns(['page', 'createdAt'])
    .execute()
  await db.schema
    .createTable('generationEvents')
    .addColumn('generation', 'text', (column) => column.notNull().references('generations.id'))
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('op', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('generationEventsKey', ['generation', 'seq'])
    .execute()
}

async function createSharing(db: Executor): Promise<void> {
  await db.schema
    .createTable('shares')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('page', 'text', (column) => column.notNull().references('pages.id'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expiresAt', 'bigint')
    .addColumn('passwordHash', 'text')
    .addColumn('pin', 'bigint')
    .addColumn('maxViews', 'bigint')
    .addColumn('views', 'bigint', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('revokedAt', 'bigint')
    .execute()
  await db.schema.createIndex('sharesOfPage').on('shares').columns(['page', 'createdAt']).execute()
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('page', 'text', (column) => column.notNull().references('pages.id'))
    .addColumn('block', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('submissionsOfPage')
    .on('submissions')
    .columns(['page', 'createdAt'])
    .execute()
}
