import type { Element } from './element.ts'
import { type DaySet, everyDay, type Half } from './piece.ts'
import { type Range, rangeOf } from './range.ts'

/** "Drop things off Tuesday to Friday 9 to 4": who closes on more days tells the others. */
const mostClosed = 3

/** Friday to Sunday: days on which people open otherwise than in the week. */
const lateDays: DaySet = 112

const countDays = (days: DaySet): number => days.toString(2).replaceAll('0', '').length

/** A week as it is told, rule by rule. */
export class Week {
  always = false
  readonly #nightly: boolean
  readonly #days: Range[][] = Array.from({ length: 8 }, () => [])
  #closed: DaySet = 0
  #named: DaySet = 0
  #pending: DaySet = 0
  #loose: Range[] = []
  #last: Range[] = []
  #pauses: Range[] = []
  /** "Wednesday afternoon closed". */
  #closedHalves: { days: DaySet; half: Half }[] = []

  constructor(nightly: boolean) {
    this.#nightly = nightly
  }

  /** Days that are said to be closed, Monday 0, public holidays 7. */
  get closedDays(): number[] {
    return this.#days.flatMap((_, day) => (this.#closed & (1 << day) ? [day] : []))
  }

  /** @returns whether all of it was understood */
  take(elements: readonly Element[]): boolean {
    const timesLead = this.#timesLead(elements)
    for (let i = 0; i < elements.length; i += 1) {
      const element = elements[i]
      const next = elements[i + 1]
      if (element?.kind === 'word') {
        const used = this.#takeWord(element.word, elements, i)
        if (used < 0) return false
        i += used
      } else if (element?.kind === 'days') {
        // "Noon to 4 on Sundays, closed Mondays": the times before it are of the first day.
        const isOpenBefore = timesLead && this.#loose.length > 0 && elements[i + 2]?.kind === 'days'
        if (
          (isWord(next, 'closed') && !isOpenBefore) ||
          isExcepted(element, next, elements[i + 2])
        ) {
          this.#close(element)
          i += 1
        } else if (element.isAlso && next?.kind !== 'times' && next?.kind !== 'until') {
          this.#openToo(element.days)
        } else if (this.#isHalfOpen(element, next)) {
          this.#closedHalves.push({ days: element.days, half: other(element.half) })
        } else if (this.#isShorterDay(element.days, next)) {
          this.#open(this.#restOf(element.days), this.#loose)
          this.#loose = []
          this.#pending = element.days
        } else if (timesLead && this.#loose.length > 0) {
          this.#open(element.days, this.#loose)
          const hasOwn = ['times', 'until'].includes(elements[i + 2]?.kind ?? '')
          if (next?.kind !== 'days' || hasOwn) this.#loose = []
        } else this.#pending |= element.days
      } else if (element?.kind === 'times') this.#takeTimes(element.ranges)
      else if (element?.kind === 'until' && !this.#takeUntil(element)) return false
    }
    return true
  }

  /** The week by day, Monday first, public holidays last; null where days or times hang loose. */
  finish(): Range[][] | null {
    if (this.always) return this.#named || this.#closed || this.#loose.length ? null : this.#days
    if (this.#loose.length > 0) {
      const rest = this.#pending || (this.#closed && !this.#named ? everyDay : 0)
      if (!rest || countDays(this.#closed) > mostClosed) return null
      this.#open(rest & ~this.#closed, this.#loose)
      this.#pending = 0
    }
    if (this.#pending || !this.#days.some((day) => day.length > 0)) return null
    const week = this.#days.map((ranges, day) =>
      this.#closed & (1 << day)
        ? []
        : this.#pauses.reduce(cut, ranges).sort((a, b) => a.from - b.from),
    )
    // Days that are all closed are no week: of those that are open not all is understood.
    const isOpen = week.some((ranges) => ranges.length > 0)
    return isOpen && this.#closeHalves(week) ? week : null
  }

  /** @returns false where an opening lies in both halves: how much of it is left, nobody said */
  #closeHalves(week: Range[][]): boolean {
    return this.#closedHalves.every(({ days, half }) =>
      week.every((ranges, day) => {
        if (!(days & (1 << day))) return true
        const left = ranges.filter((range) => !liesIn(range, half))
        if (ranges.some((range) => liesIn(range, half) && liesIn(range, other(half)))) return false
        week[day] = left
        return true
      }),
    )
  }

  /**
   * "9–6, Sat 9–1": times without a day, and a day with its own behind them. Of "11.30–15, in the
   * evening Fri and Sat 18–21" those come on top.
   */
  #isShorterDay(days: DaySet, next: Element | undefined): boolean {
    const isInstead =
      next?.kind === 'times' && next.ranges.some((own) => this.#loose.some((old) => meet(own, old)))
    const hasOwn = next?.kind === 'until' || isInstead
    return hasOwn && this.#loose.length > 0 && this.#named === 0 && (days & ~lateDays) === 0
  }

  /** Days before the ones a week ends with: of "9–6, Sat 9–1" nobody opens on Sunday. */
  #restOf(days: DaySet): DaySet {
    const first = days & -days
    return (first - 1) & ~this.#closed
  }

