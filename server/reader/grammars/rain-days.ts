import { type TaggedText, tagsIn, tokensIn } from '../text/tagged-text.ts'
import type { CalendarDay } from './read-dates.ts'

/** Words between "if it rains" and the day it is then. */
const mostBetween = 4

/**
 * Days something is held on for sure: "Saturday 6 June, if wet 13 June" is on the sixth. Where no other
 * day is told before it, the day behind such words is all there is.
 */
export function withoutRainDays(text: TaggedText, days: readonly CalendarDay[]): CalendarDay[] {
  const cues = tagsIn(text, 0, text.raw.length, 'dates.instead')
  return days.filter(
    ({ start }) =>
      !cues.some(
        (cue) =>
          days.some((other) => other.end <= cue.start) &&
          cue.end <= start &&
          isNear(text, cue.end, start),
      ),
  )
}

function isNear(text: TaggedText, from: number, to: number): boolean {
  const between = tokensIn(text, from, to)
  const words = between.filter(({ kind }) => kind === 'word')
  const isCut = between.some(
    ({ text: mark, kind }) => kind === 'line' || /^[.!?;。！？]$/.test(mark),
  )
  return words.length <= mostBetween && !isCut
}
