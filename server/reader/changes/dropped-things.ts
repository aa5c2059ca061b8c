import type { Draft } from '../draft.ts'
import { hasTag, tagAt, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { isSameTopic, topicsIn } from './topics.ts'

/** Words of an entry of a list; a longer one is a sentence that tells more. */
const longestEntry = 6

/** The entries of the old text that are of what there is no more: "Hüpfburg", "(테이블 1개 제공)". */
export function droppedThings(draft: Draft, old: Span, said: Span): Span[] {
  const wanted = topicsIn(draft, said).filter((word) => word.length > 1)
  const isWanted = (word: string) => wanted.some((other) => isSameTopic(word, other))
  const found = entriesOf(draft.text.raw, old).filter((entry) => {
    const words = topicsIn(draft, entry)
    return (
      // "No dogs" was told, and is told again.
      !hasTag(draft.text, ...entry, 'words.negations') &&
      words.length > 0 &&
      words.length <= longestEntry &&
      words.some(isWanted)
    )
  })
  return found.map((entry) => halfOf(draft, entry, isWanted) ?? entry)
}

/** "Tombola | and face painting": of two things that are joined the one that is meant, with its conjunction. */
function halfOf(
  draft: Draft,
  [start, end]: Span,
  isWanted: (word: string) => boolean,
): Span | null {
  const words = tokensIn(draft.text, start, end).filter(({ kind }) => kind === 'word')
  const at = words.findIndex(
    (word) => tagAt(draft.text, word.start, 'words.conjunctions')?.end === word.end,
  )
  const [joint, next] = [words[at], words[at + 1]]
  const last = words[at - 1]
  if (!joint || !next || !last || words.length > longestPair) return null
  const halves: [Span, Span] = [
    [start, next.start],
    [last.end, end],
  ]
  const [first, second] = halves.map((half) => topicsIn(draft, half).some(isWanted))
  if (first === second) return null
  return first ? halves[0] : halves[1]
}

/** Words of "coffee and home-made cake". */
const longestPair = 4

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