  /** Whether it names its times before its days: "9 to 5 Monday to Friday". */
  #timesLead(elements: readonly Element[]): boolean {
    const first = elements.find(({ kind }) => kind === 'days' || kind === 'times')
    if (first?.kind !== 'times' || this.#pending) return false
    const behind = elements.slice(elements.indexOf(first) + 1)
    const days = behind.findIndex(({ kind }) => kind === 'days')
    const word = behind[days + 1]
    return days >= 0 && !(word?.kind === 'word' && word.word === 'closed')
  }

  /** @returns how many elements behind the word it took along; -1 where it makes no sense */
  #takeWord(word: string, elements: readonly Element[], at: number): number {
    const next = elements[at + 1]
    if (word === 'always') this.always = true
    // "Otherwise closed": they are already.
    if (word === 'others' && next?.kind === 'word' && next.word === 'closed') return 1
    if (word === 'others') this.#pending |= everyDay & ~this.#named & ~this.#closed
    if (word === 'closed' || word === 'except') {
      if (next?.kind !== 'days') return word === 'closed' ? this.#closeTimes(next) : -1
      const behind = elements[at + 2]
      if (word === 'closed' && this.#closePart(next, behind, elements[at + 3])) return 2
      this.#close(next)
      return 1
    }
    if (word === 'pause') {
      if (next?.kind !== 'times') return -1
      this.#pauses.push(...next.ranges)
      return 1
    }
    return 0
  }

