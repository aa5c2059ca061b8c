import type { Draft } from '../draft.ts'
import { type TaggedText, tagAt } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import type { Edit } from './edit.ts'
import { isLedTo } from './led-to.ts'
import { isLead, type Marker, prepositionBefore } from './markers.ts'
import { oldValue, together } from './old-value.ts'
import { type Swap, swapOf } from './swap-of.ts'
import { isAlike, type Value } from './values.ts'
import type { WithdrawalTag } from './withdrawal-words.ts'

type Pair = readonly [Value, Value]

interface Around {
  before: readonly Value[]
  behind: readonly Value[]
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
  }
  const [first] = around.behind
  const old = first && oldValue(text, around.before, marker, first)
  if (!old || !isLedTo(text, tags, marker, [old, first])) return null
  const pairs = pairsFrom(text, around, [old, first])
  if (!pairs.some((pair) => isNews(text, pair))) return null
  return pairs.every((pair) => isOfOneSide(text, pair)) ? editOf(text, marker, pairs) : null
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

function editOf(text: TaggedText, marker: Marker, pairs: readonly Pair[]): Edit {
  const swaps = pairs.map(([old, now], at) => swapOf(text, old, now, at === 0 ? marker.span[1] : 0))
  const lastOld = Math.max(...pairs.map(([old]) => old.span[1]), ...swaps.map(({ old }) => old[1]))
  const lastNow = Math.max(
    ...pairs.map(([, now]) => now.span[1]),
    ...swaps.map(({ end }) => end ?? 0),
  )
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
