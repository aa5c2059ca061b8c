import { fold } from '#server/reader/text/fold.ts'
import { type Clause, means } from './clause.ts'
import type { Mark } from './marked-wish.ts'

export const isItem = (mark: Mark): boolean => means(mark, 'item') || means(mark, 'item.part')

/** The names a clause may mean: what all its words for items have in common. */
export function itemsMeant(clause: Clause): string[] {
  const [first, ...others] = groupsOf(clause)
  return others.length === 0 ? (first ?? []) : []
}

/** Words for items one behind the other are of one thing, as long as there is one they may all be. */
function groupsOf(clause: Clause): string[][] {
  const groups: string[][] = []
  for (const { items = [] } of clause.marks.filter(isItem)) {
    const last = groups.at(-1) ?? []
    const common = last.filter((name) => items.includes(name))
    if (common.length > 0) groups.splice(-1, 1, common)
    else groups.push([...items])
  }
  return groups
}

/** The thing on the page a clause names; null for none, or where it might be several. */
export function itemOf(clause: Clause): string | null {
  const names = itemsOf(clause)
  return names?.length === 1 ? (names[0] ?? null) : null
}

/** The things on the page a clause names, each of them surely; null for none. */
export function itemsOf(clause: Clause): string[] | null {
  const groups = groupsOf(clause)
  const isSure = groups.every((names) => names.every((name) => fold(name) === fold(names[0] ?? '')))
  const names = groups.flatMap(([name]) => name ?? [])
  return isSure && names.length > 0 ? [...new Set(names)] : null
}