  #close({ days, half }: Extract<Element, { kind: 'days' }>): void {
    if (half) this.#closedHalves.push({ days, half })
    else this.#closed |= days
  }

  /**
   * "Daily 6.30 to 2 and 5 to 8.30, on Sundays in the morning only": half of a day that is told, or of
   * times both before and behind noon whose days nobody has told yet.
   */
  #isHalfOpen(
    element: Extract<Element, { kind: 'days' }>,
    next: Element | undefined,
  ): element is Extract<Element, { kind: 'days' }> & { half: Half } {
    const halves = new Set(this.#loose.map((range) => liesIn(range, 'pm')))
    const isTold = halves.size > 1 || (element.days & ~this.#named) === 0
    return element.half !== null && isTold && next?.kind !== 'times' && next?.kind !== 'until'
  }

  /** "Mon to Fri 8.30 to 5, closed Fri 12 to 2": a break on days that are open before and after it. */
  #closePart(
    { days }: Extract<Element, { kind: 'days' }>,
    times: Element | undefined,
    behind: Element | undefined,
  ): boolean {
    if (times?.kind !== 'times' || behind?.kind === 'days') return false
    const isBreak = this.#days.every(
      (ranges, day) =>
        !(days & (1 << day)) ||
        times.ranges.every((pause) => ranges.some((range) => cut([range], pause).length > 1)),
    )
    if (!isBreak) return false
    this.#days.forEach((ranges, day) => {
      if (days & (1 << day)) this.#days[day] = times.ranges.reduce(cut, ranges)
    })
    return true
  }

  /** "Closed 12 to 2": a break. */
  #closeTimes(next: Element | undefined): number {
    if (next?.kind !== 'times') return this.#named ? 0 : -1
    this.#pauses.push(...next.ranges)
    return 1
  }

  #takeTimes(told: readonly Range[]): void {
    const ranges = this.#nightly ? told.map(inEvening) : [...told]
    if (this.#pending) {
      this.#open(this.#pending, ranges)
      this.#pending = 0
    } else this.#loose.push(...ranges)
  }

  /**
   * "8–12 and 13–18, Friday until 5": the day begins as the last one did; "Tue to Fri 9–6, Sat 8–1,
   * Thursdays until 8" as it does itself.
   */
  #takeUntil({ clock }: Extract<Element, { kind: 'until' }>): boolean {
    const own = this.#days.find((ranges, day) => this.#pending & (1 << day) && ranges.length > 0)
    const last = own ?? this.#last
    const [first] = last
    if (!first || !this.#pending) return false
    const from = { minutes: first.from, marked: true, half: null }
    const whole = rangeOf(from, clock)
    if (!whole) return false
    const open = last.filter(({ from: start }) => start < whole.to || whole.to < whole.from)
    this.#open(
      this.#pending,
      open.map((range, i) => (i === open.length - 1 ? { from: range.from, to: whole.to } : range)),
    )
    this.#pending = 0
    return true
  }

  /** "10 to 7, Sundays too": every day; "Monday to Saturday 9 to 5, Sundays too": as on those. */
  #openToo(days: DaySet): void {
    if (this.#loose.length > 0) {
      this.#open(everyDay | days, this.#loose)
      this.#loose = []
    } else if (this.#last.length > 0) this.#open(days, this.#last)
    else this.#pending |= days
  }

  /** Later rules win on the days they name again, unless they are a second opening that day. */
  #open(days: DaySet, ranges: readonly Range[]): void {
    this.#named |= days
    this.#last = [...ranges]
    for (let day = 0; day < 8; day += 1) {
      if (!(days & (1 << day))) continue
      const old = this.#days[day] ?? []
      const clash = ranges.some((a) => old.some((b) => meet(a, b)))
      this.#days[day] = clash ? [...ranges] : [...old, ...ranges]
    }
  }
}

const isWord = (element: Element | undefined, word: string): boolean =>
  element?.kind === 'word' && element.word === word

/** 수요일 빼고 매일: where "except" follows its day, the days it is taken from come next. */
const isExcepted = (
  { days }: Extract<Element, { kind: 'days' }>,
  word: Element | undefined,
  behind: Element | undefined,
): boolean =>
  isWord(word, 'except') && behind?.kind === 'days' && countDays(behind.days) > countDays(days)

export const ends = ({ from, to }: Range): number => (to <= from ? to + 1440 : to)

const meet = (one: Range, other: Range): boolean => one.from < ends(other) && other.from < ends(one)

const liesIn = (range: Range, half: Half): boolean =>
  half === 'pm' ? ends(range) > 14 * 60 : range.from < 12 * 60
const other = (half: Half): Half => (half === 'am' ? 'pm' : 'am')

/** "Fri 4–10" at a taproom: the afternoon with a bare number. */
function inEvening(range: Range): Range {
  if (range.isHalfTold) return range
  const isAfternoon = range.from >= 180 && range.from < 420 && range.to > range.from
  // "5 to midnight".
  const isLate = range.from >= 240 && range.from < 360
  if (isLate && range.to === 1440) return { from: range.from + 720, to: range.to }
  // "4 till 2": nobody cooks from four in the morning.
  const isTillMorning = isLate && range.to > 720 && range.to <= 900
  if (isTillMorning) return { from: range.from + 720, to: range.to - 720 }
  return isAfternoon && range.to <= 720 ? { from: range.from + 720, to: range.to + 720 } : range
}

/** Takes a break out of the openings around it. */
function cut(ranges: Range[], pause: Range): Range[] {
  return ranges.flatMap((range) =>
    pause.from > range.from && pause.to < ends(range)
      ? [
          { from: range.from, to: pause.from },
          { from: pause.to, to: range.to },
        ]
      : [range],
  )
}
