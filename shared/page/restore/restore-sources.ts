import { textFields } from '../block-props.ts'
import type { PageDocument } from '../document.ts'
import type { EditOp } from '../ops.ts'

/**
 * Edits that leave the texts of a block, or of `meta`, to who wrote them on the page `wanted`. An
 * edit is the person's whatever it says, so that they are named behind the edits; and in front of
 * them too, where taking the edits back, last first, restores who had written each text before.
 */
export function restoreSources(
  document: PageDocument,
  wanted: PageDocument,
  id: string,
  ops: EditOp[],
): EditOp[] {
  if (ops.length === 0) return []
  const keys = new Set([...keysOf(document, id), ...keysOf(wanted, id)])
  const texts = Object.fromEntries([...keys].map((key) => [key, wanted.src[key] ?? null]))
  if (ops.some((op) => op.op === 'fact'))
    Object.assign(texts, { 'facts.prices': document.src['facts.prices'] ?? null })
  const source: EditOp = { op: 'source', texts }
  return [source, ...ops, source]
}

function keysOf({ blocks, src }: PageDocument, id: string): string[] {
  const block = blocks[id]
  const said = block ? textFields(block.type, block.props).map(({ path }) => `${id}.${path}`) : []
  const known = Object.keys(src).filter((key) => key.startsWith(`${id}.`))
  return [...said, ...known]
}
