import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const titleOf = (brief: string, locale: PageLanguage) =>
  composedDocument(brief, { locale, seed: 0 }).blocks.hero?.props.title

it.each<[PageLanguage, string, string]>([
  // What it is calls it; a limit on the guest is no promise.
  [
    'fr',
    'Le Galet Bleu, cabinet de massage à Douarnenez, 6 rue Jean-Bart. Massage : 62 €. Six places seulement.',
    'Cabinet de massage à Douarnenez',
  ],
  // Without a kind to stand above it, a promise would not say whose it is.
  [
    'es',
    'Carmen y Álvaro tienen el placer de invitaros a su boda el 12 de junio en Sanlúcar. No se admiten regalos.',
    'Carmen y Álvaro',
  ],
])('in %s the headline of “%s” names the thing', (locale, brief, start) => {
  expect(titleOf(brief, locale)).toMatch(new RegExp(`^${start}`))
})

it('a promise stands over the page where the kind stands above it', () => {
  const brief =
    'Crin & Co. is an upholstery workshop in Ghent. We never use staples or foam. A chair from £65.'
  const hero = composedDocument(brief, { seed: 0 }).blocks.hero?.props
  expect([hero?.eyebrow, hero?.title]).toEqual([
    expect.stringContaining('pholstery workshop'),
    'We never use staples or foam',
  ])
})
