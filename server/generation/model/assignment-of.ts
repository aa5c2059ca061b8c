import { pageLanguage } from '#server/composer/compose-page.ts'
import type { Composition } from '#server/composer/composition.ts'
import { toldBrief } from '#server/generation/brief-choice.ts'
import type { Steps } from '#server/generation/composition-steps.ts'
import type { GenerationRequest } from '#server/generation/generation-request.ts'
import { detectLanguage } from '#server/reader/detect-language.ts'
import { blockKind } from '#shared/blocks/index.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import { keptBlocks } from '#shared/page/plan-blocks.ts'
import { type BlockDraft, draftOf } from './block-draft.ts'
import type { Measure } from './fit-block.ts'
import { truthOf } from './truth/truth-guard.ts'
import { typedTexts } from './typed-texts.ts'
import { isWritten } from './writable-fields.ts'
import type { Assignment } from './write-prompt.ts'

export interface ModelJob {
  /** What to ask, but for what was wrong. */
  assignment: Omit<Assignment, 'drafts' | 'wrong'>
  measure: Measure
  /** Blocks a model is asked for, as the composer would write them. */
  drafts: BlockDraft[]
  /** Steps the composer writes in any case: links alone, or a block a person has locked. */
  composed: Steps['blocks'][number][]
}

/** Divides a page between the model and the composer. */
export function modelJobOf(
  { composition }: GenerationRequest,
  { opening, understood }: Composition,
  steps: Steps,
  document: PageDocument,
): ModelJob {
  const planned = opening.find((op) => op.op === 'plan')?.blocks ?? []
  const facts: Facts = Object.fromEntries(
    opening.flatMap((op) => (op.op === 'fact' ? [[op.key, op.value]] : [])),
  )
  const typeOf = (id: string) =>
    document.blocks[id]?.type ?? planned.find((block) => block.id === id)?.type ?? ''
  const page = steps.opening.length > 0 ? planned : pageOf(document)
  const { locales } = composition
  const brief = toldBrief(composition)
  const language = document.base
  const asked = steps.blocks.filter(({ id }) => {
    const kind = blockKind(typeOf(id))
    return kind !== undefined && isWritten(kind) && !document.blocks[id]?.locked
  })
  const kept = keptBlocks(document)
  const told = [brief, ...typedTexts(document)].join('\n')
  return {
    assignment: {
      brief,
      industry: understood.industry,
      facts,
      language,
      languages: locales.filter((code) => code !== language),
      page: page.map(({ id, type }) => ({ id, type })),
    },
    measure: {
      language,
      facts,
      truth: truthOf(told, facts, [
        pageLanguage(detectLanguage(brief, language), language),
        language,
      ]),
      blockIds: new Set(page.map(({ id }) => id)),
    },
    drafts: asked.map((step) => draftOf(step, typeOf(step.id), kept.has(step.id))),
    composed: steps.blocks.filter((step) => !asked.includes(step)),
  }
}

function pageOf({ order, blocks }: PageDocument): { id: string; type: string }[] {
  return order.flatMap((id) => (blocks[id] ? [{ id, type: blocks[id].type }] : []))
}
