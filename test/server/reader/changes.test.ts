import { describe, expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'

const meant = (locale: string, brief: string) => asMeant(brief, locale).text

describe('an old text with what is new beside it', () => {
  it.each([
    [
      'en',
      'This is last year’s poster, changes at the bottom\n\n6th Thirsk Duck Race\nSunday 4 May 2025, 2pm, Mill Bridge\nDucks £2 each\nFace painting, ice cream, steel band\nRing Joy 01845 555 012\n\nThis year it is the 7th and it’s Sunday 3 May 2026. Ducks are now £3. The steel band can’t make it. Everything else is the same.',
      '7th Thirsk Duck Race\nSunday 3 May 2026, 2pm, Mill Bridge\nDucks £3 each\nFace painting, ice cream\nRing Joy 01845 555 012',
    ],
    [
      'en',
      'Same as last year but: table 4 instead of 9, now on 2 May\n\nPlant Sale Ripon\n26 April, 10am to noon, Town Hall\nWe are at table 9\nTomatoes £1.50',
      'Plant Sale Ripon\n2 May, 10am to noon, Town Hall\nWe are at table 4\nTomatoes £1.50',
    ],
    [
      'de',
      'Kirchweih Lorch\nSonntag, 5. Oktober 2025, 11 Uhr, Festplatz\nSchnitzel 9 €, Maß 8 €\nHüpfburg, Kinderschminken\nTel. 07172 555 012\n\nDas war der Text vom letzten Jahr. Heuer ist es Sonntag, der 4. Oktober 2026. Die Maß kostet jetzt 8,50 €. Die Hüpfburg fällt aus. Uhrzeit bleibt.',
      'Kirchweih Lorch\nSonntag, der 4. Oktober 2026, 11 Uhr, Festplatz\nSchnitzel 9 €, Maß 8,50 €\nKinderschminken\nTel. 07172 555 012',
    ],
    [
      'fr',
      'LOTO DE FOIX\nSamedi 8 mars 2025 à 20h, salle Jaurès\nLe carton 3 €\nBuvette, crêpes, tombola\n\nC’est l’affiche de l’année dernière. Cette année c’est samedi 7 mars 2026, même heure. Le carton passe à 4 €. La tombola est annulée.',
      'LOTO DE FOIX\nsamedi 7 mars 2026 à 20h, salle Jaurès\nLe carton 4 €\nBuvette, crêpes',
    ],
    [
      'es',
      'Cartel del año pasado, abajo los cambios\n\nFeria del queso de Soria\n4 de octubre de 2025, de 10 a 15 h, Plaza Mayor\nEntrada 3 €\nCatas, talleres, tiovivo\n\nEste año es el 3 de octubre de 2026. La entrada sube a 4 €. El tiovivo se suspende.',
      'Feria del queso de Soria\n3 de octubre de 2026, de 10 a 15 h, Plaza Mayor\nEntrada 4 €\nCatas, talleres',
    ],
    [
      'it',
      'Festa dell’olio di Todi\nDomenica 9 novembre 2025 dalle 10, piazza Garibaldi\nAssaggio 5 euro\nMusica, trenino, mercatino\n\nÈ il volantino dell’anno scorso, quest’anno è domenica 8 novembre 2026. L’assaggio passa a 6 euro. Il trenino non c’è più.',
      'Festa dell’olio di Todi\ndomenica 8 novembre 2026 dalle 10, piazza Garibaldi\nAssaggio 6 euro\nMusica, mercatino',
    ],
    [
      'nl',
      'Rommelmarkt Ede\nZaterdag 3 mei 2025 van 9 tot 14 uur, Markt\nTafel € 8\nKoffie, grabbelton, draaiorgel\n\nDit is de flyer van vorig jaar. Dit jaar is het zaterdag 2 mei 2026. Een tafel kost nu € 10. Het draaiorgel komt niet.',
      'Rommelmarkt Ede\nzaterdag 2 mei 2026 van 9 tot 14 uur, Markt\nTafel € 10\nKoffie, grabbelton',
    ],
    [
      'ja',
      '去年のチラシです。\n\n第3回 氷見朝市\n日時：5月18日（日）8:00～11:00\n出店料 1000円\n干物・野菜・金魚すくい\n\n今年は第4回で、5月17日（日）です。出店料は1200円になりました。金魚すくいはありません。',
      '第4回 氷見朝市\n日時：5月17日（日）8:00～11:00\n出店料 1200円\n干物・野菜',
    ],
    [
      'kr',
      '작년 안내문 붙여요\n\n제2회 춘천 책장터\n일시: 9월 20일(토) 10:00~16:00\n참가비 5,000원\n책 · 엽서 · 마술쇼\n\n올해는 제3회이고 날짜는 9월 19일 토요일이에요. 참가비는 7000원으로 올랐어요. 마술쇼는 빠졌어요.',
      '제3회 춘천 책장터\n일시: 9월 19일 토요일 10:00~16:00\n참가비 7000원\n책 · 엽서',
    ],
    [
      'de',
      'Hier der alte Aushang:\n\nFlohmarkt im Pfarrhof St. Anna, Regen\nSamstag, 9. Mai 2026, 9 bis 14 Uhr\nStandgebühr 8 Euro, Kuchenspende willkommen\nKinderschminken - Tombola - Bratwurst vom Grill\nAnmeldung bei Frau Huber, 09921 555014\n\nÄnderungen:\n- Termin ist Samstag, 8. Mai 2027, Uhrzeit bleibt\n- Standgebühr jetzt 10 Euro\n- Tombola entfällt\n- Anmeldung bei Herrn Koller, 09921 555099',
      'Flohmarkt im Pfarrhof St. Anna, Regen\nSamstag, 8. Mai 2027, 9 bis 14 Uhr\nStandgebühr 10 Euro, Kuchenspende willkommen\nKinderschminken - Bratwurst vom Grill\nAnmeldung bei Herrn Koller, 09921 555099',
    ],
    [
      'es',
      'Campeonato de mus de Alfaro\nViernes 14 de marzo a las 20:00 en el bar Deportivo\nInscripción 20 euros por pareja\nApuntarse con Toño, 636 555 014\n\nNOVEDADES\n- es el viernes 13 de marzo de 2027\n- la inscripción sube a 25 euros\n- se apunta uno con Maribel, 636 555 088',
      'Campeonato de mus de Alfaro\nviernes 13 de marzo de 2027 a las 20:00 en el bar Deportivo\nInscripción 25 euros por pareja\nse apunta uno con Maribel, 636 555 088',
    ],
    [
      'it',
      'Corsa campestre di Nembro\nDomenica 5 aprile ore 9.30, ritrovo al campo sportivo\nIscrizione 10 euro con pacco gara\nPasta party, lotteria\nInfo: Sergio 347 555 0112\n\nCosa cambia:\nsi corre domenica 4 aprile 2027\niscrizione 12 euro\nla lotteria non c’è più\ninfo: Daniela 347 555 0199',
      'Corsa campestre di Nembro\ndomenica 4 aprile 2027 ore 9.30, ritrovo al campo sportivo\nIscrizione 12 euro con pacco gara\nPasta party\ninfo: Daniela 347 555 0199',
    ],
    [
      'nl',
      'Buurtbarbecue Sluisstraat\nZaterdag 20 juni vanaf 17 uur op het pleintje\nBijdrage 7,50 euro, kinderen gratis\nSpringkussen, muziek van Henk\nOpgeven bij Ria, 06 1234 5670\n\nWat er verandert\n- het is zaterdag 19 juni 2027\n- bijdrage 9 euro\n- geen springkussen\n- opgeven bij Fatima, 06 1234 5699',
      'Buurtbarbecue Sluisstraat\nzaterdag 19 juni 2027 vanaf 17 uur op het pleintje\nBijdrage 9 euro, kinderen gratis\nmuziek van Henk\nopgeven bij Fatima, 06 1234 5699',
    ],
    [
      'pt',
      'Judô no Salão\nTurmas: infantil (5 a 11 anos) terça e quinta 18h | adulto terça e quinta 19h30 | feminino sábado 9h\nMensalidade R$ 90\nDesde 1988\n\nO QUE MUDOU\n- infantil agora é segunda e quarta 18h\n- feminino acabou\n- mensalidade 120',
      'Judô no Salão\nTurmas: infantil (5 a 11 anos) segunda e quarta 18h | adulto terça e quinta 19h30 \nMensalidade R$ 120\nDesde 1988',
    ],
    [
      'ja',
      '去年のチラシです\n\nもちつき大会\n12月20日(日)10時から 第二公園\n参加費100円 豚汁あり\n問い合わせ 佐藤 090-5550-0121\n\n変更点\n・日にちは12月19日(日)\n・参加費は200円\n・豚汁はなしです\n・問い合わせは鈴木 090-5550-0188',
      'もちつき大会\n12月19日(日)10時から 第二公園\n参加費200円\n問い合わせは鈴木 090-5550-0188',
    ],
    [
      'kr',
      '산악회 시산제 안내\n3월 15일 일요일 오전 8시 불암산 입구\n회비 2만원 떡과 막걸리 제공\n문의 총무 김영호 010-5550-0111\n\n변경사항\n- 날짜는 3월 14일 일요일\n- 회비 25000원\n- 문의 총무 박정희 010-5550-0222',
      '산악회 시산제 안내\n3월 14일 일요일 오전 8시 불암산 입구\n회비 25000원 떡과 막걸리 제공\n문의 총무 박정희 010-5550-0222',
    ],
  ])('tells what holds in %s: %s', (locale, brief, text) => {
    expect(meant(locale, brief).trim()).toBe(text)
  })

  it('tells what is new and stands nowhere in the old text', () => {
    const brief =
      'Chorfest Ulm\nSamstag, 3. Mai 2025, 15 Uhr, Kornhaus\nKuchen, Tombola\n\nDer Text ist vom letzten Jahr. Dieses Jahr ist es Samstag, der 2. Mai 2026. Die Tombola entfällt, dafür ein Flohmarkt im Hof. Parken bitte am Bahnhof. Wir suchen Tenöre, Probe montags 19 Uhr.'
    const text = meant('de', brief)
    expect(text).toContain('ein Flohmarkt im Hof.')
    expect(text).toContain('Parken bitte am Bahnhof. Wir suchen Tenöre, Probe montags 19 Uhr.')
    expect(text).not.toMatch(/Tombola|2025|3\. Mai|letzten Jahr/)
  })

  it.each([
    [
      'en',
      'Jam stall in Ripon. Like last year, we are at the fair, this year on 3 May and 10 May. Jars are £4 now.',
    ],
    [
      'en',
      'We used to be at York Street, now we are at 4 Mill Lane. Lunches are £6 now. There is no parking. No dogs.',
    ],
    [
      'de',
      'Wie im letzten Jahr gibt es Kuchen. Eintritt jetzt 3 €, Kinder 1 €. Keine Hunde mehr im Saal, Samstag ab 9 Uhr.',
    ],
    [
      'fr',
      'Lauréat de l’an dernier, notre pain coûte maintenant 4 €. Il n’y a plus de places le 3 mai, venez le 10 mai.',
    ],
    ['kr', '올해는 5월 3일에 열어요. 참가비는 3000원이에요. 주차장은 없어요.'],
    ['ja', '今年は5月3日に開きます。参加費は500円です。駐車場はありません。'],
  ])('is none where visitors are told news, in %s: %s', (locale, brief) => {
    expect(meant(locale, brief)).toBe(brief)
  })
})

describe('an old text and what holds in place of it', () => {
  const brief = [
    "Here is last year's poster, changes underneath.",
    '',
    'ALDWICK SUMMER FAIR',
    'Saturday 14th June 2025, 1pm - 5pm',
    'The Vicarage Lawn',
    'Adults £1, children free',
    'Opened by Dame Olive Marsh',
    '',
    'CHANGES: it is Saturday 13th June 2026 now. Vicarage Lawn is flooded so we are in the barn on Mill Lane. Dame Olive sadly died so the baker Jo Reed opens it. Raffle starts at 12 not 1.',
  ].join('\n')
  const text = meant('en', brief)

  it('a day with its ordinal is told once, and anew', () => {
    expect(text).toContain('Saturday 13th June 2026, 1pm - 5pm')
    expect(text).not.toContain('2025')
  })

  it('a time stands for no sum that has its figure', () => {
    expect(text).toContain('Adults £1')
  })
})

it.each([
  ['it', 'La cerimonia è alle quattro e mezza, no aspetta alle cinque in chiesa.', /mezza|quattro/],
  ['en', 'Doors at half past six, no wait, at seven.', /six/],
])('a half hour goes with its hour, in %s: %s', (locale, brief, gone) => {
  expect(meant(locale, brief)).not.toMatch(gone)
})
