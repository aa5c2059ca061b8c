import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'

/** What the page's owner has typed on it is as true as their brief. */
export function typedTexts({ blocks, src }: PageDocument): string[] {
  return Object.entries(blocks).flatMap(([id, { type, props }]) =>
    textFields(type, props)
      .filter(({ path }) => src[`${id}.${path}`] === 'user')
      .map(({ value }) => (typeof value === 'string' ? value : plainText(value as RichText))),
  )
}
