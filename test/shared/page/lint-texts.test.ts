import { expect, it } from 'vitest'
import { pageLanguage } from '#server/composer/compose-page.ts'
import type { Block } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import { lintTexts } from '#shared/page/lint-texts.ts'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const features = (...texts: string[]): { id: string; block: Block } => ({
  id: 'features',
  block: {
    type: 'features',
    variant: 'rows',
    props: { title: 'Good to know', items: texts.map((text) => ({ title: '', text })) },
  },
})
const faultsOf = (...texts: string[]) => lintTexts([features(...texts)]).map(({ code }) => code)

it.each([
  'We are open in the mornings, on Sundays,',
  'The whole sauna is yours (up to eight people',
  '貸切もできます（8名まで',
])('“%s” stops in the middle', (text) => {
  expect(faultsOf(text)).toEqual(['text_cut'])
})

it.each([
  'We are open in the mornings.',
  'The whole sauna is yours (up to eight people).',
  'Two rules: a) no shoes, b) no phones',
  'No cash',
])('“%s” is whole', (text) => {
  expect(faultsOf(text)).toEqual([])
})

it('what a page says twice is told, with its first words', () => {
  const said = 'Bring two towels and a swimsuit; we lend you hats.'
  const [fault] = lintTexts([features(said, 'No cash', said, 'No cash')])
  expect(fault).toMatchObject({ code: 'text_repeated', path: 'items.2.text', excerpt: said })
})

it('composed pages say nothing twice, and hardly ever stop in the middle', () => {
  const pages = labelledBriefs().filter((_, i) => i % 29 === 0)
  const faults = pages.flatMap(({ brief, locale, id }) => {
    const document = composedDocument(brief, { locale: pageLanguage(locale, 'en'), seed: 0 })
    const blocks = readerBlocks(document).flatMap((at) => {
      const block = document.blocks[at]
      return block ? [{ id: at, block }] : []
    })
    return lintTexts(blocks).map(({ code, excerpt }) => `${id} ${code}: ${excerpt}`)
  })
  expect(faults).toEqual([])
})
