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
import { sensesOf } from '#server/reader/text/word-senses.ts'

/** What one field asks for; of two things that are counted the second has the first one's words for that. */
export interface FieldPart {
  span: Span
  /** "Number of", of "number of adults and | children"; の人数, of 大人 | と子どもの人数. */
  counted?: Span
}

/** What stands between commas and "and", and between spaces where neither is typed. */
export function fieldParts(text: TaggedText, span: Span): FieldPart[] {
  const parts = separate(text, span).flatMap((part) => wordsOf(text, part))
  return parts.flatMap((part, at) => countedApart(text, span, part, parts[at + 1], parts[at - 1]))
}

/**
 * "Number of adults and children" is two numbers: where the list goes on behind them, or both are ages. "And" may
 * be the last of the list too: "name, number of guests and allergies".
 */
function countedApart(
  text: TaggedText,
  [, end]: Span,
  part: Span,
  next: Span | undefined,
  before: Span | undefined,
): FieldPart[] {
  const plain = [{ span: part }]
  const isBehind = isDense(text.raw.slice(...part))
  const head = isBehind ? next : before
  if (!head || hasTag(text, ...part, 'words.howMany')) return plain
  const [words] = tagsIn(text, ...head, 'words.howMany')
  if (!words || !isBare(text, part) || !isJoined(text, head, part)) return plain
  const counted = isBehind ? countBehind(text, head, words) : countBefore(head, words)
  const goesOn = Math.max(head[1], part[1]) < end
  const isPair = goesOn || (tellsAge(text, head) && tellsAge(text, part))
  return counted && isPair ? [{ span: part, counted }] : plain
}

const countBefore = ([from]: Span, { start, end }: { start: number; end: number }): Span | null =>
  start === from ? [start, end] : null

/** 子ども | の人数, 어린이 | 인원 */
function countBehind({ raw }: TaggedText, [, to]: Span, { start }: { start: number }): Span | null {
  const joint = /[\p{Script=Hiragana} ]$/u.exec(raw.slice(0, start))
  return joint ? [start - joint[0].length, to] : null
}

/** "And", and no comma, stands between the two. */
function isJoined(text: TaggedText, one: Span, other: Span): boolean {
  const [from, to] = one[0] < other[0] ? [one[1], other[0]] : [other[1], one[0]]
  const said = text.raw.slice(from, to)
  return !/[,、，]/.test(said) && hasTag(text, from, to, 'words.conjunctions')
}

/** One word, with the small word before it. */
const isBare = (text: TaggedText, [start, end]: Span): boolean =>
  isDense(text.raw.slice(start, end))
    ? /^\S{1,6}$/u.test(text.raw.slice(start, end))
    : tokensIn(text, start, end).filter((word) => !isFunctionWord(text, word.start, word.end))
        .length === 1

const ages: readonly string[] = ['adult', 'child', 'senior', 'student']

const tellsAge = (text: TaggedText, [start, end]: Span): boolean =>
  tokensIn(text, start, end).some((word) =>
    sensesOf(text.language, word.text).some((sense) => ages.includes(sense)),
  )

function separate(text: TaggedText, [start, end]: Span): Span[] {
  const choices = tagsIn(text, start, end, 'words.eitherWay')
  const alternatives = tagsIn(text, start, end, 'words.alternatives')
  const isOfBoth = (one: { start: number; end: number }) =>
    choices.some((choice) => choice.start <= one.start && one.end <= choice.end)
  const ands = tagsIn(text, start, end, 'words.conjunctions').filter(
    (and) =>
      !isInside(text, and) &&
      // "E-mail" in Italian begins with no "and".
      text.raw[and.end] !== '-' &&
      // また, of または.
      !alternatives.some((or) => or.start <= and.start && and.end <= or.end) &&
      !isOfBoth(and),
  )
  const commas = [...text.raw.slice(start, end).matchAll(/[,、]/g)].map(({ index }) => ({
    start: start + index,
    end: start + index + 1,
  }))
  // "…, and | chicken, beef or fish": what is chosen from is one answer.
  const choice = alternatives.find((one) => !isOfBoth(one))?.start ?? start
  const last = ands.findLast((and) => and.end <= choice)?.end ?? choice
  // "…, X or Y, Z or W, and when": where the list goes on, a comma parts one choice from the next.
  const goesOn = commas.some((comma) => comma.end > choice && choice > start)
  const cuts = [
    ...commas.filter((comma) => goesOn || comma.end < last || comma.end > choice),
    ...ands,
  ].sort((one, other) => one.start - other.start)
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
  const isRest =
    last && leads !== undefined && leads < part[1] && !isCount && isJoined(text, last, part)
  return isRest ? [...all.slice(0, -1), [last[0], part[1]]] : [...all, part]
}

/** 学年とお名前, 이름과 인원수: in scripts without spaces one letter may be part of a word. */
function isInside({ raw }: TaggedText, { start, end }: { start: number; end: number }): boolean {
  if (!isDense(raw.slice(start, end))) return false
  const isJoining = /[\p{Script=Han}\p{Script=Katakana}ー)）]$/u.test(raw.slice(0, start))
  const goesOn = /^\p{Script=Hiragana}{2}/u.test(raw.slice(end))
  return /^\p{Script=Hangul}/u.test(raw.slice(end)) || (!isJoining && goesOn)
}
