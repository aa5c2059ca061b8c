import type { Atom, Word } from './atom.ts'
import { type Element, is } from './element.ts'
import { takeDays } from './take-days.ts'
import { takeTimes, takeUntil } from './take-times.ts'

const plain: readonly ['closed' | 'open' | 'pause' | 'lunch' | 'except' | 'not', Word][] = [
  ['not', 'not'],
  ['pause', 'pause'],
  ['lunch', 'lunch'],
  ['closed', 'closed'],
  ['except', 'except'],
  ['open', 'open'],
]

/** Groups atoms into elements; a weekday with a date or "the first Monday" is no opening day. */
export function readElements(atoms: readonly Atom[]): Element[] {
  const elements: Element[] = []
  for (let i = 0; i < atoms.length; ) {
    const atom = atoms[i]
    if (!atom) break
    const span = (next: number) => ({ start: atom.start, end: atoms[next - 1]?.end ?? atom.end })
    const days = takeDays(atoms, i)
    const times = takeTimes(atoms, i)
    const until = times ? null : takeUntil(atoms, i)
    if (days) {
      const part = atoms[days.next]
      const half = part?.kind === 'half' && atoms[days.next + 1]?.kind !== 'time' ? part.half : null
      const dated = isDated(atoms, i, days.next)
      elements.push(
        dated
          ? { kind: 'not', ...span(days.next) }
          : { kind: 'days', days: days.value, ...(half ? { half } : {}), ...span(days.next) },
      )
      i = days.next + (half ? 1 : 0)
    } else if (times) {
      elements.push({ kind: 'times', ranges: times.value, sure: times.sure, ...span(times.next) })
      i = times.next
    } else if (until) {
      elements.push({
        kind: 'until',
        to: until.value.minutes,
        half: until.value.half,
        ...span(until.next),
      })
      i = until.next
    } else {
      elements.push(plainElement(atom))
      i += 1
    }
  }
  return elements
}

function plainElement(atom: Atom): Element {
  const span = { start: atom.start, end: atom.end }
  if (atom.kind === 'stop') return { kind: 'stop', ...span }
  if (atom.kind === 'always') return { kind: 'always', sure: atom.sure, ...span }
  if (atom.kind === 'word') {
    if (atom.words.has('others')) return { kind: 'days', days: 0, ...span }
    for (const [kind, word] of plain) if (atom.words.has(word)) return { kind, ...span }
    if (atom.words.has('month')) return { kind: 'not', ...span }
    return { kind: 'link', ...span }
  }
  return { kind: 'other', ...span }
}

/** "Saturday 14 June", "14 June, Saturday", "first Monday": dates, not opening days. */
function isDated(atoms: readonly Atom[], from: number, next: number): boolean {
  const before = atoms[from - 1]
  if (is(before, 'nth')) return true
  if (is(before, 'month')) return true
  const bare = (atom: Atom | undefined) => atom?.kind === 'time' && !atom.marked
  if (bare(atoms[next]) && (is(atoms[next + 1], 'month') || isOf(atoms, next + 1))) return true
  if (is(atoms[next], 'month')) return true
  return (
    is(atoms[next], 'and') &&
    bare(atoms[next + 1]) &&
    (is(atoms[next + 2], 'month') || isOf(atoms, next + 2))
  )
}

/** "12 de junho", "14th of June". */
const isOf = (atoms: readonly Atom[], at: number): boolean =>
  (is(atoms[at], 'from') || atoms[at]?.kind === 'other') && is(atoms[at + 1], 'month')
