import type { Draft } from '../draft.ts'
import { type TaggedText, tagAt, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import type { Edit } from './edit.ts'
import { isLedTo } from './led-to.ts'
import { isLead, type Marker, prepositionBefore } from './markers.ts'
import { behindMoving, isOfMoving } from './moved.ts'
import { oldValue, together } from './old-value.ts'
import { type Swap, swapOf } from './swap-of.ts'
import { listFrom, listUpTo } from './value-lists.ts'
import { isAlike, type Value } from './values.ts'
import type { WithdrawalTag } from './withdrawal-words.ts'

type Pair = readonly [Value, Value]

interface Around {
  before: readonly Value[]
  behind: readonly Value[]
  tags: readonly WithdrawalTag[]
}

/** "Open 10 to 6, no wait, from 9": values behind the marker stand for those before it. */
export function saidAgain(
  { text }: Draft,
  { values, tags }: { values: readonly Value[]; tags: readonly WithdrawalTag[] },
  marker: Marker,
): Edit | null {
  const [start, end] = marker.span
  const around = {
    before: values.filter(({ span }) => span[1] <= start),
    behind: values.filter(({ span }) => span[0] >= end),
    tags,
  }
  const [first] = around.behind
  const old = first && heldUntil(text, around, marker, first)
  if (!old || !isLedTo(text, tags, marker, [old, first])) return null
  const lists = listsAgain(text, around, marker, [old, first])
  if (lists) return editOf(text, marker, [lists])
  const pairs = pairsFrom(text, around, [old, first])
  if (!pairs.some((pair) => isNews(text, pair)))
    return marker.isSure ? startedAgain(text, marker, [old, first]) : null
  if (!pairs.every((pair) => isOfOneSide(text, pair))) return null
  // "It was moved | to Saturday": the word before the day is of the moving.
  const isMoving = isOfMoving(text, tags, marker, first)
  return editOf(text, marker, pairs, isMoving ? 0 : marker.span[1], tags)
}

/** What the first value behind the marker stands for; what has been moved may have been told long ago. */
function heldUntil(
  text: TaggedText,
  { before, tags }: Around,
  marker: Marker,
  first: Value,
): Value | undefined {
  if (!isOfMoving(text, tags, marker, first)) return oldValue(text, before, marker, first)
  const [only, ...others] = before.filter((value) => isAlike(value, first))
  return (
    oldValue(text, before, { ...marker, isSure: true }, first) ??
    (others.length === 0 ? only : undefined)
  )
}

/** "Monday and Tuesday, no, Monday and Friday", "Sundays and Mondays, scratch that, just Mondays". */
function listsAgain(
  text: TaggedText,
  { before, behind }: Around,
  { isSure }: Marker,
  [old, now]: Pair,
): Pair | null {
  if (now.kind !== 'weekday') return null
  const [held, holds] = [listUpTo(text, before, old), listFrom(text, behind, now)]
  if (held && holds) return [held, holds]
  return held && isSure && !isNews(text, [old, now]) ? [held, now] : null
}

/** Values that are said again together: "Saturday at 8". */
function pairsFrom(text: TaggedText, { before, behind }: Around, [old, first]: Pair): Pair[] {
  const pairs: Pair[] = [[old, first]]
  for (const now of behind.slice(1)) {
    const end = pairs.at(-1)?.[1].span[1] ?? 0
    const free = before.filter(
      (value) =>
        isAlike(value, now) &&
        pairs.every(([known]) => known !== value) &&
        Math.abs(value.span[0] - old.span[1]) <= together,
    )
    const other = free.find((value) => value.span[0] >= old.span[1]) ?? free.at(-1)
    // "Sonntag, den 7. Juni" is one day.
    const apart =
      pairs.at(-1)?.[1].kind === 'weekday' && now.kind === 'date' ? /[;.!?\n]/ : /[,;.!?\n]/
    const isOne = isLead(text, [end, now.span[0]]) && !apart.test(text.raw.slice(end, now.span[0]))
    if (!other || !isOne) break
    pairs.push([other, now])
  }
  return pairs
}

/** Words that are said anew from the same beginning. */
const mostAnew = 3

/** "Monday closed, no wait, Monday mornings closed": from the same day on. */
function startedAgain(text: TaggedText, { span }: Marker, [old, now]: Pair): Edit | null {
  const tokens = tokensIn(text, old.span[1], span[0])
  const isShort = tokens.filter(({ kind }) => kind === 'word').length <= mostAnew
  if (!isShort || tokens.some(({ kind }) => kind === 'number')) return null
  return { swaps: [], gone: [[old.span[1], now.span[1]]] }
}

/** "Saturday till 1. Wait, Saturday starts at 9": one day is told on. */
function isNews({ folded }: TaggedText, [old, now]: Pair): boolean {
  return folded.slice(...old.span) !== folded.slice(...now.span)
}

/** What begins does not stand for what ends. */
function isOfOneSide(text: TaggedText, [old, now]: Pair): boolean {
  if (old.ends || now.ends) return true
  const [own, lead] = [old, now].map(({ span }) => prepositionBefore(text, span[0]))
  const isUntil = (at = 0) => tagAt(text, at, 'hours.until') !== undefined
  return lead === now.span[0] || isUntil(own) === isUntil(lead)
}

function editOf(
  text: TaggedText,
  marker: Marker,
  pairs: readonly Pair[],
  least = marker.span[1],
  tags: readonly WithdrawalTag[] = [],
): Edit {
  const swaps = pairs.map(([old, now], at) => swapOf(text, old, now, at === 0 ? least : 0))
  const lastOld = Math.max(...pairs.map(([old]) => old.span[1]), ...swaps.map(({ old }) => old[1]))
  const lastNow = Math.max(
    ...pairs.map(([, now]) => now.span[1]),
    ...swaps.map(({ end }) => end ?? 0),
  )
  const from = text.raw.slice(0, marker.span[0]).replace(/[\s,;:.!?…、。–—\-(（]+$/, '').length
  return {
    swaps,
    gone: [
      [
        Math.max(from, lastOld),
        behindMoving(text, tags, endOf(text, [lastOld, from], lastNow, swaps[0])),
      ],
    ],
  }
}

/** Where what is said again ends: "…, sorry, 48 € a month" says "a month" again. */
function endOf(text: TaggedText, [from, to]: Span, end: number, first: Swap | undefined): number {
  const rest = text.folded.slice(from, to)
  if (rest.trim() !== '' && text.folded.startsWith(rest, end)) return end + rest.length
  return Math.max(end, first?.end ?? 0)
}
