import type { Executor } from './schema.ts'
import type { JobStatus, StoredEvent } from './storage.ts'

/** Databases take a limited number of values in one statement. */
const rowsAtOnce = 1000
const unfinished = new Set<JobStatus>(['queued', 'writing'])

/** Call it in a transaction: the fence is checked by the update that locks the job. */
export async function appendEvents(
  db: Executor,
  id: string,
  fence: number,
  events: StoredEvent[],
  now: number,
  status: JobStatus | undefined,
  usage: Record<string, unknown> | undefined,
): Promise<boolean> {
  const last = events.at(-1)
  const { numUpdatedRows } = await db
    .updateTable('generations')
    .set({
      updatedAt: now,
      ...(last && { lastSeq: last.seq }),
      ...(status && { status }),
      ...(status && !unfinished.has(status) && { leaseOwner: null, leaseUntil: null }),
      ...(usage && { usage: JSON.stringify(usage) }),
    })
    .where('id', '=', id)
    .where('fence', '=', fence)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await insertEvents(db, id, events)
  return true
}

async function insertEvents(db: Executor, id: string, events: StoredEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += rowsAtOnce) {
    const rows = events
      .slice(start, start + rowsAtOnce)
      .map(({ seq, op }) => ({ generation: id, seq, op: JSON.stringify(op) }))
    await db.insertInto('generationEvents').values(rows).execute()
  }
}
