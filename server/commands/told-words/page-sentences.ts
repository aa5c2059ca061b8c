import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { sentencesOf } from '../carry-out/sentences.ts'

/** Titles and labels name, and tell nothing. */
const naming = /(?:^|\.)(?:title|eyebrow|label|name|when|submit|success|consent)$/

/** What a page tells, sentence by sentence. */
export function pageSentences(page: PageDocument): string[] {
  return page.order.flatMap((id) => {
    const block = page.blocks[id]
    const fields = block ? textFields(block.type, block.props) : []
    return fields
      .filter(({ path }) => !naming.test(path))
      .map(({ value }) => (typeof value === 'string' ? value : plainText(value as RichText)))
      .flatMap((text) => sentencesOf(text, page).map((each) => each.trim()))
      .filter(Boolean)
  })
}
