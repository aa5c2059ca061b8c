import { typedFields } from '#shared/page/block-props.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { setAt } from '#shared/page/path.ts'
import type { RichText } from '#shared/page/rich-text.ts'

/**
 * A block's texts as they are set: the space French has before its colons and other high marks
 * never ends a line. The words of the document stay as they were typed.
 */
export function typeset(
  type: string,
  props: Record<string, unknown>,
  language: PageLanguage,
): Record<string, unknown> {
  if (language !== 'fr') return props
  let result = props
  for (const { path, value } of typedFields(type, props)) {
    if (typeof value === 'string') result = setAt(result, path, bound(value))
    if (Array.isArray(value)) result = setAt(result, path, boundRich(value as RichText))
  }
  return result
}

function boundRich(text: RichText): RichText {
  return text.map((node) => ({
    ...node,
    spans: node.spans.map((span) => ({ ...span, text: bound(span.text) })),
  }))
}

const bound = (text: string) => text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0')
