import { spanRoles } from '#shared/page/ops.ts'
import { tellTurning, turning } from '../candidates/feature-list.ts'
import { stepOf } from '../candidates/sureness.ts'
import type { Draft } from '../draft.ts'
import type { FeaturesOf } from '../feature-rows.ts'
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
export function sumFeatures<F>(draft: Draft, number: Amount, featuresOf: FeaturesOf<F>): F[] {
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
  const list: F[] = []
  const add = (kind: string, value: string | undefined) => list.push(featuresOf(kind)(value))
  const addTurning = (kind: string, value: string) =>
    tellTurning(list, turning(featuresOf, kind, `&sure-${sure}`), value)
  addTurning('shape-', shape)
  addTurning('size-', size)
  add('role-', String(piece?.role))
  add('sure-', sure)
  add('before-', word(first - 1))
  add('before2-', word(first - 2))
  add('behind-', word(behind))
  add('behind2-', word(behind + 1))
  for (const tag of tagNamesAt(text, 'end', tokens[first - 1]?.end)) add('is-before-', tag)
  for (const tag of tagNamesAt(text, 'start', tokens[behind]?.start)) add('is-behind-', tag)
  const isSpaced = number.start === 0 || isSpace(folded[number.start - 1])
  addTurning('mark-before-', isSpaced ? '_' : (folded[number.start - 1] ?? ''))
  addTurning('mark-behind-', folded[number.end] ?? 'end')
  addTurning('unit-', String(unit?.unit))
  add('from-', String(lead.from || openEnd(text, number.end) !== null))
  add('lead-unit-', String(lead.unit))
  addTurning('words-since-', few(first - firstFrom(tokens, last?.end ?? 0), 9))
  addTurning('words-until-', next ? few(firstFrom(tokens, next.start) - behind, 6) : 'end')
  addTurning('last-', String(isLast))
  addTurning('last-is-', last ? (last.currency ? 'money' : 'number') : 'none')
  add('next-is-', next ? (next.currency ? 'money' : 'number') : 'none')
  add('is-range-', String(number.to !== undefined))
  add('scale-', String(number.scale !== undefined))
  add('year-', String(isYear(number.amount)))
  add('money-', String(amounts.some(({ currency }) => currency)))
  for (const kind of nearClaims(draft, number)) add(...kind)
  add('shape-', `${shape}&size-${size}`)
  return list
}

const isYear = (amount: number): boolean =>
  amount >= 1850 && amount <= 2040 && Number.isInteger(amount)

/** Letters around a number in which a day or an hour makes it a time. */
const near = 12

function nearClaims({ claims }: Draft, { start, end }: Amount): [string, string][] {
  return claims.flatMap(({ kind, span }): [string, string][] => {
    if (span[0] < end && start < span[1]) return [['in-', kind]]
    if (span[1] <= start && start - span[1] < near) return [['behind-', kind]]
    return span[0] >= end && span[0] - end < near ? [['before-', kind]] : []
  })
}
