import type { TaggedText } from '../../text/tagged-text.ts'
import type { Span } from '../../text/trim.ts'
import { type Element, elementsOf, type Range, rangeOf } from './element.ts'
import { lexHours } from './lex-hours.ts'
import { type DaySet, everyDay, type Half, type Piece, type Word } from './piece.ts'
import { isPlausible } from './plausible.ts'
import { writeHours } from './write-hours.ts'

export interface HoursOptions {
  /** Spans that hold other facts: phone numbers, prices. */
  blocked?: readonly Span[]
  /** Opens at night: "5–11" is an evening, and one may close in the morning. */
  nightly?: boolean
}

/**
 * Reads what spans say about opening, whole or not at all: a word that is not understood beside a
 * day or a time voids it, for "only in summer" would be lost.
 * @returns OpenStreetMap's opening_hours syntax; null where it is no week this grammar can write
 */
export function parseHours(
  text: TaggedText,
  spans: readonly Span[],
  { blocked = [], nightly = false }: HoursOptions = {},
): string | null {
  const week = new Week(nightly)
  for (const part of ofOpening(spans.flatMap((span) => parts(lexHours(text, span, blocked))))) {
    const elements = elementsOf(withoutSubject(part))
    if (!elements.some((element) => isTelling(element))) continue
    if (isAlways(elements)) week.always = true
    else if (elements.some(({ kind }) => kind === 'void') || !week.take(elements)) return null
  }
  const ranges = week.finish()
  if (!ranges) return null
  if (week.always) return '24/7'
  return isPlausible(ranges, nightly) ? writeHours(ranges) : null
}

function parts(pieces: readonly Piece[]): Piece[][] {
  const found: Piece[][] = [[]]
  for (const piece of pieces) {
    if (piece.kind === 'stop') found.push([])
    else found.at(-1)?.push(piece)
  }
  return found.filter((part) => part.length > 0)
}

/** Beside a statement of opening, "Pilates le lundi à 18 h" has a subject of its own: a class. */
function ofOpening(all: Piece[][]): Piece[][] {
  const opens = (part: Piece[]) =>
    part.some(
      (piece) => piece.kind === 'word' && (piece.word === 'open' || piece.word === 'closed'),
    )
  return all.some(opens) ? all.filter((part) => part[0]?.kind !== 'unread' || opens(part)) : all
}

/**
 * "Unsere Werkstatt ist Mo–Fr geöffnet", "The shop is at 7 Mill Yard and we are open Monday to …":
 * who opens and where stands first, and is not read.
 */
function withoutSubject(part: Piece[]): Piece[] {
  const open = part.findIndex((piece) => piece.kind === 'word' && piece.word === 'open')
  const before = part.slice(0, Math.max(0, open))
  const isSubject = before.every(
    (piece) => piece.kind !== 'days' && !(piece.kind === 'word' && limits.has(piece.word)),
  )
  const rest = isSubject ? part.slice(before.length) : part
  const first = rest.findIndex(
    (piece) =>
      piece.kind !== 'unread' &&
      piece.kind !== 'comma' &&
      !(piece.kind === 'word' && piece.word === 'open'),
  )
  return first < 0 ? [] : rest.slice(first)
}

/** Words before which an opening is none of every week. */
const limits: ReadonlySet<Word> = new Set(['closed', 'except', 'month', 'nth', 'appointment'])

/** "Day and night, call any time": words beside it limit nothing where no day or time is told. */
const isAlways = (elements: readonly Element[]): boolean =>
  elements.some((element) => element.kind === 'word' && element.word === 'always') &&
  elements.every(
    (element) =>
      (element.kind === 'void' && element.why === 'unread') ||
      (element.kind === 'word' && element.word !== 'closed' && element.word !== 'except'),
  )

const isTelling = (element: Element): boolean =>
  element.kind === 'days' ||
  element.kind === 'times' ||
  element.kind === 'until' ||
  (element.kind === 'word' && element.word === 'always')

/** A week as it is told, rule by rule. */
class Week {
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
        const closing = next?.kind === 'word' && next.word === 'closed'
        if (closing) {
          this.#close(element)
          i += 1
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
      if (!rest) return null
      this.#open(rest & ~this.#closed, this.#loose)
      this.#pending = 0
    }
    if (this.#pending || !this.#days.some((day) => day.length > 0)) return null
    const week = this.#days.map((ranges, day) =>
      this.#closed & (1 << day)
        ? []
        : this.#pauses.reduce(cut, ranges).sort((a, b) => a.from - b.from),
    )
    return this.#closeHalves(week) ? week : null
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
    if (word === 'others') this.#pending |= everyDay & ~this.#named & ~this.#closed
    if (word === 'closed' || word === 'except') {
      if (next?.kind !== 'days') return word === 'closed' ? this.#closeTimes(next) : -1
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

  /** "8–12 and 13–18, Friday until 5": the day begins as the last one did. */
  #takeUntil({ clock }: Extract<Element, { kind: 'until' }>): boolean {
    const [first] = this.#last
    if (!first || !this.#pending) return false
    const from = { minutes: first.from, marked: true, half: null }
    const whole = rangeOf(from, clock)
    if (!whole) return false
    const open = this.#last.filter(({ from: start }) => start < whole.to || whole.to < whole.from)
    this.#open(
      this.#pending,
      open.map((range, i) => (i === open.length - 1 ? { from: range.from, to: whole.to } : range)),
    )
    this.#pending = 0
    return true
  }

  /** Later rules win on the days they name again, unless they are a second opening that day. */
  #open(days: DaySet, ranges: readonly Range[]): void {
    this.#named |= days
    this.#last = [...ranges]
    for (let day = 0; day < 8; day += 1) {
      if (!(days & (1 << day))) continue
      const old = this.#days[day] ?? []
      const clash = ranges.some((a) => old.some((b) => a.from < ends(b) && b.from < ends(a)))
      this.#days[day] = clash ? [...ranges] : [...old, ...ranges]
    }
  }
}

export const ends = ({ from, to }: Range): number => (to <= from ? to + 1440 : to)

const liesIn = (range: Range, half: Half): boolean =>
  half === 'pm' ? ends(range) > 14 * 60 : range.from < 12 * 60
const other = (half: Half): Half => (half === 'am' ? 'pm' : 'am')

/** "Fri 4–10" at a taproom: the afternoon with a bare number. */
function inEvening(range: Range): Range {
  const isAfternoon = range.from >= 180 && range.from < 420 && range.to > range.from
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
