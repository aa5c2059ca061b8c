import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { firstOf, removeBlock, setHidden } from './blocks.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { changeTexts } from './change-texts.ts'
import { withoutEmptied } from './emptied-items.ts'
import { pageTexts } from './page-texts.ts'
import { priceRows, sumsIn } from './price-places.ts'
import { sentencesOf } from './sentences.ts'
import { withoutPrices } from './without-prices.ts'

/** No price is left on the page: what is on offer stays. A list of prices is only `hidden`, if so wished. */
export function removePrices(desktop: Desktop, way: 'remove' | 'hide'): Change {
  const { document } = desktop
  const list = firstOf(document, 'pricing')
  const rows = priceRows(document).filter(({ id }) => id !== list)
  const texts = withoutEmptied(
    document,
    changeTexts(document, (text) => withoutPrices(document, text)).ops,
  )
  if (!list && rows.length + texts.ops.length === 0 && !document.facts.prices?.length)
    return unchanged({ code: 'absent', part: 'pricing' })
  const locked = rows.find(({ id }) => document.blocks[id]?.locked)
  if (locked) return unchanged({ code: 'locked', part: document.blocks[locked.id]?.type ?? '' })
  const isHidden = way === 'hide' && list !== undefined && !hasCard(document)
  const block = !list
    ? unchanged({ code: 'absent' })
    : isHidden
      ? setHidden(document, 'pricing', true)
      : removeBlock(desktop, 'pricing')
  if (block.outcome?.code === 'locked') return block
  const value = isHidden ? pricesOf(document, list) : null
  return {
    ops: [
      ...texts.ops,
      ...rows.map(({ id, path }): EditOp => ({ op: 'set', id, path, value: '' })),
      { op: 'fact', key: 'prices', value },
      ...block.ops,
    ],
    sources: { ...texts.sources, ...block.sources, 'facts.prices': 'user' },
    outcome: { code: isHidden ? 'hidden' : 'removed', part: 'pricing' },
  }
}

/** The first screen may have a card of facts, with what things cost. */
const hasCard = ({ blocks }: PageDocument): boolean =>
  Object.values(blocks).some(({ type, variant }) => type === 'hero' && variant === 'card')

function pricesOf(document: PageDocument, list: string) {
  const shown = priceRows(document).filter(({ id }) => id === list)
  return (document.facts.prices ?? []).filter(({ id }) => shown.some(({ price }) => price === id))
}

const mostLetters = 380

/** The sentences whose sums are no price the page knows, or a part of what they say: they stay, and are named. */
export function sumsLeft({ document }: Desktop): Change {
  const told = pageTexts(document)
    .flatMap((text) => sentencesOf(text, document))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sumsIn(document, sentence).some(({ prices }) => prices.length === 0))
  const words = [...new Set(told)].join(' · ').slice(0, mostLetters)
  const outcome: CommandOutcome | null = words ? { code: 'sumsStay', words } : null
  return { ops: [], sources: {}, outcome }
}
