import type { Draft } from '../draft.ts'
import { hasTag, type TaggedText } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import type { Edit } from './edit.ts'
import { heldBefore, isOfDay, isSaid } from './held-before.ts'
import { leftOver } from './left-over.ts'
import { onlyOne } from './only-one.ts'
import { isAlike, type Value } from './values.ts'
import type { WithdrawalTag } from './withdrawal-words.ts'

interface Later {
  text: TaggedText
  span: Span
  /** Of the sentence itself. */
  own: readonly Value[]
  /** Of what stands before it. */
  before: readonly Value[]
  tags: readonly WithdrawalTag[]
}

type Pair = readonly [Value, Value]

/** "Correction: Saturday we close at 2, not 4": a sentence that corrects one long before it. */
export function correctedLater(
  draft: Draft,
  values: readonly Value[],
  tags: readonly WithdrawalTag[],
  span: Span,
): Edit | null {
  const { text } = draft
  const [start, end] = span
  const later: Later = {
    text,
    span,
    own: values.filter((value) => value.span[0] >= start && value.span[1] <= end),
    before: values.filter((value) => value.span[1] <= start),
    tags: tags.filter((tag) => tag.start >= start && tag.end <= end),
  }
  const heading = announced(later)
  const pairs = contrasted(later) ?? replaced(later)
  const edit = pairs && editOf(later, pairs, heading)
  return edit ?? (heading ? { swaps: [], gone: [heading] } : null)
}

/** What tells more than it corrects stays as well, where it says that it corrects. */
function editOf(
  { text, span, own, tags }: Later,
  pairs: readonly Pair[],
  heading: Span | null,
): Edit | null {
  const swaps = pairs.map(([old, now]) =>
    now.kind === 'number' && old.kind !== 'number'
      ? { old: old.core, now: now.core }
      : { old: old.span, now: now.span },
  )
  const read = [
    ...own.map((value) => value.span),
    ...tags.map(({ start, end }): Span => [start, end]),
  ]
  if (leftOver(text, span, read) <= mostLeft) return { swaps, gone: [span] }
  return heading && { swaps, gone: [heading] }
}

/** Words of a correction that name what it is about: "the price". */
const mostLeft = 1

/** "Correction:" at the beginning. */
function announced({ text, span: [start, end], tags }: Later): Span | null {
  const first = tags.find(({ tag }) => tag === 'announcing')
  const isFirst = first && /^[\s*•–※-]*$/.test(text.raw.slice(start, first.start))
  const isMarked = /[*※]/.test(text.raw.slice(start, first?.start))
  const colon = isFirst
    ? (isMarked ? /^\s?[:：]?\s*/ : /^\s?[:：]\s*/).exec(text.raw.slice(first.end, end))
    : null
  return first && colon ? [first.start, first.end + colon[0].length] : null
}

/** "15, not 12": what held is told, and stands before. */
function contrasted({ text, span, own, before, tags }: Later): Pair[] | null {
  for (const { start, end } of tags.filter(({ tag }) => tag === 'contrasting')) {
    const behind = own.find((value) => value.span[0] >= end && value.span[0] - end <= 12)
    const ahead = own.findLast((value) => value.span[1] <= start)
    const isGlued = /^\p{Lo}/u.test(text.raw.slice(start))
    const [old, now] = isGlued ? [ahead, behind] : [behind, ahead]
    const other =
      now ?? own.find((value) => old && value.span[0] > old.span[1] && isAlike(old, value))
    const target =
      old && other && isAlike(old, other) ? heldBefore(text, before, own, [old, other], span) : null
    if (target && other) return [[target, other]]
  }
  return null
}

const ways: readonly Value['kind'][] = ['phone', 'email', 'url']

/** What an announced sentence tells stands for the one value before it can be meant of. */
function replaced(later: Later): Pair[] | null {
  const { text, own, before, tags } = later
  const isAnnounced =
    announced(later) !== null ||
    tags.some(({ tag, start }) => tag === 'retracting' && opens(later, start))
  const isOverriding = tags.some(({ tag }) => tag === 'overriding')
  // What held and is not found, or what is true as well: nobody knows what is meant.
  const isAdded = hasTag(text, ...later.span, 'hours.also')
  if (isAdded || tags.some(({ tag }) => tag === 'contrasting')) return null
  const isTold = (value: Value) => before.some((other) => isSaid(text, other, value))
  const day = own.find((value) => value.kind === 'weekday' && isTold(value))
  const told = own.filter(
    (value) => !isTold(value) && (isAnnounced || (isOverriding && ways.includes(value.kind))),
  )
  if (told.length === 0) return null
  const pairs = told.map((now) => [targetOf(later, now, day), now] as const)
  const isOnce = new Set(pairs.map(([old]) => old)).size === pairs.length
  return isOnce && pairs.every((pair): pair is Pair => pair[0] !== null) ? pairs : null
}

const opens = ({ text, span }: Later, at: number): boolean =>
  text.raw.slice(span[0], at).trim() === ''

function targetOf({ text, before, span }: Later, now: Value, day: Value | undefined): Value | null {
  const alike = before.filter((value) => isAlike(value, now))
  const ofDay =
    day && !ways.includes(now.kind)
      ? alike.filter((value) => isOfDay(text, before, value, day))
      : alike
  return onlyOne(text, ofDay, before, span)
}
