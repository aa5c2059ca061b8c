import type { Services } from '#server/services.ts'
import type { Repositories, StoredGeneration } from '#server/storage/storage.ts'
import type { Op } from '#shared/page/ops.ts'
import type { BriefReading } from '#shared/payloads.ts'
import { ownPage, type PageAccess } from './change-page.ts'
import { standingWriting } from './standing-writing.ts'

type Generations = Repositories['generations']

/** How many writings of single parts may have come since. */
const mostLookedAt = 12
const eventsAtOnce = 500

/**
 * How the brief of the page was read, and where its words went. Null for a page no brief has made,
 * or whose events have been tidied up.
 */
export async function pageReading(
  services: Pick<Services, 'storage' | 'now'>,
  access: PageAccess,
): Promise<BriefReading | null> {
  const page = await ownPage(services, access, 'work')
  const { storage } = services
  const { generations } = storage
  let generation = await standingWriting(storage, page)
  for (let looked = 0; generation && looked < mostLookedAt; looked++) {
    const reading = await readingOf(generations, generation)
    if (reading) return reading
    generation = await generations.previousOf(generation)
  }
  return null
}

/** Null for a writing of one part, which reads nothing anew, and for one that is not done. */
async function readingOf(
  generations: Generations,
  { id, brief }: StoredGeneration,
): Promise<BriefReading | null> {
  const reading: BriefReading = { brief, understood: null, spans: null, rows: null, manner: null }
  for (let after = 0; ; ) {
    const events = await generations.events(id, after, eventsAtOnce)
    for (const { op } of events) take(reading, op)
    after = events.at(-1)?.seq ?? after
    if (events.length < eventsAtOnce) return reading.spans && reading
  }
}

function take(reading: BriefReading, op: Op): void {
  if (op.op === 'understood') reading.understood = op
  if (op.op !== 'ledger') return
  reading.spans = op.spans
  reading.rows = op.rows ?? null
  reading.manner = op.manner ?? null
}
