import type { Reading } from '#server/reader/read.ts'
import { isGlued } from '#server/reader/text/fold.ts'
import {
  firstFrom,
  hasTag,
  type TaggedText,
  tagAt,
  tagBefore,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { sumBeside } from '../material/beside-prices.ts'
import { entriesOf, goesOn } from '../material/entries.ts'
import { isPriced, isTold } from '../material/is-priced.ts'
import { isSentence } from '../material/sentences.ts'
import type { Statement } from '../material/statement.ts'
import { spanOf } from '../material/token-range.ts'
import { countWords } from '../material/untold.ts'
import { behindBrackets } from './behind-brackets.ts'
import { costs, hasThing, isSum, leastLines } from './sums-in.ts'

/**
 * "Members £60 a day, others £120, deposit £100 in cash": a line for each sum with the words it stands
 * among, in their order and as they were typed; they are rows where each of them can be one.
 */
export function priceLines(reading: Reading, statement: Statement): Statement[] {
  if (statement.isPriced || statement.list) return [statement]
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

const joinedEntries = (reading: Reading, span: Span): Span[] =>
  joined(reading, entriesIn(reading, span))

function entriesIn(reading: Reading, [start, end]: Span): Span[] {
  const { text, pieces } = reading
  const first = firstFrom(text.tokens, behindHeading(text, start))
  const range = [first, firstFrom(text.tokens, end)] as const
  return entriesOf(reading, pieces, range, () => false).map((own) => spanOf(reading, own))
}

/** "Prices: members £60", "los precios son: …", 料金は会員6千円: the section is called so already. */
export function behindHeading(text: TaggedText, start: number): number {
  const begins = behindTag(text, start, ['words.articles', 'words.possessives'])
  const end = behindTag(text, begins, ['money.headings'])
  if (end === begins) return start
  const verb = behindTag(text, end, ['words.copulas'])
  const colon = /^\s?[:：]\s*/.exec(text.raw.slice(verb))
  if (colon) return verb + colon[0].length
  return tagBefore(text, end, 'names.topics') === undefined ? start : end
}

/** Where the longest phrase of some tags ends that begins at an offset or behind its space; else the offset. */
function behindTag({ raw, startingAt }: TaggedText, at: number, tags: readonly string[]): number {
  const start = at + (/^\s*/.exec(raw.slice(at))?.[0].length ?? 0)
  const found = startingAt.get(start)?.filter(({ tag }) => tags.includes(tag)) ?? []
  return Math.max(at, ...found.map(({ end }) => end))
}

/** Entries with a sum of their own begin lines; what stands between two of them may belong to either. */
function joined(reading: Reading, entries: readonly Span[]): Span[] {
  const lines: Span[] = []
  // Whether the next sum may be one of words that stand in the line already.
  let isOpen = true
  for (const entry of entries) {
    const last = lines.at(-1)
    const isCost = costs(reading, entry)
    const isApart: boolean = !isOpen || (last !== undefined && isSemicolon(reading, last, entry))
    const begins: boolean = isCost
      ? isApart && isAlone(reading, entry)
      : last !== undefined && isSum(reading, last) && isOfAll(reading, entry, last)
    if (last && !begins) lines[lines.length - 1] = [last[0], entry[1]]
    else lines.push(entry)
    // "… 85 €, two nights, 120 €": whose words those are nobody can tell; "…, with breakfast" goes on.
    isOpen = !isCost && (begins || isOpen || !isMore(reading, entry))
  }
  return lines
}

/** Whether a sum has its thing, and neither "or", "after that" nor "with" ties it to the one before. */
const isAlone = (reading: Reading, entry: Span): boolean =>
  hasThing(reading, entry) &&
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
