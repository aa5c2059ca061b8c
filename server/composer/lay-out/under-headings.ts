import { isFuneral } from '#server/reader/facts/deceased.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { foodTrades } from '../food-trades.ts'
import { countClaims } from '../material/requests.ts'
import type { Statement } from '../material/statement.ts'
import { isRow } from './costs.ts'
import type { Layout } from './layout.ts'
import { inOrder } from './leftovers.ts'

/** Words of a section of its own, and of a sentence that is one; how likely what is in it is offered, in the mean. */
const least = { words: 3, alone: 8, chance: 0.4 }

/**
 * A heading is true of each sentence below it: of what is left over for a list of what is good to know,
 * somebody's story stands below theirs, and what is offered below a heading that says so.
 */
export function underHeadings(reading: Reading, layout: Layout): void {
  const unpaid = withoutSums(reading, layout)
  const without = (list: readonly Statement[]) => list.filter((one) => !unpaid.includes(one))
  layout.prices = without(layout.prices)
  layout.offers.lead = without(layout.offers.lead)
  const rest = inOrder([...layout.features, ...unpaid])
  const stories = rest.filter(({ section, list }) => section === 'story' && !list)
  layout.about = inOrder([...layout.about, ...stories])
  const isNotice = isFuneral(reading) || isSearch(reading)
  const offers = isNotice ? [] : rest.filter(({ section, list }) => section === 'offer' && !list)
  layout.offered = isSection(offers) ? offers : []
  const told = new Set([...stories, ...layout.offered])
  layout.features = rest.filter((one) => !told.has(one))
}

/** "There is coffee and cake" alone is not what somebody does. */
function isSection(offers: readonly Statement[]): boolean {
  const sum = (amountOf: (one: Statement) => number) =>
    offers.reduce((all, one) => all + amountOf(one), 0)
  const isLong = sum(({ words }) => words) >= (offers.length > 1 ? least.words : least.alone)
  return isLong && sum(({ chance }) => chance) >= least.chance * offers.length
}

/** "The first half hour is free" and no sum beside it: good to know, and no price. On a menu stands what there is to eat. */
function withoutSums(reading: Reading, { prices, offers }: Layout): Statement[] {
  if (foodTrades.has(reading.industry) || offers.items.length > 0) return []
  const told = [...prices, ...offers.lead]
  return told.every((one) => !isRow(one) && !hasSum(reading, one)) ? told : []
}

const hasSum = (reading: Reading, { span, isPriced, hasNumber, role }: Statement): boolean =>
  isPriced || (role === 'price' && hasNumber) || countClaims(reading, span, 'money') > 0
