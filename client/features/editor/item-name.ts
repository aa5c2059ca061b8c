import { priceWriter } from '#client/blocks/price-writer.ts'
import type { Fields, Media } from '#shared/blocks/field.ts'
import { imageUrl, uploadSource } from '#shared/images.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { wordsOf } from './edit-target.ts'

type Item = Record<string, unknown>

/**
 * The first words of an item, to know it by; what was chosen from a list is no word of it. What
 * somebody said is known by who said it, too.
 */
export function itemName(fields: Fields, values: Item): string {
  const isWords = (key: string) => !['choice', 'icon', 'price'].includes(fields[key]?.kind ?? '')
  const said = Object.keys(fields)
    .filter(isWords)
    .map((key) => lineOf(values[key]))
  const first = said.find(Boolean) ?? ''
  const author = isQuote(fields) ? lineOf(values.name) : ''
  return author && author !== first ? `${author}: ${first}` : first
}

/** Words first, and then whose they are. */
function isQuote(fields: Fields): boolean {
  const [first, second] = Object.keys(fields)
  return first === 'text' && second === 'name'
}

const lineOf = (value: unknown) =>
  typeof value === 'string' ? (wordsOf(value).trim().split('\n')[0] ?? '') : ''

/** The photo of an item, small; null where it has none. */
export function pictureOf(values: Record<string, unknown>): string | null {
  const media = values.media as Media | undefined
  return media?.kind === 'upload' ? imageUrl(uploadSource(media.id), { width: 64 }) : null
}

/** What an item costs, as the page writes it; '' where it names none of the page's prices. */
export function priceOf(
  item: Fields,
  values: Record<string, unknown>,
  document: PageDocument,
): string {
  const named = Object.keys(item)
    .filter((key) => item[key]?.kind === 'price')
    .map((key) => values[key])
  const price = document.facts.prices?.find(({ id }) => named.includes(id))
  return price ? priceWriter(document)(price) : ''
}
