import { type Clause, means } from './clause.ts'
import { type Told, toldWithin } from './told.ts'

/** "… to Food & wine, please": who asks kindly gives no part of the name. */
export function withoutPlea(clause: Clause, told: Told | null): Told | null {
  const last = clause.marks.findLast(({ end }) => told && end <= told.span[1])
  const isPlea = told && last && means(last, 'words.polite') && last.start > told.span[0]
  const isAtEnd =
    isPlea && !/[\p{L}\p{N}]/u.test(clause.wish.text.raw.slice(last.end, told.span[1]))
  const rest = isAtEnd ? toldWithin(clause, [told.span[0], last.start]) : null
  return rest && told ? withoutPlea(clause, { ...rest, isSure: told.isSure }) : told
}
