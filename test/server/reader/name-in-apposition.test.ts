import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

const factsOf = (brief: string, language: string) =>
  read(brief, { language, fallback: language }).facts

it.each([
  [
    'fr',
    'Voisins de Kerbrat',
    'Nous sommes une petite association de quartier à Nantes, les Voisins de Kerbrat, et nous voulons que les gens osent nous appeler. Permanence le lundi de 14 h à 17 h.',
  ],
  [
    'en',
    'Lantern and Loaf',
    'We are a small bakery in Otley, Lantern and Loaf, and bake on Thursdays. Sourdough £4. Call 01943 555012.',
  ],
  [
    'es',
    'Hilos de Agua',
    'Somos una pequeña asociación cultural de Cuenca, los Hilos de Agua, y damos talleres los sábados. Cuota 20 € al año.',
  ],
])('in %s the name between two commas is %s', (language, name, brief) => {
  expect(factsOf(brief, language).name?.value).toBe(name)
})

it('a street between two commas is no name of the business', () => {
  const brief =
    'We are a small bakery in Lincoln, Steep Hill Road, and bake on Thursdays. Loaves £4.'
  expect(factsOf(brief, 'en').name?.value ?? '').not.toMatch(/Steep/)
})

it('a town with its state is no name, and the town before it is one', () => {
  const brief =
    'my coffee truck San Marino, Boise ID. mon-fri 7-11 corner of 8th and Main, espresso 3, latte 4.50'
  expect(factsOf(brief, 'en').name?.value).not.toMatch(/Boise/)
})

it('the words for a page are no part of what it is for', () => {
  const brief =
    'seite für flohmarkt pfarrhof nord in linz. samstag 16. mai 9 bis 13 uhr, tisch 8 euro, kuchenbuffet'
  expect(factsOf(brief, 'de').kind?.value).toBe('flohmarkt')
})
