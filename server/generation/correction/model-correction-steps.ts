import type { Composition } from '#server/composer/composition.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Op, Understood } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'
import { getAt } from '#shared/page/path.ts'
import type { Steps } from '../composition-steps.ts'
import type { GenerationRequest } from '../generation-request.ts'
import { correctedBlock } from './corrected-block.ts'
import { correctedTranslations } from './corrected-translations.ts'
import { correctionOf } from './correction-of.ts'
import { correctionSteps } from './correction-steps.ts'
import { isModels, type ModelFields, modelFields, modelTexts } from './model-texts.ts'
import { priced, withStandingWords } from './with-standing-words.ts'

/**
 * A correction on a page that a model has written: its texts stay, but for what names the fact in
 * them. What the composer has written there follows the composer.
 */
export function modelCorrectionSteps(
  composed: Composition,
  composedBefore: Composition,
  document: PageDocument,
  { understood, composition: { brief } }: GenerationRequest,
): Steps {
  const [after, before] = [asRead(composed, understood), asRead(composedBefore, understood)]
  const correction = correctionOf({ brief, before, after }, document)
  const steps = correctionSteps(after, before, document)
  const fields = modelFields(before, document)
  const own = new Map(
    steps.blocks.map(({ id, ops }) => [id, ops.flatMap((op) => ownOps(op, document, fields))]),
  )
  // What people have typed stays wherever these ops are written; here it must not stand in their way.
  const page = pageState({ ...document, src: {} })
  const opened = foldOps(page, steps.opening)
  const written = foldOps(opened, [...own.values()].flat()).document
  const texts = modelTexts({ ...written, src: document.src }, fields)
  const blocks = written.order.map((id) => {
    const composedOps = after.blocks.find((block) => block.id === id)?.ops ?? []
    const mine = texts.filter((text) => text.id === id)
    return {
      id,
      ops: [...(own.get(id) ?? []), ...correctedBlock(mine, composedOps, written, correction)],
    }
  })
  const { document: corrected } = foldOps(
    opened,
    blocks.flatMap(({ ops }) => ops),
  )
  const translated = correctedTranslations(document, corrected, correction).filter(({ id, path }) =>
    isModels(fields, id, path),
  )
  return {
    ...steps,
    blocks: blocks
      .map(({ id, ops }) => ({ id, ops: [...ops, ...translated.filter((op) => op.id === id)] }))
      .filter(({ ops }) => ops.length > 0)
      .map(({ id, ops }) => ({ id, ops: [...ops, { op: 'blockDone', id }] })),
  }
}

/** With the reading of a model, which is told with the page. */
function asRead(composition: Composition, understood = composition.understood): Composition {
  const asTold = (op: Op): Op | Understood => (op.op === 'understood' ? understood : op)
  return { ...composition, understood, opening: composition.opening.map(asTold) }
}

/** What of the composer's writing is no text of the model's; on offer there is what is on offer. */
function ownOps(op: Op, document: PageDocument, fields: ModelFields): Op[] {
  if (op.op === 'blockDone') return []
  if ((op.op !== 'set' && op.op !== 'translate') || !isModels(fields, op.id, op.path)) return [op]
  if (op.op === 'translate' || priced(op.value).length === 0) return []
  const standing = getAt(document.blocks[op.id]?.props, op.path)
  return [{ ...op, value: withStandingWords(op.value, standing), src: 'model' }]
}
