import { hasTag, type TaggedText, tagAt, tagBefore, tokensIn } from '../text/tagged-text.ts'
import type { Marker } from './markers.ts'
import { isAlike, type Value } from './values.ts'

/** Letters, and words beside the values, between what is taken back and the words that do so. */
const reach = { sure: { letters: 160, words: 16 }, unsure: { letters: 60, words: 3 } }
/** Letters between values that are told together: "Saturday at 8". */
export const together = 25

/** The value before a marker that the one behind it can stand in place of. */
export function oldValue(
  text: TaggedText,
  before: readonly Value[],
  marker: Marker,
  now: Value,
): Value | undefined {
  if (isGoingOn(text, marker, now)) return undefined
  return before.findLast(
    (value) =>
      isNear(text, value, marker) &&
      (isAlike(value, now) || isBareCount(text, value, marker, now)) &&
      isBest(before, value, now, marker, text),
  )
}

/** "Five, no, six people": what is counted stands behind the second. */
export const isBareCount = (
  { raw }: TaggedText,
  { kind, counted, span: [, end] }: Value,
  { span: [start] }: Pick<Marker, 'span'>,
  now: Value,
): boolean =>
  [kind, now.kind].every((each) => each === 'number') &&
  counted === '' &&
  /^[\s,–—-]*$/.test(raw.slice(end, start))

/** "Monday, Tuesday and, well, Saturday too": one more, in place of none. */
function isGoingOn(text: TaggedText, { span: [start, end] }: Marker, now: Value): boolean {
  const before = text.folded.slice(0, start).replace(/[\s,]+$/, '').length
  return (
    tagBefore(text, before, 'words.conjunctions') !== undefined ||
    hasTag(text, end, now.span[0], 'hours.also') ||
    tagAt(text, now.span[1] + 1, 'hours.also') !== undefined
  )
}

/** A figure without its unit stands for one with a unit, where there is one. */
function isBest(
  before: readonly Value[],
  value: Value,
  now: Value,
  marker: Marker,
  text: TaggedText,
): boolean {
  if (now.kind !== 'number' || value.kind !== 'number' || now.counted) return true
  return !before.some(
    (other) =>
      other.kind !== 'number' &&
      isAlike(other, now) &&
      isNear(text, other, marker) &&
      other.span[1] > value.span[1] - together,
  )
}

function isNear(text: TaggedText, { span }: Value, { span: [start], isSure }: Marker): boolean {
  const { letters, words } = reach[isSure ? 'sure' : 'unsure']
  const said = text.raw.slice(span[1], start)
  if (said.length > letters) return false
  // The stop of "6. Juni" ends no sentence.
  const withFigure = text.raw.slice(Math.max(0, span[1] - 1), start).replace(/[.!?。！？\s]+$/, '')
  if (/(?:(?<!\d)[.!?]|[。！？\n])+\s*\S/.test(withFigure)) return false
  return tokensIn(text, span[1], start).filter(({ kind }) => kind === 'word').length <= words
}
