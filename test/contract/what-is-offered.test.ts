import { expect, test } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { someTime } from '#test/support/fixtures.ts'

/** Words for work done for somebody. */
const services = /services|servicios|serviços|prestations|サービス/i

/** Who sells things or shares a pastime, and offers something. */
const briefs: readonly (readonly [PageLanguage, string])[] = [
  ['en', 'Stem Cell, a florist in London. Bouquets £25, wreaths £30, plants £12.'],
  [
    'en',
    'The Penhallow Singers are a community choir in Truro. We sing folk, gospel and shanties.',
  ],
  ['fr', 'Les Pivoines, fleuriste à Dinan. Bouquets 22 €, couronnes 30 €, plantes 12 €.'],
  ['es', 'Amapola, floristería en Úbeda. Ramos 15 €, coronas 30 €, plantas 12 €.'],
  ['pt', 'Papoila, florista em Évora. Ramos 15 €, coroas 30 €, plantas 12 €.'],
  ['ja', '盛岡の花屋「つゆくさ」です。花束2,200円、リース3,000円。'],
]

test.each(briefs)('what is sold or shared is called no service: %s, %s', (locale, brief) => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { blocks } = compose({
      brief,
      locale: null,
      locales: [],
      fallback: locale,
      now: someTime,
      seed,
      known: { facts: {} },
    })
    const led = blocks.filter(({ id }) => id === 'header' || id === 'hero')
    const labels = JSON.stringify(led).match(/"label":"[^"]*"/g) ?? []
    expect(labels.filter((label) => services.test(label))).toEqual([])
  }
})
