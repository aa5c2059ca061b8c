import { describe, expect, it } from 'vitest'
import { pageTexts } from '#server/commands/carry-out/page-texts.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, edited } from './commanded-page.ts'

const plain = composedPage('Fern in Leeds. Open Tuesday to Saturday 10-18. Call 0113 496 0148.')

const noted = (base: PageLanguage, note: string) => ({
  ...edited(plain, { op: 'set', id: 'hours', path: 'note', value: note }),
  base,
})

const closings: [PageLanguage, string, string][] = [
  ['en', 'Shop open Tuesday to Saturday 10 to 18.', 'Close on Saturdays'],
  ['de', 'Der Laden ist von Dienstag bis Samstag 10 bis 18 Uhr geöffnet.', 'Samstags geschlossen'],
  ['es', 'Abierto de martes a sábado de 10 a 18 h.', 'Los sábados cerramos'],
  ['fr', 'Ouvert du mardi au samedi de 10h à 18h.', 'Fermé le samedi'],
  ['it', 'Aperto da martedì a sabato dalle 10 alle 18.', 'Chiuso il sabato'],
  ['pt', 'Aberto de terça a sábado das 10h às 18h.', 'Fechado aos sábados'],
  ['nl', 'Open van dinsdag tot en met zaterdag van 10 tot 18 uur.', 'Op zaterdag gesloten'],
  ['ja', '営業は火曜から土曜の10時から18時。', '土曜は休み'],
  ['kr', '화요일부터 토요일까지 10시~18시에 엽니다.', '토요일은 휴무'],
]

describe('a sentence with the hours as they were', () => {
  it.each(closings)('in %s is gone once they are others: %s', (locale, note, wish) => {
    const { document, outcomes, undone } = commanded(noted(locale, note), wish, locale)
    expect(pageTexts(document)).not.toContain(note)
    expect(outcomes).toContainEqual({ code: 'outdated', words: note })
    expect(pageTexts(undone)).toContain(note)
  })

  it('keeps what it tells of other days', () => {
    const page = noted('en', 'Open Tuesday to Saturday 10 to 18, Sundays by appointment.')
    const { document, outcomes } = commanded(page, 'Close on Saturdays')
    expect(document.blocks.hours?.props.note).toBe('Sundays by appointment.')
    expect(outcomes).toContainEqual({
      code: 'outdated',
      words: 'Open Tuesday to Saturday 10 to 18',
    })
  })

  it('stays where it is true still', () => {
    const note = 'Open on Tuesdays from 10 to 18.'
    const { document } = commanded(noted('en', note), 'Close on Saturdays')
    expect(pageTexts(document)).toContain(note)
  })
})

it.each([
  [
    'en',
    "I'm Tom Hartley and I run Hartley Sweeps, a chimney sweep business in Whitby. A sweep costs £65. I come out Monday to Friday 8 to 5 and Saturday mornings until 12:30, within 20 miles of Whitby. Ring 01947 555 014.",
    'Saturday is closed now',
    'I come out Monday to Friday 8 to 5, within 20 miles of Whitby.',
  ],
  [
    'de',
    'Radhaus Linden in Hannover. Inspektion 69 €. Ihr erreicht uns Montag bis Freitag von 9 bis 18 Uhr und Samstag von 10 bis 14 Uhr, im Umkreis von 20 km um Linden holen wir ab. Telefon 0511 555 0144.',
    'Samstags haben wir jetzt zu',
    'Ihr erreicht uns Montag bis Freitag von 9 bis 18 Uhr, im Umkreis von 20 km um Linden holen wir ab.',
  ],
] as const)(
  'a day that is closed takes its own words alone (%s)',
  (locale, brief, command, left) => {
    const { document, outcomes } = commanded(composedPage(brief, locale), command, locale)
    expect(document.facts.hours).toContain('Sa off')
    expect(JSON.stringify(document.blocks)).toContain(left)
    expect(outcomes.at(-1)?.code).toBe('outdated')
    expect(outcomes.at(-1)?.words).not.toContain('20')
  },
)
