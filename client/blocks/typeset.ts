import { typedFields } from '#shared/page/block-props.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { setAt } from '#shared/page/path.ts'
import type { RichText } from '#shared/page/rich-text.ts'

/**
 * A block's texts as they are set: no line ends between a number and its unit, within a span of
 * times or a postcode, or before the colon of French. The words of the document stay as they were
 * typed.
 */
export function typeset(
  type: string,
  props: Record<string, unknown>,
  language: PageLanguage,
): Record<string, unknown> {
  const bind = (text: string) => bound(text, language)
  let result = props
  for (const { path, value } of typedFields(type, props)) {
    if (typeof value === 'string' && bind(value) !== value)
      result = setAt(result, path, bind(value))
    if (Array.isArray(value)) result = setAt(result, path, boundRich(value as RichText, bind))
  }
  return result
}

function boundRich(text: RichText, bind: (text: string) => string): RichText {
  return text.map((node) => ({
    ...node,
    spans: node.spans.map((span) => ({ ...span, text: bind(span.text) })),
  }))
}

const beforeUnit = / (?=(?:h|Uhr|uur|€|£|%|pm|am|km|kg|m²)(?![\p{L}\p{N}]))/gu
/** "GL5 1RN" */
export const inPostcode = /(?<!\S)([A-Z]{1,2}\d[A-Z\d]?) (?=\d[A-Z]{2}(?![\p{L}\p{N}]))/gu
const inSpan = /(\d) ([–-]) (?=\d)/g

function bound(text: string, language: PageLanguage): string {
  if (!/\d|[:;!?»«]/.test(text)) return text
  const numbers = text
    .replace(inPostcode, '$1\u00a0')
    .replace(inSpan, '$1\u00a0$2\u00a0')
    .replace(beforeUnit, (space, at: number) => (/\d/.test(text[at - 1] ?? '') ? '\u00a0' : space))
  if (language !== 'fr') return numbers
  return numbers.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0')
}
