import { describe, expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'

const meant = (locale: string, lines: readonly string[]) => asMeant(lines.join('\n'), locale).text

describe('what those who speak in turn only say to each other', () => {
  it.each([
    [
      'en',
      [
        '[14:02] Jo: village fete then, saturday 4 july',
        '[14:03] Bev: cake 2 pounds, teas 1.50, raffle 1',
        '[14:05] Jo: teas are gone up, make it 2 pounds',
        '[14:06] Al: 4th is the cricket, make it the 11th',
        '[14:07] Jo: ok saturday 11 july 12 to 4 on the green',
        '[14:09] Al: who has the gazebo',
      ],
      ['village fete', 'cake 2 pounds', '12 to 4 on the green'],
      ['gazebo', 'Jo:', 'ok '],
    ],
    [
      'de',
      [
        'Rita: kuchenbuffet samstag 9 mai ab 14 uhr',
        'Uwe: samstag ist fußball, machen wir sonntag',
        'Rita: ok sonntag 10 mai 14 uhr',
        'Uwe: wer hat eigentlich die bierbänke',
      ],
      ['kuchenbuffet', 'sonntag 10 mai 14 uhr'],
      ['bierbänke', 'ok '],
    ],
    [
      'fr',
      [
        'Re de Luc : loto samedi 7 mars 20h salle Jaurès, carton 3 €',
        'Re de Anne : le samedi c’est dimanche ! dimanche 8 mars 15h',
        'Re de Luc : ok ok. Buvette et crêpes.',
      ],
      ['dimanche 8 mars 15h', 'Buvette et crêpes.'],
      ['Re de', 'ok ok'],
    ],
    [
      'es',
      [
        'Lupe: hacemos la kermés el 9 de mayo',
        'Toño: el 9 es la boda de mi prima, mejor el 16',
        'Lupe: ok 16 de mayo de 12 a 6 en el atrio',
        'Toño: tamales 15 pesos, aguas 10',
        'Lupe: los tamales subieron, pon 18',
        'Toño: quién tiene el comal de mi mamá',
      ],
      ['kermés', 'aguas 10'],
      ['comal', 'ok '],
    ],
    [
      'it',
      [
        'Anna: la sagra è sabato 13 giugno',
        'Luca: il 13 c’è la partita, facciamo domenica 14 giugno',
        'Anna: va bene. dalle 18 in piazza',
      ],
      ['domenica 14 giugno', 'dalle 18 in piazza'],
      ['va bene'],
    ],
    [
      'pt',
      [
        '[03/08 19:02] Neusa: gente então fechou dia 6 de setembro né',
        '[03/08 19:04] Seu Ari: 6 tem desfile!! passa pro dia 13',
        '[03/08 19:05] Neusa: ok 13 de setembro, domingo, das 10h às 16h',
        '[03/08 19:09] Seu Ari: pastel 6, caldo 9, suco 4',
        '[03/08 19:11] Neusa: pastel subiu, bota 7',
        '[03/08 19:12] Seu Ari: alguém tem o número do som',
      ],
      ['13 de setembro', 'caldo 9'],
      ['alguém', 'ok '],
    ],
    [
      'nl',
      [
        'Els: rommelmarkt 6 juni van 9 tot 14u',
        'Jan: standplaats 8 euro, koffie 2',
        'Els: standplaats wordt 10 euro',
        'Jan: wie heeft mijn partytent',
      ],
      ['standplaats wordt 10 euro', 'koffie 2'],
      ['partytent'],
    ],
    [
      'ja',
      [
        '田中さん：バザーは5月9日です',
        '佐藤さん：9日は運動会なので16日にしましょう',
        '田中さん：了解です、5月16日10時から体育館',
      ],
      ['5月16日10時から体育館'],
      ['田中さん', '了解'],
    ],
    [
      'kr',
      [
        '회장님: 바자회는 5월 9일이에요',
        '총무님: 9일은 운동회라서 16일로 해요',
        '회장님: 네 5월 16일 토요일 10시 강당',
        '총무님: 국수 3천원',
        '회장님: 국수 올랐어요 4천원',
      ],
      ['5월 16일 토요일 10시 강당'],
      ['회장님', '총무님'],
    ],
  ])('is not told in %s', (locale, lines, told, gone) => {
    const text = meant(locale, lines)
    for (const words of told) expect(text).toContain(words)
    for (const words of gone) expect(text).not.toContain(words)
  })

  it.each([
    ['en', ['Pam: quiz friday 6 march', 'Dave: it’s also on saturday 7 march', 'Pam: £3 a head']],
    ['fr', ['Léa: loto samedi 7 mars', 'Marc: le bal c’est dimanche 8 mars', 'Léa: entrée 5 €']],
    ['de', ['Ina: Flohmarkt 9. Mai', 'Uli: Kaffee 2 Euro, Kuchen 3 Euro', 'Ina: Wurst 4 Euro']],
  ])('leaves what they tell, in %s', (locale, lines) => {
    const said = lines.map((line) => line.replace(/^\p{L}+: /u, ''))
    const text = meant(locale, lines)
    for (const words of said) expect(text).toContain(words)
  })
})

describe('what relatives ask each other and agree not to speak of', () => {
  it.each([
    [
      'en',
      'Ann: gran’s 90th, 25 april at 12',
      'Bob: where is it',
      'Ann: Oak Inn, upstairs',
      'Bob: let’s not mention the knee',
      ['25 april', 'Oak Inn'],
      ['where', 'knee'],
    ],
    [
      'de',
      'Anna: omas 90., 25. april um 12',
      'Bob: wo ist das',
      'Anna: gasthof linde, oben',
      'Bob: kein wort über das knie bitte',
      ['25. april', 'gasthof linde'],
      ['wo ist', 'knie'],
    ],
    [
      'fr',
      'Anne : les 90 ans de mamie, 25 avril à 12h',
      'Luc : c’est où',
      'Anne : auberge du chêne, à l’étage',
      'Luc : on ne parle pas de son genou',
      ['25 avril', 'auberge du chêne'],
      ['où', 'genou'],
    ],
    [
      'es',
      'Ana: los 90 de la abuela, 25 de abril a las 12',
      'Luis: dónde es',
      'Ana: mesón el roble, arriba',
      'Luis: no hablemos de la rodilla',
      ['25 de abril', 'mesón el roble'],
      ['dónde', 'rodilla'],
    ],
    [
      'it',
      'Anna: i 90 della nonna, 25 aprile alle 12',
      'Ugo: dov’è',
      'Anna: trattoria la quercia, di sopra',
      'Ugo: non parliamo del ginocchio',
      ['25 aprile', 'trattoria la quercia'],
      ['dov', 'ginocchio'],
    ],
    [
      'pt',
      'Ana: os 90 da vó, 25 de abril às 12h',
      'Zé: onde é',
      'Ana: cantina do carvalho, em cima',
      'Zé: não vamos falar do joelho',
      ['25 de abril', 'cantina do carvalho'],
      ['onde', 'joelho'],
    ],
    [
      'nl',
      'Anna: oma wordt 90, 25 april om 12 uur',
      'Bob: waar is het',
      'Anna: herberg de eik, boven',
      'Bob: geen woord over de knie',
      ['25 april', 'herberg de eik'],
      ['waar', 'knie'],
    ],
    [
      'ja',
      '[花子] 祖母の卒寿のお祝い、4月25日12時',
      '[太郎] どこですか',
      '[花子] 料亭かしわ2階',
      '[太郎] 膝の話はしないで',
      ['4月25日', '料亭かしわ'],
      ['どこ', '膝'],
    ],
    [
      'kr',
      '[큰고모] 할머니 구순 4월 25일 12시',
      '[막내] 어디고',
      '[큰고모] 송죽원 2층',
      '[막내] 무릎 얘긴 하지 맙시다',
      ['4월 25일', '송죽원'],
      ['어디', '무릎'],
    ],
  ] as const)('stays between them in %s', (locale, one, two, three, four, told, between) => {
    const text = meant(locale, [one, two, three, four])
    for (const said of told) expect(text).toContain(said)
    for (const said of between) expect(text).not.toContain(said)
  })
})

describe('what one asks and the next one answers', () => {
  it.each([
    [
      'en',
      [
        'Steward: seed swap at Ashby, Saturday 14 March, 10 till 12',
        'No 9: tables £3 like last year?',
        'Steward: no that was last year, £4 now. cakes by donation',
        'No 9: I hurt my back so count me out',
        'Steward: get well soon x',
        'No 4: great',
      ],
      ['seed swap at Ashby', 'Saturday 14 March', 'tables £4 now', 'cakes by donation'],
      /£3|last year|back|get well|great/,
    ],
    [
      'fr',
      [
        'Syndic: repas de quartier le vendredi 5 juin à 19h',
        'Apt 7: dans la cour?',
        'Syndic: oui dans la cour du bâtiment C',
        'Apt 7: on participe combien, 5 euros?',
        'Syndic: non 8 euros, gratuit pour les enfants',
        'Apt 7: ok parfait',
      ],
      ['dans la cour du bâtiment C', '8 euros, gratuit pour les enfants'],
      /\?|5 euros|oui|parfait/,
    ],
    [
      'es',
      [
        'Presi: mercadillo del huerto el 3 de mayo',
        'Vecina 2B: los plantones a 1 euro?',
        'Presi: no, a 1,50 cada uno',
        'Vecina 2B: y el compost?',
        'Presi: saco de compost 4 euros',
      ],
      ['los plantones a 1,50 cada uno', 'saco de compost 4 euros'],
      /\?|1 euro\b/,
    ],
    [
      'kr',
      [
        '회장: 텃밭 나눔날 페이지 만들어요',
        '102호: 물은 천원?',
        '회장: 아니요 무료예요. 차는 1천원',
        '102호: 저 허리가 아파서 못 가요',
        '회장: 몸조리하세요',
        '102호: 맞다.',
        '102호: 김밥은요?ㅋㅋ',
        '회장: 김밥이랑 차는 12시에 드려요',
      ],
      ['물은 무료예요'],
      /맞다|허리|몸조리|아니요|김밥은요/,
    ],
    [
      'ja',
      [
        '会長：もちつき大会は12月27日の日曜、10時から',
        '3班：場所は若葉会館ですか',
        '会長：はい若葉会館の駐車場です',
        '5班：参加費は300円でしたっけ',
        '会長：今年は400円です。子どもは無料',
        '3班：了解です',
      ],
      ['若葉会館の駐車場です', '400円'],
      /ですか|300円|はい|了解/,
    ],
  ])('in %s is told once, as it was answered', (locale, lines, told, gone) => {
    const text = meant(locale, lines)
    for (const each of told) expect(text).toContain(each)
    expect(text).not.toMatch(gone)
  })
})
