import type { Lexicon } from '../lexicon/lexicon.ts'
import { matchAll, phraseIndex } from '../match-phrases.ts'
import { isDigit, sentenceAround } from '../read-text.ts'
import type { Amount } from './read-amounts.ts'

/** A bare sum that ends a thing in a list: " 6,50, " and " 7 en ". */
const bareSum = /(?<=\p{L}) (\d{1,3}(?:[.,]\d{1,2})?)(?=,\s|\s(?:and|und|en|et|y|e)\s)/gu

/** All that may stand between two sums: what the second is for. */
const thing = /^(?:,\s*|\s(?:and|und|en|et|y|e)\s)?[\p{L}'’&/ -]{2,48}$/u

/** What a number behind it counts or numbers, so that it is no price. */
const numbered =
  /(?:^|[^\p{L}])(?:no|nr|num|number|room|zimmer|kamer|chambre|table|tisch|floor|stock|etage|piso|apt|unit|level|klasse|grade|age|ages|aged|tel|phone|bus|line|linie|ligne|linea|linha|gate|halle?|km|exit|ausfahrt|platz|plaza|lote|page|top|over|under|until|till|bis|tot|from|ab|vanaf|nach|after|up to|about|ca)$/u

/** "bao 6,50, dumplings 7, friet 5 euro": the money is named once, behind the last of the list. */
export function withBareSums(folded: string, found: readonly Amount[], lexicon: Lexicon): Amount[] {
  if (lexicon.common === '') return [...found]
  return found.flatMap((amount, i) => [
    ...sumsBefore(folded, amount, found[i - 1]?.end ?? 0, lexicon),
    amount,
  ])
}

function sumsBefore(folded: string, last: Amount, least: number, lexicon: Lexicon): Amount[] {
  if (last.range || !isDigit(folded[last.start])) return []
  const from = Math.max(least, sentenceAround(folded, last.start)[0], last.start - 400)
  const source = folded.slice(from, last.start)
  const list: Amount[] = []
  let next = source.length
  for (const { index, 0: said, 1: sum = '' } of [...source.matchAll(bareSum)].reverse()) {
    if (!thing.test(source.slice(index + said.length, next).trimEnd())) break
    if (isNumbered(source.slice(0, index), lexicon)) break
    const start = from + index + 1
    const amount = Number(sum.replace(',', '.'))
    list.unshift({ start, end: start + sum.length, amount, currency: last.currency, range: false })
    next = index
  }
  // One round number alone may count anything; cents or a second one make it a list.
  return list.length > 1 || list.some(({ amount }) => amount % 1 !== 0) ? list : []
}

/** "Hauptstraße 5, Zimmer 3, Montag 9": a house, a room, an hour. */
function isNumbered(before: string, { hours, months, place }: Lexicon): boolean {
  const words = before.split(/[,;:(\n]|\.\s/).at(-1) ?? ''
  if (words.trim().split(/\s+/).length > 6 || numbered.test(before)) return true
  const lists = [...hours.days, months, place.streets, hours.open, hours.closed]
  return lists.some((list) => matchAll(phraseIndex(list), words).length > 0)
}
