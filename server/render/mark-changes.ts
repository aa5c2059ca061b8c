import { typedFields } from '#shared/page/block-props.ts'
import type { PartChange, ValueChange } from '#shared/page/compare/page-changes.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { setAt } from '#shared/page/path.ts'
import type { RichText } from '#shared/page/rich-text.ts'

/** One character nobody writes with, in front of each text that is to be marked. */
const mark = '\u{10fffe}'

/** How marked texts look, on any colours a page may have. */
export const changeStyles =
  '[data-changed]{outline:3px solid #d9480f;outline-offset:3px;border-radius:2px;background:#ffd43b59}'

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

/** Turns the marks of a rendered page into an attribute of the elements the texts stand in. */
export function showMarks(html: string): string {
  const parts = html.split(pieces).filter((_, index) => index % 3 !== 2)
  parts.forEach((part, index) => {
    const tag = parts[index - 1] ?? ''
    if (index % 2 === 0 && part.startsWith(mark) && /^<[a-z]/.test(tag))
      parts[index - 1] = tag.replace(/^<[a-z0-9-]+/, '$& data-changed')
  })
  return parts.join('').replaceAll(mark, '')
}
