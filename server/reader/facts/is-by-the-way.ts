import type { Draft } from '../draft.ts'
import { endingBefore } from '../text/ending-before.ts'
import { hasTag } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** A stop within a word ends none. */
const sentenceBefore = endingBefore(/(?:[^.!?;。！？\n]|\.(?=\S))*/)

/**
 * "Bibs are collected at Mill Lane 14", "rehearsals on Wednesdays in …": of something that takes place on
 * a day, where another thing is done is no place to come to. A town is one all the same.
 */
export function isByTheWay({ text, days, towns }: Draft, [start, end]: Span): boolean {
  if (days.length === 0) return false
  if (towns.some((town) => town.start === start && town.end === end)) return false
  const said = sentenceBefore(text.raw, start) ?? ''
  return hasTag(text, start - said.length, start, 'places.byTheWay')
}
