import { describe, expect, it } from 'vitest'
import { pageTexts } from '#server/commands/carry-out/page-texts.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage, readFor } from './commanded-page.ts'

const toldAfter = (brief: string, command: string, locale: PageLanguage) => {
  const { document } = commanded(composedPage(brief, locale), command, locale)
  const entries = Object.values(document.blocks).flatMap(({ props }) => props.items ?? [])
  return [...pageTexts(document), JSON.stringify([document.facts, entries])].join('\n')
}

const club =
  'Riverside Chess Club meets every Thursday at 7pm in the library, 5 Bridge Street, Bedford. Membership £40 a year. Summer tournament on 20 June in the town hall. Open evening on 4 September in the library. Contact: club@riversidechess.example.'

describe('what is on is on another day', () => {
  it.each<[PageLanguage, string, string, string, string]>([
    ['en', club, 'the tournament is on 27 June', 'tournament on 27 June', '20 June'],
    [
      'de',
      'Helle Zweizimmerwohnung in Leipzig zu vermieten, Karl-Heine-Straße 40. 780 € warm im Monat. Frei ab 1. Juli. 58 Quadratmeter, Balkon.',
      'die Wohnung ist erst ab 1. August frei',
      'Frei ab 1. August',
      '1. Juli',
    ],
    [
      'es',
      'El club de ajedrez Torre Blanca se reúne todos los jueves a las 19:00 en la biblioteca de la calle Sol 5, Segovia. Torneo de verano el 20 de junio en el ayuntamiento. Puertas abiertas el 4 de septiembre.',
      'el torneo pasa al 27 de junio',
      '27 de junio en el ayuntamiento',
      '20 de junio',
    ],
    [
      'fr',
      'Le club d’échecs de la Tour se réunit chaque jeudi à 19 h à la bibliothèque, 5 rue du Pont, Auxerre. Tournoi d’été le 20 juin à la salle des fêtes.',
      'le tournoi est reporté au 27 juin',
      '27 juin à la salle des fêtes',
      '20 juin',
    ],
    [
      'it',
      'Sara e Luca si sposano il 12 settembre 2026 alle 15 nella chiesa di San Martino a Lerici. Confermate entro il 1 agosto a sara.luca@example.com.',
      'il matrimonio è spostato al 19 settembre',
      '19 settembre 2026',
      '12 settembre',
    ],
    [
      'nl',
      'Lichte tweekamerwoning te huur in Groningen, Oosterstraat 31. € 895 per maand. Beschikbaar vanaf 1 juli. Geen huisdieren.',
      'hij is pas vanaf 1 augustus beschikbaar',
      'Beschikbaar vanaf 1 augustus',
      '1 juli',
    ],
    [
      'pt',
      'O Clube de Xadrez Torre se reúne toda quinta às 19h na biblioteca, Rua da Ponte 5, Petrópolis. Torneio de inverno no dia 20 de junho na prefeitura. Aula aberta no dia 4 de setembro.',
      'o torneio passou para 27 de junho',
      '27 de junho na prefeitura',
      '20 de junho',
    ],
    [
      'ja',
      '塔の会は松本市の将棋クラブです。毎週木曜19時から市立図書館（松本市中央5-1）で集まります。夏の大会は6月20日、公民館で開きます。',
      '夏の大会は6月27日に延期になりました',
      '夏の大会は6月27日、公民館',
      '6月20日',
    ],
    [
      'kr',
      '탑 바둑 동호회는 매주 목요일 저녁 7시에 춘천시립도서관(춘천시 삭주로 5)에서 모입니다. 여름 대회는 6월 20일 시민회관에서 열립니다.',
      '여름 대회가 6월 27일로 미뤄졌어요',
      '6월 27일',
      '6월 20일',
    ],
  ])('in %s, in its sentence and as an entry', (locale, brief, command, now, before) => {
    const told = toldAfter(brief, command, locale)
    expect(told).toContain(now)
    expect(told).not.toContain(before)
    expect(told).not.toMatch(/-06-20|-07-01|-09-12/)
  })

  it('and nothing else of the page is', () => {
    const told = toldAfter(club, 'the tournament is on 27 June', 'en')
    expect(told).toContain('4 September')
    expect(told).toContain('--09-04')
  })

  it('keeps the order the page writes days in', () => {
    const brief =
      'We’re getting married! Anna & Tom, Saturday 12 September 2026, 2pm at St Mary’s Church, Rye. Please reply by 1 August to anna.tom@example.com.'
    const told = toldAfter(brief, 'the wedding has moved to Sunday 13 September', 'en')
    expect(told).toContain('Sunday 13 September 2026, 2pm')
    expect(told).toContain('1 August')
  })

  it('is none for what only follows on that day', () => {
    const page = composedPage(
      'We’re getting married! Anna & Tom, Saturday 12 September 2026, 2pm at St Mary’s Church, Rye, then dinner at Camber Barn. Please reply by 1 August to anna.tom@example.com.',
    )
    for (const command of ['the dinner is at 7pm', 'the party is on 13 September']) {
      const read = readFor(page, command)
      expect(read && 'intents' in read).toBeFalsy()
    }
  })

  it('is the last one to reply on, wherever that is known', () => {
    const page = composedPage(
      'Anna & Tom get married on 12 September 2026 at 2pm at St Mary’s Church, Rye. Please reply by 1 August to anna.tom@example.com.',
    )
    expect(commanded(page, 'please reply by 8 August').document.facts.deadline).toBe('8 August')
  })

  it('is none where that is asked', () => {
    const read = readFor(composedPage(club), 'is the tournament on 27 June?')
    expect(read && 'intents' in read).toBeFalsy()
  })

  it('is none where the page tells no day of it', () => {
    const read = readFor(composedPage(club), 'the picnic is on 27 June')
    expect(read && 'intents' in read).toBeFalsy()
  })
})

