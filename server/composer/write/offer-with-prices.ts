import { tradeGroup } from '../labels.ts'
import { joined, ownWords } from '../material/words.ts'
import { whole } from './lists.ts'
import type { PageMaterial } from './page-material.ts'
import { sectionLabel } from './section-label.ts'
import type { Sheet } from './sheet.ts'

/** Sentences that are read in one with prices, and letters of the text above a list of them and below it. */
const most = { sentences: 2, lead: 390, note: 590 }

/**
 * "A sweep is €65. I also fit cowls": a sentence or two of what is offered and what it costs are one
 * section, in the order of the brief.
 */
export function withOffer(
  material: PageMaterial,
  priced: readonly Sheet[],
  offered: Sheet | null,
): Sheet[] {
  const { layout, isAlone, reading } = material
  const apart = [...(offered ? [offered] : []), ...priced]
  const [prices] = priced
  const isOnly = priced.length === 1 && prices?.type === 'services' && !prices.own.has('title')
  if (!offered || !isOnly || prices.props.title !== sectionLabel(material, 'prices')) return apart
  if (layout.offered.length > most.sentences || !tell(material, prices)) return apart
  const isOne = isAlone && tradeGroup(reading) !== 'event'
  return [prices.set('title', sectionLabel(material, 'offeredAtPrices', isOne ? 'one' : null))]
}

/** Puts what is offered among prices; false where there is no room. */
function tell(material: PageMaterial, prices: Sheet): boolean {
  const { layout } = material
  const told = layout.offered.map((one) => whole(material, one))
  const first = Math.min(...[...layout.prices, ...layout.offers.lead].map(({ at }) => at))
  const isBefore = layout.offered.every(({ at }) => at < first)
  const items = (prices.props.items as { name: string }[] | undefined) ?? []
  // A list of nothing is not shown: sentences alone are its entries.
  if (!isBefore && items.every(({ name }) => name === '')) {
    for (const words of told) prices.text(`${prices.item('items', {})}.text`, words)
    return true
  }
  const path = isBefore ? 'lead' : 'note'
  const there = ownWords(String(prices.props[path] ?? ''))
  const { text } = joined(isBefore ? [...told, there] : [there, ...told], ' ')
  if (text.length > most[path]) return false
  const spans = told.flatMap((words) => words.spans)
  prices.set(path, text).told(path, spans)
  return true
}
