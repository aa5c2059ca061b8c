import type { PageDocument } from '#shared/page/document.ts'
import type { Price } from '#shared/page/facts.ts'
import { regionalTag } from '#shared/regional-tag.ts'
import { pageWords } from './page-words.ts'
import { priceText } from './price-text.ts'

/** Writes prices as the page does, in its own language. */
export function priceWriter({
  base,
  meta,
}: Pick<PageDocument, 'base' | 'meta'>): (price: Price) => string {
  const tag = regionalTag(base, meta)
  return (price) => priceText(price, tag, pageWords[base])
}
