import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'

/** What the texts of a page say, in order. */
export function pageTexts({ order, blocks }: PageDocument): string[] {
  return order.flatMap((id) => {
    const block = blocks[id]
    const fields = block ? textFields(block.type, block.props) : []
    return fields.map(({ value }) =>
      typeof value === 'string' ? value : plainText(value as RichText),
    )
  })
}
