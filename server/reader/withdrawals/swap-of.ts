import { type TaggedText, tagAt } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { prepositionBefore } from './markers.ts'
import { daySwap } from './month-days.ts'
import { isSameDay, type Value } from './values.ts'

/** A value and the one that stands in its place. */
export interface Swap {
  old: Span
  now: Span
  /** Behind the new value, where its particle has said which end of a range it is. */
  end?: number
}

/** @param least where the words before the new value begin; 0 where they stay away */
export function swapOf(text: TaggedText, old: Value, now: Value, least: number): Swap {
  if (isSameDay(old, now) && old.day && now.day) {
    if (old.kind === 'date') return daySwap(text, old.day, now.day)
    return { old: [old.span[0], old.day.end], now: now.span, end: now.span[1] }
  }
  const lead = prepositionBefore(text, now.span[0])
  const hasLead = least > 0 && lead >= least && lead < now.span[0]
  const side = now.ends ? null : sideOf(text, now, hasLead ? lead : now.span[0])
  const meant = old.ends && !now.ends ? (old.ends[side?.isFrom ? 0 : 1] ?? old) : old
  const plain = plainSwap(text, meant, now)
  const end = side?.end
  if (!hasLead || plain.now[0] !== now.span[0]) return { ...plain, ...(end && { end }) }
  const own = prepositionBefore(text, meant.span[0])
  const isSame = own < meant.span[0] && isSameLead(text, own, lead)
  const isInner = own === meant.span[0] && meant === old.ends?.[1]
  if (isSame || isInner || plain.old[0] !== meant.span[0]) return { ...plain, ...(end && { end }) }
  return { old: [own, plain.old[1]], now: [lead, plain.now[1]] }
}

/** "45 €, sorry, 48" leaves the unit, "45 €, sorry, 48 €" takes the new one. */
function plainSwap({ folded }: TaggedText, old: Value, now: Value): Swap {
  const isBare = now.core[0] === now.span[0] && now.core[1] === now.span[1] && now.kind !== old.kind
  // "£8, make that nine": its sign stands before figures alone.
  const isSpelled = !/\d/.test(folded.slice(...now.core)) && old.core[0] > old.span[0]
  if (isBare && isSpelled && old.core[1] === old.span[1]) return { old: old.span, now: now.span }
  const isCounted = now.kind === 'number' && !now.ends
  return isBare || isCounted ? { old: old.core, now: now.core } : { old: old.span, now: now.span }
}

function isSameLead(text: TaggedText, one: number, other: number): boolean {
  return ['hours.from', 'hours.until'].some((tag) =>
    [one, other].every((at) => tagAt(text, at, tag) !== undefined),
  )
}

/** Whether "from" or "until" stands at the new value: before it, or behind where the language has it so. */
function sideOf(
  text: TaggedText,
  { span }: Value,
  lead: number,
): { isFrom: boolean; end?: number } | null {
  const behind = tagAt(text, span[1], 'hours.from') ?? tagAt(text, span[1], 'hours.until')
  if (behind && /^\p{Lo}/u.test(text.raw.slice(behind.start)))
    return { isFrom: behind.tag === 'hours.from', end: behind.end }
  if (lead === span[0]) return null
  if (tagAt(text, lead, 'hours.until')) return { isFrom: false }
  return tagAt(text, lead, 'hours.from') ? { isFrom: true } : null
}
