import { compose } from '#server/composer/compose.ts'
import type { CompositionRequest } from '#server/composer/composition.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { pageState } from '#shared/page/page-state.ts'
import { someTime } from './fixtures.ts'

/** A page as the composer writes it, in English by itself; `onto` is one it is written over. */
export function composedDocument(
  brief: string,
  asked: Partial<Omit<CompositionRequest, 'brief'>> = {},
  onto?: PageDocument,
): PageDocument {
  const { locale = 'en' } = asked
  const { understood, opening, blocks } = compose({
    brief,
    locale,
    locales: [],
    fallback: locale ?? 'en',
    now: someTime,
    seed: 1,
    known: { facts: {} },
    ...asked,
  })
  const ops = [...opening, ...blocks.flatMap((block) => block.ops)]
  return foldOps(pageState(onto ?? emptyDocument('page', understood.locale)), ops).document
}
