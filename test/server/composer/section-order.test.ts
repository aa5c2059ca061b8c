import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

/** Sections of a page between its first words and the way to get in touch, as they follow one another. */
const sectionsOf = (brief: string, locale: PageLanguage, seed = 0): string[] =>
  composedDocument(brief, { locale, seed }).order.filter(
    (id) => !['header', 'notice', 'hero', 'gallery', 'contact', 'footer'].includes(id),
  )

const found = (sections: readonly string[], wanted: readonly string[]) =>
  sections.filter((id) => wanted.includes(id))

describe('what readers ask for first comes first', () => {
  it.each<[PageLanguage, string]>([
    [
      'en',
      'Thornwick Pottery is a workshop in Ludlow, 14 Corve Street. Mug £18, bowl £26, teapot £60. Open Tuesday to Saturday 10am to 5pm. Please keep dogs on a lead. We take cash and cards. My grandmother built the kiln in 1961. She taught me to throw when I was nine, and I took over from her in 2004. Call 01584 555 0144.',
    ],
    [
      'it',
      'Ceramiche Baldoni è un laboratorio a Faenza, via Torricelli 14. Tazza 18 €, ciotola 26 €, teiera 60 €. Aperto da martedì a sabato dalle 10 alle 17. I cani vanno tenuti al guinzaglio. Si paga in contanti o con carta. Mia nonna ha costruito il forno nel 1961. Mi ha insegnato a lavorare al tornio quando avevo nove anni, e nel 2004 ho preso il suo posto. Telefono 0546 555 014.',
    ],
  ])('in %s: prices, when, where, what holds there, who they are', (locale, brief) => {
    const wanted = ['services', 'hours', 'place', 'features', 'about']
    const order = found(sectionsOf(brief, locale), [...wanted, 'faq'])
    expect(order.map((id) => (id === 'faq' ? 'features' : id))).toEqual(wanted)
  })

  it('in every version of a page: none begins with its rules', () => {
    const brief =
      'Alder & Ash mends chairs in Frome. A cane seat costs £85 and a rush seat £110. Bring the chair without its cushion. Collect within two weeks, please. Ring 01373 555 0123.'
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
      expect(sectionsOf(brief, 'en', seed)[0], `${seed}`).not.toBe('features')
  })

  it('hours, which stand above already, do not come right behind the first words', () => {
    const brief =
      'Brook Row Toy Library in Hexham lends toys to families with children under eight. Open Saturdays 10am to noon. Please bring things back clean. No returns after closing. Children must stay with a grown-up. Email toys@brookrow.example.'
    const order = sectionsOf(brief, 'en')
    expect(order).toContain('hours')
    expect(order[0]).not.toBe('hours')
  })
})
