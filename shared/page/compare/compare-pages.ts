import { kindName } from '#shared/blocks/index.ts'
import type { PageDocument } from '../document.ts'
import { sectionHeading } from '../section-heading.ts'
import { compareOwn } from './compare-own.ts'
import { compareProps } from './compare-props.ts'
import { longestRising } from './longest-rising.ts'
import {
  type BlockEvent,
  type OwnPart,
  ownParts,
  type PartChange,
  valueChange,
} from './page-changes.ts'

/**
 * What a reader of one state of a page sees otherwise in another, part by part: the blocks in the
 * order of the newer one, those that are gone, then what is the page's own. Pure.
 * @param moved ids of the blocks that stand elsewhere; of two that changed places either may be
 */
export function comparePages(
  before: PageDocument,
  after: PageDocument,
  moved: ReadonlySet<string> = movedBlocks(before.order, after.order),
): PartChange[] {
  const gone = before.order.filter((id) => !after.blocks[id])
  const blocks = [...after.order, ...gone].map((id) =>
    compareBlock(before, after, id, moved.has(id)),
  )
  const own = ownParts.map((part) => compareOwnPart(before, after, part))
  return [...blocks, ...own].filter(({ events, values }) => events.length + values.length > 0)
}

/** What differs in what is the page's own. Pure. */
export function compareOwnPart(
  before: PageDocument,
  after: PageDocument,
  part: OwnPart,
): PartChange {
  return { part, type: null, heading: '', events: [], values: compareOwn[part](before, after) }
}

/** What became of a block that either state has, and what differs in it. Pure. */
export function compareBlock(
  before: PageDocument,
  after: PageDocument,
  id: string,
  moved: boolean,
): PartChange {
  const [old, block] = [before.blocks[id], after.blocks[id]]
  const type = kindName((block ?? old)?.type ?? '')
  const heading = sectionHeading(block ?? old)
  if (!old || !block) {
    return { part: id, type, heading, events: [block ? 'added' : 'removed'], values: [] }
  }
  const isHidden = Boolean(block.hidden)
  const events: BlockEvent[] = [
    ...(moved ? (['moved'] as const) : []),
    ...(Boolean(old.hidden) === isHidden ? [] : ([isHidden ? 'hidden' : 'shown'] as const)),
  ]
  const layouts =
    old.variant === block.variant
      ? []
      : [valueChange('layout', '@variant', old.variant, block.variant)]
  return {
    part: id,
    type,
    heading,
    events,
    values: [...layouts, ...compareProps(before, after, id)],
  }
}

/** Blocks that do not stand in the longest order both states share. */
export function movedBlocks(before: string[], after: string[]): Set<string> {
  const places = new Map(before.map((id, index) => [id, index]))
  const kept = after.filter((id) => places.has(id))
  const longest = longestRising(kept.map((id) => places.get(id) ?? 0))
  return new Set(kept.filter((_, index) => !longest.has(index)))
}
