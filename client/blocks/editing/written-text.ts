import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { setAt } from '#shared/page/path.ts'
import type { RichText } from '#shared/page/rich-text.ts'
import { textHash } from '#shared/page/text-hash.ts'
import type { TextPlace } from './place-marks.ts'

/** The whole text of a field when one of its lines reads `words` now. Blank lines are dropped. */
export function withLine(value: unknown, line: number, words: string): string {
  const lines = String(value ?? '')
    .split(/\n+/)
    .filter((each) => each.trim())
  lines[line] = words
  return lines.filter((each) => each.trim()).join('\n')
}

/** The document with a text as it was typed, ahead of the generator's word. */
export function withWritten(
  document: PageDocument,
  language: PageLanguage,
  { id, path }: Pick<TextPlace, 'id' | 'path'>,
  value: string | RichText,
): PageDocument {
  if (language !== document.base) {
    const entry = { text: value, srcHash: textHash(''), state: 'done' as const }
    const texts = { ...document.i18n[language], [`${id}.${path}`]: entry }
    return { ...document, i18n: { ...document.i18n, [language]: texts } }
  }
  const block = document.blocks[id]
  if (!block) return document
  const props = setAt(block.props, path, value)
  return { ...document, blocks: { ...document.blocks, [id]: { ...block, props } } }
}
