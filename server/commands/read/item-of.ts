import { fold } from '#server/reader/text/fold.ts'
import { type Clause, means } from './clause.ts'
import type { Mark } from './marked-wish.ts'

export const isItem = (mark: Mark): boolean => means(mark, 'item') || means(mark, 'item.part')

/** The names a clause may mean: what all its words for items have in common. */
export function itemsMeant(clause: Clause): string[] {
  const whole = clause.of('item')
  const marks = whole.length > 0 ? whole : clause.of('item.part')
  const [first, ...others] = marks
  return (first?.items ?? []).filter((name) => others.every(({ items }) => items?.includes(name)))
}

/** The thing on the page a clause names; null for none, or where it might be several. */
export function itemOf(clause: Clause): string | null {
  const names = itemsMeant(clause)
  const [name] = names
  const isOne = names.every((other) => fold(other) === fold(name ?? ''))
  return name !== undefined && isOne ? name : null
}
