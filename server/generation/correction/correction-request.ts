import type { CompositionRequest } from '#server/composer/composition.ts'
import { editableDocument } from '#server/pages/check-document.ts'
import { pageReading } from '#server/pages/page-reading.ts'
import type { Services } from '#server/services.ts'
import type { StoredGeneration, StoredPage } from '#server/storage/storage.ts'
import type { Engine } from '#shared/engines.ts'
import { isSame } from '#shared/page/is-same.ts'
import { type GenerationRequest, requestOf, writtenFrom } from '../generation-request.ts'
import { factsReadOtherwise, withKnown } from './facts-read-otherwise.ts'

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
 * A page that is written again from the same brief: the facts its creator has corrected since are
 * all that is otherwise. Undefined where more is.
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
  const isSameText = before?.brief === composition.brief && before.seed === composition.seed
  if (!before || !isSameText || !isSame(before.pictures, composition.pictures)) return undefined
  const corrects = { ...composition, known: before.known }
  const dressed = (latest && requestOf(latest).dressed) ?? before.known
  if (engine === 'composer') return { request: { corrects, dressed }, engine }
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
