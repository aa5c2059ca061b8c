import type { CompositionRequest } from '#server/composer/composition.ts'
import type { StoredGeneration } from '#server/storage/storage.ts'
import type { Engine } from '#shared/engines.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { type Facts, factKeys } from '#shared/page/facts.ts'
import type { Understood } from '#shared/page/ops.ts'

/** All that a process needs to write the page, or to go on where another stopped. */
export interface GenerationRequest {
  composition: CompositionRequest
  /** Only this block is written anew. */
  block?: string
  /** The creator has chosen how the page looks: another text keeps that look. */
  keepsTheme?: boolean
  /** What the page was written from last: what is asked for is only what is otherwise now. */
  corrects?: CompositionRequest
  /** What was known when the page got its look: a correction leaves it. */
  dressed?: CompositionRequest['known']
  /** How a model has read the brief of a page that is corrected. */
  understood?: Understood
  /** What the page was written from last, as another version: what was changed since stays. */
  varies?: CompositionRequest
}

/** The request of a stored generation: what `beginGeneration` put there. */
export function requestOf(generation: StoredGeneration): GenerationRequest {
  return generation.request as unknown as GenerationRequest
}

/** Whether its creator says that it is called nothing. */
const isNameless = ({ facts, src }: PageDocument): boolean =>
  facts.name === undefined && src['facts.name'] === 'user'

/** What the creator corrected on a page: it wins over what the brief is read to say. */
export function knownOf(document: PageDocument): CompositionRequest['known'] {
  const isTyped = (key: string) => document.src[key] === 'user'
  const typed = factKeys.filter((key) => isTyped(`facts.${key}`))
  const facts: Facts = Object.fromEntries(
    typed.flatMap((key) => (document.facts[key] === undefined ? [] : [[key, document.facts[key]]])),
  )
  return {
    ...(isTyped('meta.industry') && { industry: document.meta.industry }),
    facts,
    ...(isNameless(document) && { isNameless: true }),
  }
}

/** What a page was written from; undefined where it was not written to its end by that engine. */
export function writtenFrom(
  latest: StoredGeneration | null,
  engine: Engine = 'composer',
): CompositionRequest | undefined {
  if (latest?.status !== 'complete' || latest.engine !== engine) return undefined
  const { block, composition } = requestOf(latest)
  return block === undefined ? composition : undefined
}
