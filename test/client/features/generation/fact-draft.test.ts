import { expect, it } from 'vitest'
import { factDraft } from '#client/features/generation/fact-draft.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const page = composedDocument('Kiln & Clay is a pottery in Bristol. Call 0117 496 0123.', {
  seed: 0,
})
const said = ({ blocks }: typeof page) => JSON.stringify(blocks)

it('the page says a name while it is typed, wherever a sentence names it', () => {
  const op = { op: 'fact', key: 'name', value: 'Mud Club' } as const
  const shown = factDraft([op], page)(page)
  expect(shown.facts.name).toBe('Mud Club')
  expect(said(page)).toContain('Kiln & Clay')
  expect(said(shown)).not.toContain('Kiln & Clay')
  expect(said(shown)).toContain('Mud Club')
})

it('goes on saying it when the fact is saved and its sentences are still to come', () => {
  const op = { op: 'fact', key: 'name', value: 'Mud Club' } as const
  const draft = factDraft([op], page)
  const saved = { ...page, facts: { ...page.facts, name: 'Mud Club' } }
  expect(said(draft(saved))).not.toContain('Kiln & Clay')
})

it('what no sentence holds changes the fact alone', () => {
  const op = { op: 'fact', key: 'phone', value: '+441174960999' } as const
  const shown = factDraft([op], page)(page)
  expect(shown.blocks).toEqual(page.blocks)
  expect(shown.facts.phone).toBe('+441174960999')
})
