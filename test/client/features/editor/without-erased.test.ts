import { expect, it } from 'vitest'
import { editorState } from '#client/features/editor/editor-state.ts'
import { makeEdits, makeStep } from '#client/features/editor/make-edits.ts'
import { takeBase } from '#client/features/editor/take-base.ts'
import { withoutErased } from '#client/features/editor/without-erased.ts'
import { emptyDocument } from '#shared/page/document.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { uploadIds } from '#shared/page/upload-ids.ts'
import { withoutUploads } from '#shared/page/without-uploads.ts'

it('brings a deleted picture back neither by undo nor by redo, and asks nothing', () => {
  const media = (alt: string) => ({ kind: 'upload' as const, id: 'loaf', alt })
  const props = { title: 'The shop', body: [], media: media('') }
  const about = { op: 'insert', id: 'shop', type: 'about', variant: 'column', after: null } as const
  const page = applyEdits(emptyDocument('p', 'en'), [{ ...about, props }]).document
  const described = { op: 'set', id: 'shop', path: 'media', value: media('A loaf') } as const
  const edited = makeEdits(editorState('shop', page), [described], { at: 0 })

  const erased = { ...withoutUploads(page, ['loaf']), rev: page.rev + 1 }
  const left = withoutErased({ ...takeBase({ ...edited, pending: [] }, erased) }, 'loaf')
  const undone = makeStep(left, 'undo')
  const redone = makeStep(undone, 'redo')
  for (const state of [undone, redone]) {
    expect(uploadIds(state.document)).toEqual([])
    expect(state.conflicts).toEqual([])
  }
})
