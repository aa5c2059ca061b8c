import { isFuneral } from '#server/reader/facts/deceased.ts'
import type { Reading } from '#server/reader/read.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { tradeGroup } from '../labels.ts'
import { countClaims } from '../material/requests.ts'
import { chanceOf } from '../material/role-chance.ts'
import { mayCost } from '../material/speaks-of-costs.ts'
import type { Statement } from '../material/statement.ts'
import { isThing } from './costs.ts'
import type { Layout } from './layout.ts'

/**
 * What is said of prices right behind them: "Puncture £12, mostly the same day". Where commas are
 * all that parts a brief, another thing begins behind each.
 */
export function remarks(reading: Reading, statements: readonly Statement[]): Statement[] {
  if (!hasStops(reading)) return []
  return statements.filter((statement, i) => {
    const before = statements[i - 1]
    const isBehind = before?.isPriced && before.at + 1 === statement.at
    const between = reading.text.raw.slice(before?.span[1] ?? 0, statement.span[0])
    return isBehind && remarking.has(statement.role) && /^\s?[,;，、；]\s?$/.test(between)
  })
}

/** Whether sentences end with a mark, or lines do. */
const hasStops = ({ text }: Reading): boolean => /[.!?。！？]\s|[。！？\n]/.test(text.raw.trim())

const remarking: ReadonlySet<SpanRole> = new Set(['highlight', 'policy', 'offer', 'area'])

const daily = ['days.', 'nth', 'weekdays', 'weekend', 'daily'].map((group) => `hours.${group}`)

/** From 0 to 1: how likely what stands below a heading of times is looked for there. */
const leastTimes = 0.5

/**
 * "We rehearse on Tuesdays from 7 to 9": when they meet or open, where no table of a week and no
 * programme tells it. When guests of a house come and leave is good to know.
 */
export function times(reading: Reading, rest: readonly Statement[]): Statement[] {
  if (isFuneral(reading)) return []
  const isHouse = tradeGroup(reading) === 'lodging'
  return rest.filter(
    ({ role, section, span, list, chance }) =>
      chance >= leastTimes &&
      (section === 'hours' || section === 'event') &&
      !list &&
      !(isHouse && role === 'programme') &&
      (countClaims(reading, span, 'time') > 0 ||
        daily.some((tag) => hasTag(reading.text, ...span, tag))),
  )
}

/**
 * What is left over alone makes a short section: what is added to a list stands with it.
 */
export function placeAlone(reading: Reading, layout: Layout, statement: Statement): void {
  const { role, at, hasNumber, span, isSentence } = statement
  const isBehind = [...layout.prices, ...layout.offers.items].some((one) => one.at + 1 === at)
  const isPrice = hasNumber && layout.prices.length > 0 && mayCost(reading, span)
  // "You come by the main road; the dogs are kind" adds nothing to a price.
  const isAdded = (added.has(role) && isBehind && !isSentence) || isPrice
  if (isAdded && isThing(statement) && mayBeOffered(reading, statement))
    layout.offers.items.push(statement)
  else if (isAdded && mayBeOffered(reading, statement)) layout.offers.lead.push(statement)
  else layout.features.push(statement)
}

/** From 0 to 1: of what is less likely a thing or its price, nine in ten are neither. */
const leastOffer = 0.2

/** "Heels R120, soles R450, wait 3 weeks": how long one waits is good to know, and no offer. */
function mayBeOffered(reading: Reading, { span }: Statement): boolean {
  const chance = chanceOf(reading, span, ['price', 'offer', 'kind'])
  return chance >= leastOffer || countClaims(reading, span, 'money') > 0
}

const added: ReadonlySet<SpanRole> = new Set(['offer', 'highlight'])

/** Statements as they follow one another in the brief, each once. */
export function inOrder(statements: readonly Statement[]): Statement[] {
  return [...new Set(statements)].sort((one, other) => one.at - other.at)
}
