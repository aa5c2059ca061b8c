import { type TaggedText, tagAt } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import type { Value } from './values.ts'

/** "Sundays and Mondays", up to its last: one value; null where there is but one. */
export function listUpTo(text: TaggedText, values: readonly Value[], last: Value): Value | null {
  let first = last
  for (const value of values.slice(0, values.indexOf(last)).toReversed()) {
    if (value.kind !== last.kind || !joins(text, [value.span[1], first.span[0]])) break
    first = value
  }
  return first === last ? null : listOf(first, last)
}

/** The same from its first on. */
export function listFrom(text: TaggedText, values: readonly Value[], first: Value): Value | null {
  let last = first
  for (const value of values.slice(values.indexOf(first) + 1)) {
    if (value.kind !== first.kind || !joins(text, [last.span[1], value.span[0]])) break
    last = value
  }
  return first === last ? null : listOf(first, last)
}

function listOf(first: Value, last: Value): Value {
  const span: Span = [first.span[0], last.span[1]]
  return { ...last, span, core: span }
}

/** "and", a comma: nothing else stands between values of a list. */
function joins({ folded, ...text }: TaggedText, [from, to]: Span): boolean {
  const between = folded.slice(from, to)
  const at = from + (between.length - between.trimStart().length)
  if (/^\s*[,、]\s*$/.test(between)) return true
  return tagAt({ folded, ...text }, at, 'hours.and')?.end === from + between.trimEnd().length
}
