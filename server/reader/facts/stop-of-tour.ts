import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { firstFrom } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** Days told with a place each from which on they are a tour. */
const leastStops = 2

/**
 * "18 luglio Villafranca, 1 agosto Cervia": a place right behind one of several days, each with its own,
 * is where somebody plays that night and not where they are.
 */
export function isStopOfTour(draft: Draft, [start, end]: Span): boolean {
  const days = draft.claims.filter(({ kind, span }) => kind === 'date' && span[0] < end)
  const day = days.findLast(
    ({ span }) =>
      (span[0] >= start && span[0] <= start + 1) || placeBehind(draft, span[1]) === start,
  )
  if (!day) return false
  const { raw } = draft.text
  const before = raw.slice(0, day.span[0]).search(/[^.!?。！？\n]*$/)
  const behind = day.span[1] + raw.slice(day.span[1]).search(/[.!?。！？](?:\s|$)|\n|$/)
  const stops = draft.claims.filter(
    ({ kind, span }) =>
      kind === 'date' &&
      span[0] >= before &&
      span[1] <= behind &&
      placeBehind(draft, span[1]) !== undefined,
  )
  return stops.length >= leastStops
}

/** Where a name begins that no mark parts from what stands before it: "1 agosto | Sátão", "1. Mai in | Gera". */
function placeBehind({ text, towns }: Draft, at: number): number | undefined {
  const { tokens, raw } = text
  let next = firstFrom(tokens, at)
  const joint = tokens[next]
  if (joint?.kind === 'word' && isFunctionWord(text, joint.start, joint.end)) next += 1
  const name = tokens[next]
  const isName =
    name?.kind === 'word' &&
    (/^\p{Lu}/u.test(raw.slice(name.start)) || towns.some(({ start }) => start === name.start))
  return isName ? name.start : undefined
}
