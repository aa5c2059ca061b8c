import { type TaggedText, tagAt } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { onlyOne } from './only-one.ts'
import { isAlike, type Value } from './values.ts'

/** The one value before that is the same, of the day that is told with it. */
export function heldBefore(
  text: TaggedText,
  before: readonly Value[],
  own: readonly Value[],
  [old, now]: readonly [Value, Value],
  correction: Span,
): Value | null {
  const single = before.flatMap((value) => [value, ...(value.ends ?? [])])
  const same = single.filter(
    (value) => isAlike(value, old) && isAlike(value, now) && isSame(text, value, old),
  )
  const day = own.find(({ kind }) => kind === 'weekday')
  const ofDay = day ? same.filter((value) => isOfDay(text, before, value, day)) : []
  const isOfNoDay = !before.some(({ kind }) => kind === 'weekday')
  return onlyOne(text, day && !isOfNoDay ? ofDay : same, single, correction)
}

function isSame({ folded, raw }: TaggedText, one: Value, other: Value): boolean {
  if (one.kind === 'weekday') return false
  const [a, b] = [one, other].map(({ core }) =>
    folded
      .slice(...core)
      .replace(/\D+/g, ' ')
      .trim(),
  )
  if (a === b && a !== '') return true
  if (one.ends || other.ends || one.kind === 'money') return false
  const [first, second] = [a, b].map((said = '') => Number(said.split(' ')[0]))
  const minutes = [a, b].map((said = '') => Number(said.split(' ')[1] ?? 0))
  return raw !== '' && minutes[0] === minutes[1] && Math.abs((first ?? 0) - (second ?? 0)) === 12
}

/** Whether the last day told before a value is that day. */
export function isOfDay(
  text: TaggedText,
  before: readonly Value[],
  value: Value,
  day: Value,
): boolean {
  const last = before.findLast(({ kind, span }) => kind === 'weekday' && span[1] <= value.span[0])
  return last !== undefined && !last.ends && dayOf(text, last) === dayOf(text, day)
}

const dayOf = (text: TaggedText, { span }: Value) => tagAt(text, span[0], 'hours.days.')?.tag

/** Whether a value tells what another has told. */
export function isSaid(text: TaggedText, one: Value, other: Value): boolean {
  if (one.kind !== other.kind) return false
  if (one.kind === 'weekday' && !one.ends && !other.ends)
    return dayOf(text, one) === dayOf(text, other)
  return text.folded.slice(...one.span) === text.folded.slice(...other.span)
}
