import { expect, it } from 'vitest'
import { miniatureBlocks } from '#client/features/editor/look/miniatures.tsx'
import { composedDocument } from '#test/support/composed-document.ts'

it('a look is shown from the headline on, however many notices stand over it', () => {
  const document = composedDocument(
    'Padaria Sol, bakery in Porto. Custard tart €1.40. Open 8 to 6.',
  )
  const notice = { type: 'notice' as const, variant: 'bar', props: { text: 'Closed in August' } }
  const noticed = {
    ...document,
    order: ['notice', 'notice2', ...document.order],
    blocks: { ...document.blocks, notice, notice2: notice },
  }
  const [first, second] = miniatureBlocks(noticed)
  expect(document.blocks[first ?? '']?.type).toBe('hero')
  expect(second).toBeDefined()
})
