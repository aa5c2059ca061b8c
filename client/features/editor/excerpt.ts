import { textFields } from '#shared/page/block-props.ts'
import type { Block } from '#shared/page/document.ts'
import { wordsOf } from './edit-target.ts'

/** The first words of a block, to know it by. */
export function excerptOf({ type, props }: Block): string {
  const said = textFields(type, props).map(({ value }) => wordsOf(value).trim())
  return said.find(Boolean) ?? ''
}
