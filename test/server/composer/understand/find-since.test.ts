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
