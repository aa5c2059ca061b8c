import { textFields } from './block-props.ts'
import type { PageDocument } from './document.ts'
import { plainText, type RichText } from './rich-text.ts'

/** A text that is not what it was. */
export interface TextChange {
  path: string
  before: string
  after: string
}

/** One way in which a page is not what it was. */
export type PageChange =
  | { kind: 'added' | 'removed' | 'moved' | 'hidden' | 'shown'; block: string; type: string }
  | { kind: 'changed'; block: string; type: string; texts: TextChange[] }
  | { kind: 'facts' | 'look' | 'head' | 'languages' }

/** What differs between two states of a page, in the order of the newer one. Pure. */
export function comparePages(before: PageDocument, after: PageDocument): PageChange[] {
  const changes: PageChange[] = []
  for (const id of after.order) {
    const block = after.blocks[id]
    const old = before.blocks[id]
    if (!block) continue
    const { type } = block
    if (!old) {
      changes.push({ kind: 'added', block: id, type })
      continue
    }
    if (Boolean(old.hidden) !== Boolean(block.hidden))
      changes.push({ kind: block.hidden ? 'hidden' : 'shown', block: id, type })
    const isSame = same([old.props, old.variant], [block.props, block.variant])
    if (!isSame)
      changes.push({ kind: 'changed', block: id, type, texts: textChanges(before, after, id) })
  }
  for (const id of before.order) {
    const type = before.blocks[id]?.type ?? ''
    if (!after.blocks[id]) changes.push({ kind: 'removed', block: id, type })
  }
  for (const id of movedBlocks(before.order, after.order))
    changes.push({ kind: 'moved', block: id, type: after.blocks[id]?.type ?? '' })
  if (!same(before.facts, after.facts)) changes.push({ kind: 'facts' })
  if (!same(before.theme, after.theme)) changes.push({ kind: 'look' })
  if (!same(before.meta, after.meta)) changes.push({ kind: 'head' })
  if (!same([before.locales, before.i18n], [after.locales, after.i18n]))
    changes.push({ kind: 'languages' })
  return changes
}

/** The texts of a block that are not what they were. */
export function textChanges(before: PageDocument, after: PageDocument, id: string): TextChange[] {
  const old = new Map(textsOf(before, id))
  const now = new Map(textsOf(after, id))
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((path) => {
    const [was, is] = [old.get(path) ?? '', now.get(path) ?? '']
    return was === is ? [] : [{ path, before: was, after: is }]
  })
}

function textsOf({ blocks }: PageDocument, id: string): [path: string, text: string][] {
  const block = blocks[id]
  if (!block) return []
  return textFields(block.type, block.props).map(({ path, value }) => [
    path,
    typeof value === 'string' ? value : Array.isArray(value) ? plainText(value as RichText) : '',
  ])
}

/** Blocks that do not stand in the longest order both states share. */
export function movedBlocks(before: string[], after: string[]): string[] {
  const places = new Map(before.map((id, index) => [id, index]))
  const kept = after.filter((id) => places.has(id))
  const longest = longestRising(kept.map((id) => places.get(id) ?? 0))
  return kept.filter((_, index) => !longest.has(index))
}

/** Indices of a longest increasing subsequence; pages have at most 60 blocks. */
function longestRising(values: number[]): Set<number> {
  const best: { length: number; from: number }[] = []
  for (const [index, value] of values.entries()) {
    let [length, from] = [1, -1]
    for (let before = 0; before < index; before++) {
      const candidate = (best[before]?.length ?? 0) + 1
      if (values[before]! < value && candidate > length) [length, from] = [candidate, before]
    }
    best.push({ length, from })
  }
  let at = best.findIndex(({ length }) => length === Math.max(0, ...best.map((b) => b.length)))
  const rising = new Set<number>()
  for (; at >= 0; at = best[at]!.from) rising.add(at)
  return rising
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
