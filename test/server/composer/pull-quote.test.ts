import { expect, it } from 'vitest'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { composedLabels } from '#test/support/composed-labels.ts'

const told = 'it-street-045'
const sentence = 'Da pensionato faccio il mago, come avevo promesso a mia figlia'

it('sets the sentence in which the owner speaks large, once, in its own words', () => {
  const { about, ...others } = composedLabels(told).document.blocks
  expect(about?.props.quote).toBe(`${sentence}.`)
  const body = plainText(about?.props.body as RichText)
  expect(body).not.toBe('')
  expect(body).not.toContain('faccio il mago')
  expect(JSON.stringify(others)).not.toContain('faccio il mago')
})

it('says in the ledger that it stands there', () => {
  const { brief, ledger } = composedLabels(told)
  const at = brief.indexOf('faccio il mago')
  const span = ledger.spans.find(({ span: [start, end] }) => start <= at && at < end)
  expect(span?.at).toContainEqual({ id: 'about', path: 'quote' })
})

it.each([0, 1, 2, 3])('quotes in version %i what is said nowhere else', (seed) => {
  const { blocks } = composedLabels(told, seed).document
  const quote = String(blocks.about?.props.quote ?? '').replace(/\.$/, '')
  expect(quote).not.toBe('')
  expect(JSON.stringify(blocks).split(quote)).toHaveLength(2)
})

it.each([
  ['of a few facts', 'Rosa Bakery in Leeds. Open 8am to 3pm. Call 0113 496 0111.'],
  [
    'whose sentences tell sums and days',
    'Mill Yoga in Leeds. We teach on Mondays and we charge £12 a class. Our studio opened in 2019 on Mill Lane. We ask £40 for a card of four.',
  ],
  [
    'of what customers do',
    'Chair Doctor in Leeds mends chairs. Send me a photo of the chair. Bring it on a weekday. Pick it up a week later. Pay when you have sat on it.',
  ],
])('sets none on a page %s', (_, brief) => {
  expect(composedDocument(brief).blocks.about?.props.quote ?? '').toBe('')
})
