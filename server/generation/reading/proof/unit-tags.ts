import { fold } from '#server/reader/text/fold.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import type { Tag } from '#server/reader/text/phrase-index.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { type PriceUnit, priceUnits } from '#shared/page/facts.ts'
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

/** Where a brief speaks of a unit, by its name or in words of its own; one in figures by them alone. */
export function unitPlaces(unit: string, brief: SaidText): Span[] {
  const named = placesOf(brief.raw, unit)
  if (/^\p{Nd}/u.test(unit) && !isKind(unit)) return named.filter((place) => !isOfSum(place, brief))
  const kinds = [unit, ...unitTags(saidText(unit, brief.language.code)).map(kindOf)]
  const all = unitTags(brief)
  const tags = all.filter(
    (tag) =>
      kinds.includes(kindOf(tag)) && !isOfOther(tag, kinds, all) && !isHalved(tag, kinds, brief),
  )
  // "Single 49, double 78": nights, unless the brief says of which prices they are.
  const measures = tags.filter((tag) => isMeasure(tag, brief))
  return [
    ...named,
    ...(measures.length > 0 ? measures : tags).map(({ start, end }): Span => [start, end]),
  ]
}

const isKind = (unit: string): boolean => priceUnits.some((kind) => kind === unit)

/** "4" of "4.80" */
const isOfSum = ([start, end]: Span, { folded }: SaidText): boolean =>
  /\d[.,]?\d$/.test(folded.slice(0, start + 1)) || /^\d[.,]?\d/.test(folded.slice(end - 1))

/** "Hour" of "half-hour", day of half a day: a longer name is meant. */
const isOfOther = (tag: Tag, kinds: readonly string[], all: readonly Tag[]): boolean =>
  all.some(
    (other) =>
      other.start <= tag.start &&
      other.end >= tag.end &&
      other.end - other.start > tag.end - tag.start &&
      !kinds.includes(kindOf(other)),
  )

/** "Half-hour", where a language has no word for it. */
const isHalved = ({ start }: Tag, kinds: readonly string[], brief: SaidText): boolean =>
  !kinds.some((kind) => kind.startsWith('half-')) &&
  evidenceIn(brief, 'halves.').some(
    ({ end }) => end <= start && /^[ -]?$/.test(brief.folded.slice(end, start)),
  )

/** A measure itself, and no thing that is let or sold by one: "night", but not "cabin". */
export function isMeasure({ tag, start, end }: Tag, { folded, language }: SaidText): boolean {
  const word = folded.slice(start, end)
  if (tag.startsWith('money.units.') || /\d/.test(word)) return true
  if (tag === 'units.month' && isDense(word)) return true
  // "Night" of "per night"
  const unit = tag.slice('units.'.length) as PriceUnit
  return Boolean(
    language.data.money.units[unit]?.some((phrase) => fold(phrase).split(/[ /]/).at(-1) === word),
  )
}

export const kindOf = ({ tag }: Tag): string => tag.slice(tag.indexOf('units.') + 'units.'.length)

export const unitTags = (text: SaidText): Tag[] => [
  ...tagsIn(text, 0, text.raw.length, 'money.units.'),
  ...evidenceIn(text, 'units.'),
]
