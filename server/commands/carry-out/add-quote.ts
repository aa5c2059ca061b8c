import type { EditOp } from '#shared/page/ops.ts'
import type { Intent } from '../intent.ts'
import { addBlock, firstOf } from './blocks.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { isTold, untell } from './sentences.ts'

interface Item {
  text: string
  name: string
  role: string
  source: string
}

const mostQuotes = 12

/** What a customer said, among what others did; the sentence that told it elsewhere goes. */
export function addQuote(
  desktop: Desktop,
  { text, name, sentence }: Extract<Intent, { wish: 'quote' }>,
): Change {
  const { document } = desktop
  const id = firstOf(document, 'quotes')
  const block = document.blocks[id ?? '']
  if (block?.locked) return unchanged({ code: 'locked', part: 'quotes' })
  const there = ((block?.props.items as Item[] | undefined) ?? []).filter((item) => item.text)
  const isThere = there.some((item) => item.text === text)
  if (isThere || there.length >= mostQuotes) return unchanged({ code: 'present', part: 'quotes' })
  const items = [...there, { text, name, role: '', source: '' }]
  const placed =
    id && block ? inBlock(id, Boolean(block.hidden), items) : inNewBlock(desktop, items)
  const gone =
    sentence && isTold(desktop, sentence)
      ? untell(desktop, { wish: 'untell', words: sentence })
      : { ops: [], sources: {} }
  const where = String(block?.props.title ?? '') || placed.heading
  return {
    ops: [...gone.ops, ...placed.ops],
    sources: { ...gone.sources, ...placed.sources },
    outcome: where ? { code: 'told', words: text, where } : { code: 'item', words: text },
  }
}

type Placed = Pick<Change, 'ops' | 'sources'> & { heading: string }

function inBlock(id: string, isHidden: boolean, items: readonly Item[]): Placed {
  const shown: EditOp[] = isHidden ? [{ op: 'set', id, path: '@hidden', value: false }] : []
  return {
    ops: [...shown, { op: 'set', id, path: 'items', value: items }],
    sources: {},
    heading: '',
  }
}

function inNewBlock(desktop: Desktop, items: readonly Item[]): Placed {
  const { ops, sources } = addBlock(desktop, 'quotes')
  const [insert, ...others] = ops
  if (insert?.op !== 'insert') return { ops, sources, heading: '' }
  const filled: EditOp = { ...insert, props: { ...insert.props, items } }
  return { ops: [filled, ...others], sources, heading: String(insert.props.title ?? '') }
}
