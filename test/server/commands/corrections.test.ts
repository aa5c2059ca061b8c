import { describe, expect, it } from 'vitest'
import { pageTexts } from '#server/commands/carry-out/page-texts.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage, readFor } from './commanded-page.ts'

const toldAfter = (brief: string, command: string, locale: PageLanguage = 'en') => {
  const { document } = commanded(composedPage(brief, locale), command, locale)
  return [...pageTexts(document), JSON.stringify(document.facts)].join('\n')
}

describe('what is otherwise than the page says', () => {
  it.each<[PageLanguage, string, string, string, string]>([
    [
      'en',
      'Anna & Tom get married on Saturday 12 September 2026, 2pm at St Mary’s Church, Rye, then dinner at Camber Barn.',
      'the dinner is at Rye Lodge now, not Camber Barn',
      'then dinner at Rye Lodge',
      'Camber Barn',
    ],
    [
      'de',
      'Lena und Jonas heiraten am 12. September 2026 um 14 Uhr in der Dorfkirche Ahrenshoop. Danach feiern wir im Strandhotel.',
      'wir feiern jetzt in der Strandhalle statt im Strandhotel',
      'wir in der Strandhalle',
      'Strandhotel',
    ],
    [
      'es',
      'Marta y Dani nos casamos el 12 de septiembre de 2026 a las 13:00 en la iglesia de San Juan, Nerja. Después comemos en el cortijo La Loma.',
      'la comida es ahora en el hotel Balcón, no en el cortijo La Loma',
      'comemos en el hotel Balcón',
      'La Loma',
    ],
    [
      'fr',
      'Claire et Hugo se marient le 12 septembre 2026 à 14 h à l’église Saint-Pierre de Cassis. Le dîner aura lieu au domaine des Pins.',
      'le dîner est au château de Fontcreuse, pas au domaine des Pins',
      'aura lieu au château de Fontcreuse',
      'domaine des Pins',
    ],
    [
      'it',
      'Sara e Luca si sposano il 12 settembre 2026 alle 15 nella chiesa di San Martino a Lerici. La cena sarà a Villa Marigola.',
      'la cena sarà al ristorante Il Molo, non più a Villa Marigola',
      'sarà al ristorante Il Molo',
      'Marigola',
    ],
    [
      'nl',
      'Eva en Bram trouwen op 12 september 2026 om 14.00 uur in de Dorpskerk in Bergen. Daarna eten we in Strandpaviljoen Zuid.',
      'het eten is nu bij restaurant De Duinen in plaats van Strandpaviljoen Zuid',
      'eten we bij restaurant De Duinen',
      'Strandpaviljoen',
    ],
    [
      'pt',
      'Carol e Rafael se casam no dia 12 de setembro de 2026 às 16h na Igreja São Francisco, Paraty. Depois jantamos na Pousada do Cais.',
      'o jantar vai ser no Sítio Bom Retiro, não na Pousada do Cais',
      'jantamos no Sítio Bom Retiro',
      'Pousada',
    ],
    [
      'ja',
      '健太と彩の結婚式を2026年9月12日（土）14時から、軽井沢の聖パウロ教会で行います。披露宴は万平ホテルです。',
      '披露宴は万平ホテルではなく旧軽井沢ホテルです',
      '披露宴は旧軽井沢ホテルです',
      '万平ホテル',
    ],
    [
      'kr',
      '서울 마포구 연남로 31 원룸을 세놓습니다. 월세 650,000원. 2층, 엘리베이터 없음.',
      '2층이 아니라 3층이에요',
      '3층, 엘리베이터 없음',
      '2층',
    ],
  ])('in %s is put in its place', (locale, brief, command, now, before) => {
    const told = toldAfter(brief, command, locale)
    expect(told).toContain(now)
    expect(told).not.toContain(before)
  })

  const flat =
    'Bright one-bedroom flat to let in Leith, 34 Shore Place. £950 a month. Second floor, no lift. No smokers. Call Fiona on 0131 555 0177.'

  it('keeps the words both have in common, and the capital of the sentence', () => {
    const told = toldAfter(flat, "it's on the third floor, not the second")
    expect(told).toContain('Third floor, no lift')
    expect(told).not.toContain('Second')
  })

  it('is asked where the new words may stand for more than their own', () => {
    const ask = askedBack(composedPage(flat), "it's not the second floor but the third")
    expect(ask?.choices.map(({ command }) => command)).toEqual([
      'Change “Second floor” to “Third floor”',
      'Change “Second floor” to “Third”',
    ])
  })

  const barn =
    'The Ropewalk is a small theatre in Rye, 4 Mill Lane. Rehearsals are in the Camber Barn. The bar opens an hour before. Tickets at the box office.'

  it('is no part of a longer name', () => {
    const read = readFor(composedPage(barn), 'rehearsals are in the school, not the Barn')
    expect(read === null || 'ask' in read).toBe(true)
  })

  it('is asked where the article before it may be another', () => {
    const page = composedPage(
      'Der Schachverein Turm Bamberg trifft sich jeden Donnerstag um 19 Uhr in der Stadtbücherei. Sommerturnier am 20. Juni im Rathaus.',
      'de',
    )
    const [choice, more] = askedBack(page, 'ersetze Rathaus durch Stadthalle', 'de')?.choices ?? []
    expect([choice?.command, more]).toEqual(['Ersetze „Rathaus“ durch „Stadthalle“', undefined])
  })

  it('is nothing the page does not say', () => {
    const read = readFor(composedPage(barn), 'the play is in Hastings, not in Dover')
    expect(read === null || 'ask' in read).toBe(true)
  })

  it('is asked where the same words are told of something else', () => {
    const page = composedPage(
      'Anna & Tom get married on 12 September 2026 at 2pm at Camber Barn. There will be cake. The dinner for the families is at Camber Barn too.',
    )
    const read = readFor(page, 'dinner is at Rye Lodge, not at Camber Barn')
    expect(read && 'intents' in read).toBeFalsy()
  })

  it('has the particle of its own in Korean, or is asked', () => {
    const page = composedPage(
      '민준과 서연이 결혼합니다. 2026년 9월 12일 토요일 오후 2시, 부산 해운대 성당. 피로연은 광안리로 오세요.',
      'kr',
    )
    const sure = commanded(page, '피로연은 광안리가 아니라 송도예요', 'kr').document
    expect(pageTexts(sure).join('\n')).toContain('송도로 오세요')
    expect(askedBack(page, '피로연은 광안리가 아니라 부산역이에요', 'kr')).not.toBeNull()
  })
})
