import type { Draft } from '../draft.ts'
import type { FoundPlace } from './find-place.ts'
import { found } from './found.ts'
import { townAtEnd, townBehind } from './written-address.ts'

/** "salle Saint-Roch, rue du Moulin 31 | , à Floreffe": whatever town the hall is called like. */
export function withTownBehind(draft: Draft, place: FoundPlace): FoundPlace {
  const { raw } = draft.text
  const [start, end] = place.span
  const isWhole = place.parts !== undefined || place.kind === 'town'
  const town = isWhole ? null : (townBehind(draft, end) ?? townAtEnd(draft, end))
  if (!town || !draft.towns.some((known) => known.start === town[0])) return place
  const value = `${place.value}, ${raw.slice(...town)}`
  return {
    ...place,
    ...found(value, [start, town[1]], place.confidence),
    parts: [[start, end], town],
  }
}
