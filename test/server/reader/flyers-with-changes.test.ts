import { expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'
import { composedDocument } from '#test/support/composed-document.ts'

/** Old flyers with a last paragraph of what is new: what a page says, what it does not, its title. */
const flyers: {
  locale: 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'ja' | 'kr'
  brief: string
  said: string[]
  gone: string[]
  title: RegExp
}[] = [
  {
    locale: 'en',
    brief:
      "Here is last year's flyer, please use it, changes are at the bottom:\n\nSPRING SWAP SHOP\nSaturday 12 April 2025\nVillage hall, Otterby\nDrop-off Friday 5pm to 7pm\nTable fee £5\nRaffle, cakes, face painting\nEnquiries: Ron Tibbs 01632 960 114\nSponsor: Hale Motors\n\nNew: Saturday 11 April 2026, drop-off Friday 10. Table fee is now £6. Hale Motors are no longer with us, please take it out. Ron has retired, it is now Liz Marsh, 01632 960 227. No raffle any more.",
    said: ['Saturday 11 April 2026', '£6', 'Liz Marsh', '01632 960 227'],
    gone: ['2025', '£5', 'Hale Motors', 'Ron', '960 114', 'affle', 'take it out'],
    title: /^Spring Swap Shop$/i,
  },
  {
    locale: 'fr',
    brief:
      "Voici l'affiche de l'année dernière, les changements sont en bas :\n\nBOURSE AUX SKIS\nSamedi 25 octobre 2025\nSalle des fêtes, Morzanne\nDépôt vendredi de 17h à 20h\nFrais de dépôt 1 €\nBuvette, gâteaux, tombola\nRenseignements : Guy Perrin 05 49 00 11 22\nPartenaire : Garage Lebrun\n\nNouveautés : samedi 24 octobre 2026, dépôt vendredi 23. Les frais de dépôt passent à 2 €. Le Garage Lebrun n'est plus partenaire, à enlever. Guy arrête, c'est maintenant Anne Colin, 05 49 00 33 44. Plus de tombola.",
    said: ['24 octobre 2026', '2 €', 'Anne Colin', '05 49 00 33 44'],
    gone: ['2025', '1 €', 'Lebrun', 'Guy', '11 22', 'ombola', 'enlever'],
    title: /^Bourse aux Skis$/i,
  },
  {
    locale: 'es',
    brief:
      'Aquí va el cartel del año pasado, los cambios van abajo:\n\nFERIA DE TRUEQUE\nSábado 11 de octubre de 2025\nPolideportivo de Aldeanueva\nEntrega viernes de 17 a 20 h\nMesa 3 €\nChocolate, rifa, títeres\nInformación: Paco Rey 947 00 11 22\nPatrocina: Talleres Ruiz\n\nNovedades: sábado 10 de octubre de 2026, entrega viernes 9. La mesa sube a 4 €. Talleres Ruiz ya no está, hay que quitarlo. Paco lo deja, ahora es Nuria Gil, 947 00 33 44. No hay rifa.',
    said: ['10 de octubre de 2026', '4 €', 'Nuria Gil', '947 00 33 44'],
    gone: ['2025', '3 €', 'Ruiz', 'Paco', '11 22', 'rifa', 'quitarlo'],
    title: /^Feria de Trueque$/i,
  },
  {
    locale: 'it',
    brief:
      "Ecco il volantino dell'anno scorso, le modifiche sono in fondo:\n\nMERCATINO DEL BARATTO\nSabato 11 ottobre 2025\nPalestra di Rocchetta\nConsegna venerdì dalle 17 alle 20\nTavolo 3 euro\nCioccolata, lotteria, burattini\nInfo: Pino Serra 0125 00 11 22\nSponsor: Officina Bruni\n\nNovità: sabato 10 ottobre 2026, consegna venerdì 9. Il tavolo passa a 4 euro. L'Officina Bruni non c'è più, da togliere. Pino lascia, adesso c'è Nora Galli, 0125 00 33 44. Niente più lotteria.",
    said: ['10 ottobre 2026', '4 euro', 'Nora Galli', '0125 00 33 44'],
    gone: ['2025', '3 euro', 'Bruni', 'Pino', '11 22', 'otteria', 'togliere'],
    title: /^Mercatino del Baratto$/i,
  },
  {
    locale: 'pt',
    brief:
      'Segue o cartaz do ano passado, as mudanças estão embaixo:\n\nFEIRA DE TROCAS\nSábado, 11 de outubro de 2025\nGinásio de Pedra Branca\nEntrega sexta das 17h às 20h\nMesa R$ 10\nChocolate, rifa, fantoches\nInformações: Zeca Pires 32 3000-1122\nPatrocínio: Oficina Braga\n\nNovidades: sábado, 10 de outubro de 2026, entrega sexta 9. A mesa passa a R$ 12. A Oficina Braga não está mais, pode tirar. O Zeca parou, agora é a Nina Sousa, 32 3000-3344. Não tem mais rifa.',
    said: ['10 de outubro de 2026', 'R$ 12', 'Nina Sousa', '32 3000-3344'],
    gone: ['2025', 'R$ 10', 'Braga', 'Zeca', '1122', 'rifa', 'tirar'],
    title: /^Feira de Trocas$/i,
  },
  {
    locale: 'nl',
    brief:
      'Hier de flyer van vorig jaar, de wijzigingen staan onderaan:\n\nRUILBEURS\nZaterdag 11 oktober 2025\nSporthal De Kei, Oudwoude\nInbreng vrijdag van 17 tot 20 uur\nTafel € 3\nKoffie, loterij, poppenkast\nInfo: Piet Kok 0511 00 11 22\nSponsor: Garage Bos\n\nNieuw: zaterdag 10 oktober 2026, inbreng vrijdag 9. Een tafel kost nu € 4. Garage Bos doet niet meer mee, mag eraf. Piet is gestopt, het is nu Els Visser, 0511 00 33 44. Geen loterij meer.',
    said: ['10 oktober 2026', '€ 4', 'Els Visser', '0511 00 33 44'],
    gone: ['2025', '€ 3', 'Garage Bos', 'Piet', '11 22', 'oterij', 'eraf'],
    title: /^Ruilbeurs$/i,
  },
  {
    locale: 'de',
    brief:
      'Hier das Plakat vom letzten Jahr, die Änderungen stehen unten:\n\nTAUSCHBÖRSE\nSamstag, 11. Oktober 2025\nTurnhalle Rehbach\nAnnahme Freitag 17 bis 20 Uhr\nTischgebühr 3 Euro\nKaffee, Tombola, Kasperltheater\nInfo: Horst Kern 09921 00 11 22\nSponsor: Autohaus Beck\n\nNeu: Samstag, 10. Oktober 2026, Annahme also Freitag 9. Die Tischgebühr ist jetzt 4 Euro. Autohaus Beck ist nicht mehr dabei, bitte raus. Horst hört auf, jetzt macht es Ida Lenz, 09921 00 33 44. Keine Tombola mehr.',
    said: ['10. Oktober 2026', '4 Euro', 'Ida Lenz', '09921 00 33 44'],
    gone: ['2025', '3 Euro', 'Beck', 'Horst', '11 22', 'ombola', 'bitte raus'],
    title: /^Tauschbörse$/i,
  },
  {
    locale: 'ja',
    brief:
      '去年のチラシです。変更点は下に書きました。\n\n物々交換市\n10月11日(土)\n会場 小野公民館\n持ち込み 金曜 17時〜20時\nテーブル代 300円\nコーヒー・抽選会・人形劇\n問い合わせ 田村 0265-00-1122\n協賛 山田自動車\n\n変更点:今年は10月10日(土)、持ち込みは金曜です。テーブル代は400円になりました。山田自動車の協賛はなくなりましたので消してください。問い合わせは森さん 0265-00-3344に変わりました。抽選会はありません。',
    said: ['10月10日', '400円', '0265-00-3344'],
    gone: ['10月11日', '300円', '山田', '1122', '抽選会', '消して'],
    title: /^物々交換市$/i,
  },
  {
    locale: 'kr',
    brief:
      '작년 전단지입니다. 바뀐 점은 아래에 적었어요.\n\n물물교환 장터\n10월 11일(토)\n장소 오동 주민센터\n접수 금요일 17시~20시\n테이블 3천원\n커피, 추첨, 인형극\n문의 박철수 033-000-1122\n후원 한빛모터스\n\n바뀐 점: 올해는 10월 10일(토)이에요. 테이블은 4천원으로 올랐어요. 한빛모터스는 이제 안 해요, 빼주세요. 문의는 이수진 033-000-3344로 바뀌었어요. 추첨은 없어요.',
    said: ['10월 10일', '4천원', '이수진', '033-000-3344'],
    gone: ['10월 11일', '3천원', '박철수', '1122', '추첨', '빼주'],
    title: /^물물교환 장터$/i,
  },
]

it.each(flyers)(
  'in $locale what is new takes the place of what was',
  ({ locale, brief, said, gone }) => {
    const { text } = asMeant(brief, locale)
    for (const told of said) expect(text).toContain(told)
    for (const old of gone) expect(text).not.toContain(old)
  },
)

it.each(flyers)('in $locale a flyer is called by its heading', ({ locale, brief, title }) => {
  const { hero } = composedDocument(brief, { locale, seed: 0 }).blocks
  expect(hero?.props.title).toMatch(title)
})

it('in German "Fr." before a figure is no Friday, and a sentence that goes leaves no stop', () => {
  const brief =
    'Hier der Flyer vom letzten Mal, Änderungen stehen unten:\n\nBRETTLIMÄRT\nSamstag, 26. Oktober 2024\nTurnhalle Wiselbach\nAnnahme Freitag 17.00–20.00 Uhr\nAnnahmegebühr Fr. 1.– pro Artikel\nInfo: Ruedi Aeschlimann 079 555 01 62\n\nNeu: Samstag 31. Oktober 2026, Annahme also Freitag 30. Gebühr jetzt Fr. 2.–. Ruedi ist gestorben, bitte nichts davon schreiben, neu ist es Corinne Wyss, 079 555 01 88. Zahlen kann man bar.'
  const { text } = asMeant(brief, 'de')
  expect(text).toContain('Samstag 31. Oktober 2026')
  expect(text).toContain('Annahme Freitag 30. 17.00–20.00 Uhr')
  expect(text).toContain('Annahmegebühr Fr. 2.– pro Artikel')
  expect(text).not.toMatch(/Ruedi|Neu:|\.\./)
})

it.each([
  [
    'de',
    'Das ist der Zettel vom letzten Jahr:\n\n4. Drachenfest in Hagelried\nSamstag, 5. Oktober, 13 bis 17 Uhr\nBratwurst 3 €, Punsch 2 €\nAnmeldung bis zum 28. September bei Frau Lenz, 07633 555 012\n\nDieses Jahr ist es das 5., am Samstag, 4. Oktober, Zeiten gleich. Bratwurst kostet jetzt 4. Anmelden bis 27. September bei Herrn Ott, 07633 555 048.',
    ['5. Drachenfest', '4. Oktober', 'Bratwurst 4 €', '27. September bei Herrn Ott, 07633 555 048'],
    /4\. Drachen|5\. Oktober|3 €|28\.|Lenz|012|Dieses Jahr|Zeiten|Anmelden/,
  ],
  [
    'it',
    "vi mando la locandina vecchia, in fondo le novità\n\n31^ FESTA DEL GRANO\nSabato 11 luglio - Piazza Nuova\npranzo € 15, bambini € 8\nPrenotazioni Sandro 347 555 0122\n\nQuest'anno è la 32^, sabato 10 luglio. Pranzo 18, bambini uguale. Sandro non c'è più, prenotazioni a Giulia 340 555 0177.",
    ['32^ FESTA', '10 luglio', 'pranzo € 18, bambini € 8', 'Giulia 340 555 0177'],
    /31\^|11 luglio|€ 15|Sandro|uguale/,
  ],
  [
    'nl',
    'Hierbij de oude folder van vorig jaar. Nieuwe datum: zaterdag 23 mei. Bellen met Anneke 06 5555 0192 ipv Henk. Springkussen komt niet.\n\nRommelmarkt De Wilg\nzaterdag 24 mei van 10.00 tot 15.00 uur\nSpringkussen en schminken\nOpgeven bij Henk, 06 5555 0147',
    ['23 mei', 'schminken', 'Bellen met Anneke 06 5555 0192'],
    /24 mei|Henk|ipv|pringkussen|Nieuwe datum/,
  ],
  [
    'en',
    "here's last year's poster, what's different is underneath\n\nVILLAGE DUCK RACE\nSaturday 13 June 2025\nDuck £2\nContact Gerald on 01632 960114\n\nThis year it's Saturday 12 June 2026. Ducks are £3 now. Gerald has moved to Spain so ring Pauline, 01632 960187.",
    ['12 June 2026', '£3', 'ring Pauline, 01632 960187'],
    /13 June|£2|Gerald|Spain|960114/,
  ],
])('in %s what is told above or below an old flyer stands in it', (locale, brief, told, gone) => {
  const { text } = asMeant(brief, locale)
  for (const each of told) expect(text).toContain(each)
  expect(text).not.toMatch(gone)
})
