import { spanRoles } from '#shared/page/ops.ts'
import { FeatureList } from '../candidates/feature-list.ts'
import { stepOf } from '../candidates/sureness.ts'
import type { Draft } from '../draft.ts'
import type { FeatureOf } from '../feature-rows.ts'
import { leadOf } from '../grammars/priced-item.ts'
import type { Amount } from '../grammars/read-amounts.ts'
import { openEnd, unitBehind } from '../grammars/read-units.ts'
import { isSpace } from '../text/fold.ts'
import { firstFrom, tagNamesAt } from '../text/tagged-text.ts'

const priceRole = spanRoles.indexOf('price')

/** Steps of ten that prices differ by, from coins to houses. */
const magnitude = (amount: number): number => Math.round(Math.log10(Math.max(amount, 0.1)) * 2)

const few = (count: number, most: number): string => (count > most ? 'many' : String(count))

/** What can be said of a number without a sign of money; whether it is a sum, the weights know. */
export function sumFeatures<F>(draft: Draft, number: Amount, featureOf: FeatureOf<F>): F[] {
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
  const list = new FeatureList(featureOf, `&sure-${sure}`)
  list.addTurning('shape-', shape)
  list.addTurning('size-', size)
  list.add('role-', String(piece?.role))
  list.add('sure-', sure)
  list.add('before-', word(first - 1))
  list.add('before2-', word(first - 2))
  list.add('behind-', word(behind))
  list.add('behind2-', word(behind + 1))
  list.addAll('is-before-', tagNamesAt(text, 'end', tokens[first - 1]?.end))
  list.addAll('is-behind-', tagNamesAt(text, 'start', tokens[behind]?.start))
  const isSpaced = number.start === 0 || isSpace(folded[number.start - 1])
  list.addTurning('mark-before-', isSpaced ? '_' : (folded[number.start - 1] ?? ''))
  list.addTurning('mark-behind-', folded[number.end] ?? 'end')
  list.addTurning('unit-', String(unit?.unit))
  list.add('from-', String(lead.from || openEnd(text, number.end) !== null))
  list.add('lead-unit-', String(lead.unit))
  list.addTurning('words-since-', few(first - firstFrom(tokens, last?.end ?? 0), 9))
  list.addTurning('words-until-', next ? few(firstFrom(tokens, next.start) - behind, 6) : 'end')
  list.addTurning('last-', String(isLast))
  list.addTurning('last-is-', last ? (last.currency ? 'money' : 'number') : 'none')
  list.add('next-is-', next ? (next.currency ? 'money' : 'number') : 'none')
  list.add('is-range-', String(number.to !== undefined))
  list.add('scale-', String(number.scale !== undefined))
  list.add('year-', String(isYear(number.amount)))
  list.add('money-', String(amounts.some(({ currency }) => currency)))
  addNearClaims(list, draft, number)
  list.add('shape-', `${shape}&size-${size}`)
  return list.all()
}

const isYear = (amount: number): boolean =>
  amount >= 1850 && amount <= 2040 && Number.isInteger(amount)

/** Letters around a number in which a day or an hour makes it a time. */
const near = 12

function addNearClaims<F>(list: FeatureList<F>, { claims }: Draft, { start, end }: Amount): void {
  for (const { kind, span } of claims) {
    if (span[0] < end && start < span[1]) list.add('in-', kind)
    else if (span[1] <= start && start - span[1] < near) list.add('behind-', kind)
    else if (span[0] >= end && span[0] - end < near) list.add('before-', kind)
  }
}
