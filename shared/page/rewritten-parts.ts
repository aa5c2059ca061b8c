import { movedBlocks } from './compare-pages.ts'
import type { PageDocument } from './document.ts'
import { factKeys } from './facts.ts'
import { type PagePart, restorePart } from './restore-parts.ts'
import { type TextChange, textChanges } from './text-changes.ts'

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
  /** Its texts that are others; '' where there was or is none. */
  texts: TextChange[]
}

/** Which version of a part the page shows; `other` where it was changed since. */
export type ShownVersion = 'old' | 'new' | 'other'

/** What a rewrite changed, in the order of the page, then what belongs to the page as a whole. */
export function rewrittenParts(rewrite: Rewrite): RewrittenPart[] {
  const { before, after } = rewrite
  const moved = movedBlocks(before.order, after.order)
  const blocks = bothOrders(before.order, after.order).map((id): RewrittenPart => {
    const part = { kind: 'block', id, moved: moved.has(id) } as const
    return { part, key: id, how: howOf(rewrite, id), texts: textChanges(before, after, id) }
  })
  const whole = [
    { kind: 'look' } as const,
    { kind: 'meta' } as const,
    ...factKeys.map((key) => ({ kind: 'fact', key }) as const),
  ].map((part): RewrittenPart => {
    const key = part.kind === 'fact' ? `facts.${part.key}` : part.kind
    return { part, key, how: 'changed', texts: part.kind === 'meta' ? metaChanges(rewrite) : [] }
  })
  return [...blocks, ...whole].filter(({ part }) => restorePart(after, before, part).length > 0)
}

export function shownVersion(
  document: PageDocument,
  { before, after }: Rewrite,
  { part }: RewrittenPart,
): ShownVersion {
  if (restorePart(document, after, part).length === 0) return 'new'
  return restorePart(document, before, part).length === 0 ? 'old' : 'other'
}

function howOf({ before, after }: Rewrite, id: string): RewrittenPart['how'] {
  if (!before.blocks[id]) return 'added'
  if (!after.blocks[id]) return 'removed'
  const stays = { kind: 'block', id, moved: false } as const
  return restorePart(after, before, stays).length > 0 ? 'rewritten' : 'moved'
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

function metaChanges({ before, after }: Rewrite): TextChange[] {
  return (['title', 'description'] as const)
    .filter((path) => before.meta[path] !== after.meta[path])
    .map((path) => ({ path, before: before.meta[path], after: after.meta[path] }))
}
