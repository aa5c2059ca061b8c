import { isDense } from '../text/is-dense.ts'
import type { Tag } from '../text/phrase-index.ts'
import { type TaggedText, tagAt } from '../text/tagged-text.ts'

/** "per hour", "/h", "a night", "(each)": what an amount buys one of. */
export function unitBehind(
  text: TaggedText,
  at: number,
): { start: number; end: number; unit: string } | null {
  let from = at
  while (/[\s(（:]/.test(text.folded[from] ?? '') && text.folded[from] !== '\n') from += 1
  const tag = tagAt(text, from, 'money.units.')
  if (!tag) return null
  const closing = /^\s?[)）]/.exec(text.folded.slice(tag.end, tag.end + 2))?.[0].length ?? 0
  return { start: tag.start, end: tag.end + closing, unit: unitOf(text, tag) }
}

const periods = ['half-hour', 'hour', 'half-day', 'day', 'night', 'week', 'month', 'year']
/** Units of time and people that every language has a word for. */
const common: ReadonlySet<string> = new Set([
  ...periods,
  ...['person', 'km', 'm', 'kg', '100g', 'session'],
])

/** "Hourly rate 68" says what it buys, "Visit 40" names the thing. */
export const isPeriod = (unit: string): boolean => periods.includes(unit)

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

/** 4,400円から, 25,000원부터, "£20+": where the word ends that makes an amount the least. */
export function openEnd(text: TaggedText, at: number): number | null {
  const { folded } = text
  if (folded[at] === '+') return at + 1
  const from = folded[at] === ' ' ? at + 1 : at
  const tag = tagAt(text, from, 'money.from')
  const isGlued = from === at && tag
  const isUp = tag && /^[\s,.;)]*$/.test(folded.slice(tag.end, tag.end + 2))
  if (/^[〜~](?!\s?\d)/.test(folded.slice(at, at + 3))) return at + 1
  return tag && (isGlued || isUp) ? tag.end : null
}
