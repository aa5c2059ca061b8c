import { emptyProps } from './block-props.ts'
import type { Block, PageDocument } from './document.ts'
import type { Progress } from './page-state.ts'
import { ownerOf } from './text-keys.ts'

export interface PlannedBlock {
  id: string
  type: string
  variant: string
}

/**
 * Lays the planned blocks out, empty. What a person typed or locked survives a new plan: such a
 * block keeps its text where it is planned again, and its place near its old neighbour where not.
 * What they hid stays hidden, with new words or, where it is not planned, with its old ones.
 */
export function planBlocks(document: PageDocument, planned: readonly PlannedBlock[]): PageDocument {
  const blocks: Record<string, Block> = {}
  for (const { id, type, variant } of planned) {
    const before = document.blocks[id]
    const isSame = before?.type === type
    const hidden = isSame && before.hidden && { hidden: true }
    const empty = { type, variant, ...hidden, props: emptyProps(type) }
    blocks[id] = isSame && isKept(document, id) ? before : empty
  }
  let order = planned.map((block) => block.id)
  document.order.forEach((id, index) => {
    const block = document.blocks[id]
    if (!block || id in blocks || !(block.hidden || isKept(document, id))) return
    blocks[id] = block
    const neighbour = document.order.slice(0, index).findLast((before) => order.includes(before))
    const at = neighbour === undefined ? 0 : order.indexOf(neighbour) + 1
    order = [...order.slice(0, at), id, ...order.slice(at)]
  })
  const isPlanned = new Set(planned.map(({ id }) => id))
  const stays = (id: string) => isKept(document, id) || (id in blocks && !isPlanned.has(id))
  return { ...document, order, blocks, ...textsWhere(document, stays) }
}

/** Empties the planned blocks that were not finished, for another attempt at them. */
export function retryBlocks(document: PageDocument, progress: Progress): PageDocument {
  const blocks = { ...document.blocks }
  for (const id of progress.planned) {
    const block = blocks[id]
    if (!block || progress.done.includes(id) || isKept(document, id)) continue
    blocks[id] = { ...block, props: emptyProps(block.type) }
  }
  return { ...document, blocks }
}

/** Whether a person locked the block or typed in it, in whichever language. */
export function isKept(document: PageDocument, id: string): boolean {
  if (document.blocks[id]?.locked) return true
  return Object.entries(document.src).some(([key, src]) => src === 'user' && ownerOf(key) === id)
}

/** Sources and translations of what stays: meta, facts and those blocks. */
function textsWhere(
  document: PageDocument,
  isBlock: (id: string) => boolean,
): Pick<PageDocument, 'src' | 'i18n'> {
  const stays = (key: string) => {
    const owner = ownerOf(key)
    return owner === 'meta' || owner === 'facts' || isBlock(owner)
  }
  const kept = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => stays(key)))
  return {
    src: kept(document.src),
    i18n: Object.fromEntries(
      Object.entries(document.i18n).map(([locale, texts]) => [locale, kept(texts)]),
    ),
  }
}
