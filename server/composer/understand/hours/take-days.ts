import { type Atom, type DaySet, everyDay } from './atom.ts'
import { is, type Taken } from './element.ts'

/** Days from one to another, over the end of the week where it must. */
export function dayRange(from: DaySet, to: DaySet): DaySet {
  let days = 0
  for (let day = Math.log2(from); ; day = (day + 1) % 7) {
    days |= 1 << day
    if (1 << day === to) return days
    if (days === everyDay) return days
  }
}

/** Monday, Monday to Friday, Tuesday, Thursday and Saturday. */
export function takeDays(atoms: readonly Atom[], at: number): Taken<DaySet> | null {
  let days = 0
  let i = at
  while (i < atoms.length) {
    const atom = atoms[i]
    if (atom?.kind !== 'day') break
    const link = atoms[i + 1]
    const skip = is(atoms[i + 2], 'from') || is(atoms[i + 2], 'to') ? 3 : 2
    const far = atoms[i + skip]
    if (atom.single && (is(link, 'to') || is(link, 'until')) && far?.kind === 'day' && far.single) {
      days |= dayRange(atom.days, far.days)
      i += skip + 1
      if (is(atoms[i], 'until') || (is(atoms[i], 'to') && !timeNear(atoms, i))) i += 1
    } else {
      days |= atom.days
      i += 1
    }
    if (atoms[i]?.kind === 'day') continue
    let ahead = i
    while (is(atoms[ahead], 'and') || is(atoms[ahead], 'from')) ahead += 1
    const more = ahead > i && ahead - i < 4 && atoms[ahead]?.kind === 'day'
    if (!more || (timeBehind(atoms, at) && ownTimes(atoms, ahead))) break
    i = ahead
  }
  return days === 0 ? null : { value: days, next: i }
}

/** Whether times stand right before an offset: "9 to 5 Monday to Friday". */
function timeBehind(atoms: readonly Atom[], at: number): boolean {
  let i = at - 1
  while (is(atoms[i], 'from') || is(atoms[i], 'and')) i -= 1
  return atoms[i]?.kind === 'time' || atoms[i]?.kind === 'half'
}

/** Whether the days from an offset on have times of their own behind them. */
function ownTimes(atoms: readonly Atom[], at: number): boolean {
  let i = at
  while (
    atoms[i]?.kind === 'day' ||
    is(atoms[i], 'from') ||
    is(atoms[i], 'to') ||
    is(atoms[i], 'and')
  )
    i += 1
  return atoms[i]?.kind === 'time' || atoms[i]?.kind === 'half'
}

const timeNear = (atoms: readonly Atom[], at: number): boolean =>
  atoms[at + 1]?.kind === 'time' || atoms[at + 1]?.kind === 'half'
