import type { Atom, Word } from './atom.ts'
import { type Element, is } from './element.ts'
import { takeDays } from './take-days.ts'
import { inEvening, isEndless, takeSplit } from './take-split.ts'
import { takeTimes, takeUntil } from './take-times.ts'

const plain: readonly ['closed' | 'open' | 'pause' | 'lunch' | 'except' | 'not', Word][] = [
  ['not', 'not'],
  ['pause', 'pause'],
  ['lunch', 'lunch'],
  ['closed', 'closed'],
  ['except', 'except'],
  ['open', 'open'],
]

interface Read {
  elements: Element[]
  next: number
}

const spanOf = (atoms: readonly Atom[], from: number, next: number) => ({
  start: atoms[from]?.start ?? 0,
  end: atoms[next - 1]?.end ?? 0,
})

/** Groups atoms into elements; a weekday with a date or "the first Monday" is no opening day. */
export function readElements(atoms: readonly Atom[]): Element[] {
  const elements: Element[] = []
  let lastDays = -1
  for (let i = 0; i < atoms.length; ) {
    const besideDays = elements.at(-1)?.kind === 'days' ? lastDays : -1
    const read =
      readDays(atoms, i) ??
      readTimes(atoms, i, besideDays) ??
      readUntil(atoms, i) ??
      readPlain(atoms, i)
    elements.push(...read.elements)
    if (read.elements.at(-1)?.kind === 'days') lastDays = i
    i = read.next
  }
  return elements
}

function readDays(atoms: readonly Atom[], at: number): Read | null {
  const days = takeDays(atoms, at)
  if (!days) return null
  const part = atoms[days.next]
  const half = part?.kind === 'half' && atoms[days.next + 1]?.kind !== 'time' ? part.half : null
  const span = spanOf(atoms, at, days.next)
  const element: Element = isDated(atoms, at, days.next)
    ? { kind: 'not', ...span }
    : {
        kind: 'days',
        days: days.value,
        ...(half ? { half } : {}),
        ...(isNoonOnly(atoms, days.next) ? { noon: days.value } : {}),
        ...span,
      }
  return { elements: [element], next: days.next + (half ? 1 : 0) }
}

/** "Vendredi midi", and not "samedi midi et soir" or "dimanche midi à 22 h". */
function isNoonOnly(atoms: readonly Atom[], at: number): boolean {
  const [noon, behind, next] = atoms.slice(at, at + 3)
  if (noon?.kind !== 'time' || noon.minutes !== 720 || noon.end - noon.start < 4) return false
  if (behind?.kind !== 'word') return true
  return is(behind, 'and') && next?.kind === 'day'
}

function readTimes(atoms: readonly Atom[], at: number, days: number): Read | null {
  const times = takeTimes(atoms, at)
  if (times) {
    const ranges = days < 0 ? times.value : inEvening(atoms, days, times.value)
    const span = spanOf(atoms, at, times.next)
    return { elements: [{ kind: 'times', ranges, sure: times.sure, ...span }], next: times.next }
  }
  const split = takeSplit(atoms, at)
  if (!split) return null
  const span = spanOf(atoms, at, split.next)
  const { days: inside, range } = split.value
  return {
    elements: [
      { kind: 'days', days: inside, ...span },
      { kind: 'times', ranges: [range], sure: true, ...span },
    ],
    next: split.next,
  }
}

function readUntil(atoms: readonly Atom[], at: number): Read | null {
  const until = takeUntil(atoms, at)
  if (!until) return null
  const { minutes: to, half } = until.value
  const span = spanOf(atoms, at, until.next)
  return { elements: [{ kind: 'until', to, half, ...span }], next: until.next }
}

function readPlain(atoms: readonly Atom[], at: number): Read {
  const atom = atoms[at]
  const span = spanOf(atoms, at, at + 1)
  const element: Element =
    isEndless(atoms, at) || !atom ? { kind: 'begins', ...span } : plainElement(atom)
  return { elements: [element], next: at + 1 }
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
