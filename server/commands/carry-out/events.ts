import type { EditOp } from '#shared/page/ops.ts'
import type { Intent, ToldEvent } from '../intent.ts'
import { addBlock, firstOf } from './blocks.ts'
import { type Change, type Desktop, unchanged } from './change.ts'

const blank = { day: '', place: '', price: '', action: [] }
const mostEntries = 60

/** Entries behind those of the programme there is; where there is none, the section comes with them. */
export function addEvents(
  desktop: Desktop,
  { items }: Extract<Intent, { wish: 'events' }>,
): Change {
  const { document } = desktop
  const entries = items.map((item) => ({ ...blank, ...item }))
  const outcome = { code: 'item', words: items.map(({ title }) => title).join(', ') } as const
  const id = firstOf(document, 'events')
  const block = document.blocks[id ?? '']
  if (block?.locked) return unchanged({ code: 'locked', part: 'events' })
  if (!id || !block) {
    const added = addBlock(desktop, 'events')
    const [insert, ...others] = added.ops
    if (insert?.op !== 'insert') return added
    const filled: EditOp = { ...insert, props: { ...insert.props, items: entries } }
    return { ...added, ops: [filled, ...others], outcome }
  }
  const there = (block.props.items as ToldEvent[] | undefined) ?? []
  const told = there.filter(({ title }) => title)
  const isNew = (one: ToldEvent) =>
    told.every(
      ({ title, when, start }) => title !== one.title || when + start !== one.when + one.start,
    )
  const value = [...told, ...entries.filter(isNew)].slice(0, mostEntries)
  const shown: EditOp[] = block.hidden ? [{ op: 'set', id, path: '@hidden', value: false }] : []
  return { ops: [...shown, { op: 'set', id, path: 'items', value }], sources: {}, outcome }
}
