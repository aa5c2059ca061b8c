import { type TaggedText, tagAt } from '../text/tagged-text.ts'
import type { Edit } from './edit.ts'
import { prepositionBefore } from './markers.ts'
import type { Value } from './values.ts'

/** A value and the one that stands in its place. */
type Swap = Edit['swaps'][number]

/** @param least where the words before the new value begin; 0 where they stay away */
export function swapOf(text: TaggedText, old: Value, now: Value, least: number): Swap {
  const lead = prepositionBefore(text, now.span[0])
  const hasLead = least > 0 && lead >= least && lead < now.span[0]
  const isBegin = hasLead && tagAt(text, lead, 'hours.from') !== undefined
  const meant = old.ends && !now.ends ? old.ends[isBegin ? 0 : 1] : old
  const plain = plainSwap(meant, now)
  if (!hasLead || plain.now[0] !== now.span[0]) return plain
  const own = prepositionBefore(text, meant.span[0])
  const isSame = own < meant.span[0] && isSameLead(text, own, lead)
  const isInner = own === meant.span[0] && meant === old.ends?.[1]
  if (isSame || isInner || plain.old[0] !== meant.span[0]) return plain
  return { old: [own, plain.old[1]], now: [lead, plain.now[1]] }
}

/** "45 €, sorry, 48" leaves the unit, "45 €, sorry, 48 €" takes the new one. */
function plainSwap(old: Value, now: Value): Swap {
  const isBare = now.core[0] === now.span[0] && now.core[1] === now.span[1] && now.kind !== old.kind
  const isCounted = now.kind === 'number' && !now.ends
  return isBare || isCounted ? { old: old.core, now: now.core } : { old: old.span, now: now.span }
}

function isSameLead(text: TaggedText, one: number, other: number): boolean {
  return ['hours.from', 'hours.until'].some((tag) =>
    [one, other].every((at) => tagAt(text, at, tag) !== undefined),
  )
}
