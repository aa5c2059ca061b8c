import type { Atom, DaySet } from './atom.ts'
import { is, type Range, type Taken } from './element.ts'
import { takeDays } from './take-days.ts'
import { rangeOf, takeTime } from './take-times.ts'

/** "At 7 from Tuesday to Saturday and shut at 2": the days stand inside the times. */
export function takeSplit(
  atoms: readonly Atom[],
  at: number,
): Taken<{ days: DaySet; range: Range }> | null {
  const opens = takeTime(atoms, is(atoms[at], 'to') ? at + 1 : at)
  if (!opens) return null
  const days = takeDays(atoms, is(atoms[opens.next], 'from') ? opens.next + 1 : opens.next)
  const closes = days && atoms[days.next]
  // A dash or a "to" alone would tie the time to the days behind it.
  if (!days || !closes || !is(closes, 'to') || closes.end - closes.start < 7) return null
  const shuts = takeTime(atoms, days.next + 1)
  const range = shuts && rangeOf(opens.value, shuts.value)
  return range ? { value: { days: days.value, range }, next: shuts.next } : null
}

/** "Evenings Thursday to Saturday 6 to 9.30": what stands before the days tells the half of the day. */
export function inEvening(atoms: readonly Atom[], days: number, ranges: readonly Range[]): Range[] {
  const lead = atoms[is(atoms[days - 1], 'from') ? days - 2 : days - 1]
  if (lead?.kind !== 'half' || lead.half !== 'pm') return [...ranges]
  return ranges.map((range) =>
    range.from < 720 && range.from < range.to
      ? { from: range.from + 720, to: range.to <= 720 ? range.to + 720 : range.to }
      : range,
  )
}

/** "Wednesday to Friday from 5 pm": days, and behind them a time that ends nowhere. */
export function isEndless(atoms: readonly Atom[], at: number): boolean {
  const begins = takeTime(atoms, at)
  const led = is(atoms[at - 1], 'from')
  if (!begins || begins.value.minutes % 720 === 0) return false
  if (atoms[led ? at - 2 : at - 1]?.kind !== 'day') return false
  const behind = atoms[begins.next]
  return (led || begins.value.marked) && behind?.kind !== 'time' && behind?.kind !== 'half'
}
