import type { Draft } from '../draft.ts'
import { hasTag, type TaggedText, tagAt, tagBefore, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import type { Edit } from './edit.ts'
import { isLead, type Marker, prepositionBefore } from './markers.ts'
import { type Swap, swapOf } from './swap-of.ts'
import { isAlike, type Value } from './values.ts'
import type { WithdrawalTag } from './withdrawal-words.ts'

/** Letters, and words beside the values, between what is taken back and the words that do so. */
const reach = { sure: { letters: 160, words: 12 }, unsure: { letters: 60, words: 3 } }
/** Letters between values that are said again together: "Saturday at 8". */
const together = 25

/** "Open 10 to 6, no wait, from 9": values behind the marker stand for those before it. */
export function saidAgain(
  draft: Draft,
  { values, tags }: { values: readonly Value[]; tags: readonly WithdrawalTag[] },
  marker: Marker,
): Edit | null {
  const { text } = draft
  const [start, end] = marker.span
  const behind = values.filter(({ span }) => span[0] >= end)
  const before = values.filter(({ span }) => span[1] <= start)
  const [first] = behind
  if (!first || !isLead(text, [end, first.span[0]], tags)) return null
  if (isGoingOn(text, marker, first)) return null
  // "Closed on Mondays, sorry! Tuesday to Saturday …" goes on.
  if (!marker.isSure && /[.!?。！？]/.test(text.raw.slice(end, first.span[0]))) return null
  const old = before.findLast(
    (value) =>
      isNear(text, value, marker) &&
      isAlike(value, first) &&
      isBest(before, value, first, marker, text),
  )
  if (!old) return null
  const list = marker.isSure && !isNews(text, [old, first]) ? listBefore(text, before, old) : null
  if (list) return editOf(text, marker, [[list, first]])
  const pairs: [Value, Value][] = [[old, first]]
  for (const now of behind.slice(1)) {
    const last = pairs.at(-1)?.[1] as Value
    const free = before.filter(
      (value) =>
        isAlike(value, now) &&
        pairs.every(([known]) => known !== value) &&
        Math.abs(value.span[0] - old.span[1]) <= together,
    )
    const other = free.find((value) => value.span[0] >= old.span[1]) ?? free.at(-1)
    if (
      !other ||
      !isLead(text, [last.span[1], now.span[0]]) ||
      /[,;.!?\n]/.test(text.raw.slice(last.span[1], now.span[0]))
    )
      break
    pairs.push([other, now])
  }
  return pairs.some((pair) => isNews(text, pair)) && pairs.every((pair) => isOfOneSide(text, pair))
    ? editOf(text, marker, pairs)
    : null
}

/** "Monday, Tuesday and, well, Saturday too": one more, in place of none. */
function isGoingOn(text: TaggedText, { span: [start, end] }: Marker, now: Value): boolean {
  const before = text.folded.slice(0, start).replace(/[\s,]+$/, '').length
  return (
    tagBefore(text, before, 'words.conjunctions') !== undefined ||
    hasTag(text, end, now.span[0], 'hours.also')
  )
}

/** "Sundays and Mondays, scratch that, just Mondays": all of the list is taken back. */
function listBefore(text: TaggedText, before: readonly Value[], last: Value): Value | null {
  let { span } = last
  for (const { kind, span: other } of before.slice(0, before.indexOf(last)).toReversed()) {
    const between = text.folded.slice(other[1], span[0])
    const at = other[1] + (between.length - between.trimStart().length)
    const joins = tagAt(text, at, 'hours.and')?.end === at + between.trim().length
    if (kind !== last.kind || !(joins || /^\s*[,、]\s*$/.test(between))) break
    span = [other[0], span[1]]
  }
  return span[0] < last.span[0] ? { ...last, span, core: span } : null
}

/** "Saturday till 1. Wait, Saturday starts at 9": one day is told on. */
function isNews({ folded }: TaggedText, [old, now]: readonly [Value, Value]): boolean {
  return folded.slice(...old.span) !== folded.slice(...now.span)
}

/** What begins does not stand for what ends. */
function isOfOneSide(text: TaggedText, [old, now]: readonly [Value, Value]): boolean {
  if (old.ends || now.ends) return true
  const [own, lead] = [old, now].map(({ span }) => prepositionBefore(text, span[0]))
  const isUntil = (at = 0) => tagAt(text, at, 'hours.until') !== undefined
  return lead === now.span[0] || isUntil(own) === isUntil(lead)
}

/** A figure without its unit stands for one with a unit, where there is one. */
function isBest(
  before: readonly Value[],
  value: Value,
  now: Value,
  marker: Marker,
  text: TaggedText,
): boolean {
  if (now.kind !== 'number' || value.kind !== 'number' || now.counted) return true
  return !before.some(
    (other) =>
      other.kind !== 'number' &&
      isAlike(other, now) &&
      isNear(text, other, marker) &&
      other.span[1] > value.span[1] - together,
  )
}

function isNear(text: TaggedText, { span }: Value, { span: [start], isSure }: Marker): boolean {
  const { letters, words } = reach[isSure ? 'sure' : 'unsure']
  const said = text.raw.slice(span[1], start)
  if (said.length > letters) return false
  if (/[.!?。！？\n]+\s*\S/.test(said.replace(/[.!?。！？\s]+$/, ''))) return false
  return tokensIn(text, span[1], start).filter(({ kind }) => kind === 'word').length <= words
}

function editOf(text: TaggedText, marker: Marker, pairs: readonly [Value, Value][]): Edit {
  const swaps = pairs.map(([old, now], at) => swapOf(text, old, now, at === 0 ? marker.span[1] : 0))
  const lastOld = Math.max(...pairs.map(([old]) => old.span[1]))
  const lastNow = Math.max(...pairs.map(([, now]) => now.span[1]))
  const from = text.raw.slice(0, marker.span[0]).replace(/[\s,;:.!?…、。–—\-(（]+$/, '').length
  return {
    swaps,
    gone: [[Math.max(from, lastOld), endOf(text, [lastOld, from], lastNow, swaps[0])]],
  }
}

/** Where what is said again ends: "…, sorry, 48 € a month" says "a month" again. */
function endOf(text: TaggedText, [from, to]: Span, end: number, first: Swap | undefined): number {
  const rest = text.folded.slice(from, to)
  if (rest.trim() !== '' && text.folded.startsWith(rest, end)) return end + rest.length
  return Math.max(end, first?.end ?? 0)
}
