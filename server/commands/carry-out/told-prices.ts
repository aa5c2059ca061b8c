import { withFigure } from '#server/composer/corrected-prices.ts'
import type { Amount } from '#server/reader/grammars/read-amounts.ts'
import { languageOf } from '#server/reader/language.ts'
import { AppError } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Price } from '#shared/page/facts.ts'
import type { Change } from './change.ts'
import { changeTexts } from './change-texts.ts'
import { sumsIn, type ToldSum } from './price-places.ts'

/** A price and what it was before. */
export type Raised = readonly [old: Price, now: Price]

/**
 * Every text that tells one of these prices, with its new sum.
 * @param news what a price is now that the page knows from the text alone, where all of them change;
 * and what stands behind a new sum
 * @throws AppError `not_understood` where the sum is told in words
 */
export function retoldPrices(
  document: PageDocument,
  raised: readonly Raised[],
  { others, note }: { others?: (price: Price) => Price; note?: string },
): Pick<Change, 'ops' | 'sources'> {
  const changed = raised.filter(([old, now]) => old.amount !== now.amount || old.to !== now.to)
  return changeTexts(document, (text) =>
    sumsIn(document, text).reduceRight((said, told) => {
      const now = priceNow(told, changed) ?? (others && priceAlone(told, others))
      const sum = now && figuresOf(document, said, told.sum, now)
      const put = sum && note ? `${sum} ${note}` : sum
      return put ? said.slice(0, told.sum.start) + put + said.slice(told.sum.end) : said
    }, text),
  )
}

/** What a sum is now; of prices that part from one another it is no longer known which it told. */
function priceNow({ prices }: ToldSum, raised: readonly Raised[]): Price | null {
  const news = prices.map(({ id }) => raised.find(([old]) => old.id === id)?.[1])
  const [first] = news
  return first && news.every((now) => now?.amount === first.amount) ? first : null
}

function priceAlone({ sum, prices, hasUnit }: ToldSum, others: (price: Price) => Price) {
  const { amount, to, currency } = sum
  if (!hasUnit || !currency || prices.length > 0) return null
  return others({ id: '', item: '', amount, currency, ...(to !== undefined && { to }) })
}

const second = /(?<=\d[^\d.,'’\u00a0\u202f]+)\d/

/** "60–90 €" has two figures. */
function figuresOf({ base }: PageDocument, text: string, sum: Amount, { amount, to }: Price) {
  const said = text.slice(sum.start, sum.end)
  const cut = to === undefined ? said.length : said.search(second)
  const parts = [
    withFigure(said.slice(0, cut), sum, amount, languageOf(base)),
    to === undefined ? '' : withFigure(said.slice(cut), sum, to, languageOf(base)),
  ]
  if (cut < 0 || parts.includes(null))
    throw new AppError('not_understood', 'The page tells this price in other words.')
  return parts.join('')
}
