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
    // A village no list has.
    [
      'de',
      'Ich nähe in Oberkrimmlach Taschen in Handarbeit. Birkengasse 4, zweites Tor links. Tasche ab 30 €.',
      'Birkengasse 4, Oberkrimmlach',
    ],
    [
      'pt',
      'Guardamos barcos no inverno. Pode visitar-nos na Rua da Seca Nova, 47, 3830-555 Gafanha da Serra, ou ligar.',
      'Rua da Seca Nova, 47, 3830-555 Gafanha da Serra',
    ],
    [
      'de',
      'Wir spielen im Keller eines Hauses Puppentheater. Karten 6 €. Zu finden in der Bleichstraße 40, Hinterhof.',
      'Bleichstraße 40',
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

describe('a map', () => {
  it.each<[PageLanguage, string, boolean]>([
    ['en', 'Umbrella mending. Ribs £5. 14 Well Lane, green door.', false],
    ['de', 'Schirme reparieren, Rippe 5 €. Birkengasse 4, grüne Tür. Tel. 0511 555 0142', false],
    ['ja', 'お祝いの会 3月14日 12時から、料理旅館みさご2階の広間。会費8,000円', false],
    ['en', 'Umbrella mending. Ribs £5. 14 Well Lane, Leeds.', true],
    ['fr', 'Couture Fil, 12 rue du Lac, 39100 Dole. Ourlet 8 €.', true],
  ])('is led to where a town is told: %s %s', (locale, brief, isLinked) => {
    const { blocks } = composedDocument(brief, { locale, seed: 0 })
    const places = Object.values(blocks).filter(({ type }) => type === 'place')
    expect(places.some(({ props }) => props.mapLink === true)).toBe(isLinked)
  })
})
