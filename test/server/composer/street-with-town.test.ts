import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const placeOf = (brief: string, locale: PageLanguage) =>
  composedDocument(brief, { locale, seed: 0 }).facts.place

describe('where one goes is told whole', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'nl',
      'Wij verhuren ons huisje in Koksijde, het heet De Kwinte. Het is voor vier personen, op 200 meter van het strand, Albert I-laan 12. Een week kost € 495.',
      'Albert I-laan 12, Koksijde',
    ],
    [
      'kr',
      "강릉 교동에서 작은 책방 '물고기자리'를 합니다. 위치는 임영로 12-3입니다. 평일 10시부터 7시까지 엽니다.",
      '강릉 교동 임영로 12-3',
    ],
    // A small town typed small is one where no other word is spelled so.
    [
      'it',
      'ciao siamo una piccola azienda agricola a trevi in umbria si chiama il poggetto e facciamo olio. si puo venire in azienda tutti i sabati mattina 9-13 strada delle fonti 12 oppure visita la domenica 10 euro a persona.',
      'Strada delle Fonti 12, Trevi',
    ],
    [
      'nl',
      'Fietsenmaker De Spaak, Ridderstraat 8, Leuven. Open van 9 tot 18 uur.',
      'Ridderstraat 8, Leuven',
    ],
  ])('in %s', (locale, brief, place) => {
    expect(placeOf(brief, locale)).toBe(place)
  })

  it('and a way of ten minutes is no street', () => {
    const brief =
      '춘천 효자동에서 꽃집을 합니다. 차로 10분 거리까지 배달합니다. 꽃다발은 3만 원입니다.'
    expect(placeOf(brief, 'kr') ?? '').not.toContain('10')
  })
})

describe('a town of another clause is not where a street is', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'de',
      'Ferienhaus am Rielerweg 88, die Schlüssel gibt es in Klink. 70 Euro pro Nacht.',
      'Klink',
    ],
    ['fr', 'Atelier au 4 rue du Port, les stages d’été se passent à Lorient. 30 euros.', 'Lorient'],
  ])('in %s: %s', (locale, brief, town) => {
    expect(placeOf(brief, locale) ?? '').not.toContain(town)
  })
})
