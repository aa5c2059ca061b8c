import type { BlockType } from '#shared/blocks/index.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { trades } from '#shared/page/industries.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { loadCopyBank } from '../write/copy-bank.ts'
import { firstOf, removeBlock } from './block-wishes.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { entriesOf, removalOps } from './offer-lists.ts'

/**
 * No price is left on the page: the block of prices goes, and so does every amount in another list
 * and the composer's own answer that points to them. What is on offer stays.
 */
export function removePrices(desktop: Desktop): Change {
  const { document } = desktop
  const priced = entriesOf(document).filter(({ price }) => price)
  const id = firstOf(document, 'pricing')
  if (!id && priced.length === 0 && !document.facts.prices?.length)
    return unchanged({ code: 'absent', part: 'pricing' })
  const locked = priced.find(({ isLocked }) => isLocked)?.type ?? lockedPricing(document, id)
  if (locked) return unchanged({ code: 'locked', part: locked })
  const block = id ? removeBlock(desktop, 'pricing') : unchanged({ code: 'absent' })
  const amounts = priced
    .filter((entry) => entry.id !== id)
    .map((entry): EditOp => {
      const path = `${entry.list}.${entry.index}.price`
      return { op: 'set', id: entry.id, path, value: '' }
    })
  const answer = answerRemoved(document)
  return {
    ops: [{ op: 'fact', key: 'prices', value: null }, ...block.ops, ...amounts, ...answer.ops],
    sources: { ...block.sources, ...answer.sources, 'facts.prices': 'user' },
    outcome: { code: 'removed', part: 'pricing' },
  }
}

function lockedPricing({ blocks }: PageDocument, id: string | undefined): BlockType | undefined {
  return blocks[id ?? '']?.locked ? 'pricing' : undefined
}

/** Without the composer's answers on prices, unless their block is locked. */
function answerRemoved(document: PageDocument): Pick<Change, 'ops' | 'sources'> {
  const id = firstOf(document, 'faq')
  const block = document.blocks[id ?? '']
  const items = block?.props.items
  if (!id || !block || block.locked || !Array.isArray(items)) return { ops: [], sources: {} }
  const { variants } = loadCopyBank(document.base).archetypes[
    trades[document.meta.industry].archetype
  ].faq.prices ?? { variants: [] }
  const index = items.findIndex(({ a }) => variants.some((variant) => variant.a === a))
  if (index < 0) return { ops: [], sources: {} }
  return removalOps(document, { id, list: 'items', index })
}
