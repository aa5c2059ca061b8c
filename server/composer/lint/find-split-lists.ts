import type { Reading } from '#server/reader/read.ts'
import { overlap } from '#server/reader/text/spans.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { type Unit, unitsOf } from '../material/units.ts'
import { type FoundFault, faultAt, type LintedPage } from './linted-page.ts'
import type { PageText } from './page-text.ts'

interface Home {
  text: PageText
  place: Span
}

/** Lists of the brief of which some entries stand as a list on the page and others elsewhere. */
export function findSplitLists({ reading, texts, placeOf }: LintedPage): FoundFault[] {
  if (!reading) return []
  const homes = texts.flatMap((text): Home[] => {
    const place = placeOf(text)
    return place ? [{ text, place }] : []
  })
  const lists = Map.groupBy(unitsOf(reading), ({ sentence }) => sentence)
  return [...lists.values()].flatMap((units) => splitOf(reading, units, homes) ?? [])
}

function splitOf(
  reading: Reading,
  units: readonly Unit[],
  homes: readonly Home[],
): FoundFault | null {
  if (units.length < 2) return null
  const entries = units
    .filter(({ leads }) => !leads)
    .map(({ span }) => homes.find(({ place }) => overlap(place, span)))
  const items = entries.filter((home) => home?.text.kind === 'item')
  const others = entries.filter((home) => home && home.text.kind === 'running')
  const [first, other] = [items[0], others[0]]
  if (!first || !other) return null
  return faultAt(
    'list_split',
    first.text,
    units.map(({ span }) => span),
    reading.text.raw.slice(...other.place),
  )
}
