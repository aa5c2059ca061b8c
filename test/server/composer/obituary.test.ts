import { expect, it } from 'vitest'
import { textFields } from '#shared/page/block-props.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from '#test/support/composed-document.ts'

it('a sentence that runs on to whom it is about is told whole', () => {
  const brief =
    'Met verdriet geven wij kennis van het overlijden van onze vader Henk Bos-Visser (1938–2026). De uitvaart is op donderdag 26 november om 11.00 uur in de Martinikerk in Franeker.'
  const { order, blocks } = composedDocument(brief, { locale: 'nl', seed: 0 })
  const told = order
    .flatMap((id) => textFields(blocks[id]?.type ?? '', blocks[id]?.props ?? {}))
    .map(({ value }) => (typeof value === 'string' ? value : plainText((value ?? []) as RichText)))
  expect(told.join(' · ')).toContain('het overlijden van onze vader Henk Bos-Visser')
})
