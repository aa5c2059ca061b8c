import type { Atom, DaySet, Half, Word } from './atom.ts'

export interface Range {
  from: number
  to: number
}

/** Days and times as a reader takes them in: sets of days, lists of ranges, and what binds them. */
export type Element = {
  start: number
  end: number
} /** `noon`: those of the days that open for lunch alone. */ & (
  | { kind: 'days'; days: DaySet; half?: Half; noon?: DaySet }
  | { kind: 'times'; ranges: Range[]; sure: boolean }
  | { kind: 'until'; to: number; half: Half | null }
  /** A beginning nobody told the end of: "from nine". */
  | { kind: 'begins' }
  | { kind: 'closed' }
  | { kind: 'open' }
  | { kind: 'pause' }
  | { kind: 'lunch' }
  | { kind: 'except' }
  | { kind: 'always'; sure: boolean }
  | { kind: 'not' }
  | { kind: 'other' }
  | { kind: 'link' }
  | { kind: 'stop' }
)

export const is = (atom: Atom | undefined, word: Word): boolean =>
  atom?.kind === 'word' && atom.words.has(word)

export interface Taken<T> {
  value: T
  next: number
}

export interface Clock {
  minutes: number
  marked: boolean
  half: Half | null
}
