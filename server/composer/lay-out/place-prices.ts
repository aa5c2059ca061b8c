import { isSearch } from '#server/reader/facts/lost-notice.ts'
import { foodTrades } from '../food-trades.ts'
import { goesOn } from '../material/entries.ts'
import { countClaims } from '../material/requests.ts'
import type { Statement } from '../material/statement.ts'
import { costs, isRow, speaksOfMoney } from './costs.ts'
import type { Layout } from './layout.ts'
import { inOrder, remarks } from './leftovers.ts'
import { lettersOf, longest, type Placing, within } from './placing.ts'

/** Items of the shortest list. */
const leastItems = 2

/** Prices and what there is to have, with until when one has to ask above them. */
export function placePrices(placing: Placing, layout: Layout): void {
  const { reading, shelves, free, take } = placing
  const items = free(shelves.offers).filter(
    ({ isSentence, span }) => !isSentence && !goesOn(reading, span[0]),
  )
  const isList = items.length >= leastItems && !isSearch(reading)
  const hasRows = isList || shelves.prices.some(isRow)
  const inProse = pricesInProse(placing, layout)
  // Beside rows they are a paragraph; alone each is an entry.
  const room = hasRows ? longest.lead : longest.entries
  const notices = free(shelves.deadline).filter((statement) => isNotice(placing, statement))
  layout.notice = take(within(notices, longest.notice))
  layout.prices = take([...shelves.prices.filter(isRow), ...within(inProse, room)])
  layout.offers.items = isList ? take(items) : []
  // Under prices stands what speaks of sums, on a menu what there is to eat as well.
  const isPriceList = shelves.prices.length > 0 && !foodTrades.has(reading.industry)
  const lead = shelves.offers.filter(
    (offer) => offer.isSentence && (isPriceList ? speaksOfMoney(reading, offer) : hasRows),
  )
  layout.offers.lead = take(within(lead, room - lettersOf(inProse)))
}

function pricesInProse(
  { reading, statements, shelves, free }: Placing,
  { faq }: Layout,
): Statement[] {
  const told = new Set(faq.flatMap((rule) => rule.statements))
  const costing = free(statements).filter(
    (statement) => !told.has(statement) && costs(reading, statement),
  )
  return inOrder([
    ...costing,
    ...shelves.prices.filter((statement) => !isRow(statement)),
    ...remarks(reading, free(statements)),
  ])
}

/** "By 5 September to Margit, 0664 …" is looked for where one gets in touch. */
export const isNotice = ({ reading }: Placing, { span }: Statement): boolean =>
  (['phone', 'email'] as const).every((kind) => countClaims(reading, span, kind) === 0)
