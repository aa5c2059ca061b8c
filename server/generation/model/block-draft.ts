import type { TranslateOp } from '#server/pages/translation-source.ts'
import type { Source } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'

/** A block as the composer writes it: what stands where the model wrote nothing that may stand. */
export interface BlockDraft {
  id: string
  type: string
  props: Record<string, unknown>
  /** By top-level field. */
  src: Record<string, Source>
  translations: TranslateOp[]
  /** The composer's own ops, for a block it writes whole. */
  ops: readonly Op[]
  /** A person has typed in it: its look is theirs. */
  keepsLook: boolean
}

export function draftOf(
  step: { id: string; ops: readonly Op[] },
  type: string,
  keepsLook: boolean,
): BlockDraft {
  const sets = step.ops.flatMap((op) => (op.op === 'set' && !op.path.startsWith('@') ? [op] : []))
  return {
    id: step.id,
    type,
    props: Object.fromEntries(sets.map(({ path, value }) => [path, value])),
    src: Object.fromEntries(sets.map(({ path, src = 'bank' }) => [path, src])),
    translations: step.ops.flatMap((op) => (op.op === 'translate' ? [op] : [])),
    ops: step.ops,
    keepsLook,
  }
}
