import { describe, expect, test } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import { understand } from '#server/composer/understand/understand.ts'
import { ownLabel } from '#server/composer/write/own-label.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { someTime } from '#test/support/fixtures.ts'

function labelOf(locale: PageLanguage, brief: string): string {
  const { industry, facts } = understand(brief, { locale, fallback: locale })
  const dates = facts.dates?.map(({ value }) => value)
  const told = { name: facts.name?.value, place: facts.place?.value, dates }
  const known = Object.fromEntries(Object.entries(told).filter(([, value]) => value))
  return ownLabel(brief, locale, industry, known)
}

describe('a page is called what its brief calls it', () => {
  test.each<[PageLanguage, string, string]>([
    ['en', 'A yoga studio in Totnes.', 'Yoga studio'],
    ['en', 'Vet in Harrogate', 'Vet'],
    ['en', 'Need a site about the village fete in Hale on 14 June, 2pm.', 'Village fete'],
    ['de', 'Ich brauche eine Seite für unser Sommerfest am 5. Juli in Gera.', 'Sommerfest'],
    ['fr', 'Une page pour la fête du village le 5 juillet à Tulle.', 'Fête du village'],
    ['en', 'Marlow & Finch is a hair salon in Leeds. Cut £45.', 'Hair salon'],
    ['en', 'We are a small bakery in Leeds. Rye bread £4.', 'Small bakery'],
    ['en', 'We are a team of electricians in Leeds.', 'Team of electricians'],
    ['de', 'Ferienwohnung in Lindau', 'Ferienwohnung'],
    ['de', 'Das Fest am Fluss ist ein Musikfestival in Passau.', 'Musikfestival'],
    ['it', 'Sono un’insegnante di pilates a Bologna.', 'Insegnante di pilates'],
    ['fr', 'Photographe de mariage à Annecy', 'Photographe de mariage'],
    ['fr', 'Atelier Morel est une menuiserie au Havre, fondée en 1994.', 'Menuiserie'],
    ['fr', 'Plombier à Dijon, fuites et chaudières', 'Plombier'],
    ['es', 'Librería en Salamanca', 'Librería'],
    ['es', 'Nubia es un programa de facturación para autónomos.', 'Programa de facturación'],
    ['it', 'Ambulatorio veterinario a Parma', 'Ambulatorio veterinario'],
    ['pt', 'Escola de música em Faro', 'Escola de música'],
    ['nl', 'Café in Nijmegen', 'Café'],
    ['ja', '札幌の英会話教室', '英会話教室'],
    ['ja', '神戸のパン屋「こむぎ日和」です。食パン 420円。', 'パン屋'],
    ['kr', '강릉 카페', '카페'],
    ['kr', "대전 둔산동의 미용실 '결'입니다. 커트 25,000원.", '미용실'],
  ])('%s: %s', (locale, brief, label) => {
    expect(labelOf(locale, brief)).toBe(label)
  })

  test.each<[PageLanguage, string]>([
    ['en', 'I run a bakery in Leeds'],
    ['en', 'My bakery in Leeds'],
    ['en', 'We are a bit of a mess in Leeds.'],
    ['en', 'A website for my dog school in Leeds'],
    ['en', 'Paws & Claws is in York. Consultation £42.'],
    ['de', 'Unsere Bäckerei in Ulm'],
    ['it', 'Le Corde di Rame è un trio folk di Cuneo.'],
  ])('and by nothing that is no name for it: %s, %s', (locale, brief) => {
    expect(labelOf(locale, brief)).toBe('')
  })
})

test.each<[PageLanguage, string, string]>([
  ['en', 'Repair café in Totnes', 'Repair café'],
  ['fr', 'Plombier à Lyon. Dépannage, chauffe-eau, salles de bains.', 'Plombier à Lyon'],
  ['ja', '札幌の英会話教室', '札幌の英会話教室'],
])(
  'a page in %s without a name does not repeat its header above the headline',
  (locale, brief, label) => {
    const request = { brief, locale, locales: [], fallback: locale, seed: 2, now: someTime }
    const { blocks } = compose({ ...request, known: { facts: {} } })
    const hero = blocks.find(({ id }) => id === 'hero')?.ops ?? []
    const eyebrow = hero.find((op) => op.op === 'set' && op.path === 'eyebrow')
    expect(JSON.stringify(eyebrow)).not.toContain(label)
  },
)

test('nobody calls a page by its greeting', () => {
  const brief = 'Hola, vendo cosas en una furgoneta amarilla por Gijón.'
  const known = { facts: {} }
  const request = { brief, locale: null, locales: [], now: someTime, seed: 2, known }
  const { opening } = compose({ ...request, fallback: 'es' })
  const title = opening.flatMap((op) => (op.op === 'meta' ? [op.meta.title] : []))
  expect(title).toEqual(['Vendo cosas en una furgoneta amarilla por Gijón'])
})
