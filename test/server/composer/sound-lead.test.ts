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

describe('below a headline that is only a name stands how the brief introduces itself', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'the shearing. small flocks only 1 to 30 sheep, people with 3 pet sheep that no contractor will touch. Short Back & Sides is the name. £9 a head min charge £45, rams £18. mid may to end july, round kington. txt best 07700 900418',
      'Small flocks only 1 to 30 sheep, people with 3 pet sheep that no contractor will touch.',
    ],
    [
      'it',
      'Buongiorno, mi chiamo Ivano e addestro cani da tartufo. Si chiama Fiuto. Corso base per cuccioli, otto lezioni, 280 euro. Cell. 333 000 4827',
      'Mi chiamo Ivano e addestro cani da tartufo.',
    ],
    [
      'kr',
      "부모님의 이야기를 한 권의 책으로 엮어 드리는 일을 합니다. 이름은 '받아쓰기'입니다. 비용은 180만 원입니다. 문의는 이메일 batasseugi@mail.example 로 주세요.",
      '부모님의 이야기를 한 권의 책으로 엮어 드리는 일을 합니다.',
    ],
  ])('in %s', (locale, brief, lead) => {
    expect(pageOf(brief, locale).lead).toBe(lead)
  })
})

describe('a sentence told in brackets', () => {
  it('loses both of them', () => {
    const { said } = pageOf(
      'Gutter is a bindery in Ennistymon. (The gutter is the inner margin of a book.) I mend books. Loose hinge from €35. Email una@gutter.example.',
      'en',
    )
    expect(said).toContain('The gutter is the inner margin of a book.')
    expect(said).not.toContain('book.)')
  })
})
