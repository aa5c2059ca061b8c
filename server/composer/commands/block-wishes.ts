import { type BlockType, blockKind, blockKinds } from '#shared/blocks/index.ts'
import { emptyProps, textFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { missingIn } from '#shared/page/drafts.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import type { Spot } from './intent.ts'
import { pageWriter } from './page-writer.ts'

/** The order in which kinds of blocks tend to stand, for one that finds its place by itself. */
const usualOrder: readonly BlockType[] = [
  'header',
  'notice',
  'hero',
  'features',
  'menu',
  'services',
  'pricing',
  'about',
  'steps',
  'gallery',
  'stats',
  'quotes',
  'team',
  'events',
  'cta',
  'hours',
  'place',
  'faq',
  'contact',
  'footer',
]

/** The first block of a kind on the page. */
export function firstOf({ order, blocks }: PageDocument, kind: BlockType): string | undefined {
  return order.find((id) => blocks[id]?.type === kind)
}

/** A block of the kind, written by the composer; one that is hidden is shown. */
export function addBlock(desktop: Desktop, kind: BlockType, spot?: Spot): Change {
  const { document } = desktop
  const there = firstOf(document, kind)
  const block = document.blocks[there ?? '']
  if (block?.hidden) return setHidden(document, kind, false)
  if (block) {
    const waits = missingIn(block, document.facts) !== null
    return unchanged({ code: waits ? 'waiting' : 'present', part: kind })
  }
  const after = placeFor(document, kind, spot)
  if (after === undefined) return absentBeside(spot)
  const writer = pageWriter(desktop)
  const { seed } = document.meta
  const props = { ...emptyProps(kind), ...writer.write(kind, seed) }
  const variant = variantBetween(document, kind, after)
  const texts = textFields(kind, props).filter(({ value }) => value && lengthOfText(value) > 0)
  const isDraft = missingIn({ type: kind, variant, props }, document.facts) !== null
  return {
    ops: [
      { op: 'insert', id: kind, type: kind, variant, props, after },
      ...writer.translations(kind, kind, seed, props),
    ],
    sources: Object.fromEntries(texts.map(({ path }) => [`${kind}.${path}`, 'bank'])),
    outcome: { code: isDraft ? 'addedDraft' : 'added', part: kind },
  }
}

function lengthOfText(value: unknown): number {
  return (value as string | unknown[]).length
}

/** A look of the kind that neither neighbour has. */
function variantBetween({ order, blocks }: PageDocument, kind: BlockType, after: string | null) {
  const at = after === null ? 0 : order.indexOf(after) + 1
  const beside = [order[at - 1], order[at]].map((id) => blocks[id ?? '']?.variant)
  const { variants } = blockKinds[kind]
  return variants.find((variant) => !beside.includes(variant)) ?? variants[0]
}

export function removeBlock({ document }: Desktop, kind: BlockType): Change {
  const id = firstOf(document, kind)
  const block = id && document.blocks[id]
  if (!id || !block) return unchanged({ code: 'absent', part: kind })
  if (block.locked) return unchanged({ code: 'locked', part: kind })
  return {
    ops: [{ op: 'remove', id }],
    sources: {},
    outcome: { code: 'removed', part: kind },
  }
}

export function setHidden(document: PageDocument, kind: BlockType, hidden: boolean): Change {
  const id = firstOf(document, kind)
  const block = id && document.blocks[id]
  if (!id || !block) return unchanged({ code: 'absent', part: kind })
  if (block.locked) return unchanged({ code: 'locked', part: kind })
  const code = hidden ? 'hidden' : 'shown'
  const isSo = Boolean(block.hidden) === hidden
  const op: EditOp = { op: 'set', id, path: '@hidden', value: hidden }
  return { ops: isSo ? [] : [op], sources: {}, outcome: { code, part: kind } }
}

export function moveBlock({ document }: Desktop, kind: BlockType, spot: Spot): Change {
  const id = firstOf(document, kind)
  if (!id) return unchanged({ code: 'absent', part: kind })
  const rest = { ...document, order: document.order.filter((other) => other !== id) }
  const at = document.order.indexOf(id)
  const after =
    spot.where === 'up' || spot.where === 'down'
      ? neighbourOf(rest, at + (spot.where === 'up' ? -1 : 1))
      : placeFor(rest, kind, spot)
  if (after === undefined) return absentBeside(spot)
  if (after === (document.order[at - 1] ?? null)) return unchanged({ code: 'inPlace', part: kind })
  return {
    ops: [{ op: 'move', id, after }],
    sources: {},
    outcome: { code: 'moved', part: kind },
  }
}

/** What a block at that index stands behind; the header stays on top, the footer at the bottom. */
function neighbourOf({ order, blocks }: PageDocument, index: number): string | null {
  const first = blocks[order[0] ?? '']?.type === 'header' ? 1 : 0
  const last = blocks[order.at(-1) ?? '']?.type === 'footer' ? order.length - 1 : order.length
  return order[Math.min(Math.max(index, first), last) - 1] ?? null
}

/** The block to stand behind, null for the top; undefined where the named neighbour is missing. */
function placeFor(document: PageDocument, kind: BlockType, spot?: Spot): string | null | undefined {
  const { order, blocks } = document
  if (spot && 'kind' in spot) {
    const neighbour = firstOf(document, spot.kind)
    if (!neighbour) return undefined
    return spot.where === 'after' ? neighbour : (order[order.indexOf(neighbour) - 1] ?? null)
  }
  if (spot?.where === 'top') return neighbourOf(document, 0)
  if (spot) return neighbourOf(document, order.length)
  const rank = usualOrder.indexOf(kind)
  const earlier = order.filter((id) => {
    const type = blocks[id]?.type ?? ''
    return blockKind(type) && usualOrder.indexOf(type as BlockType) < rank
  })
  return earlier.at(-1) ?? null
}

function absentBeside(spot: Spot | undefined): Change {
  const part = spot && 'kind' in spot ? spot.kind : undefined
  return unchanged({ code: 'absent', ...(part && { part }) })
}
