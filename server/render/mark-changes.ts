import { typedFields } from '#shared/page/block-props.ts'
import type { PartChange, ValueChange } from '#shared/page/compare/page-changes.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { setAt } from '#shared/page/path.ts'
import type { RichText } from '#shared/page/rich-text.ts'

/** One character nobody writes with, in front of each text that is to be marked. */
const mark = '\u{10fffe}'

/** How marked texts look, on any colours a page may have. */
export const changeStyles = [
  '[data-changed]{outline:3px solid #d9480f;outline-offset:3px;border-radius:2px;background:#ffd43b59}',
  '[data-changed-part]{outline:4px dashed #d9480f;outline-offset:-4px}',
  '[data-changed-part=added]{outline-style:solid;box-shadow:inset 0 0 0 100vmax #ffd43b2e}',
].join('')

/** The page with a mark in front of every text it shows that another state of it had not. */
export function withMarks(document: PageDocument, changes: readonly PartChange[]): PageDocument {
  const blocks = { ...document.blocks }
  for (const { part, values } of changes) {
    const block = blocks[part]
    if (!block) continue
    let { props } = block
    for (const { path, value } of typedFields(block.type, props))
      if (values.some((change) => tellsOf(change, path))) props = setAt(props, path, marked(value))
    blocks[part] = { ...block, props }
  }
  return { ...document, blocks }
}

/** Whether a change is of the text at that path, or brought the item it stands in. */
function tellsOf({ kind, path, after, language }: ValueChange, text: string): boolean {
  if (kind === 'item') return after !== null && text.startsWith(`${path}.`)
  return path === text && language === undefined
}

/** Formatted text is marked in its first words. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return value && mark + value
  if (!Array.isArray(value)) return value
  return (value as RichText).map((node) => ({
    ...node,
    spans: node.spans.map((span, index) =>
      index === 0 ? { ...span, text: mark + span.text } : span,
    ),
  }))
}

/** Tags, comments, and what between them is no text of the page. */
const pieces = /(<(script|style|title)\b[\s\S]*?<\/\2>|<[^>]*>)/

/** What differs in a part besides its texts, by the part's id. */
export type MarkedParts = ReadonlyMap<string, 'added' | 'changed'>

/** Parts another state of the page has not, has elsewhere, or shows otherwise. */
export function markedParts(changes: readonly PartChange[]): MarkedParts {
  const parts = changes.flatMap(
    ({ part, type, events, values }): [string, 'added' | 'changed'][] => {
      if (type === null) return []
      if (events.includes('added')) return [[part, 'added']]
      const isMore = events.length > 0 || values.some((value) => !isOfText(value))
      return isMore ? [[part, 'changed']] : []
    },
  )
  return new Map(parts)
}

function isOfText({ kind, language }: ValueChange): boolean {
  return kind === 'words' || kind === 'format' || kind === 'item' || language !== undefined
}

/** Turns the marks of a rendered page into attributes of the elements the texts stand in. */
export function showMarks(html: string, marks: MarkedParts = new Map()): string {
  const parts = html.split(pieces).filter((_, index) => index % 3 !== 2)
  parts.forEach((part, index) => {
    const tag = parts[index - 1] ?? ''
    if (index % 2 === 0 && part.startsWith(mark) && /^<[a-z]/.test(tag))
      parts[index - 1] = tag.replace(/^<[a-z0-9-]+/, '$& data-changed')
  })
  const marked = parts.join('').replaceAll(mark, '')
  return marked.replace(partStart, (start, id: string) => {
    const how = marks.get(id)
    return how ? `${start} data-changed-part="${how}"` : start
  })
}

/** The element a part of a page stands in. */
const partStart = /<(?:section|header|footer|aside) id="([a-z][a-z0-9-]*)"/g
