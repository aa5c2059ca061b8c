import { withFigure } from '#server/composer/corrected-prices.ts'
import { languageOf } from '#server/reader/language.ts'
import { sumsIn } from '../carry-out/price-places.ts'
import type { Intent } from '../intent.ts'
import { wordsOf } from '../told-times/page-times.ts'
import { pageSentences } from '../told-words/page-sentences.ts'
import type { Clause } from './clause.ts'
import { isSaidOf } from './is-said-of.ts'
import { isItem } from './item-of.ts'
import { amountsIn, around, sums } from './price-words.ts'

const changing = ['do.raise', 'do.lower', 'do.move', 'nouns.pricing', 'words.altered']

/** "Put the price of full restoration up to £520": what a sentence alone tells the price of. */
export function readToldPrice(clause: Clause): Intent | null {
  const { page, text, language } = clause.wish
  const [amount, more] = amountsIn(clause)
  const isNew = !changing.some((tag) => clause.has(tag)) && !clause.doesOnly('change')
  if (!amount || more || amount.to !== undefined || isNew || language.code !== page.base)
    return null
  if (clause.marks.some(isItem) || clause.has('words.not')) return null
  const free = clause.unread()
  const [first, last] = [free[0], free.at(-1)]
  if (!first || !last || !clause.isRead([...sums, ...around, 'do.'], [first[0], last[1]]))
    return null
  const words = wordsOf(free.map((span) => text.raw.slice(...span)).join(' '), language.code)
  const telling = new Set(
    pageSentences(page).filter(
      (said) => words.length > 0 && words.every((word) => isSaidOf(page.base, word, said)),
    ),
  )
  const [said, other] = [...telling]
  const [told, second] = said ? sumsIn(page, said) : []
  if (!said || other || !told || second) return null
  const [price, twin] = told.prices
  if (price && !twin)
    return {
      wish: 'amount',
      items: [price.item],
      amount: { to: amount.amount, currency: amount.currency },
    }
  const { start, end } = told.sum
  const figure = withFigure(said.slice(start, end), told.sum, amount.amount, languageOf(page.base))
  const now = figure && said.slice(0, start) + figure + said.slice(end)
  return now ? { wish: 'replace', said, now } : null
}
