import { type TaggedText, tagBefore } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import type { WithdrawalTag } from './withdrawal-words.ts'

/**
 * The clauses of a sentence: from mark to mark, and from a word for what holds now on: "was 8 but | now 9".
 * Each begins with its first letter and ends before the mark behind it.
 */
export function clausesOf(
  text: TaggedText,
  [start, end]: Span,
  currents: readonly WithdrawalTag[],
): Span[] {
  const { raw } = text
  const breaks = [...raw.slice(start, end).matchAll(/[,;:–—…(](?=\s)|[(（）、；：]/g)].map(
    ({ index }): Span => [start + index, start + index + 1],
  )
  const turns = currents.map(({ start: at }): Span => [conjunctionBefore(text, at), at])
  const cuts = [...breaks, ...turns].toSorted((one, other) => one[0] - other[0])
  const clauses: Span[] = []
  let from = start
  for (const [cut, next] of [...cuts, [end, end] as Span]) {
    const clause = inked(raw, [from, cut])
    if (clause) clauses.push(clause)
    from = Math.max(from, next)
  }
  return clauses
}

/** Without the spaces at its sides; null where no letter stands in it. */
function inked(raw: string, [from, to]: Span): Span | null {
  const said = raw.slice(from, to)
  if (!/[\p{L}\p{N}]/u.test(said)) return null
  return [from + said.length - said.trimStart().length, from + said.trimEnd().length]
}

/** Where the "but" before what holds now begins. */
function conjunctionBefore(text: TaggedText, at: number): number {
  const end = text.folded.slice(0, at).trimEnd().length
  return tagBefore(text, end, 'words.conjunctions')?.start ?? at
}
