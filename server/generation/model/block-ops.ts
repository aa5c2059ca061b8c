import type { PageLanguage } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import type { BlockDraft } from './block-draft.ts'
import { type FittedBlock, fitBlock, type Measure } from './fit-block.ts'
import type { RawBlock } from './read-blocks.ts'
import { translateBlock } from './translate-block.ts'

/**
 * The ops that write a block of the model's, in every language of the page; or why it cannot.
 * @param languages the further languages
 */
export function blockOps(
  raw: RawBlock,
  draft: BlockDraft,
  measure: Measure,
  languages: readonly PageLanguage[],
): readonly Op[] | { wrong: string } {
  const block = fitBlock(raw, draft, measure)
  if ('wrong' in block) return block
  return [
    ...lookOps(draft, block),
    ...Object.entries(block.props).map(
      ([path, value]): Op => ({
        op: 'set',
        id: draft.id,
        path,
        value,
        src: block.src[path] ?? 'bank',
      }),
    ),
    ...languages.flatMap((language) => translateBlock(raw, draft, block, measure, language)),
    { op: 'blockDone', id: draft.id },
  ]
}

/** The look the model chose, or what a single block that is written again brings with it. */
function lookOps({ id, ops, keepsLook }: BlockDraft, { variant }: FittedBlock): Op[] {
  const path = '@variant'
  if (variant !== null && !keepsLook) return [{ op: 'set', id, path, value: variant, src: 'model' }]
  return ops.filter((op) => op.op === 'set' && op.path === path)
}
