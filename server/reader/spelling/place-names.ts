import type { Draft } from '../draft.ts'
import { partsOf } from '../facts/found.ts'
import type { ReadFacts } from '../read.ts'
import { fold } from '../text/fold.ts'
import { hasTag, tagBefore, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { smallTown } from '../towns.ts'
import { leavesCapitalsOut } from './leaves-capitals-out.ts'
import { isOnlyName, saidAgain } from './said-again.ts'

/** Whoever leaves capitals out does so of towns too; others mean their words. */
export function placeNames(draft: Draft, facts: ReadFacts): Span[] {
  const { text, towns } = draft
  if (!leavesCapitalsOut(text)) return []
  const isLower = text.raw === text.raw.toLowerCase()
  const places = placeParts(facts)
  const named = towns
    .filter(({ start, end }) => !isTime(draft, [start, end]))
    .filter(({ start, end, size }) => {
      const isPlace = places.some(([from, to]) => from <= start && end <= to)
      const frequency = frequencyOf(text.language, text.folded.slice(start, end))
      if (isPlace) return frequency === 'rare' || frequency === 'known'
      // "nel corazon", "la colonia": small places have names that are words.
      const isCued = tagBefore(text, text.raw[start - 1] === ' ' ? start - 1 : start, 'places.in')
      return isLower && frequency === 'rare' && size < smallTown && isCued !== undefined
    })
    .map(({ start, end }): Span => [start, end])
  return [...named, ...districts(draft, places)].flatMap((span) => saidAgain(draft, span))
}

const placeParts = ({ place, area }: ReadFacts): Span[] =>
  [...(place ? [place] : []), ...area].flatMap(partsOf)

const isTime = ({ text }: Draft, [start, end]: Span): boolean =>
  ['dates.', 'hours.'].some((tag) => hasTag(text, start, end, tag))

/** Letters of the shortest name of a district; shorter ones are mostly abbreviations. */
const shortest = 4

/** "wiemelhausen": of a place, words nobody says of anything else. */
function districts(draft: Draft, places: readonly Span[]): Span[] {
  const { text } = draft
  return places
    .flatMap((span) => tokensIn(text, ...span))
    .filter(({ kind, text: word }) => kind === 'word' && word.length >= shortest)
    .filter(
      ({ start, end, text: word }) =>
        isOnlyName(draft, word) &&
        !text.startingAt.get(start)?.some((tag) => tag.end === end) &&
        !isTime(draft, [start, end]),
    )
    .map(({ start, end }): Span => [start, end])
}

/**
 * "coyoacan" is Coyoacán and "sao paulo" São Paulo: as many words as are typed, spelt in full. Who
 * types accents means them, and a street may be named like a town far away: "rua das acácias".
 */
export function townWords({
  text,
  towns,
  country,
}: Pick<Draft, 'text' | 'towns' | 'country'>): Map<string, string> {
  const words = towns.flatMap(({ name, countries, start, end }): [string, string][] => {
    const said = text.raw.slice(start, end)
    const typed = said.split(/[\s-]+/)
    const spelt = name.split(/[\s-]+/)
    const isPlain = said === said.toLowerCase() && !/\p{M}/u.test(said.normalize('NFD'))
    const isNear = !country.code || countries.includes(country.code)
    if (!isPlain || !isNear || typed.length !== spelt.length) return []
    return typed.map((word, i) => [word, spelt[i] ?? word])
  })
  return new Map(words.filter(([typed, spelt]) => fold(typed) === fold(spelt)))
}
