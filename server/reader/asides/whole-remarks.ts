import type { Language } from '../language.ts'
import { fold } from '../text/fold.ts'
import { tagText } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { findTowns } from '../towns.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import { bracketAround } from './clauses.ts'
import { longestWhole } from './remark-sentence.ts'
import type { UnwrittenWords } from './unwritten-words.ts'
import { valuesIn } from './withheld.ts'

/** Remarks that touch are one, and the stop of a sentence of which nothing is left goes with it. */
export const wholeRemarks = (text: string, spans: readonly Span[]): Span[] =>
  spans
    .toSorted((one, other) => one[0] - other[0])
    .reduce(joined, [])
    .map((span) => withStop(text, span))

/**
 * "I would ask you | not to mention my brother |, we no longer speak": the sentences of remarks whose
 * rest leads to what is forbidden or says why. A number, a day or a contact in it is told.
 */
export function sentencesOfRemarks(
  text: string,
  spans: readonly Span[],
  language: Language,
  { motives, complete, addresses }: UnwrittenWords,
): Span[] {
  if (spans.length === 0) return []
  const folded = fold(text)
  const tagged = tagText(text, language)
  const days = tagged.meaning('hours.days.')
  const towns = spans.some((span) => addresses.isIn(folded.slice(...span))) ? findTowns(tagged) : []
  const inBrackets = spans.filter((span) => bracketAround(text, [span[0] + 1, span[1] - 1]))
  const isLeft = (at: number) => !spans.some(([start, end]) => start <= at && at < end)
  return sentencesOf(text)
    .map(([start, end]): Span => [start, start + text.slice(start, end).trimEnd().length])
    .filter(([start, end]) => {
      const touches = (span: Span) => span[0] < end && start < span[1]
      const isOther = inBrackets.some(touches) || valuesIn(text, [start, end]).length > 0
      if (end - start > longestWhole || !spans.some(touches) || isOther) return false
      const said = folded.slice(start, end)
      if (motives.isIn(said) || complete.isIn(said)) return false
      const rest = said.replace(/[\s\S]/g, (each, index: number) =>
        isLeft(start + index) ? each : '',
      )
      const isTold = (each: { start: number; end: number }) =>
        start <= each.start && each.end <= end && isLeft(each.start)
      // "In my orchard at Ripley | , the street I tell by phone, don't put it |": where it is.
      return /\p{L}/u.test(rest) && !/\p{N}/u.test(rest) && ![...days, ...towns].some(isTold)
    })
}

/** Spans that touch are one. */
function joined(spans: Span[], next: Span): Span[] {
  const last = spans.at(-1)
  if (!last || next[0] > last[1]) return [...spans, next]
  return [...spans.slice(0, -1), [last[0], Math.max(last[1], next[1])]]
}

/** With the stop of a sentence of which nothing is left. */
function withStop(text: string, [start, end]: Span): Span {
  const before = text.slice(0, start)
  const stop = /(?:^|[.!?。！？\n])\s*$/.test(before)
    ? /^[.!?。！？,;]+/.exec(text.slice(end))
    : null
  const at = end + (stop?.[0].length ?? 0)
  return [start, at + (/(?:^|\s)$/.test(before) ? spaceAt(text, at) : 0)]
}

const spaceAt = (text: string, at: number): number =>
  /^[^\S\n]*/.exec(text.slice(at))?.[0].length ?? 0
