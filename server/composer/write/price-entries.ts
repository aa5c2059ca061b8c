import { spaceAt } from '#server/reader/changes/clause-spans.ts'
import type { Amount } from '#server/reader/grammars/read-amounts.ts'
import { openEnd, unitBehind } from '#server/reader/grammars/read-units.ts'
import type { Reading } from '#server/reader/read.ts'
import { isGlued } from '#server/reader/text/fold.ts'
import { firstFrom, type TaggedText, tagAt, tagBefore } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { entriesOf, goesOn } from '../material/entries.ts'
import { spanOf } from '../material/token-range.ts'
import { hasThing, hasThingOrTime, sumsIn } from './sums-in.ts'

/** A part of a run of prices. */
export interface PriceEntry {
  span: Span
  /** "And" leads to it, and it has a thing and a sum of its own. */
  isNext: boolean
}

/** What a run of prices tells one by one: between its marks, and at an "and" between two things with a sum each. */
export function priceEntries(reading: Reading, [start, end]: Span): PriceEntry[] {
  const { text, pieces } = reading
  const range = [firstFrom(text.tokens, start), firstFrom(text.tokens, end)] as const
  const sums = sumsIn(reading, [start, end])
  return entriesOf(reading, pieces, range, () => false).flatMap((own) =>
    atJoints(reading, spanOf(reading, own), sums),
  )
}

/** "A boat is $70 and | a full day $115"; "150 € per adult and 70 for children" is of one thing. */
function atJoints(reading: Reading, [start, end]: Span, all: readonly Amount[]): PriceEntry[] {
  const { text } = reading
  const sums = all.filter((sum) => start <= sum.start && sum.start < end)
  const parts: PriceEntry[] = []
  let entry: PriceEntry = {
    span: [start, end],
    isNext: leadsToNext(reading, [start, end], sums[0]),
  }
  for (const sum of sums) {
    const joint = jointBehind(text, sum.end)
    const next = all.find((other) => other.start > sum.start)
    if (!joint || !next || joint[1] >= Math.min(next.start, end)) continue
    const before: Span = [entry.span[0], sum.start]
    const to = joint[1] + spaceAt(text.raw, joint[1])
    const isOwn = isLike(reading, before, [to, Math.min(end, next.start)])
    if (!isOwn || isTied(reading, to) || !isNearest(reading, end, next)) continue
    parts.push({ ...entry, span: [entry.span[0], joint[0]] })
    entry = { span: [to, end], isNext: true }
  }
  const [from] = entry.span
  return [...parts, { ...entry, span: [from, endingJoint(text, sums.at(-1)?.end, end) ?? end] }]
}

/** "… and a bag of shirts, up to ten, is £20": behind its own marks nothing else is named that a sum is for. */
function isNearest(reading: Reading, end: number, sum: Amount): boolean {
  const mark = reading.text.raw.slice(end, sum.start).search(/[^,，、]*$/)
  return sum.start < end || !hasThing(reading, [end + mark, sum.start])
}

/** "… and for children 70"; "das" leads in a clause as well as a thing. */
const isTied = (reading: Reading, at: number): boolean =>
  goesOn(reading, at) && tagAt(reading.text, at, 'words.articles') === undefined

/** Whether what a sum is for is named like the one before: "a boat, half a day" is another time of the boat. */
export const isLike = (reading: Reading, before: Span, own: Span): boolean =>
  hasThing(reading, before)
    ? hasThing(reading, own)
    : hasThingOrTime(reading, before) && hasThingOrTime(reading, own)

/** "…, wine included, and | a card for four 100". */
function leadsToNext(reading: Reading, [start]: Span, sum: Amount | undefined): boolean {
  const { text } = reading
  const joint = tagAt(text, start, 'words.conjunctions')
  return (
    joint !== undefined &&
    sum !== undefined &&
    tagAt(text, joint.end + 1, 'words.articles') !== undefined &&
    hasThing(reading, [joint.end, sum.start])
  )
}

/** "And", right behind a sum and what it is for each of; "or" and "plus" tie two sums of one thing. */
function jointBehind(text: TaggedText, sum: number): Span | null {
  const tail = endOfSum(text, sum)
  const at = tail + spaceAt(text.raw, tail)
  const word = tagAt(text, at, 'money.divide')
  const isTied = ['words.alternatives', 'offers.adding', 'offers.added'].some((tag) =>
    tagAt(text, at, tag),
  )
  if (word && !isTied && /[\p{L}&]/u.test(text.raw[at] ?? '')) return [tail, word.end]
  const glued = gluedJoint(text, tail)
  return glued ? [tail, glued] : null
}

/** 15000원이고, 4만 원이며: the ending of a verb, written to a sum, that goes on to the next; where it ends. */
function gluedJoint(text: TaggedText, tail: number): number | null {
  if (!isGlued(text.raw[tail])) return null
  const word = text.tokens.find(({ end }) => end > tail)
  const lead = word && tagAt(text, tail, 'money.lead')
  const isTopic = word && tagBefore(text, word.end, 'names.topics') !== undefined
  return lead?.end === word?.end && lead && !isTopic ? lead.end : null
}

/** 800円で、: where the sum ends whose entry ends in nothing but what goes on to the next. */
function endingJoint(text: TaggedText, sum: number | undefined, end: number): number | null {
  if (sum === undefined) return null
  const tail = endOfSum(text, sum)
  const rest = text.raw.slice(tail, end)
  const isMore = /^\P{L}*$/u.test(text.raw.slice(end))
  const joint = tagAt(text, tail, 'money.divide')?.end ?? gluedJoint(text, tail)
  const behind = joint === null ? '' : text.raw.slice(joint, end)
  return rest !== '' &&
    isGlued(rest[0]) &&
    joint !== null &&
    !isMore &&
    /^[\s,，、;；]*$/.test(behind)
    ? tail
    : null
}

const endOfSum = (text: TaggedText, end: number): number => {
  const open = openEnd(text, end) ?? end
  return unitBehind(text, open)?.end ?? open
}
