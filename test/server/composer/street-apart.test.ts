import { expect, test } from 'vitest'
import { composer } from '#server/composer/compose.ts'
import { streetApart } from '#server/composer/understand/street-apart.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { someTime } from '#test/support/fixtures.ts'
import { composedPage } from './commands/commanded-page.ts'

const briefs: [PageLanguage, string, string][] = [
  ['en', 'We are in Leeds and bake bread. You find us at 14 Mill Lane.', '14 Mill Lane, Leeds'],
  ['de', 'Bäckerei Korn in Kassel. Sie finden uns in der Mühlgasse 14.', 'Mühlgasse 14, Kassel'],
  ['fr', 'Boulangerie Blé à Nantes. Nous sommes au 14 rue du Moulin.', '14 rue du Moulin, Nantes'],
  ['es', 'Panadería Trigo en Burgos. Estamos en la calle Molino 14.', 'calle Molino 14, Burgos'],
  ['pt', 'Padaria Trigo em Braga. Estamos na Rua do Moinho 14.', 'Rua do Moinho 14, Braga'],
  ['it', 'Panificio Grano a Parma. Ci trovate in via Mulino 14.', 'via Mulino 14, Parma'],
  ['nl', 'Bakkerij Graan in Zwolle. We zitten in de Molenstraat 14.', 'Molenstraat 14, Zwolle'],
]

test.each(briefs)(
  'a street in a sentence of its own stands on the page: %s',
  (locale, brief, address) => {
    expect(composedPage(brief, locale).facts.place).toBe(address)
  },
)

test('what is understood stays the town, and the town is said in sentences', () => {
  const [locale, brief] = briefs[0] ?? ['en', '']
  const known = { facts: {} }
  const request = { brief, locale, locales: [], fallback: locale, now: someTime, seed: 1, known }
  expect(composer.understand(request).facts.place?.value).toBe('Leeds')
  const { blocks } = composedPage(brief, locale)
  expect(JSON.stringify(blocks.hero?.props)).not.toContain('Mill Lane, Leeds')
  expect(JSON.stringify(blocks)).toContain('We are in Leeds and bake bread.')
})

test('a place the creator put right gets no street', () => {
  const known = { facts: { place: 'York' } }
  const brief = 'We are in Leeds and bake bread. You find us at 14 Mill Lane.'
  const { opening } = composer.compose({
    brief,
    locale: 'en',
    locales: [],
    fallback: 'en',
    now: someTime,
    seed: 1,
    known,
  })
  expect(opening.find((op) => op.op === 'fact' && op.key === 'place')).toMatchObject({
    value: 'York',
  })
})

test.each([
  'Bakery in Leeds, opposite 12 High Street.',
  'Bakery in Leeds. One shop at 14 Mill Lane, one at 3 Castle Street.',
  'Bakery in Leeds. 14 kinds of bread.',
])('a street to find it by, or two of them, is no address: %s', (brief) => {
  expect(streetApart(brief, 'en')).toBeUndefined()
})
