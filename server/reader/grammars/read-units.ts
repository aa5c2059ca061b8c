import { type TaggedText, tagAt } from '../text/tagged-text.ts'

/** "per hour", "/h", "a night", "(each)": what an amount buys one of. */
export function unitBehind(text: TaggedText, at: number): { end: number; unit: string } | null {
  let from = at
  while (/[\s(（:]/.test(text.folded[from] ?? '') && text.folded[from] !== '\n') from += 1
  const tag = tagAt(text, from, 'money.units.')
  if (!tag) return null
  const closing = /^\s?[)）]/.exec(text.folded.slice(tag.end, tag.end + 2))?.[0].length ?? 0
  return { end: tag.end + closing, unit: unitOf(tag.tag) }
}

/** "money.units.hour" is "hour". */
export const unitOf = (tag: string): string => tag.slice('money.units.'.length)

const measures: ReadonlySet<string> = new Set(['kg', 'g', '100g', 'l', 'km', 'm', 'm2'])

/** A unit that also says how much of something there is: "a jar of 350 g". */
export const isMeasure = (unit: string): boolean => measures.has(unit)
