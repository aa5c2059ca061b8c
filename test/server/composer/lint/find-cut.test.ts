import { expect, it } from 'vitest'
import { pageLanguage } from '#server/composer/compose-page.ts'
import { lintDocument } from '#server/composer/lint/lint-document.ts'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'
import { isWholeRun } from '#test/support/at-sizes.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { documentOf, type SoundPage, soundPages, told } from './sound-pages.ts'

const sound = soundPages[0] as SoundPage
const faultsOf = (...texts: string[]) =>
  lintDocument({ document: documentOf(sound, { features: told(...texts) }), brief: null })
const codesOf = (...texts: string[]) => faultsOf(...texts).map(({ code }) => code)

it.each([
  'We are open in the mornings, on Sundays,',
  'The whole sauna is yours (up to eight people',
  '貸切もできます（8名まで',
  'Everything is made with butter and',
])('“%s” stops in the middle', (text) => {
  expect(codesOf(text)).toEqual(['text_cut'])
})

it.each([
  'We are open in the mornings.',
  'The whole sauna is yours (up to eight people).',
  'Two rules: a) no shoes, b) no phones',
  'No cash',
  'Come on in',
  'Rich in vitamin A',
  'Beginners welcome, apron and clay included.',
])('“%s” is whole', (text) => {
  expect(codesOf(text)).toEqual([])
})

it('what is included may stand behind it', () => {
  const german = soundPages.find(({ language }) => language === 'de') as SoundPage
  const said = 'Anfänger willkommen, Schürze und Ton inklusive.'
  const document = documentOf(german, { features: told(said) })
  expect(lintDocument({ document, brief: null })).toEqual([])
})

it('what a page says twice is told, with its first words', () => {
  const said = 'Bring two towels and a swimsuit; we lend you hats.'
  const [fault] = faultsOf(said, 'No cash', said, 'No cash')
  expect(fault).toMatchObject({ code: 'text_repeated', path: 'items.2.text', excerpt: said })
})

it('composed pages read well: hardly one in forty has anything to look at', () => {
  const pages = labelledBriefs().filter((_, i) => i % (isWholeRun ? 29 : 87) === 0)
  const faulty = pages.filter(({ brief, locale }) => {
    const document = composedDocument(brief, { locale: pageLanguage(locale, 'en'), seed: 0 })
    // Whether a sentence is meant for readers at all is another question.
    return lintDocument({ document, brief }).some(({ code }) => code !== 'text_for_builder')
  })
  expect(faulty.length).toBeLessThanOrEqual(pages.length / 40)
})
