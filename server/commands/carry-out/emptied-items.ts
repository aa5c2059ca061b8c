import { textFields } from '#shared/page/block-props.ts'
import type { Block, PageDocument, Source } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { getAt } from '#shared/page/path.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { linksWithout } from './blocks.ts'
import { removalOps } from './entries.ts'

interface Edits {
  ops: EditOp[]
  sources: Record<string, Source | null>
}

/**
 * The edits, and with them the items of lists they leave nothing in: readers would see the rules
 * around an empty row.
 */
export function withoutEmptied(document: PageDocument, ops: readonly EditOp[]): Edits {
  let page = applyEdits(document, [...ops]).document
  const all: Edits = { ops: [...ops], sources: {} }
  // From the last on: each removal moves what stands behind it.
  for (const op of ops.toReversed()) {
    const place = op.op === 'set' ? itemAt(op.path) : null
    const block = op.op === 'set' && page.blocks[op.id]
    if (op.op !== 'set' || !place || !block || !isEmpty(block, place)) continue
    const gone = removalOps(page, { id: op.id, ...place })
    all.ops.push(...gone.ops)
    Object.assign(all.sources, gone.sources)
    page = applyEdits(page, gone.ops).document
  }
  return withoutEmptySections(document, page, all)
}

/** And the sections that showed something and have nothing left to show, with what leads to them. */
function withoutEmptySections(before: PageDocument, after: PageDocument, edits: Edits): Edits {
  const left = readerBlocks(after)
  const emptied = readerBlocks(before).filter((id) => after.blocks[id] && !left.includes(id))
  const ops = emptied.flatMap((id): EditOp[] => [{ op: 'remove', id }, ...linksWithout(after, id)])
  return { ...edits, ops: [...edits.ops, ...ops] }
}

function itemAt(path: string): { list: string; index: number } | null {
  const [, list, index] = /^(.+)\.(\d+)\.[^.]+$/.exec(path) ?? []
  return list ? { list, index: Number(index) } : null
}

/** Whether an item says nothing, costs nothing and shows nothing. */
function isEmpty({ type, props }: Block, { list, index }: { list: string; index: number }) {
  const path = `${list}.${index}`
  const item = getAt(props, path) as Record<string, unknown> | undefined
  const media = item?.media as { kind?: string } | undefined
  if (!item || item.price || media?.kind === 'upload') return false
  return (
    textFields(type, props)
      .filter((field) => field.path.startsWith(`${path}.`))
      // A time of a programme says nothing without what is on then.
      .filter((field) => type !== 'events' || !/\.(?:when|day|place)$/.test(field.path))
      .every(({ value }) => !value || (value as unknown[]).length === 0)
  )
}
