import { fold } from '#server/reader/text/fold.ts'
import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { pageTexts } from './page-texts.ts'

/**
 * Whether what is said of a change is so on the page: words that were put there stand on it, a price
 * stands once, and what is gone is. Of what a reader sees alone, a look, nothing is asked.
 */
export function isTrue({ code, fact, words = '' }: CommandOutcome, page: PageDocument): boolean {
  switch (code) {
    case 'title':
    case 'told':
    case 'item':
    case 'button':
    case 'replaced':
      return stands(words, page)
    case 'price':
    case 'priceAdded':
      return isPricedOnce(words, page)
    case 'fact':
      return !fact || page.facts[fact] !== undefined
    case 'forgotten':
      return !fact || page.facts[fact] === undefined
    default:
      return true
  }
}

/** A list of things is told with commas. */
function stands(words: string, page: PageDocument): boolean {
  const all = plain([...pageTexts(page), JSON.stringify(page)].join('\n'))
  return all.includes(plain(words)) || words.split(', ').every((part) => all.includes(plain(part)))
}

const plain = (words: string): string => fold(words).replaceAll(/[\s\\"“”„«»]|[.。]$/g, '')

function isPricedOnce(words: string, { facts: { prices = [] }, blocks }: PageDocument): boolean {
  const said = fold(words)
  const named = prices.filter(({ item }) => item && said.startsWith(fold(item)))
  const names = named.map(({ item, unit, note }) => fold([item, unit, note].join(' ')))
  const isListed = () =>
    fold(JSON.stringify(Object.values(blocks))).includes(said.split(', ')[0] ?? '')
  return new Set(names).size === names.length && (named.length > 0 || isListed())
}
