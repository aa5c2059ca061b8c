import type { Executor } from '../schema.ts'

/** How often the secret of a webhook was renewed. */
export async function webhookSecrets(db: Executor): Promise<void> {
  await db.schema
    .alterTable('webhooks')
    .addColumn('secretVersion', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