describe('the hour of what the page is about', () => {
  it.each<[PageLanguage, string, string, string]>([
    [
      'de',
      'Lena und Jonas heiraten am 12. September 2026 um 14 Uhr in der Dorfkirche Ahrenshoop. Danach feiern wir im Strandhotel.',
      'Die Trauung beginnt erst um 15 Uhr',
      'um 15 Uhr',
    ],
    [
      'es',
      'Marta y Dani nos casamos el 12 de septiembre de 2026 a las 13:00 en la iglesia de San Juan, Nerja.',
      'la boda es a las 12:30',
      'a las 12:30',
    ],
    [
      'ja',
      '健太と彩の結婚式を2026年9月12日（土）14時から、軽井沢の聖パウロ教会で行います。',
      '式は15時からに変更',
      '15時から',
    ],
  ])('is called by another word in %s', (locale, brief, command, now) => {
    expect(toldAfter(brief, command, locale)).toContain(now)
  })
})

describe('where something is, without where it was', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'fr',
      'Claire et Hugo se marient le 12 septembre 2026 à 14 h à l’église Saint-Pierre de Cassis. Le dîner aura lieu au domaine des Pins.',
      'le dîner est finalement au château de Fontcreuse',
    ],
    [
      'ja',
      '健太と彩の結婚式を2026年9月12日（土）14時から、軽井沢の聖パウロ教会で行います。披露宴は万平ホテルです。駐車場があります。',
      '披露宴の会場は旧軽井沢ホテルに変わりました',
    ],
  ])(
    'is offered in the place of its sentence in %s, and not told beside it',
    (locale, brief, command) => {
      const page = composedPage(brief, locale)
      const ask = askedBack(page, command, locale)
      expect(ask?.choices).toHaveLength(1)
      const told = toldAfter(brief, ask?.choices[0]?.command ?? '', locale)
      expect(told).not.toMatch(/domaine des Pins|万平ホテルです/)
    },
  )
})
