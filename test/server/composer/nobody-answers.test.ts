import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const page = (brief: string, locale: PageLanguage) => composedDocument(brief, { locale, seed: 0 })
type Buttons = { label: string; to: string }[]
const buttonsOf = (brief: string, locale: PageLanguage) => {
  const { blocks } = page(brief, locale)
  return [
    ...((blocks.hero?.props.actions ?? []) as Buttons),
    ...((blocks.header?.props.cta ?? []) as Buttons),
  ]
}

describe('a number for those with a stall is no button of guests', () => {
  it.each<[PageLanguage, string]>([
    [
      'en',
      'The village fair at Thornby is on Saturday 12 June from 10 to 4 on the green. Entry is free. For craft stalls ring Orla on 01632 960123.',
    ],
    [
      'de',
      'Das Dorffest in Oberbach ist am Samstag, 12. Juni, ab 11 Uhr. Eintritt frei. Nur für Aussteller: 07123 555014.',
    ],
    [
      'fr',
      'La brocante de Saint-Aubin a lieu le dimanche 24 mai de 7h à 17h. Entrée libre. Pour les exposants : 06 12 34 56 78.',
    ],
    [
      'es',
      'La feria de artesanía de Alcora es el domingo 15 de noviembre de 10 a 20 h. Entrada libre. Para expositores: 612 345 678.',
    ],
    [
      'it',
      "La festa di Sant'Antonio è domenica 17 gennaio 2027 nel borgo. L'ingresso è libero. Per i banchi degli artigiani rivolgersi a Ornella, 338 555 0192.",
    ],
    [
      'pt',
      'A feira de artesanato de Tondela é no domingo, 14 de março, das 9h às 16h. Entrada livre. Para expositores: 912 555 047.',
    ],
    [
      'nl',
      'De jaarmarkt van Velzeke is op zondag 6 juni van 9 tot 17 uur. Toegang gratis. Standhouders bellen 0470 12 34 56.',
    ],
    [
      'ja',
      '緑町の秋祭りは10月11日（日）10時から15時まで開催します。入場無料。出店希望の方は090-5555-0142へ。',
    ],
    [
      'kr',
      '한울마을 축제가 10월 17일 토요일 오전 10시부터 열립니다. 입장 무료. 부스 신청은 010-5550-0142.',
    ],
  ])('in %s: %s', (locale, brief) => {
    expect(buttonsOf(brief, locale).map(({ to }) => to)).not.toContain('fact:phone')
    // The number stands where it is told, in its sentence.
    const digits = brief.replace(/[^\d]/g, '').slice(-4)
    const { blocks } = page(brief, locale)
    expect(JSON.stringify(blocks).replace(/[^\d]/g, '')).toContain(digits)
    expect(blocks.contact?.props.fields ?? []).toEqual([])
  })

  it('a number for anything stays the button', () => {
    const brief =
      'The village fair at Thornby is on Saturday 12 June from 10 to 4. Twenty stalls and a band. Ring Orla on 01632 960123.'
    expect(buttonsOf(brief, 'en').map(({ to }) => to)).toContain('fact:phone')
  })
})

describe('a funeral asks nobody to write', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'Bernie Lacken of Ballyduff died peacefully on the 28th of November, aged 81. The funeral Mass is on Friday the 4th of December at 11 in St Brigid’s Church. Family flowers only.\n\nSiobhán, Declan and Orla',
      'Siobhán, Declan and Orla',
    ],
    [
      'de',
      'Hedwig Lamprecht ist am 28. November gestorben. Die Beerdigung ist am Freitag, 4. Dezember, um 11 Uhr auf dem Waldfriedhof.',
      '',
    ],
    [
      'nl',
      'Geert Maes is overleden op 28 november. De uitvaart is op vrijdag 4 december om 11 uur in de Sint-Janskerk. Geen bloemen.',
      '',
    ],
  ])('in %s: %s', (locale, brief, signature) => {
    expect(buttonsOf(brief, locale).filter(({ to }) => to === '#contact')).toEqual([])
    const { contact } = page(brief, locale).blocks
    expect(contact?.props.fields ?? []).toEqual([])
    if (signature) expect(contact?.props.who).toContain(signature)
  })
})
