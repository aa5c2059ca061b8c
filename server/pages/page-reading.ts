import type { CompositionRequest } from '#server/composer/composition.ts'
import type { Services } from '#server/services.ts'
import type { Repositories, StoredGeneration } from '#server/storage/storage.ts'
import type { Op } from '#shared/page/ops.ts'
import type { BriefReading } from '#shared/payloads.ts'
import { type CarriedWriting, carriedWriting } from './carried-writing.ts'
import { ownPage, type PageAccess } from './change-page.ts'
import { standingWriting } from './standing-writing.ts'

type Generations = Repositories['generations']

/** How many writings of single parts may have come since. */
const mostLookedAt = 12
const eventsAtOnce = 500

/**
 * How the brief of the page was read, and where its words went. Where its events have been
 * tidied up, or stayed where the page comes from, the brief is read again. Null for a page no brief
 * has made.
 */
export async function pageReading(
  services: Pick<Services, 'storage' | 'now' | 'generations'>,
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
  return readAgain(services, await carriedWriting(storage, page), page.owner)
}

/** The composer reads a brief as it did before; a model may not, and is not asked again. */
async function readAgain(
  { generations }: Pick<Services, 'generations'>,
  writing: CarriedWriting | undefined,
  owner: string,
): Promise<BriefReading | null> {
  if (writing?.engine !== 'composer') return null
  const { brief } = writing.composition
  const { understood, ledger } = await generations.composer.compose(
    writing.composition as CompositionRequest,
    owner,
  )
  const { spans, rows = null, manner = null } = ledger
  return { brief, understood, spans, rows, manner }
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
