import type { Media } from '#shared/blocks/field.ts'
import type { PageDocument } from './document.ts'

/** The id of the photo a page leads with; null where it has none that visitors see. */
export function heroPhoto({ order, blocks }: PageDocument): string | null {
  const id = order.find((each) => blocks[each]?.type === 'hero' && !blocks[each].hidden)
  const media = (id && blocks[id]?.props.media) as Media | undefined
  return media?.kind === 'upload' ? media.id : null
}
