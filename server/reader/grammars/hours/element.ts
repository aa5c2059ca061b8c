import type { Clock, DaySet, Half } from './piece.ts'
import type { Range } from './range.ts'

/** Pieces put together: sets of days, lists of ranges, and what binds them. */
export type Element =
  /** `isAlso`: open as the others are. */
  | { kind: 'days'; days: DaySet; half: Half | null; isAlso?: boolean }
  | { kind: 'times'; ranges: Range[]; sure: boolean }
  /** "until 5": ends what the days before it opened with. */
  | { kind: 'until'; clock: Clock }
  | { kind: 'word'; word: 'closed' | 'except' | 'pause' | 'always' | 'others' | 'open' }
  /** Says something this grammar has no form for; the reason it is no week. */
  | { kind: 'void'; why: 'unread' | 'endless' | 'dated' | 'other' }
