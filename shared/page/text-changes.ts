import { textFields } from './block-props.ts'
import { wordsOf } from './compare-words.ts'
import type { PageDocument } from './document.ts'

/** A text that is not what it was; '' where there was or is none. */
export interface TextChange {
  path: string
  before: string
  after: string
}

/** The texts of a block that are not what they were, path by path. */
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
  return textFields(block.type, block.props).map(({ path, value }) => [path, wordsOf(value)])
}
