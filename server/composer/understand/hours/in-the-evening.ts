import type { Industry } from '#shared/page/industries.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Atom } from './atom.ts'
import { is } from './element.ts'

/** Nobody drinks or dines there before noon, and few clocks of theirs have 24 hours. */
const nightly: readonly Industry[] = ['bar', 'restaurant']

/** "Fri 4-10" at a taproom, "Tue to Sun 5-11" at a restaurant: English says the afternoon with a bare number. */
export function inTheEvening(
  atoms: readonly Atom[],
  { countries }: Lexicon,
  industry: Industry,
): Atom[] {
  if (countries[0] !== 'US' || !nightly.includes(industry)) return [...atoms]
  return atoms.map((atom, at) => {
    const [from, link] = [atoms[at - 2], atoms[at - 1]]
    if (!isBare(atom) || !isBare(from) || !(is(link, 'to') || is(link, 'until'))) return atom
    const isAfternoon = from.minutes >= 180 && from.minutes < 420
    return isAfternoon && atom.minutes > from.minutes && atom.minutes < 720
      ? { ...atom, half: 'pm' }
      : atom
  })
}

/** "5", "5:30"; "05:30" is of a clock of 24 hours. */
const isBare = (atom: Atom | undefined): atom is Extract<Atom, { kind: 'time' }> =>
  atom?.kind === 'time' && atom.half === null && (!atom.marked || atom.end - atom.start < 5)
