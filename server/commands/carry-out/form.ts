import { formOf, labelsOf } from '#server/composer/labels.ts'
import { fold } from '#server/reader/text/fold.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import type { AskedField, Intent } from '../intent.ts'
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

/** Fields of the creator's, in a form that comes with them where there is none. */
export function addFields(desktop: Desktop, { fields }: Extract<Intent, { wish: 'form' }>): Change {
  const { document } = desktop
  const id = firstOf(document, 'contact')
  const block = document.blocks[id ?? '']
  if (block?.locked) return unchanged({ code: 'locked', part: 'contact' })
  const there = (block?.props.fields ?? []) as AskedField[]
  const form = there.length > 0 ? null : addForm(desktop)
  const page = form ? applyEdits(document, form.ops).document : document
  const target = firstOf(page, 'contact') ?? ''
  const all = (page.blocks[target]?.props.fields ?? []) as AskedField[]
  const missing = fields.filter(({ label }) => !all.some((one) => fold(one.label) === fold(label)))
  if (missing.length === 0) return form ?? unchanged({ code: 'present', part: 'contact' })
  // The message is written last.
  const at = all.findIndex(({ kind }) => kind === 'message')
  const asked = missing.map((field) => ({ ...field, required: false }))
  const value = all.toSpliced(at < 0 ? all.length : at, 0, ...asked)
  const words = missing.map(({ label }) => label).join(', ')
  return {
    ops: [...(form?.ops ?? []), { op: 'set', id: target, path: 'fields', value }],
    sources: form?.sources ?? {},
    outcome: { code: 'item', words },
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
