import { behindHeading } from '#server/reader/grammars/behind-heading.ts'
import type { Reading } from '#server/reader/read.ts'
import { isGlued } from '#server/reader/text/fold.ts'
import { hasTag, tagAt, tagBefore, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { sumBeside } from '../material/beside-prices.ts'
import { goesOn } from '../material/entries.ts'
import { isPriced, isPricedLine, isTold } from '../material/is-priced.ts'
import { isSentence } from '../material/sentences.ts'
import type { Statement } from '../material/statement.ts'
import { countWords } from '../material/untold.ts'
import { behindBrackets } from './behind-brackets.ts'
import { isLike, type PriceEntry, priceEntries } from './price-entries.ts'
import { costs, hasThing, isSum, leastLines, sumsIn } from './sums-in.ts'

/**
 * "Members £60 a day, others £120, deposit £100 in cash": a line for each sum with the words it stands
 * among, in their order and as they were typed; they are rows where each of them can be one.
 */
export function priceLines(reading: Reading, statement: Statement): Statement[] {
  if (statement.list) return listRows(reading, statement)
  if (statement.isPriced) return [statement]
  const lines = behindBrackets(reading, statement.span) ?? joinedEntries(reading, statement.span)
  const sums = lines.filter((line) => isSum(reading, line))
  if (sums.length < leastLines || lines.slice(0, -1).some((line) => leadsOn(reading, line)))
    return [statement]
  const areRows =
    !isTold(reading, [sums[0]?.[0] ?? 0, sums.at(-1)?.[1] ?? 0]) &&
    !lines.some((line) => isOfTopic(reading, line)) &&
    lines.every(
      (line) => isPriced(reading, line) || sumBeside(reading, line) || !costs(reading, line),
    )
  return lines.map((span, i) => ({
    ...statement,
    span,
    at: statement.at + i / lines.length,
    isLine: true,
    isSentence: isSentence(reading, span),
    isPriced: areRows && isPriced(reading, span),
  }))
}

/** "Round table £7, bench £2.50": things of one line of a list, each with a sum that has its sign. */
function listRows(reading: Reading, statement: Statement): Statement[] {
  const lines = joinedEntries(reading, statement.span)
  const areRows = lines.every((line) => {
    const [sum, ...others] = sumsIn(reading, line).filter(({ currency }) => currency !== null)
    return sum && others.length === 0 && hasThing(reading, [line[0], sum.start])
  })
  if (lines.length < leastLines || !areRows) return [statement]
  return lines.map((span, i) => ({
    ...statement,
    span,
    at: statement.at + i / lines.length,
    isPriced: isPricedLine(reading, span),
  }))
}

/** Letters behind a sum of a script that writes verbs last, which only bound it: 부터, で. */
const mostBehind = 2

/** 4만 원부터이며: a verb behind a sum leads on to the next, and what it begins is one sentence. */
function leadsOn({ text, amounts }: Reading, [start, end]: Span): boolean {
  const last = amounts.findLast((sum) => sum.start >= start && sum.end <= end)
  const behind = text.raw
    .slice(last?.end ?? end, end)
    .replace(/[(（].*?[)）]/g, '')
    .trim()
  return isGlued(behind[0]) && behind.length > mostBehind
}

/** 体験コースは大人4,400円、小学生3,300円: what both cost is told in the first line. */
const isOfTopic = ({ text }: Reading, line: Span): boolean =>
  tokensIn(text, ...line).some(
    ({ start, kind }) => kind === 'word' && tagBefore(text, start, 'names.topics') !== undefined,
  )

const joinedEntries = (reading: Reading, [start, end]: Span): Span[] =>
  joined(reading, priceEntries(reading, [behindHeading(reading.text, start), end]))

/** Entries with a sum of their own begin lines; what stands between two of them may belong to either. */
function joined(reading: Reading, entries: readonly PriceEntry[]): Span[] {
  const lines: Span[] = []
  // Whether the next sum may be one of words that stand in the line already.
  let isOpen = true
  // "A day 20 and a week 90, meals extra": what is said behind two that are joined may hold for both.
  let wasNext = false
  for (const { span: entry, isNext } of entries) {
    const last = lines.at(-1)
    const isCost = costs(reading, entry)
    const isApart: boolean =
      !isOpen || isNext || (last !== undefined && isSemicolon(reading, last, entry))
    const begins: boolean = isCost
      ? isApart && isAlone(reading, entry, last)
      : last !== undefined &&
        isSum(reading, last) &&
        (isNext || isOfAll(reading, entry, last) || (wasNext && !isMore(reading, entry)))
    if (last && !begins) lines[lines.length - 1] = [last[0], entry[1]]
    else lines.push(entry)
    // "… 85 €, two nights, 120 €": whose words those are nobody can tell; "…, with breakfast" goes on.
    isOpen = !isCost && (begins || isOpen || !isMore(reading, entry))
    if (begins) wasNext = isNext
  }
  return lines
}

/** Whether a sum has its thing, and neither "or", "after that" nor "with" ties it to the one before. */
const isAlone = (reading: Reading, entry: Span, last: Span | undefined): boolean =>
  (hasThing(reading, entry) || (last !== undefined && isLike(reading, last, entry))) &&
  (tagAt(reading.text, entry[0], 'words.articles') !== undefined ||
    ['words.alternatives', 'words.backward', 'offers.including'].every(
      (tag) => !tagAt(reading.text, entry[0], tag),
    ))

const isMore = (reading: Reading, entry: Span): boolean =>
  goesOn(reading, entry[0]) || tagAt(reading.text, entry[0], 'offers.least') !== undefined

const isSemicolon = ({ text }: Reading, last: Span, next: Span): boolean =>
  /[;；]/.test(text.raw.slice(last[1], next[0]))

/** Words; "plus VAT" stays with its price. */
const leastClause = 4

/** "…; and for that we water the plants", "…, 10% off from four on": said of all before it. */
function isOfAll(reading: Reading, [start, end]: Span, last: Span): boolean {
  const { text } = reading
  if (isSemicolon(reading, last, [start, end])) return true
  if (/^[-–−]?\s?\d+\s?%/.test(text.raw.slice(start)))
    return !hasTag(text, ...last, 'offers.forAll')
  const isAdded = ['offers.added', 'words.alternatives'].some((tag) => tagAt(text, start, tag))
  // "Dafür gießen wir …" speaks of all of it, and "ça dépend" of what is right before it.
  const isOne = ['words.pronouns', 'words.articles', 'words.alone'].some((tag) =>
    tagAt(text, start, tag),
  )
  const joints = ['words.conjunctions', ...(isOne ? [] : ['words.backward'])]
  const isJoined = joints.some((tag) => tagAt(text, start, tag)) && !isAdded
  return isJoined && countWords(reading, [start, end]).words >= leastClause
}
