import { tradeGroup } from '../labels.ts'
import { sentence } from '../material/turn.ts'
import { joined, ownWords } from '../material/words.ts'
import type { PageMaterial } from './page-material.ts'
import { sectionLabel } from './section-label.ts'
import type { Sheet } from './sheet.ts'

/** Sentences that are read in one with prices, and letters of the text above a list of them. */
const most = { sentences: 2, lead: 390 }

/**
 * "A sweep is €65. I also fit cowls": a sentence or two of what is offered and what it costs are one
 * section.
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

/** Puts what is offered among prices told in sentences, or above rows; false where there is no room. */
function tell({ layout, reading }: PageMaterial, prices: Sheet): boolean {
  const told = layout.offered.map(({ span }) => ownWords(sentence(reading.text, span), span))
  const first = Math.min(...[...layout.prices, ...layout.offers.lead].map(({ at }) => at))
  const items = (prices.props.items as { name: string }[] | undefined) ?? []
  const isBehind = layout.offered.every(({ at }) => at > first)
  if (isBehind && items.every(({ name }) => name === '')) {
    for (const words of told) prices.text(`${prices.item('items', {})}.text`, words)
    return true
  }
  const lead = joined([...told, ownWords(String(prices.props.lead ?? ''))], ' ').text
  if (lead.length > most.lead) return false
  const spans = told.flatMap((words) => words.spans)
  prices.set('lead', lead).told('lead', spans)
  return true
}
