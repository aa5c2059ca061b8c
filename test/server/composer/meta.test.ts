import { expect, it } from 'vitest'
import { checkPage } from '#shared/page/check-page.ts'
import { composedDocument } from '#test/support/composed-document.ts'

it.each([
  [
    'en',
    'Rosa’s Bakery is a small bakery in Porto. Custard tart €1.40.',
    /Rosa’s Bakery.*Rosa’s Bakery/,
  ],
  ['ja', '花みづきは京都の小さな花屋です。季節の花束3,300円。', /[^。] ?\. /],
] as const)(
  'in %s search engines are told nothing twice, in whole sentences',
  (locale, brief, never) => {
    const { description } = composedDocument(brief, { locale }).meta
    expect(description).not.toBe('')
    expect(description).not.toMatch(never)
  },
)

it.each([
  [
    'en',
    'Salt & Ember is a pottery and café in Falmouth. Studio membership £60 a month.',
    ['Salt & Ember', 'pottery', 'Falmouth'],
  ],
  ['en', 'coburg road garage edinburgh. mot £39.95, clutches', ['garage', 'Edinburgh', 'MOT']],
  ['pt', 'A Casa do Fado Velho é uma casa de fados em Lisboa. Jantar 45 €.', ['Lisboa', 'fado']],
  [
    'de',
    'Frisör Lang, Bielefeld. Schneiden 28 €, Färben 45 €.',
    ['Lang', 'Bielefeld', 'Schneiden'],
  ],
  ['ja', 'みなと文庫は長崎の古本とコーヒーの店です。深煎りコーヒー480円。', ['みなと文庫', '長崎']],
] as const)('in %s search engines are told what and where: %s', (locale, brief, words) => {
  const document = composedDocument(brief, { locale })
  for (const word of words)
    expect(document.meta.description?.toLowerCase()).toContain(word.toLowerCase())
  const codes = checkPage(document).map(({ code }) => code)
  expect(codes).not.toContain('description_repeated')
})

it('a page of one line is described without a space behind it', () => {
  const { description } = composedDocument('harbour bread, bakery in whitby. text 07700 900123', {
    locale: 'en',
  }).meta
  expect(description).toBe(description?.trim())
})

it('search engines are told the town, not the county behind it', () => {
  const brief = 'Marlow Chimney Sweeps, Lewes, East Sussex. Sweep £65. Call 07700 900123.'
  const { title } = composedDocument(brief, { locale: 'en' }).meta
  expect(title).toContain('Lewes')
  expect(title).not.toContain('East Sussex')
})

it('search engines are told a chosen name once', () => {
  const brief =
    'Hi! I run Marlow Sash & Door, just me and my son Owen. We repair old sash windows around Stroud. Call us on 01453 555 0182. Workshop: Unit 4, Mill Drive, Stroud GL5 1RN.'
  const known = { facts: { name: 'Marlow Sash & Door' } }
  const { description = '' } = composedDocument(brief, { known }).meta
  expect(description.match(/Marlow Sash & Door/g)).toHaveLength(1)
})

it('search engines are told each service once, however it is priced', () => {
  const brief =
    'A Costura da Lena fica na Rua do Souto 41, Braga. Faço bainhas (6 €), arranjos de fechos a partir de 8 € e vestidos por medida. Telefone 912 555 018. Encerro em agosto.'
  const { meta, blocks } = composedDocument(brief, { locale: 'pt' })
  expect(meta.description?.match(/bainhas/gi)).toHaveLength(1)
  // Nobody boasts of being closed.
  expect(blocks.hero?.props.points).toEqual([])
  expect(JSON.stringify(blocks)).toContain('Encerro em agosto')
})
