import { emptyProps } from './block-props.ts'
import type { PageDocument } from './document.ts'
import { readerBlocks } from './drafts.ts'
import type { EditOp } from './ops.ts'
import { paragraphs, type RichText } from './rich-text.ts'
import { usualPlace } from './usual-place.ts'

/**
 * Edits that put a sentence on the page: at the end of what the page says of itself, or in a part of
 * its own behind the first one where it says nothing yet.
 * @returns the edits, and the block the sentence stands in then
 */
export function placeSentence(
  document: PageDocument,
  sentence: string,
): { ops: EditOp[]; id: string } {
  const { blocks } = document
  const about = readerBlocks(document).find((id) => blocks[id]?.type === 'about')
  const added = paragraphs(sentence)
  if (about) {
    const body = (blocks[about]?.props.body ?? []) as RichText
    return { ops: [{ op: 'set', id: about, path: 'body', value: [...body, ...added] }], id: about }
  }
  const id = freeId(document, 'about')
  const after = usualPlace(document, 'about')
  const props = { ...emptyProps('about'), body: added }
  return { ops: [{ op: 'insert', id, type: 'about', variant: 'column', props, after }], id }
}

function freeId({ blocks }: PageDocument, wanted: string): string {
  let id = wanted
  for (let number = 2; id in blocks; number++) id = `${wanted}-${number}`
  return id
}
