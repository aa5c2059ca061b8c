import { withFigure } from '#server/composer/corrected-prices.ts'
import { type Amount, readAmounts } from '#server/reader/grammars/read-amounts.ts'
import { dataOf, languageOf } from '#server/reader/language.ts'
import { fold } from '#server/reader/text/fold.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'
import { AppError } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Price } from '#shared/page/facts.ts'
import { entriesOf } from '../page-entries.ts'
import type { Change } from './change.ts'
import { pageTexts } from './page-texts.ts'
import { replaceInTexts } from './replace-in-texts.ts'

/** A price and what it was before. */
type Raised = readonly [old: Price, now: Price]

/**
 * The sentences that tell a price no list shows, with its new sum.
 * @throws AppError `not_understood` where several may be meant, or the sum is told in words
 */
export function retoldPrices(
  document: PageDocument,
  raised: readonly Raised[],
): Pick<Change, 'ops' | 'sources'> {
  const shown = new Set(entriesOf(document).map(({ price }) => price))
  const pairs = raised
    .filter(([old, now]) => !shown.has(old.id) && old.amount !== now.amount)
    .flatMap(([old, now]) => pairOf(document, old, now) ?? [])
  return replaceInTexts(document, pairs)
}

function pairOf(document: PageDocument, old: Price, now: Price): [string, string][] | null {
  const told = pageTexts(document).flatMap((text) => sumsIn(document, text, old.amount))
  if (told.length === 0) return null
  const words = fold(old.item).match(/[\p{L}\p{N}]{2,}/gu) ?? []
  const named = told.filter(({ text }) => words.some((word) => fold(text).includes(word)))
  const meant = named.length > 0 ? named : told
  const [first] = meant
  if (!first || meant.some(({ text }) => text !== first.text))
    throw new AppError('not_understood', 'Several texts of the page may tell this price.')
  const { text, sum } = first
  const figure = withFigure(
    text.slice(sum.start, sum.end),
    sum,
    now.amount,
    languageOf(document.base),
  )
  if (!figure) throw new AppError('not_understood', 'The page tells this price in other words.')
  return [[text, text.slice(0, sum.start) + figure + text.slice(sum.end)]]
}

/** The sums of one amount a text tells. */
function sumsIn({ base, meta }: PageDocument, text: string, amount: number) {
  const [home = ''] = dataOf(base).info.countries
  const found = readAmounts(tagText(text, languageOf(base)), 0, text.length, meta.country ?? home)
  return found.filter((sum) => sum.amount === amount).map((sum: Amount) => ({ text, sum }))
}
