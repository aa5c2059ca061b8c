import type { Span } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import type { SaidText } from './evidence.ts'
import { pricedBrief } from './own-sum.ts'
import { type PricePlace, sumsBeside } from './price-place.ts'
import { contentWords, dividesIn, hasContent } from './priced-text.ts'
import { isMeasure, kindOf, unitTags } from './unit-tags.ts'
import type { WrittenSum } from './written-sums.ts'

/** What is let, and who pays: of these one price says what for, and the others go by it. */
const kin: readonly (readonly string[])[] = [['stay'], ['child', 'adult', 'person', 'family']]
const people: readonly string[] = ['person', 'couple', 'child']
/** How far a unit stands behind its sum, in letters. */
const farthest = 12
/** A list does not go on behind the end of a sentence or an empty line. */
const ends = /[.!?。](?:\s|$)|\n\s*\n/
/** Letters two names of the same kind of thing share. */
const leastShared = 4

/**
 * Whether a price has the unit of another one of its list, "single 28, double 42 a night", because
 * both are of the same kind of thing: two rooms, two people, the same thing twice. Where one is let by
 * the night, so is what no word says to be something else. A room and a breakfast are no siblings,
 * and neither has anything one that has a unit of its own.
 * @param places where the brief names the unit
 */
export function isUnitOfSibling(
  places: readonly Span[],
  place: PricePlace,
  brief: SaidText,
): boolean {
  const text = pricedBrief(brief)
  const measures = unitTags(brief).filter((tag) => isMeasure(tag, brief))
  const unitOf = ({ end }: Pick<WrittenSum, 'end'>) =>
    measures.find(
      (tag) =>
        tag.start >= end &&
        tag.start - end <= farthest &&
        !hasContent(text, end, tag.start) &&
        dividesIn(text, end, tag.start).length === 0,
    )
  const own = { end: place.sumAt[1] }
  // "Half a day" is let by itself; "adult" says who pays, and not for what time.
  const isNamedIn = measures.some(
    (tag) =>
      !people.includes(kindOf(tag)) &&
      place.names.some(([from, to]) => from <= tag.start && tag.end <= to),
  )
  if (unitOf(own) || isNamedIn) return false
  const others = sumsBeside(brief, place)
  return others.some((other) => {
    const unit = unitOf(other)
    // What is counted by the piece says nothing of the next thing.
    if (!unit || kindOf(unit) === 'piece' || !places.some(([start]) => start === unit.start))
      return false
    const [from, to] = [Math.min(other.start, place.span[0]), Math.max(other.end, place.sumAt[1])]
    const between = others.filter(({ start, end }) => start > from && end < to)
    return (
      !ends.test(brief.folded.slice(from, to)) &&
      between.every((each) =>
        unitOf(each) ? kindOf(unitOf(each) ?? unit) === kindOf(unit) : true,
      ) &&
      isKin(
        kindOf(unit),
        thingOf(other, text.sums, brief),
        wordsIn(place.names[0] ?? place.span, brief),
        brief,
      )
    )
  })
}

/** The words of a list that a sum stands behind. */
function thingOf(sum: WrittenSum, sums: readonly WrittenSum[], brief: SaidText): string[] {
  const text = pricedBrief(brief)
  const last = sums.findLast(({ end }) => end <= sum.start)
  const from = Math.max(last?.end ?? 0, ...dividesIn(text, last?.end ?? 0, sum.start))
  const before = contentWords(text, from, sum.start).slice(-2)
  return before.map(([start, end]) => brief.folded.slice(start, end))
}

const wordsIn = ([start, end]: Span, brief: SaidText): string[] =>
  brief.tokens
    .filter((token) => token.kind === 'word' && token.start >= start && token.end <= end)
    .map(({ text }) => text)

function isKin(
  unit: string,
  other: readonly string[],
  own: readonly string[],
  { language }: SaidText,
): boolean {
  const meanings = (words: readonly string[]) => words.flatMap((word) => sensesOf(language, word))
  const isOf = (group: readonly string[], words: readonly string[]) =>
    meanings(words).some((sense) => group.includes(sense))
  const isLet = unit === 'night' && meanings(own).every((sense) => kin.flat().includes(sense))
  return (
    isLet ||
    kin.some((group) => isOf(group, other) && isOf(group, own)) ||
    other.some((word) => own.some((each) => isAlike(word, each)))
  )
}

/** "Room", "rooms"; "curado", "semicurado". */
const isAlike = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= leastShared && (long.startsWith(short) || long.endsWith(short))
}
