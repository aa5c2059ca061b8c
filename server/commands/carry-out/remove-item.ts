import type { Price } from '#shared/page/facts.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { entriesOf } from '../page-entries.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { changeTexts } from './change-texts.ts'
import { removalOps } from './entries.ts'
import { rowsInPlace } from './list-prices.ts'
import { sumsIn } from './price-places.ts'
import { isSameName } from './prices.ts'
import { isTold, untell } from './sentences.ts'

/** An item with its price, from the facts and from the list that shows it. */
export function removeItem(desktop: Desktop, item: string): Change {
  const { document } = desktop
  const { prices = [], offers = [] } = document.facts
  const price = prices.find((one) => isSameName(one.item, item))
  const entry = entriesOf(document).find(
    (other) => (price && other.price === price.id) || isSameName(other.name, item),
  )
  const rows = price && !entry ? rowsInPlace(document) : null
  if (rows) return removeListed(desktop, rows, price)
  const isOffered = offers.some((other) => isSameName(other, item))
  if (entry?.isLocked) return unchanged({ code: 'locked', part: entry.type })
  const ops: EditOp[] = []
  const sources: Change['sources'] = {}
  if (price) {
    ops.push({ op: 'fact', key: 'prices', value: prices.filter(({ id }) => id !== price.id) })
    sources['facts.prices'] = 'user'
  }
  if (isOffered) {
    ops.push({
      op: 'fact',
      key: 'offers',
      value: offers.filter((other) => !isSameName(other, item)),
    })
    sources['facts.offers'] = 'user'
  }
  const removal = entry ? removalOps(document, entry) : untold(desktop, item)
  return {
    ops: [...ops, ...removal.ops],
    sources: { ...removal.sources, ...sources },
    outcome: { code: 'itemGone', words: item },
  }
}

/** Of a sentence of several prices the others stay, each as a row. */
function removeListed(desktop: Desktop, rows: Change, price: Price | undefined): Change {
  const document = applyEdits(desktop.document, rows.ops).document
  const now = document.facts.prices?.find(({ id }) => id === price?.id)
  const gone = removeItem({ ...desktop, document }, now?.item ?? '')
  return {
    ops: [...rows.ops, ...gone.ops],
    sources: { ...rows.sources, ...gone.sources },
    outcome: gone.outcome && { ...gone.outcome, words: price?.item },
  }
}

/** What stands in no list stands in a sentence. */
function untold(desktop: Desktop, words: string): Pick<Change, 'ops' | 'sources'> {
  const { document } = desktop
  const cut = changeTexts(document, (text) =>
    sumsIn(document, text).length > 1 ? withoutPart(text, words) : text,
  )
  if (cut.ops.length > 0) return cut
  return isTold(desktop, words)
    ? untell(desktop, { wish: 'untell', words })
    : { ops: [], sources: {} }
}

/** "Taster £55, course £180": of a list in a sentence one entry goes. */
function withoutPart(text: string, words: string): string {
  const parts = text.split(/(?<=[,;，、])/)
  const left = parts.filter((part) => !part.toLocaleLowerCase().includes(words.toLocaleLowerCase()))
  if (left.length === parts.length || left.length === 0) return text
  const end = /[.。]\s*$/.exec(text)?.[0] ?? ''
  return (
    left
      .join('')
      .trim()
      .replace(/[,;，、.。]$/, '') + end
  )
}
