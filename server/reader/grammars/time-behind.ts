import type { TaggedText } from '../text/tagged-text.ts'
import type { Clock } from './hours/piece.ts'
import { readClock } from './hours/read-clock.ts'

/** Letters between a day and its time: "on Friday 12 December, doors at 7.30pm". */
const nearness = 24

/** Earlier hours without a word for the half of the day may be of the evening: 저녁 7시. */
const earliest = 8

/**
 * The time behind a day, as `19:30`; '' where none is told before the sentence or line ends, or where it
 * may be another: "10 to 4 pm" begins with a bare number.
 */
export function timeBehind(text: TaggedText, from: number, letters = nearness): string {
  const stretch = text.folded.slice(from, from + letters)
  for (const { index } of stretch.matchAll(/(?<!\d)\d/g)) {
    if (/[.\n]\s/.test(stretch.slice(0, index))) return ''
    const read = readClock(text, from + index)
    if (!read?.clock.marked && !read?.clock.half) return ''
    const isSure = read.clock.half !== null || read.clock.minutes >= earliest * 60
    return isSure ? clockText(read.clock) : ''
  }
  return ''
}

function clockText({ minutes, half }: Clock): string {
  const hour = Math.floor(minutes / 60)
  const later = half === 'pm' && hour < 12 ? 12 : half === 'am' && hour === 12 ? -12 : 0
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(hour + later)}:${two(minutes % 60)}`
}
