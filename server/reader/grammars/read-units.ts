import { isDense } from '../text/is-dense.ts'
import type { Tag } from '../text/phrase-index.ts'
import { type TaggedText, tagAt } from '../text/tagged-text.ts'

/** "per hour", "/h", "a night", "(each)": what an amount buys one of. */
export function unitBehind(text: TaggedText, at: number): { end: number; unit: string } | null {
  let from = at
  while (/[\s(（:]/.test(text.folded[from] ?? '') && text.folded[from] !== '\n') from += 1
  const tag = tagAt(text, from, 'money.units.')
  if (!tag) return null
  const closing = /^\s?[)）]/.exec(text.folded.slice(tag.end, tag.end + 2))?.[0].length ?? 0
  return { end: tag.end + closing, unit: unitOf(text, tag) }
}

/** Units of time and people that every language has a word for. */
const common: ReadonlySet<string> = new Set([
  ...['half-hour', 'hour', 'half-day', 'day', 'night', 'week', 'month', 'year', 'person'],
  ...['km', 'm', 'kg', '100g', 'session'],
])

/**
 * "money.units.hour" is "hour". Counters say what is counted: 1台 is no 1個, so that where words are
 * glued to numbers they stay as they are written.
 */
export function unitOf({ raw }: TaggedText, { tag, start, end }: Tag): string {
  const unit = tag.slice('money.units.'.length)
  const written = raw.slice(start, end).replace(/^[\s/／]+/, '')
  return isDense(written) && !common.has(unit) ? written : unit
}

const measures: ReadonlySet<string> = new Set(['kg', 'g', '100g', 'l', 'km', 'm', 'm2'])

/** A unit that also says how much of something there is: "a jar of 350 g". */
export const isMeasure = (unit: string): boolean => measures.has(unit)
