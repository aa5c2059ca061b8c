import { isFunctionWord } from '../text/function-words.ts'
import { type TaggedText, tagAt, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { isSameCount } from './counts.ts'
import { isBareCount } from './old-value.ts'
import { isAlike, type Value } from './values.ts'
import type { WithdrawalTag } from './withdrawal-words.ts'

/** Words that take back what stands before them. */
export interface Marker {
  span: Span
  /** Takes back by itself, whatever stands at its sides. */
  isSure: boolean
}

/** Phrases behind each other are one: "ach nein, warte", "sorry, bedoel". */
export function markersOf(
  text: TaggedText,
  tags: readonly WithdrawalTag[],
  values: readonly Value[],
): Marker[] {
  const found: Marker[] = []
  for (const { start, end, tag } of tags) {
    const before = found.at(-1)
    // "Wait, no Church Street": what stands before the denial has taken back already.
    const isGoingOn =
      before?.isSure === true &&
      /^[\s,]*$/.test(text.folded.slice(before.span[1], start)) &&
      !leadsToSmallWord(text, end)
    const isRecounting = isBetweenCounts(text, tags, values, [start, end])
    const isDenial = !isRecounting && !isGoingOn && isOfWhatFollows(text, tags, end)
    // "Members 60, non-members 120": a hyphen holds it to its word.
    const isPrefix = /^-\p{L}/u.test(text.folded.slice(end))
    if (!isMarking(tag) || isDenial || isPrefix) continue
    const isSure = tag === 'retracting'
    if (before && start < before.span[1]) {
      if (end <= before.span[1]) continue
      found[found.length - 1] = { span: [before.span[0], end], isSure: isSure || before.isSure }
    } else if (before && /^[\s,.!…、。–-]*$/.test(text.folded.slice(before.span[1], start)))
      found[found.length - 1] = { span: [before.span[0], end], isSure: isSure || before.isSure }
    else found.push({ span: [start, end], isSure })
  }
  return found.filter(
    (marker) => isSetOff(text, values, marker) || isBetweenCounts(text, tags, values, marker.span),
  )
}

/** Letters and words around a denial: "five | no with | six". */
const around = { letters: 16, words: 2 }

/** "We're five no six people", dictated without a mark: another number of the same. */
function isBetweenCounts(
  text: TaggedText,
  tags: readonly WithdrawalTag[],
  values: readonly Value[],
  [start, end]: Span,
): boolean {
  // "Cinco no seis" may deny the second.
  if (tags.some((tag) => tag.tag === 'contrasting' && tag.start === start)) return false
  const old = values.findLast(({ span }) => span[1] <= start)
  const now = values.find(({ span }) => span[0] >= end)
  if (!old || !now) return false
  if (!isAlike(old, now) && !isBareCount(text, old, { span: [start, end] }, now)) return false
  // "Monday, no Tuesdays" may deny the second.
  const areFigures = [old, now].every(({ span }) => /\d/.test(text.folded.slice(...span)))
  const behindFigure = areFigures ? /^\.?\s?[,、…]\s*/ : /^(?!)/
  const isNear = (from: number, to: number) =>
    !/[.!?;:,。、\n]/.test(text.raw.slice(from, to).replace(behindFigure, '')) &&
    to - from <= around.letters &&
    tokensIn(text, from, to).length <= around.words
  return isNear(old.span[1], start) && (isNear(end, now.span[0]) || isSameCount(old, now))
}

function leadsToSmallWord(text: TaggedText, end: number): boolean {
  const [next] = tokensIn(text, end, end + around.letters)
  return next !== undefined && isFunctionWord(text, next.start, next.end)
}

/** Most words for "not" and "now" take nothing back. */
export const isMarking = (tag: WithdrawalTag['tag']): boolean =>
  tag === 'retracting' || tag === 'doubting'

/** "Sorry, not | the library": a denial of what comes next takes nothing back. */
function isOfWhatFollows(text: TaggedText, tags: readonly WithdrawalTag[], end: number): boolean {
  const isDenial = (text.endingAt.get(end) ?? []).some(({ tag }) => tag === 'words.negations')
  const next = end + (/^\s*/.exec(text.folded.slice(end))?.[0].length ?? 0)
  const goesOn = next > end && !closing.test(text.folded.slice(end))
  return isDenial && goesOn && !tags.some(({ tag, start }) => start === next && isMarking(tag))
}

const closing = /^\s*(?:[,;:.!…、。–—-]|$)/
const mark = /[,;:.!?…、。–—\-(/\n]\s*$/

/** "There's no wait for a table" takes nothing back, and "no martes" is a Tuesday without. */
function isSetOff(
  text: TaggedText,
  values: readonly Value[],
  { span: [start, end], isSure }: Marker,
): boolean {
  const { folded } = text
  const before = folded.slice(0, start)
  const opens = before.trim() === '' || mark.test(before)
  const closes = closing.test(folded.slice(end))
  const isDenial = tagAt(text, start, 'words.negations')?.end === end
  if (isDenial) return opens && closes
  if (opens) return true
  const isBehindValue = values.some(({ span }) => span[1] === before.trimEnd().length)
  return isBehindValue || (isSure && /\S[\s,]+\S/.test(folded.slice(start, end)))
}

const smallTags = [
  'contact.',
  'hours.from',
  'hours.until',
  'hours.to',
  'money.link',
  'money.from',
  'hours.open',
  'hours.pm',
  'hours.am',
  'words.fillers',
]
const mostSmall = 5

/**
 * Whether words only lead to a value: "it's at", "il telefono è".
 * @param said words that led to the value before
 */
export function isLead(
  text: TaggedText,
  [start, end]: Span,
  tags: readonly WithdrawalTag[] = [],
  said: ReadonlySet<string> = new Set(),
): boolean {
  const tokens = tokensIn(text, start, end)
  if (tokens.some(({ kind }) => kind === 'number')) return false
  const words = tokens.filter(({ kind }) => kind === 'word')
  let read = start
  const areSmall = words.every((word) => {
    if (word.start < read || said.has(word.text)) return true
    const overriding = tags.find((tag) => tag.tag === 'overriding' && tag.start === word.start)
    read = Math.max(read, overriding?.end ?? 0)
    const long = smallTags
      .map((tag) => tagAt(text, word.start, tag)?.end ?? 0)
      .reduce((one, other) => Math.max(one, other), 0)
    read = Math.max(read, Math.min(long, end))
    if (tagAt(text, word.start, 'words.negations')) return false
    return read > word.start || isFunctionWord(text, word.start, word.end)
  })
  return areSmall && words.length <= mostSmall
}

const leading = [
  'words.prepositions',
  'hours.from',
  'hours.until',
  'hours.to',
  'dates.from',
  'dates.until',
]

/** Where the preposition right before an offset begins; the offset itself where there is none. */
export function prepositionBefore(text: TaggedText, at: number): number {
  const end = text.folded.slice(0, at).trimEnd().length
  const last = tokensIn(text, Math.max(0, end - 24), end).at(-1)
  if (!last || last.end !== end || last.kind !== 'word') return at
  return leading.some((tag) => tagAt(text, last.start, tag)?.end === last.end) ? last.start : at
}
