/** Days as a set of bits: Monday 1, Sunday 64, public holidays 128. */
export type DaySet = number
export const everyDay: DaySet = 127
const workDays: DaySet = 31
const weekendDays: DaySet = 96
const sundays: DaySet = 64
const publicHolidays: DaySet = 128

export type Half = 'am' | 'pm'

/** A time of the clock as it is told; `marked` is one that can be nothing but a time. */
export interface Clock {
  /** Since midnight. */
  minutes: number
  marked: boolean
  half: Half | null
}

export type Word =
  | 'to'
  | 'until'
  | 'from'
  | 'and'
  | 'except'
  | 'closed'
  | 'open'
  /** "Closes at": the time beside it ends a range. */
  | 'closing'
  /** 8.30/12.30: between two times of the clock. */
  | 'slash'
  | 'pause'
  | 'always'
  | 'others'
  | 'nth'
  | 'month'
  | 'appointment'
  | 'also'
  /** Until when one is let in: the next time is no opening time. */
  | 'lastEntry'
  | 'notHours'

/** What a text about hours is made of. `unread` is a word that means nothing here. */
export type Piece = { start: number; end: number } & (
  | { kind: 'days'; days: DaySet; single: boolean }
  | { kind: 'time'; clock: Clock }
  | { kind: 'half'; half: Half }
  | { kind: 'word'; word: Word }
  | { kind: 'comma' }
  | { kind: 'stop' }
  | { kind: 'unread' }
)

/** Where a word of the language data stands, and what it means. */
export const dayMeanings: Readonly<Record<string, DaySet>> = {
  'hours.weekdays': workDays,
  'hours.weekend': weekendDays,
  'hours.daily': everyDay,
  'hours.holidays': publicHolidays,
  'hours.sundaysAndHolidays': sundays | publicHolidays,
}

export const wordMeanings: Readonly<Record<string, Word>> = {
  'hours.seasons': 'month',
  'hours.notHours': 'notHours',
  'hours.appointment': 'appointment',
  'hours.lastEntry': 'lastEntry',
  'hours.alwaysOpen': 'always',
  'hours.always': 'always',
  'hours.except': 'except',
  'hours.closed': 'closed',
  'hours.closing': 'closing',
  'hours.pause': 'pause',
  'hours.otherDays': 'others',
  'hours.nth': 'nth',
  'hours.until': 'until',
  'hours.to': 'to',
  'hours.from': 'from',
  'hours.and': 'and',
  'hours.also': 'also',
  'hours.open': 'open',
}

export interface Taken<T> {
  value: T
  next: number
}

export const isWord = (piece: Piece | undefined, ...words: Word[]): boolean =>
  piece?.kind === 'word' && words.includes(piece.word)

export const isJoint = (piece: Piece | undefined): boolean =>
  piece?.kind === 'comma' || isWord(piece, 'and', 'slash')
