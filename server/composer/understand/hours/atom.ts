/** Days as a set of bits: Monday 1, Sunday 64, public holidays 128. */
export type DaySet = number
export const everyDay: DaySet = 127
export const workDays: DaySet = 31
export const weekendDays: DaySet = 96
export const publicHolidays: DaySet = 128

export type Half = 'am' | 'pm'

export type Word =
  | 'to'
  | 'from'
  | 'until'
  | 'and'
  | 'except'
  | 'closed'
  | 'open'
  | 'pause'
  | 'others'
  | 'nth'
  | 'month'
  | 'not'
  | 'half'
  | 'lunch'

/** One meaningful piece of a brief for opening hours. */
export type Atom = { start: number; end: number } & (
  | { kind: 'day'; days: DaySet; single: boolean }
  | { kind: 'time'; minutes: number; marked: boolean; half: Half | null }
  | { kind: 'half'; half: Half }
  | { kind: 'word'; word: Word; words: ReadonlySet<Word> }
  | { kind: 'always'; sure: boolean }
  | { kind: 'other' }
  | { kind: 'stop' }
)
