import type { Draft } from '../draft.ts'
import type { Span } from '../text/trim.ts'
import type { FoundPlace } from './find-place.ts'
import { found } from './found.ts'
import { hallsInVillages } from './hall-in-village.ts'
import { villageBehind } from './village-behind.ts'
import { townAtEnd, townBehind } from './written-address.ts'

/** "salle Saint-Roch, rue du Moulin 31 | , à Floreffe": whatever town the hall is called like. */
export function withTownBehind(draft: Draft, place: FoundPlace): FoundPlace {
  const [start, end] = place.span
  if (place.parts !== undefined) return place
  if (place.kind === 'town') return withHall(draft, place)
  const known = townBehind(draft, end) ?? townAtEnd(draft, end)
  // A postcode leads to a town whatever list has it.
  const isCoded = known && /^(?:[A-Z]{1,2}-)?\d/.test(draft.text.raw.slice(known[0]))
  const isKnown = isCoded || (known && draft.towns.some((town) => town.start === known[0]))
  const town = isKnown ? known : place.kind === 'venue' ? villageBehind(draft, end) : null
  return town ? joined(draft, place, [[start, end], town]) : place
}

/** "iglesia de San Andrés|, en Llovera": the hall of the village, or of what it is called like. */
function withHall(draft: Draft, place: FoundPlace): FoundPlace {
  const [start, end] = place.span
  const at = hallsInVillages(draft).find(([hall, town]) => hall[0] <= start && end <= town[1])
  return at ? joined(draft, { ...place, kind: 'venue' }, at) : place
}

function joined({ text }: Draft, place: FoundPlace, [hall, town]: [Span, Span]): FoundPlace {
  const value = `${text.raw.slice(...hall)}, ${text.raw.slice(...town)}`
  return {
    ...place,
    ...found(value, [hall[0], town[1]], place.confidence),
    parts: [hall, town],
  }
}
