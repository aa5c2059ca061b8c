import { expect, it } from 'vitest'
import { textFields } from '#shared/page/block-props.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from '#test/support/composed-document.ts'

function told(brief: string, locale: PageLanguage): string {
  const { order, blocks } = composedDocument(brief, { locale, seed: 0 })
  return order
    .flatMap((id) => textFields(blocks[id]?.type ?? '', blocks[id]?.props ?? {}))
    .map(({ value }) => (typeof value === 'string' ? value : plainText((value ?? []) as RichText)))
    .join(' · ')
}

it('a sentence that runs on to whom it is about is told whole', () => {
  const brief =
    'Met verdriet geven wij kennis van het overlijden van onze vader Henk Bos-Visser (1938–2026). De uitvaart is op donderdag 26 november om 11.00 uur in de Martinikerk in Franeker.'
  expect(told(brief, 'nl')).toContain('het overlijden van onze vader Henk Bos-Visser')
})

it.each<[PageLanguage, string, string]>([
  [
    'fr',
    'Les obsèques de Paul Morin auront lieu vendredi 20 novembre à 10 h en l’église de Saumur. Ni fleurs ni plaques.',
    'Ni fleurs ni plaques',
  ],
  [
    'es',
    'El funeral de Carmen Ruiz será el viernes 20 de noviembre a las 11 h en la iglesia de Baeza. Ni flores ni coronas.',
    'Ni flores ni coronas',
  ],
])('what is not wanted keeps its denial: %s', (locale, brief, denied) => {
  expect(told(brief, locale)).toContain(denied)
})
