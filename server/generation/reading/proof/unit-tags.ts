import type { Tag } from '#server/reader/text/phrase-index.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { placesOf } from '../contains.ts'
import { evidenceIn, type SaidText, saidText } from './evidence.ts'
import type { WrittenSum } from './written-sums.ts'

/** "9 an hour": right behind a sum, whatever joins the two. */
export function isBehind(
  { start }: Pick<Tag, 'start'>,
  { end }: Pick<WrittenSum, 'end'>,
  { folded }: SaidText,
): boolean {
  return start >= end && /^[\s(/（:.]*(?:\p{L}{1,3} |\p{L}['’])?$/u.test(folded.slice(end, start))
}

/** Where a brief speaks of a unit, by its name or in words of its own. */
export function unitPlaces(unit: string, brief: SaidText): Span[] {
  const kinds = [unit, ...unitTags(saidText(unit, brief.language.code)).map(kindOf)]
  const tags = unitTags(brief).filter((tag) => kinds.includes(kindOf(tag)))
  return [...placesOf(brief.raw, unit), ...tags.map(({ start, end }): Span => [start, end])]
}

export const kindOf = ({ tag }: Tag): string => tag.slice(tag.indexOf('units.') + 'units.'.length)

export const unitTags = (text: SaidText): Tag[] => [
  ...tagsIn(text, 0, text.raw.length, 'money.units.'),
  ...evidenceIn(text, 'units.'),
]
