import type { Fields } from '#shared/blocks/field.ts'
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
