import { partsOf } from '#server/reader/facts/found.ts'
import type { Reading } from '#server/reader/read.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { speaksOfDelivery } from '../lay-out/speaks-of-delivery.ts'
import { asProse } from '../material/statement.ts'
import { sentence } from '../material/turn.ts'
import { countWords } from '../material/untold.ts'
import { joined, ownWords, type Words } from '../material/words.ts'
import type { PageMaterial } from './page-material.ts'
import { mayDeliver, sectionLabel } from './section-label.ts'
import { Sheet } from './sheet.ts'

/** Where one goes and how, or where they come to. */
export function place(material: PageMaterial): Sheet | null {
  const { layout, reading, facts } = material
  const hasWay = layout.directions.length > 0
  const isServed = layout.area.length > 0
  if (!facts.place && !hasWay && !isServed) return null
  if (facts.place && !hasWay && !isServed && !isAddress(material)) return null
  // "We deliver in Kothrud": nobody is to come to a town, unless a door opens there and no more is said.
  const isOpen = facts.hours !== undefined || layout.hours.length > 0
  const isDoor = isOpen && layout.area.every(({ span }) => isPlace(reading, span))
  const isArea = isServed && !hasWay && !isAddress(material) && !isDoor
  const title = isArea
    ? sectionLabel(
        material,
        'area',
        isDelivered(material) && mayDeliver(material) ? 'delivery' : null,
      )
    : sectionLabel(material, 'place')
  const sheet = new Sheet('place')
    .set('title', title)
    .set('mapLink', Boolean(facts.place) && isAddress(material))
  if (reading.facts.place) sheet.told('title', [...partsOf(reading.facts.place)])
  sheet.text('directions', joined(directionsOf(material), ' '), 800)
  return sheet.text('area', joined(asProse(reading, layout.area), ' '), 600)
}

/** Whether words are the place itself, and nothing beside it. */
const isPlace = ({ facts: { place } }: Reading, [start, end]: Span): boolean =>
  place !== undefined && place.span[0] <= start && end <= place.span[1] + 1

const isDelivered = ({ layout, reading }: PageMaterial): boolean =>
  layout.area.some((served) => speaksOfDelivery(reading, served))

/** How one gets there: behind the address itself, which stands above it. */
function directionsOf({ layout, reading }: PageMaterial): Words[] {
  const { text, facts } = reading
  const parts = facts.place ? partsOf(facts.place) : []
  const led = layout.directions.flatMap((statement) => {
    const address = parts.find(
      ([start, end]) =>
        onlyLeads(reading, [statement.span[0], start]) &&
        (end >= statement.span[1] || /^\s?[,，、(（]/.test(text.raw.slice(end))),
    )
    return address ? [{ statement, rest: trimmed(text.raw, [address[1], statement.span[1]]) }] : []
  })
  const others = layout.directions.filter((one) => led.every(({ statement }) => statement !== one))
  return [
    ...led
      .filter(({ rest: [start, end] }) => end > start)
      .map(({ statement, rest }) => ownWords(sentence(text, rest), statement.span)),
    ...asProse(reading, others),
  ]
}

/** "Address:", "we are in the": nothing, or what only leads to what stands behind it. */
function onlyLeads(reading: Reading, [start, end]: Span): boolean {
  if (start === end) return true
  const said = start < end ? reading.text.raw.slice(start, end) : '\n'
  return (
    /^\S+(?: \S+)?[:：]\s*$/.test(said) ||
    (!/[\n.,;]/.test(said) && countWords(reading, [start, end]).untold === 0)
  )
}

/** A town alone gets no map: it stands in the headline. */
function isAddress({ reading, facts }: PageMaterial): boolean {
  const { place } = reading.facts
  return place ? place.kind !== 'town' : /\d/.test(facts.place ?? '')
}
