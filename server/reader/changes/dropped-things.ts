import type { Draft } from '../draft.ts'
import { hasTag, tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { isSameTopic, topicsIn } from './topics.ts'

/** Words of an entry of a list; a longer one is a sentence that tells more. */
const longestEntry = 6

/** The entries of the old text that are of what there is no more: "Hüpfburg", "(테이블 1개 제공)". */
export function droppedThings(draft: Draft, old: Span, said: Span): Span[] {
  const wanted = topicsIn(draft, said).filter((word) => word.length > 1)
  const entries = entriesOf(draft.text.raw, old).filter((entry) => {
    const words = topicsIn(draft, entry)
    return (
      // "No dogs" was told, and is told again.
      !hasTag(draft.text, ...entry, 'words.negations') &&
      words.length > 0 &&
      words.length <= longestEntry &&
      words.some((word) => wanted.some((other) => isSameTopic(word, other)))
    )
  })
  return entries.map((entry) => wholeAddress(draft, withoutPartner(draft, entry, wanted)))
}

/** "crêpes | et tombola": of two things in one entry the one that is no more. */
function withoutPartner({ text }: Draft, [start, end]: Span, wanted: readonly string[]): Span {
  const and = tagsIn(text, start, end, 'words.conjunctions')[0]
  if (!and || !/\s$/.test(text.raw.slice(start, and.start))) return [start, end]
  const isGone = (span: Span) =>
    topicsIn({ text } as Draft, span).some((word) =>
      wanted.some((other) => isSameTopic(word, other)),
    )
  const [first, second] = [isGone([start, and.start]), isGone([and.end, end])]
  if (first === second) return [start, end]
  const gap = /\s+$/.exec(text.raw.slice(start, and.start))?.[0].length ?? 0
  const lead = /^[^\p{L}\d]*/u.exec(text.raw.slice(start, end))?.[0].length ?? 0
  return first ? [start + lead, and.end + 1] : [and.start - gap, end]
}

/** "Rua Guaporé, | 1140, fundos – Londrina": a street goes with all of its line. */
function wholeAddress({ text }: Draft, [start, end]: Span): Span {
  const isFirst = start === 0 || /\n\s*[-*•–]?\s*$/.test(text.raw.slice(0, start))
  if (!isFirst || !hasTag(text, start, end, 'places.streets')) return [start, end]
  const line = text.raw.indexOf('\n', end)
  return [start, line < 0 ? text.raw.length : line]
}

/** What stands between marks, each with the mark before it; a bracket is one. */
function entriesOf(raw: string, [from, to]: Span): Span[] {
  const found: Span[] = []
  const text = raw.slice(from, to)
  for (const { 0: bracket, index } of text.matchAll(/\s*[(（][^()（）\n]*[)）]/g))
    found.push([from + index, from + index + bracket.length])
  const borders = [
    ...text.matchAll(
      /[,、·・•|/\n]\s*|\s[-–—]\s|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\s(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|[!?。]\s+|(?<!\d)\.\s+|\.\s+(?=\p{Lu})/gu,
    ),
  ].map(({ index }) => index)
  const starts = [0, ...borders]
  starts.forEach((start, i) => {
    const end = starts[i + 1] ?? text.length
    const line = /[.!?。]\s*$/.exec(text.slice(start, end))
    // The first of its line goes with the mark behind it.
    const isFirst = start === 0 || /[\n.!?。]/.test(text[start] ?? '')
    const behind = isFirst && /^(?:[,、·・•|/]\s*|\s[-–—]\s)/.exec(text.slice(end))
    const begin = isFirst
      ? start + (/^[.!?。]?\s*[-*•–]?\s*/.exec(text.slice(start))?.[0].length ?? 0)
      : start
    found.push([
      from + begin,
      from + end - (line?.[0].length ?? 0) + (behind ? behind[0].length : 0),
    ])
  })
  return found.filter((span) => !/^\s*$/.test(raw.slice(...span)))
}
