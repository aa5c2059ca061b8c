import type { CompositionRequest } from '#server/composer/composition.ts'
import { editableDocument } from '#server/pages/check-document.ts'
import { pageReading } from '#server/pages/page-reading.ts'
import type { Services } from '#server/services.ts'
import type { StoredGeneration, StoredPage } from '#server/storage/storage.ts'
import type { Engine } from '#shared/engines.ts'
import { isSame } from '#shared/page/is-same.ts'
import { isToldAlike } from '../brief-choice.ts'
import { type GenerationRequest, requestOf, writtenFrom } from '../generation-request.ts'
import { factsOf } from './changed-facts.ts'
import { factsReadOtherwise, withKnown } from './facts-read-otherwise.ts'
import { knownAnew } from './known-anew.ts'

interface Asked {
  latest: StoredGeneration | null
  engine: Engine
  composition: CompositionRequest
  /** Reading takes turns by it. */
  sender: string
}

/** What is stored of a correction beside what every writing has, and who has written the page. */
interface CorrectionRequest {
  request: Partial<GenerationRequest> & Pick<GenerationRequest, 'corrects' | 'dressed'>
  engine: Engine
}

/**
 * A page that is written again with the seed it has: the facts its creator has corrected since, and
 * what the brief says otherwise, are all that changes. What a model wrote is corrected by facts
 * alone. Undefined where the page is to be another.
 */
export async function correctionRequest(
  services: Services,
  page: StoredPage,
  { latest, engine: asked, composition, sender }: Asked,
): Promise<CorrectionRequest | undefined> {
  // Where there is no model any more a correction keeps what it has written: it takes none.
  const isThere = services.generations.engines.includes('model')
  const engine = isThere ? asked : (latest?.engine ?? asked)
  const before = writtenFrom(latest, engine)
  // Other pictures than it was written with are asked for by name: the page is written around them.
  if (before?.seed !== composition.seed || !isSame(before.pictures, composition.pictures))
    return undefined
  const { brief, chosen, known: knownBefore } = before
  const corrects = { ...composition, brief, chosen, known: knownBefore }
  const dressed = (latest && requestOf(latest).dressed) ?? knownBefore
  if (engine === 'composer') {
    const known = await knownNow(services, composition, corrects, sender)
    return { request: { composition: { ...composition, known }, corrects, dressed }, engine }
  }
  if (!isToldAlike(before, composition)) return undefined
  const read = await services.generations.composer.understand(composition, sender)
  const known = factsReadOtherwise(editableDocument(page), read)
  const reading = await pageReading(services, { slug: page.slug, identity: page.owner })
  return {
    request: {
      composition: { ...composition, known: withKnown(known, composition.known) },
      corrects: { ...corrects, known: withKnown(known, corrects.known) },
      dressed,
      ...(reading?.understood && { understood: reading.understood }),
    },
    engine,
  }
}

/** What a changed brief says of a fact its creator corrected before was said later. */
async function knownNow(
  { generations: { composer } }: Services,
  composition: CompositionRequest,
  before: CompositionRequest,
  sender: string,
): Promise<CompositionRequest['known']> {
  const { known } = composition
  if (isToldAlike(before, composition) || Object.keys(known.facts).length === 0) return known
  const alone = { ...known, facts: {} }
  const [was, is] = await Promise.all(
    [before, composition].map((request) => composer.compose({ ...request, known: alone }, sender)),
  )
  return was && is ? knownAnew(known, factsOf(was), factsOf(is)) : known
}
