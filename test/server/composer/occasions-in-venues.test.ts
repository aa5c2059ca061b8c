import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const pageOf = (brief: string, locale: PageLanguage) => composedDocument(brief, { locale, seed: 0 })

describe('what is held on one day is the page, and not the trade of where it is held', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'de',
      'Opa Willi wird 80! Wir feiern am Samstag, 12. Juni 2027 ab 15 Uhr im Gasthof Adler, Hauptstraße 9, 79098 Freiburg. 15 Uhr Kaffee und Kuchen, 18 Uhr Buffet. Meldet euch bei Heike: 0761 4960 110.',
      'Opa Willi wird 80',
    ],
    [
      'en',
      'Aunt Maud turns 70! We are having lunch at the Swan Inn, Mill Street, Ludlow, on Sunday 16 May 2027 from 1pm. Roast dinner, then cake. Ring Peter on 07700 900 555.',
      'Aunt Maud turns 70',
    ],
    [
      'nl',
      'Opa Henk wordt 85. We eten op zaterdag 8 mei 2027 om 17.00 uur in restaurant De Kroon, Markt 2, Tiel. Daarna koffie en buffet. Bel Anja: 06 12345678.',
      'Opa Henk wordt 85',
    ],
    [
      'es',
      'hola son los xv años de daniela sab 10 de octubre misa 5 pm parroquia de san juan en tepatitlan recepcion 8 salon real confirma con mi mama 378 555 0122',
      'Xv años de daniela',
    ],
  ])('in %s: %s', (locale, brief, title) => {
    const { meta, blocks } = pageOf(brief, locale)
    expect(meta.industry).toBe('event')
    const { hero } = blocks
    expect(String(hero?.props.title).toLowerCase()).toContain(title.toLowerCase().slice(0, 12))
    expect(hero?.props.showFacts).toBe(true)
  })

  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'The Swan Inn is a restaurant in Ludlow. Roast dinners from £16. On Sunday 16 May 2027 we have live music from 1pm, tickets £5.',
      'restaurant',
    ],
    [
      'de',
      'Bäckerei Holm in Kiel. Montag bis Samstag 7 bis 18 Uhr. Am 12. Juni 2027 feiern wir Jubiläum. Brote ab 4 €.',
      'bakery',
    ],
  ])('a trade with a day of its own stays one, in %s', (locale, brief, trade) => {
    expect(pageOf(brief, locale).meta.industry).toBe(trade)
  })
})
