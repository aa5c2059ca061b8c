import { type Clause, means } from './clause.ts'
import type { Mark } from './marked-wish.ts'
import { type Told, toldWithin } from './told.ts'

/** "… to Food & wine, please", "… from now on": how it is asked for and since when is no part of a name. */
export function withoutPlea(clause: Clause, told: Told | null): Told | null {
  const { raw } = clause.wish.text
  const last = clause.marks.findLast(({ end }) => told && end <= told.span[1])
  const isPlea = told && last && last.start > told.span[0] && isNoName(last, raw)
  const isAtEnd = isPlea && !/[\p{L}\p{N}]/u.test(raw.slice(last.end, told.span[1]))
  const rest = isAtEnd ? toldWithin(clause, [told.span[0], last.start]) : null
  return rest && told ? withoutPlea(clause, { ...rest, isSure: told.isSure }) : told
}

/** "Sofort & Schön" may be a name. */
function isNoName(mark: Mark, raw: string): boolean {
  const isSince = means(mark, 'do.change') && means(mark, 'words.filler')
  return means(mark, 'words.polite') || (isSince && !/^\p{Lu}/u.test(raw.slice(mark.start)))
}
