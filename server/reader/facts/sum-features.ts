import { spanRoles } from '#shared/page/ops.ts'
import { stepOf } from '../candidates/sureness.ts'
import type { Draft } from '../draft.ts'
import { leadOf } from '../grammars/priced-item.ts'
import type { Amount } from '../grammars/read-amounts.ts'
import { openEnd, unitBehind } from '../grammars/read-units.ts'
import { firstFrom, tagNamesAt } from '../text/tagged-text.ts'

const priceRole = spanRoles.indexOf('price')

/** Steps of ten that prices differ by, from coins to houses. */
const magnitude = (amount: number): number => Math.round(Math.log10(Math.max(amount, 0.1)) * 2)

const few = (count: number, most: number): string => (count > most ? 'many' : String(count))

/** What can be said of a number without a sign of money; whether it is a sum, the weights know. */
export function sumFeatures(draft: Draft, number: Amount): string[] {
  const { text, amounts, country, marginals } = draft
  const { tokens, folded } = text
  const first = firstFrom(tokens, number.start)
  const behind = firstFrom(tokens, number.end)
  const at = amounts.indexOf(number)
  const [last, next] = [amounts[at - 1], amounts[at + 1]]
  const piece = draft.pieces.find(({ span }) => span[0] <= number.start && number.start < span[1])
  const word = (index: number) => tokens[index]?.text ?? 'end'
  const sure = stepOf(marginals?.roles[first]?.[priceRole])
  const unit = unitBehind(text, number.end)
  const lead = leadOf(text, piece?.span[0] ?? 0, number.start)
  const isLast = /^[\s.,;!?。、)]*$/.test(folded.slice(number.end, piece?.span[1] ?? number.end))
  const size = `${country.code}-${magnitude(number.amount)}`
  const shape = folded.slice(number.start, number.end).replace(/\d/g, '9').slice(0, 7)
  const features = [
    `shape-${shape}`,
    `size-${size}`,
    `role-${piece?.role}`,
    `sure-${sure}`,
    `before-${word(first - 1)}`,
    `before2-${word(first - 2)}`,
    `behind-${word(behind)}`,
    `behind2-${word(behind + 1)}`,
    ...tagNamesAt(text, 'end', tokens[first - 1]?.end).map((tag) => `is-before-${tag}`),
    ...tagNamesAt(text, 'start', tokens[behind]?.start).map((tag) => `is-behind-${tag}`),
    `mark-before-${/\s$|^$/.test(folded.slice(0, number.start)) ? '_' : folded[number.start - 1]}`,
    `mark-behind-${folded[number.end] ?? 'end'}`,
    `unit-${unit?.unit}`,
    `from-${lead.from || openEnd(text, number.end) !== null}`,
    `lead-unit-${lead.unit}`,
    `words-since-${few(first - firstFrom(tokens, last?.end ?? 0), 9)}`,
    `words-until-${next ? few(firstFrom(tokens, next.start) - behind, 6) : 'end'}`,
    `last-${isLast}`,
    `last-is-${last ? (last.currency ? 'money' : 'number') : 'none'}`,
    `next-is-${next ? (next.currency ? 'money' : 'number') : 'none'}`,
    `is-range-${number.to !== undefined}`,
    `scale-${number.scale !== undefined}`,
    `year-${number.amount >= 1850 && number.amount <= 2040 && Number.isInteger(number.amount)}`,
    `money-${amounts.some(({ currency }) => currency)}`,
    ...nearClaims(draft, number),
  ]
  return [
    ...features,
    ...features
      .filter((name) => /^(?:size|shape|unit|words-|last-|mark-)/.test(name))
      .map((name) => `${name}&sure-${sure}`),
    `shape-${shape}&size-${size}`,
  ]
}

/** Letters around a number in which a day or an hour makes it a time. */
const near = 12

function nearClaims({ claims }: Draft, { start, end }: Amount): string[] {
  return claims.flatMap(({ kind, span }) => {
    if (span[0] < end && start < span[1]) return [`in-${kind}`]
    if (span[1] <= start && start - span[1] < near) return [`behind-${kind}`]
    return span[0] >= end && span[0] - end < near ? [`before-${kind}`] : []
  })
}
