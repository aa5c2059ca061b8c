import { expect, it } from 'vitest'
import { seedOf } from '#server/composer/seed.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const titleOf = (brief: string, locale: PageLanguage) =>
  composedDocument(brief, { locale, seed: 0 }).blocks.hero?.props.title

it.each<[PageLanguage, string, string]>([
  // What it is calls it; a limit on the guest is no promise.
  [
    'fr',
    'Le Galet Bleu, cabinet de massage à Douarnenez, 6 rue Jean-Bart. Massage : 62 €. Six places seulement.',
    'Le Galet Bleu',
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

it('names the town of a brief, not the one a street is called like', () => {
  const brief =
    'Tidewater Bikes is a bicycle workshop in Bristol, at 8 Harbour Street. Puncture repair £12.'
  const titles = [0, 1, 2, 3].map(
    (seed) => composedDocument(brief, { seed }).blocks.hero?.props.title,
  )
  expect(titles).toContain('Bicycle workshop in Bristol')
  expect(titles).not.toContain('Bicycle workshop in Street')
})

it('a promise stands over the page in another version, below the kind', () => {
  const brief =
    'Crin & Co. is an upholstery workshop in Ghent. We never use staples or foam. A chair from £65.'
  const seed = seedOf(brief)
  const titles = [0, 1, 2].map((step) => composedDocument(brief, { seed: seed + step }).blocks.hero)
  expect(titles[0]?.props.title).not.toMatch(/never/)
  const promise = titles.find((hero) => /never/.test(String(hero?.props.title)))
  expect([promise?.props.eyebrow, promise?.props.title]).toEqual([
    expect.stringContaining('pholstery workshop'),
    'We never use staples or foam',
  ])
})

it.each<[PageLanguage, string, RegExp]>([
  // What is not done is the least a visitor has to know.
  [
    'en',
    'mobile dog groomer, im kelly. small dogs £35. Not doing cats!! call 07700 900388',
    /^Mobile dog groomer/,
  ],
  [
    'fr',
    'Je fais des balades en bateau sur le lac de Vernay, bateau électrique. Pas en août.',
    /^Balades en bateau/,
  ],
  // A half sentence says nothing.
  [
    'de',
    'Wir heiraten! Dresscode: sommerlich festlich. Trauung am 5. September 2026 in Marienrode.',
    /heiraten|Trauung/,
  ],
])('in %s the page of “%s” says first what it is', (locale, brief, title) => {
  expect(titleOf(brief, locale)).toMatch(title)
})
