import { typedFields } from './block-props.ts'
import type { PageDocument, Source } from './document.ts'
import { plainText, type RichText } from './rich-text.ts'

/** A text that is not what it was; '' where there was or is none. */
export interface ChangedText {
  /** Block id, or `meta`. */
  block: string
  /** Kind of the block, or `meta`. */
  type: string
  /** In dots, inside the block's props. */
  path: string
  before: string
  after: string
  /** Who wrote it as it is now. */
  author: Source | null
}

export interface DocumentChanges {
  texts: ChangedText[]
  /** Ids of blocks that only the later, or only the earlier document shows. */
  added: string[]
  removed: string[]
  /** Whether blocks that both have stand in another order. */
  moved: boolean
  /** Whether colours, type or shapes differ. */
  look: boolean
}

/** What makes the later document another than the earlier one. Texts of blocks that went are left out. */
export function compareDocuments(before: PageDocument, after: PageDocument): DocumentChanges {
  const [earlier, later] = [shownIds(before), shownIds(after)]
  const common = later.filter((id) => earlier.includes(id))
  return {
    texts: [...metaTexts(before, after), ...later.flatMap((id) => blockTexts(id, before, after))],
    added: later.filter((id) => !earlier.includes(id)),
    removed: earlier.filter((id) => !later.includes(id)),
    moved: common.join() !== earlier.filter((id) => later.includes(id)).join(),
    look: JSON.stringify(before.theme) !== JSON.stringify(after.theme),
  }
}

function shownIds({ order, blocks }: PageDocument): string[] {
  return order.filter((id) => blocks[id] && !blocks[id].hidden)
}

function metaTexts(before: PageDocument, after: PageDocument): ChangedText[] {
  return (['title', 'description'] as const).flatMap((path) =>
    changed(after, 'meta', 'meta', path, before.meta[path], after.meta[path]),
  )
}

function blockTexts(id: string, before: PageDocument, after: PageDocument): ChangedText[] {
  const [earlier, later] = [before.blocks[id], after.blocks[id]]
  if (!later || earlier === later) return []
  const was = earlier?.type === later.type ? textsOf(earlier) : new Map<string, string>()
  const is = textsOf(later)
  const paths = new Set([...is.keys(), ...was.keys()])
  return [...paths].flatMap((path) =>
    changed(after, id, later.type, path, was.get(path) ?? '', is.get(path) ?? ''),
  )
}

function textsOf({ type, props }: PageDocument['blocks'][string]): Map<string, string> {
  return new Map(typedFields(type, props).map(({ path, value }) => [path, wordsOf(value)]))
}

function wordsOf(value: unknown): string {
  return Array.isArray(value) ? plainText(value as RichText) : String(value ?? '')
}

function changed(
  { src }: PageDocument,
  block: string,
  type: string,
  path: string,
  before: string,
  after: string,
): ChangedText[] {
  if (before === after) return []
  return [{ block, type, path, before, after, author: src[`${block}.${path}`] ?? null }]
}
