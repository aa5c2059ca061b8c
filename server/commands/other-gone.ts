import type { Intent } from './intent.ts'
import { isSoft } from './read/clause.ts'
import type { Mark, MarkedWish } from './read/marked-wish.ts'
import type { ToldValue } from './told-words/told-values.ts'

/** How often a page tells each value. */
export type Counts = ReadonlyMap<string, number>

/** What they put on the page takes no other thing's place. */
const adding: ReadonlySet<Intent['wish']> = new Set([
  'add',
  'price',
  'offer',
  'listPrice',
  'tell',
  'question',
  'quote',
  'events',
  'form',
  'way',
  'notice',
])
/** With what they take away goes what it tells. */
const taking: ReadonlySet<Intent['wish']> = new Set([
  ...['remove', 'hide', 'removeItems', 'unprice', 'untell', 'forget', 'shorter', 'week'],
] as Intent['wish'][])

/** More values of a kind are gone than the wish has new ones. */
export function isOtherGone(
  { marks }: MarkedWish,
  intents: readonly Intent[],
  named: readonly ToldValue[],
  [was, is]: readonly [Counts, Counts],
): boolean {
  if (intents.some(takesAway)) return false
  const lost = [...was.keys()].filter(
    (key) => !is.has(key) && named.every((value) => value.key !== key),
  )
  const isAdding = intents.every(({ wish }) => adding.has(wish))
  // "Add X at 5 €" gives no other thing that price.
  const isMore = intents.every(({ wish }) => wish === 'amount') && saysMore(marks)
  // A number by itself may be of any kind.
  const fresh = (kind: string) => {
    const sure = named.filter((one) => one.kind === kind && !one.isBare)
    const bare = named.filter((one) => one.isBare && !sure.some((other) => isOver(one, other)))
    return sure.length + bare.length
  }
  const byKind = Map.groupBy(lost, (key) => key.slice(0, key.indexOf(':')))
  return [...byKind].some(
    ([kind, keys]) => keys.length > (isAdding || (isMore && kind === 'sum') ? 0 : fresh(kind)),
  )
}

/** "Add …" and no other word for doing something. */
const saysMore = (marks: readonly Mark[]): boolean => {
  const acts = marks
    .flatMap((mark) => (isSoft(mark) ? [] : mark.tags))
    .filter((tag) => tag.startsWith('do.'))
  return acts.length > 0 && acts.every((tag) => tag === 'do.add')
}

const takesAway = (intent: Intent): boolean =>
  taking.has(intent.wish) ||
  isStep(intent) ||
  (intent.wish === 'amount' && intent.items.length > 1) ||
  (intent.wish === 'hours' && intent.changes.some(({ change }) => typeof change === 'string'))

/** "2 € more": what it says is not what will stand there. */
export const isStep = (intent: Intent): boolean =>
  intent.wish === 'amount' && !('to' in intent.amount)

export const isOver = (
  { span: [from, to] }: ToldValue,
  { span: [start, end] }: ToldValue,
): boolean => start < to && end > from
