import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const since = (brief: string, fallback: PageLanguage) =>
  understand(brief, { locale: null, fallback }).facts.since?.value

const said: readonly [PageLanguage, string, number][] = [
  ['en', 'My grandfather opened this shop in 1968 and we still cut keys in Rye.', 1968],
  ['en', 'We opened in the spring of 2016 and sell prams in Corby.', 2016],
  ['nl', 'Mijn opa begon deze bakkerij in 1961 in Sneek.', 1961],
  ['nl', 'Wij bestaan sinds het voorjaar van 2012 en verkopen stoelen in Zeist.', 2012],
  ['fr', 'Mon grand-père a ouvert cette boulangerie en 1968.', 1968],
  ['es', 'Mi abuela abrió esta casa de comidas en 1968 en Segovia.', 1968],
  ['it', 'Mio nonno aprì la bottega nel 1958 a Gubbio.', 1958],
  ['pt', 'O meu avô abriu a padaria em 1965 em Tomar.', 1965],
  ['en', 'In 1974 my grandfather opened the doors of our bakery in York.', 1974],
  ['de', 'Mein Opa hat 1974 den Laden eröffnet, eine Bäckerei in Kiel.', 1974],
  ['de', 'Im Frühjahr 2016 haben wir unser Café in Kiel eröffnet.', 2016],
  ['de', 'Hans Holm gründete die Bäckerei 1974 in Kiel.', 1974],
  ['nl', 'Toen mijn opa in 1974 de bakkerij in Breda opende, was brood goedkoop.', 1974],
  ['nl', 'We openden onze deuren in de lente van 2016. Bakkerij in Breda.', 2016],
  ['fr', 'Nous avons ouvert nos portes au printemps 2016. Boulangerie à Brest.', 2016],
  ['it', 'Abbiamo aperto il forno nella primavera del 2016 a Lucca.', 2016],
  ['pt', 'Abrimos portas na primavera de 2016, uma padaria em Braga.', 2016],
  ['pt', 'Somos uma banda de Lisboa. Formados em 2015.', 2015],
]

test.each(said)('%s: %s', (language, brief, due) => {
  expect(since(brief, language)).toBe(due)
})

test.each([
  'We opened a second shop in 2019 in Rye, the bakery is older.',
  'A flat in a house built in 1911, near the harbour of Whitby.',
])('what was begun later, or built, tells no year: %s', (brief) => {
  expect(since(brief, 'en')).toBeUndefined()
})

test.each<[PageLanguage, string]>([
  ['en', 'In 2019 I opened a second bakery in York.'],
  ['de', 'Ich wurde 1980 in Ulm geboren und male Bilder.'],
  ['de', 'Im Jahr 2019 haben wir 40 Konzerte gespielt. Band aus Ulm.'],
  ['it', "Nel 2019 mio fratello ha aperto un'altra bottega a Lucca."],
  ['fr', 'Une boulangerie à Brest, depuis trois générations.'],
])('%s: no year of its own: %s', (language, brief) => {
  expect(since(brief, language)).toBeUndefined()
})
