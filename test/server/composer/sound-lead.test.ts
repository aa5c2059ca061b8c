import { describe, expect, it } from 'vitest'
import { textFields } from '#shared/page/block-props.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : plainText((value ?? '') as RichText)

const pageOf = (brief: string, locale: PageLanguage) => {
  const { blocks } = composedDocument(brief, { locale, seed: 0 })
  const said = Object.values(blocks)
    .flatMap((block) => textFields(block.type, block.props).map(({ value }) => plain(value)))
    .join(' | ')
  return { lead: plain(blocks.hero?.props.lead), said }
}

describe('below the headline stands no', () => {
  it.each<[string, PageLanguage, string, string]>([
    [
      'note of a poster',
      'en',
      'UPPER MARSH VILLAGE FETE\nSaturday 12th June 2027, 1pm - 5pm\nThe Glebe\nWenlow Silver Band\nAll proceeds to the village hall\nParking at the school',
      'All proceeds to the village hall',
    ],
    [
      'price list',
      'es',
      'empanadas doña lupe de pollo y de queso 15 pesos c/u docena 160, afuera del mercado de 6 a 11 am',
      'docena 160',
    ],
    ['list of numbers', 'it', 'Elettricista Cuneo e valle 333 000 1023, chiamare ore pasti', '333'],
  ])('%s', (_, locale, brief, note) => {
    const { lead, said } = pageOf(brief, locale)
    expect(lead).not.toContain(note)
    expect(said.replaceAll(' ', '')).toContain(note.replaceAll(' ', ''))
  })

  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'Kiln Row is a pottery studio in Leeds. We teach small groups at the wheel. A course costs £140.',
      'We teach small groups at the wheel.',
    ],
    [
      'de',
      'Kiesbrot in Husum. Roggenbrot und Franzbrötchen, jede Nacht frisch gebacken. Brote ab 4,10 €.',
      'Roggenbrot und Franzbrötchen, jede Nacht frisch gebacken.',
    ],
  ])('in %s but what is offered', (locale, brief, lead) => {
    expect(pageOf(brief, locale).lead).toContain(lead)
  })
})
