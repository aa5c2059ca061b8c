import { partsOf } from '#server/reader/facts/found.ts'
import { hasTown } from '#server/reader/facts/place-kind.ts'
import type { Reading } from '#server/reader/read.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { frequencyOf } from '#server/reader/text/word-frequency.ts'
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
    .set('mapLink', isAddress(material) && namesTown(material))
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

/**
 * Whether a map would find the place: streets and halls of one name are in many towns. Where words are
 * not parted an address begins with its town, and a floor with its number.
 */
function namesTown({ reading, facts }: PageMaterial): boolean {
  const { text, towns, facts: read } = reading
  const { place } = read
  const said = facts.place ?? ''
  if (!place || !said.startsWith(place.value.slice(0, shortestSame))) return said !== ''
  if (isDense(said)) return !/^\d/.test(said)
  if (postcode.test(said) || isTownBeside.test(said)) return true
  if (place.kind === 'venue')
    return hasTown(reading, place.span) || tokensIn(text, ...place.span).some(isRareName)
  // "14 Well Lane" is no street of Well: typed small as all else, a town stands behind a comma.
  return towns.some(
    ({ start, end }) =>
      start >= place.span[0] &&
      end <= place.span[1] &&
      /^\P{Lu}*[,，]\s*$/u.test(text.raw.slice(place.span[0], start)),
  )

  // "Kilcoolan Community Hall": what a hall is called like is nowhere else.
  function isRareName({ start, text: word }: Token): boolean {
    return /^\p{Lu}/u.test(text.raw.slice(start)) && frequencyOf(text.language, word) === 'rare'
  }
}

/** Words with a capital and no number behind a comma, or before one. */
const isTownBeside = /[,，]\s*\p{Lu}\P{N}*$|^\p{Lu}[^\d,，]*[,，]/u
/** With the town it leads to, or behind its town. */
const postcode = /(?<!\d)\d{4,5}(?:-\d{3}| [A-Z]{2})? \p{Lu}|[A-Z]\d[A-Z\d]? ?\d[A-Z]{2}$/u

/** Letters of a place by which one that its creator put right is told from what was read. */
const shortestSame = 6

/** A town alone gets no map: it stands in the headline. */
function isAddress({ reading, facts }: PageMaterial): boolean {
  const { place } = reading.facts
  return place ? place.kind !== 'town' : /\d/.test(facts.place ?? '')
}
