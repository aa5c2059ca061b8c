import { emptyBlock, emptyProps } from './block-props.ts'
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
export function planBlocks(
  document: PageDocument,
  planned: readonly PlannedBlock[],
  keeps: readonly string[] = [],
): PageDocument {
  const kept = new Set([...keptBlocks(document), ...keeps])
  const blocks: Record<string, Block> = {}
  for (const { id, type, variant } of planned) {
    const before = document.blocks[id]
    const isSame = before?.type === type
    const hidden = isSame && before.hidden && { hidden: true }
    const empty = { ...emptyBlock(type, variant), ...hidden }
    blocks[id] = isSame && kept.has(id) ? before : empty
  }
  let order = planned.map((block) => block.id)
  document.order.forEach((id, index) => {
    const block = document.blocks[id]
    if (!block || id in blocks || !(block.hidden || kept.has(id))) return
    blocks[id] = block
    const neighbour = document.order.slice(0, index).findLast((before) => order.includes(before))
    const at = neighbour === undefined ? 0 : order.indexOf(neighbour) + 1
    order = [...order.slice(0, at), id, ...order.slice(at)]
  })
  const isPlanned = new Set(planned.map(({ id }) => id))
  const stays = (id: string) => kept.has(id) || (id in blocks && !isPlanned.has(id))
  return { ...document, order, blocks, ...textsWhere(document, stays) }
}

/** Empties the planned blocks that were not finished, for another attempt at them. */
export function retryBlocks(document: PageDocument, progress: Progress): PageDocument {
  const blocks = { ...document.blocks }
  const kept = keptBlocks(document)
  for (const id of progress.planned) {
    const block = blocks[id]
    if (!block || progress.done.includes(id) || kept.has(id)) continue
    blocks[id] = { ...block, props: emptyProps(block.type) }
  }
  return { ...document, blocks }
}

/** Ids of the blocks a person locked or typed in, in whichever language. */
export function keptBlocks({ blocks, src }: PageDocument): ReadonlySet<string> {
  const locked = Object.keys(blocks).filter((id) => blocks[id]?.locked)
  const typed = Object.keys(src).filter((key) => src[key] === 'user')
  return new Set([...locked, ...typed.map(ownerOf)])
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
