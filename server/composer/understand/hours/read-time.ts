import type { Lexicon } from '../lexicon/lexicon.ts'
import { matchAt, phraseIndex } from '../match-phrases.ts'
import { isDigit } from '../read-text.ts'
import type { Atom, Half } from './atom.ts'

const spaces = (folded: string, at: number): number => {
  let i = at
  while (folded[i] === ' ' && i - at < 3) i += 1
  return i
}

/** The phrase behind an offset, spaces skipped; -1 where there is none. */
function after(folded: string, at: number, phrases: string): number {
  if (phrases === '') return -1
  return matchAt(phraseIndex(phrases), folded, spaces(folded, at))?.end ?? -1
}

/** Two digits at an offset, or -1. */
function twoDigits(folded: string, at: number): number {
  if (!isDigit(folded[at]) || !isDigit(folded[at + 1]) || isDigit(folded[at + 2])) return -1
  const value = Number(folded.slice(at, at + 2))
  return value < 60 ? value : -1
}

const money = /^\s?(?:[€$£¥円원%]|eur|usd|gbp|chf|r\$)/

interface Clock {
  hour: number
  minute: number
  end: number
  marked: boolean
}

/** `14`, `14:30`, `14.30`, `14h30`, `14 Uhr 30`, `14時30分`, `14時半`. */
function readClock(folded: string, at: number, hours: Lexicon['hours']): Clock | null {
  let end = at
  while (isDigit(folded[end])) end += 1
  if (end - at > 2) return null
  const hour = Number(folded.slice(at, end))
  if (hour > 29) return null
  let minute = 0
  let marked = false
  const sign = folded[end] ?? ''
  if (/[:.h：]/.test(sign) && twoDigits(folded, end + 1) >= 0) {
    minute = twoDigits(folded, end + 1)
    marked = true
    end += 3
    if (/[.,]/.test(folded[end] ?? ' ') && isDigit(folded[end + 1])) return null
    const closing = after(folded, end, hours.hour)
    if (closing > 0) end = closing
  } else {
    if (/[.,/]/.test(sign) && isDigit(folded[end + 1])) return null
    const mark = after(folded, end, hours.hour)
    if (mark > 0) {
      marked = true
      end = mark
      const from = spaces(folded, end)
      const minutes = twoDigits(folded, from)
      const unit = minutes >= 0 ? after(folded, from + 2, hours.minute) : -1
      const half = after(folded, end, hours.half)
      const apart = isUhr(folded, at, mark) || isFrench(folded, mark, from)
      if (unit > 0 || (minutes >= 0 && (from === end || apart))) {
        minute = minutes
        end = unit > 0 ? unit : from + 2
      } else if (half > 0) {
        minute = 30
        end = half
      }
    }
  }
  return { hour, minute, end, marked }
}

/** "14 Uhr 30": the minutes stand apart there. */
const isUhr = (folded: string, at: number, mark: number): boolean =>
  folded.slice(at, mark).endsWith('uhr') || folded.slice(at, mark).endsWith('時')

/** "13 h 30": apart too, unless the digits are the next hour. */
const isFrench = (folded: string, mark: number, minutes: number): boolean =>
  folded[mark - 1] === 'h' && /^(?:[0-5][05])(?!\s?h)/.test(folded.slice(minutes, minutes + 5))

/** Reads a time of the day that starts with a digit, or null. */
export function readTime(folded: string, at: number, { hours }: Lexicon): Atom | null {
  if (/[\d.#+€$£¥]/.test(folded[at - 1] ?? ' ')) return null
  if (folded[at - 1] === '/' && isDigit(folded[at - 2])) return null
  if (/[€$£¥]\s?$/.test(folded.slice(Math.max(0, at - 2), at))) return null
  const clock = readClock(folded, at, hours)
  if (!clock) return null
  let { end, marked } = clock
  if (money.test(folded.slice(end, end + 5))) return null
  if (
    isDigit(folded[end]) ||
    (/\p{L}/u.test(folded[end] ?? ' ') && !marked && !letterEnds(folded, end, hours))
  ) {
    return null
  }
  let half: Half | null = null
  const am = after(folded, end, hours.am)
  const pm = after(folded, end, hours.pm)
  const named = Math.max(am, pm)
  if (
    named > 0 &&
    !/^(?:朝|夜|昼|午|夕|早|오|저|밤|아|낮|새|점)/.test(folded.slice(spaces(folded, end)))
  ) {
    half = am > pm ? 'am' : 'pm'
    marked = true
    end = named
  }
  return {
    kind: 'time',
    start: at,
    end,
    minutes: clock.hour * 60 + clock.minute,
    marked,
    half,
  }
}

const letterEnds = (folded: string, end: number, hours: Lexicon['hours']): boolean =>
  matchAt(phraseIndex(hours.am), folded, end) !== undefined ||
  matchAt(phraseIndex(hours.pm), folded, end) !== undefined ||
  matchAt(phraseIndex(hours.to), folded, end) !== undefined
