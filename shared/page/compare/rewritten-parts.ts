import type { PageDocument } from '../document.ts'
import { factKeys } from '../facts.ts'
import { metaTexts, type PagePart, restoredFact, restorePart } from '../restore/restore-parts.ts'
import { compareBlock, compareOwnPart, movedBlocks } from './compare-pages.ts'
import type { PartChange, ValueKind } from './page-changes.ts'

/** A page from before it was written anew, and from when it was. */
export interface Rewrite {
  before: PageDocument
  after: PageDocument
}

/** A part of a page that a rewrite left another than it found it. */
export interface RewrittenPart {
  part: PagePart
  /** Names it among the parts of the page. */
  key: string
  how: 'added' | 'removed' | 'rewritten' | 'moved' | 'changed'
  /** What a reader sees otherwise in it, as of any two states of a page. */
  change: PartChange
}

/** Which version of a part the page shows; `other` where it was changed since. */
export type ShownVersion = 'old' | 'new' | 'other'

/** What a rewrite changed, in the order of the page, then what belongs to the page as a whole. */
export function rewrittenParts(rewrite: Rewrite): RewrittenPart[] {
  const { before, after } = rewrite
  const moved = movedBlocks(before.order, after.order)
  const blocks = bothOrders(before.order, after.order).map(
    (id): PagePart => ({ kind: 'block', id, moved: moved.has(id) }),
  )
  // How a number is written goes with the number.
  const facts = factKeys
    .filter((key) => key !== 'phoneText')
    .map((key): PagePart => ({ kind: 'fact', key }))
  return [...blocks, { kind: 'look' } as const, { kind: 'meta' } as const, ...facts]
    .filter((part) => restorePart(after, before, part).length > 0)
    .map((part) => {
      const change = changeOf(rewrite, part)
      const how = part.kind === 'block' ? howOf(rewrite, part.id, change) : 'changed'
      return { part, key: keyOf(part), how, change }
    })
}

export function shownVersion(
  document: PageDocument,
  { before, after }: Rewrite,
  { part }: RewrittenPart,
): ShownVersion {
  if (restorePart(document, after, part).length === 0) return 'new'
  return restorePart(document, before, part).length === 0 ? 'old' : 'other'
}

/** Another layout of the same words is no writing. */
const written: ReadonlySet<ValueKind> = new Set(['words', 'item', 'format', 'contents'])

function howOf(
  { before, after }: Rewrite,
  id: string,
  { values }: PartChange,
): RewrittenPart['how'] {
  if (!before.blocks[id]) return 'added'
  if (!after.blocks[id]) return 'removed'
  const stays = { kind: 'block', id, moved: false } as const
  if (restorePart(after, before, stays).length === 0) return 'moved'
  return values.some(({ kind }) => written.has(kind)) ? 'rewritten' : 'changed'
}

/** The newer order, and what is gone behind what it stood behind. */
function bothOrders(before: readonly string[], after: readonly string[]): string[] {
  const order = [...after]
  before.forEach((id, index) => {
    if (order.includes(id)) return
    const neighbour = before.slice(0, index).findLast((each) => order.includes(each))
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id)
  })
  return order
}

/** Tells of the page as a whole only what taking it back would change. */
function changeOf({ before, after }: Rewrite, part: PagePart): PartChange {
  switch (part.kind) {
    case 'block':
      return compareBlock(before, after, part.id, part.moved)
    case 'look':
      return compareOwnPart(before, after, 'look')
    case 'meta': {
      const change = compareOwnPart(before, after, 'meta')
      const texts: string[] = metaTexts(before)
      return { ...change, values: change.values.filter(({ path }) => texts.includes(path)) }
    }
    case 'fact': {
      const facts = { ...after.facts, [part.key]: restoredFact(after, before, part.key) }
      return compareOwnPart({ ...after, facts }, after, 'facts')
    }
  }
}

function keyOf(part: PagePart): string {
  if (part.kind === 'fact') return `facts.${part.key}`
  return part.kind === 'block' ? part.id : part.kind
}
