import type { Clock, Half } from './piece.ts'

/** Opening and closing in minutes since midnight; one that closes the next day ends before it begins. */
export interface Range {
  from: number
  to: number
  /** Whether it is said to be in the morning or behind noon. */
  isHalfTold?: boolean
}

const toDay = (minutes: number, half: Half | null): number => {
  if (half === 'pm' && minutes < 720) return minutes + 720
  if (half === 'am' && minutes >= 720 && minutes < 780) return minutes - 720
  return minutes
}

/** 9 to 5 ends in the afternoon, 5–11 pm begins in it, 6 pm to 2 ends the next day. */
export function rangeOf(from: Clock, to: Clock): Range | null {
  const isLunch =
    from.half === 'pm' && !to.half && from.minutes >= 600 && to.minutes >= 720 && to.minutes <= 1080
  const inherited = to.half === 'pm' && from.minutes < 720 && from.minutes < to.minutes % 720
  const start = toDay(from.minutes, isLunch ? null : (from.half ?? (inherited ? 'pm' : null)))
  let end = toDay(to.minutes, to.half)
  // "10 a 00h": nobody writes noon so.
  const isTwelveHour = !to.half && end >= 60 && end < 720
  if (end <= start && isTwelveHour && end + 720 > start) end += 720
  if (start > 1440 || end > 1799 || start === end) return null
  // "1 to 8": nobody opens at night and closes in the morning without saying so.
  if (!from.half && !to.half && start >= 60 && start < 240 && end > start && end <= 720)
    return { from: start + 720, to: end + 720 }
  if (end > 1440) end -= 1440
  const range = { from: start === 1440 ? 0 : start, to: end === 0 ? 1440 : end }
  return from.half || to.half ? { ...range, isHalfTold: true } : range
}

/** "12–3 and 6–10": on a clock of twelve hours the second is later than the first. */
export function afterNoon(range: Range, before: Range | undefined): Range {
  const isEarlier =
    before && range.from < before.to && range.from + 720 >= before.to && range.from < 720
  if (!isEarlier || before.to > 1440) return range
  const to = range.to < 720 || range.to <= range.from ? range.to + 720 : range.to
  return { from: range.from + 720, to: Math.min(1440, to) }
}
