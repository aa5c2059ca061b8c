import { textFields } from '#shared/page/block-props.ts'
import type { Block } from '#shared/page/document.ts'
import { wordsOf } from './edit-target.ts'

/** The first words of a block, to know it by; others than it is called by. */
export function excerptOf({ type, props }: Block, name = ''): string {
  const said = textFields(type, props).map(({ value }) => wordsOf(value).trim())
  return said.find((words) => words !== '' && words !== name) ?? ''
}
