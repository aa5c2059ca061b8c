import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagsIn,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'

/** What stands between commas and "and", and between spaces where neither is typed. */
export const fieldParts = (text: TaggedText, span: Span): Span[] =>
  separate(text, span).flatMap((part) => wordsOf(text, part))

function separate(text: TaggedText, [start, end]: Span): Span[] {
  const choices = tagsIn(text, start, end, 'words.eitherWay')
  const isOfBoth = (one: { start: number; end: number }) =>
    choices.some((choice) => choice.start <= one.start && one.end <= choice.end)
  const ands = tagsIn(text, start, end, 'words.conjunctions').filter(
    (and) =>
      !isInside(text, and) &&
      // "E-mail" in Italian begins with no "and".
      text.raw[and.end] !== '-' &&
      !hasTag(text, and.start, and.end, 'words.alternatives') &&
      !isOfBoth(and),
  )
  const commas = [...text.raw.slice(start, end).matchAll(/[,、]/g)].map(({ index }) => ({
    start: start + index,
    end: start + index + 1,
  }))
  // "…, and | chicken, beef or fish": what is chosen from is one answer.
  const choice =
    tagsIn(text, start, end, 'words.alternatives').find((one) => !isOfBoth(one))?.start ?? start
  const last = ands.findLast((and) => and.end <= choice)?.end ?? choice
  const cuts = [...commas.filter((comma) => comma.end < last || comma.end > choice), ...ands].sort(
    (one, other) => one.start - other.start,
  )
  return [...cuts, { start: end, end }]
    .map((cut, i): Span => trimmed(text.raw, [cuts[i - 1]?.end ?? start, cut.start]))
    .filter(([from, to]) => to > from)
    .reduce<Span[]>((all, part) => withPart(text, all, part), [])
}

/** "naam woonplaats telefoon", typed without commas: a name and a way to answer are not one field. */
function wordsOf(text: TaggedText, [start, end]: Span): Span[] {
  const words = tokensIn(text, start, end)
  const [first] = words
  const isName = first && tagAt(text, first.start, 'words.nameFields')?.end === first.end
  const isWay = ['contact.phone', 'contact.email'].some((tag) =>
    words.slice(1).some((word) => tagAt(text, word.start, tag)?.end === word.end),
  )
  const areBare = words.every(
    (word) => word.kind === 'word' && !isFunctionWord(text, word.start, word.end),
  )
  return isName && isWay && areBare
    ? words.map((word): Span => [word.start, word.end])
    : [[start, end]]
}

/** "The number of adults and | of children" is one answer. */
function withPart(text: TaggedText, all: Span[], part: Span): Span[] {
  const last = all.at(-1)
  const [first] = tokensIn(text, ...part)
  const leads = first && tagAt(text, first.start, 'words.prepositions')?.end
  const isCount = hasTag(text, ...part, 'words.howMany')
  const isRest = last && leads !== undefined && leads < part[1] && !isCount
  return isRest ? [...all.slice(0, -1), [last[0], part[1]]] : [...all, part]
}

/** 学年とお名前, 이름과 인원수: in scripts without spaces one letter may be part of a word. */
function isInside({ raw }: TaggedText, { start, end }: { start: number; end: number }): boolean {
  if (!isDense(raw.slice(start, end))) return false
  const isJoining = /[\p{Script=Han}\p{Script=Katakana}ー)）]$/u.test(raw.slice(0, start))
  const goesOn = /^\p{Script=Hiragana}{2}/u.test(raw.slice(end))
  return /^\p{Script=Hangul}/u.test(raw.slice(end)) || (!isJoining && goesOn)
}
