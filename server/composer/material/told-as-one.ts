import { costs } from '#server/reader/grammars/priced-item.ts'
import type { Reading } from '#server/reader/read.ts'
import { hasTag, type TaggedText, tagAt, tagBefore } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { isSumAlone } from './lone-sum.ts'
import { pointsToPrevious } from './points-to-previous.ts'
import { countClaims } from './requests.ts'
import { chanceOf } from './role-chance.ts'
import { opensWithSubject, verbsIn } from './sentences.ts'
import { type Range, spanOf } from './token-range.ts'
import { mainRole, sureRoles } from './unit-role.ts'
import { countWords } from './untold.ts'

/** From this chance on a question is put to whoever makes the page. */
const surelyAsked = 0.9

/** Letters of two sentences that are told as one. */
const longestPair = 320

/** "Got an old bike to give away? We fetch it": apart from its question it would be false. */
export function toldAsOne(
  reading: Reading,
  ranges: readonly Range[],
  isLine: ReadonlySet<number>,
): Range[] {
  const found: Range[] = []
  for (const range of ranges) {
    const before = found.at(-1)
    const areLines = isLine.has(range[0]) || isLine.has(before?.[0] ?? -1)
    const isOfBefore =
      before &&
      (goesBack(reading, before, range) ||
        isSumOf(reading, before, range) ||
        isRateOf(reading, before, range))
    if (before && !areLines && isOfBefore) found[found.length - 1] = [before[0], range[1]]
    else found.push(range)
  }
  return found
}

/** "Family room sleeps four. | £95": a sum is nothing without the thing right before it. */
function isSumOf(reading: Reading, before: Range, range: Range): boolean {
  const { text, contacts } = reading
  const [start, end] = spanOf(reading, before)
  const isContact = contacts.some(({ span }) => span[0] >= start && span[1] <= end)
  const isParagraph = /\n\s*\n/.test(text.raw.slice(end - 1, spanOf(reading, range)[0]))
  return !isContact && !isParagraph && isSumAlone(reading, spanOf(reading, range))
}

/** "€42 an hour without tax, | 6% if your house is old": the tax of the price before it. */
function isRateOf(reading: Reading, before: Range, range: Range): boolean {
  const [start] = spanOf(reading, range)
  const isRate = /^\d+\s?%/.test(reading.text.raw.slice(start))
  return isRate && countClaims(reading, spanOf(reading, before), 'money') > 0
}

/** "… last two hours. Custam 38 €": a verb that begins with what it costs has its subject in the sentence before. */
function isCostOfSubject(reading: Reading, [start, end]: Span, at: number): boolean {
  const { text } = reading
  const sums = (span: Span) => countClaims(reading, span, 'money')
  return (
    costs(text, at) &&
    // "O preço é de": what it costs is the subject itself.
    !tagAt(text, at, 'words.articles') &&
    /^\p{Lu}/u.test(text.raw.slice(at)) &&
    !opensWithSubject(reading, [at, end]) &&
    sums([at, end]) > 0 &&
    sums([start, at]) === 0 &&
    verbsIn(reading, [start, at]).length > 0
  )
}

function goesBack(reading: Reading, before: Range, range: Range): boolean {
  const { text } = reading
  const pieces = sureRoles(reading)
  const [start, end] = [spanOf(reading, before)[0], spanOf(reading, range)[1]]
  const first = text.tokens[range[0]]
  if (!first || end - start > longestPair) return false
  const isAnswer = /[?？]\s*$/.test(text.raw.slice(start, first.start))
  // "What colours?? Cash or bank transfer": what its maker is asked has no answer on the page.
  const [one, other] = [before, range].map((each) => mainRole(pieces, spanOf(reading, each)))
  const isAsked = chanceOf(reading, spanOf(reading, before), ['instruction']) >= surelyAsked
  if (isAnswer) return !isAsked || other === 'instruction'
  if (isCostOfSubject(reading, [start, end], first.start)) return true
  const isPlain = countClaims(reading, spanOf(reading, range), 'money') === 0
  if (isPlain && other !== 'instruction' && endsAtThatTime(text, range)) return true
  if (!pointsToPrevious(text, first.start)) return false
  const hasSum = (span: Span) => countClaims(reading, span, 'money') > 0
  if (hasSum([start, first.start])) return false
  // "Também vendo bicicletas, entre 120 e 280 euros": what is added speaks of no sentence before it.
  if (hasSum([first.start, end]) && hasTag(text, first.start, first.end, 'hours.also')) return false
  // What a table of hours or the head of the page says whole stands there.
  if (countWords(reading, [start, first.start]).untold === 0) return false
  // "Also leave out that …": each request is judged by itself.
  return one === other && other !== 'instruction'
}

/** Words, and letters where nothing stands between them. */
const longestTail = { words: 10, letters: 60 }

/** "Please tell us of allergies then": short, and nothing without the sentence before it. */
function endsAtThatTime(text: TaggedText, [first, end]: Range): boolean {
  const words = text.tokens.slice(first, end).filter(({ kind }) => kind === 'word')
  const last = words.at(-1)
  const isShort =
    words.length <= longestTail.words ||
    (last?.end ?? 0) - (words[0]?.start ?? 0) <= longestTail.letters
  // "Allergien bitte auch dann angeben": where verbs stand last.
  const ends = words.slice(text.language.data.info.verbSecond ? -2 : -1)
  return isShort && ends.some(({ end: at }) => tagBefore(text, at, 'words.atThatTime'))
}
