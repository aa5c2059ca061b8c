import { formOf, labelsOf } from '#server/composer/labels.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { addBlock, firstOf } from './blocks.ts'
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

/** A form where there are other ways to get in touch: a name, a way to answer and a message. */
export function addForm(desktop: Desktop): Change {
  const { document } = desktop
  const id = firstOf(document, 'contact')
  const block = document.blocks[id ?? '']
  if (!id || !block) return addBlock(desktop, 'contact')
  if (block.locked) return unchanged({ code: 'locked', part: 'contact' })
  const { base, meta } = document
  const { form } = labelsOf(base, meta.country, meta.register)
  const set = (path: string, value: unknown): EditOp => ({ op: 'set', id, path, value })
  return {
    ops: [
      set('fields', [
        { label: form.name, kind: 'name', required: true },
        { label: form.email, kind: 'email', required: true },
        { label: form.message, kind: 'message', required: true },
      ]),
      set('consent', formOf(form.consent, [])),
      set('submit', form.send),
      set('success', formOf(form.sent, [])),
    ],
    sources: {},
    outcome: { code: 'formAdded', part: 'contact', where: String(block.props.title ?? '') },
  }
}
