import { expect, it } from 'vitest'
import { slugOf } from '#server/pages/new-id.ts'

it.each([
  ['Die Bäckerei Köln', 'de', 'die-baeckerei-koeln'],
  ['Café Übersee, Straße 7', 'de', 'cafe-uebersee-strasse-7'],
  ['Ba\u0308ckerei', 'de', 'baeckerei'],
  ['Café Müller', 'nl', 'cafe-muller'],
  ['Padaria São João', 'pt', 'padaria-sao-joao'],
  ['陶房こもれび', 'ja', ''],
] as const)('the slug of "%s" in %s is "%s"', (name, language, slug) => {
  expect(slugOf(name, language)).toBe(slug)
})
