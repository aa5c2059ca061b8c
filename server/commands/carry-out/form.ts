import { firstOf } from './blocks.ts'
import { type Change, type Desktop, unchanged } from './change.ts'

/** A page without its form; how to get in touch otherwise stays. */
export function removeForm({ document }: Desktop): Change {
  const id = firstOf(document, 'contact')
  const block = document.blocks[id ?? '']
  const fields = (block?.props.fields as unknown[] | undefined) ?? []
  if (!id || !block || fields.length === 0) return unchanged({ code: 'absent', part: 'contact' })
  if (block.locked) return unchanged({ code: 'locked', part: 'contact' })
  return {
    ops: [{ op: 'set', id, path: 'fields', value: [] }],
    sources: {},
    outcome: { code: 'removed', part: 'contact' },
  }
}
