import { typedFields } from '#shared/page/block-props.ts'
import { setAt } from '#shared/page/path.ts'
import type { RichText } from '#shared/page/rich-text.ts'

/**
 * In the editor every text carries one invisible character in front that says which field it is,
 * so that no view has to: whatever element its words end up in can be typed into. The character is
 * of a private plane nobody writes with, and is taken out of the page as soon as it is drawn.
 */
const firstMark = 0x100000
const mostMarks = 0xfffd
const marked = /^[\u{100000}-\u{10fffd}]/u

/** Props with every text marked by its place in `typedFields`. */
export function markTexts(type: string, props: Record<string, unknown>): Record<string, unknown> {
  let result = props
  typedFields(type, props).forEach(({ path, value }, index) => {
    if (index >= mostMarks) return
    const mark = String.fromCodePoint(firstMark + index)
    if (typeof value === 'string' && value) result = setAt(result, path, mark + value)
    if (Array.isArray(value)) result = setAt(result, path, markRich(value as RichText, mark))
  })
  return result
}

/** The mark of a text, or '', and the words after it. */
export function splitMark(text: string): [mark: string, words: string] {
  const mark = marked.exec(text)?.[0] ?? ''
  return [mark, text.slice(mark.length)]
}

/** The index in `typedFields` a mark stands for. */
export function markIndex(mark: string): number {
  return (mark.codePointAt(0) ?? firstMark) - firstMark
}

/** Formatted text is one field: the first of its words carries the mark. */
function markRich(text: RichText, mark: string): RichText {
  const at = text.findIndex((node) => node.spans.some((span) => span.text))
  return text.map((node, index) => {
    if (index !== at) return node
    const first = node.spans.findIndex((span) => span.text)
    const spans = node.spans.map((span, n) =>
      n === first ? { ...span, text: mark + span.text } : span,
    )
    return { ...node, spans }
  })
}
