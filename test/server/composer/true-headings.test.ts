import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

/** What stands below a heading of the page, by the id of its block. */
function under(brief: string, locale: PageLanguage, id: string): string {
  return JSON.stringify(composedDocument(brief, { locale, seed: 0 }).blocks[id]?.props ?? null)
}

describe('what somebody does as well', () => {
  it.each([
    [
      'en',
      "I'm Colm Tarpey and I sweep chimneys in Ballina and Killala. A standard sweep is €65 and a range is €80. I also fit cowls, bird guards and carbon monoxide alarms. Call 087 555 0133 after six.",
      'What I do & what it costs',
      'I also fit cowls',
    ],
    [
      'de',
      'Ich heiße Gudrun Sailer und repariere Nähmaschinen in Backnang. Eine Durchsicht kostet 55 Euro. Ich schleife außerdem Scheren und Messer, auch Zackenscheren. Meine Telefonnummer ist 07191 555 0122.',
      'Angebot und Preise',
      'Ich schleife außerdem',
    ],
    [
      'fr',
      "Je m'appelle Odile Vasseur et je donne des cours de couture à Figeac. Le cours de deux heures coûte 25 €. Je fais aussi des retouches : ourlets, fermetures, doublures de manteaux. Téléphone 05 65 55 01 22, plutôt le matin.",
      'Offre et tarifs',
      'Je fais aussi des retouches',
    ],
    [
      'es',
      'Me llamo Ramiro Alcedo y afino acordeones en Oviedo. La afinación completa cuesta 180 euros. También arreglo fuelles, correas y botones que se atascan. Llamar al 985 555 014 por la tarde.',
      'Qué hago y cuánto cuesta',
      'También arreglo fuelles',
    ],
    [
      'it',
      'Sono Ezio Bressan e restauro sedie impagliate a Bassano. Una seduta rifatta costa 70 euro. Rimetto a nuovo anche persiane, comodini e vecchie cornici dorate. Telefono 0424 555 014.',
      'Cosa faccio e quanto costa',
      'Rimetto a nuovo',
    ],
    [
      'pt',
      'Sou a Lurdes Amaro e faço cortinas em Viseu. Um par de cortinas custa 38 euros. Também arranjo bainhas, fechos e toalhas de mesa bordadas. Ligue para o 232 555 014.',
      'O que faço e quanto custa',
      'Também arranjo',
    ],
    [
      'nl',
      'Ik ben Tjeerd Postma en ik snoei al twaalf jaar fruitbomen en druiven rond Dokkum. Een hoogstamboom snoeien kost 45 euro. Ik plant ook hagen en leifruit en haal oude stronken weg. Bellen kan op 0519 555 013.',
      'Aanbod en prijzen',
      'Ik plant ook hagen',
    ],
    [
      'ja',
      '長浜で時計修理をしている村瀬と申します。電池交換は1,100円です。掛け時計のねじ巻きや振り子の調整も承ります。電話は0749-55-0132です。',
      '内容と料金',
      'ねじ巻き',
    ],
  ] as const)('shares one heading with prices, and is no story, in %s', (...given) => {
    const [locale, brief, heading, told] = given
    expect(under(brief, locale, 'services')).toContain(`"title":"${heading}"`)
    expect(under(brief, locale, 'services')).toContain(told)
    expect(under(brief, locale, 'offered')).toBe('null')
    expect(under(brief, locale, 'about')).toBe('null')
  })

  it('is part of a story that is told beside it', () => {
    const brief =
      "Hetty's Hats is a milliner's in Whitby, 4 Flowergate. A fitting is free. My aunt Dora taught me the trade in Leeds when I was fifteen. I make hats for weddings and races and mend old ones. Ring 01947 555 0112."
    expect(under(brief, 'en', 'about')).toContain('My aunt Dora')
    expect(under(brief, 'en', 'offered')).toBe('null')
  })
})

describe('a life and a rule', () => {
  it.each([
    [
      'en',
      'The funeral of our mother Edith Postlethwaite is at St Bees Priory on Tuesday 3 March at 2pm. Family flowers only. Tea afterwards in the school hall. Questions to Alison on 01946 555 0144. She taught half the village to swim and never owned a car.',
      'She taught half the village',
    ],
    [
      'de',
      'Wir nehmen Abschied von Hermann Josef Wirtz. Die Beerdigung ist am Freitag, 13. März, um 14 Uhr auf dem Friedhof in Kall. Er fuhr vierzig Jahre lang den Milchwagen und kannte jeden Hof im Tal. Rückfragen an Petra Wirtz, 02441 555 013.',
      'Er fuhr vierzig Jahre',
    ],
  ] as const)(
    'do not share a heading: a life is no practical detail, in %s',
    (locale, brief, told) => {
      expect(under(brief, locale, 'features')).not.toContain(told)
    },
  )

  it.each([
    [
      'fr',
      "Je suis apiculteur à Orbey, j'ai 40 ruches et mon rucher s'appelle Les Abeilles du Faudé. Le samedi 20 juin c'est la journée portes ouvertes, de 10 h à 18 h, 7 chemin du Leymel. On peut voir l'extraction du miel, et à 11 h j'ouvre une ruche avec ceux qui le veulent. Les personnes allergiques aux piqûres doivent rester dans la cour. Édouard Kuntzmann",
      'Les personnes allergiques',
    ],
    [
      'es',
      'Marta y Luis se casan el sábado 12 de septiembre a las 18 h en la ermita de San Roque, en Laredo. Después cenamos en el Hotel Risco. Los niños solo pueden venir con un adulto. Luis fue diez años monaguillo en esa misma ermita. Confirmar antes del 1 de agosto en martayluis@correo.example.',
      'Los niños solo pueden venir',
    ],
  ] as const)('do not share a heading: a rule is no story, in %s', (locale, brief, told) => {
    expect(under(brief, locale, 'about')).not.toContain(told)
    expect(under(brief, locale, 'features')).toContain(told)
  })
})

describe('below prices and ways to get in touch', () => {
  it('stand no calls for gifts and help', () => {
    const brief =
      'みんなの食卓ぽぷら 毎月第1土曜 11時〜13時 津島市立東公民館 こども無料おとな200円 予約いらない。食材の寄付募集中'
    expect(under(brief, 'ja', 'services')).not.toContain('寄付')
    expect(under(brief, 'ja', 'contact')).not.toContain('寄付')
    expect(under(brief, 'ja', 'features')).toContain('寄付')
  })

  it('stands what is free, and when one may ring', () => {
    const brief =
      "Maths help in Athlone, €30 an hour. The first lesson is free. Ring 087 555 0144, evenings after 7 suit best. Don't worry about books."
    expect(under(brief, 'en', 'services')).toContain('first lesson is free')
    expect(under(brief, 'en', 'contact')).toContain('after 7')
  })

  it('stands no helper wanted without a word of how to reach anybody', () => {
    const brief =
      'Somos um grupo de vizinhos de Campo de Ourique e organizamos um Café Conserta uma vez por mês. As pessoas trazem candeeiros ou roupa e arranjamos em conjunto. Não aceitamos televisores. Também procuramos voluntários que percebam de eletrónica. Contacto: cafe@vizinhos.example.'
    expect(under(brief, 'pt', 'contact')).not.toContain('voluntários')
  })
})

describe('a sentence that speaks of the one before it', () => {
  it.each([
    [
      'en',
      "I'm Pádraig Quill and I teach currach building in Dingle. Tools are there. The autumn course runs in October in the parish hall. It's nine to four for five days, €420 with lunch. I take six people at most. Ring 087 555 0177.",
      ['The autumn course', "It's nine to four"],
    ],
    [
      'de',
      'Ich bin Wiltrud Hase und gebe Kurse im Korbflechten in Coburg. Material und Werkzeug sind da. Die Herbstkurse laufen im Oktober und November im Pfarrheim. Das sind drei Tage von zehn bis vier, 240 Euro mit Mittagessen. Ich nehme höchstens sechs Leute. Telefon 09561 555 014.',
      ['Die Herbstkurse laufen', 'Das sind drei Tage'],
    ],
    [
      'fr',
      "Je suis Odile Perrin et je donne des stages de vannerie à Salers. Il faut un tablier. Le stage d'automne a lieu en octobre dans la salle des fêtes. C'est trois jours de dix heures à seize heures, 240 € avec le repas. Je prends six personnes au plus. Téléphone 04 71 55 01 22.",
      ["Le stage d'automne", "C'est trois jours"],
    ],
    [
      'es',
      'Soy Pilar Rueda y doy cursos de cestería en Ronda. Hay que traer delantal. El curso de otoño se hace en octubre en la casa de cultura. Son tres días de diez a cuatro, 240 euros con comida. Como mucho seis personas. Teléfono 952 555 014.',
      ['El curso de otoño', 'Son tres días'],
    ],
  ] as const)('stands behind it, in %s', (locale, brief, [before, leaning]) => {
    const prices = ['services', 'features'].map((kind) => under(brief, locale, kind)).join()
    expect(prices).toContain(leaning)
    expect(prices.indexOf(before)).toBeGreaterThan(-1)
    expect(prices.indexOf(before)).toBeLessThan(prices.indexOf(leaning))
  })
})

describe('who signed', () => {
  it.each([
    [
      'nl',
      'Ik ben imker in Borculo en mijn bijenstal heet De Linde. Op zaterdag 13 juni is het open dag van 10 tot 16 uur, Needseweg 4. Je kunt zien hoe honing geslingerd wordt. De toegang is gratis. Harm Wolterink',
      'Harm Wolterink',
    ],
    [
      'fr',
      "Je suis apiculteur à Orbey et mon rucher s'appelle Les Abeilles du Faudé. Le samedi 20 juin c'est la journée portes ouvertes, de 10 h à 18 h, 7 chemin du Leymel. On peut voir l'extraction du miel. Garez-vous à la piscine. Thiébaut Schoenherr",
      'Thiébaut Schoenherr',
    ],
  ] as const)('stands where one gets in touch, and is no section, in %s', (locale, brief, name) => {
    expect(under(brief, locale, 'contact')).toContain(`"who":"${name}"`)
    expect(under(brief, locale, 'features')).not.toContain(name)
  })
})

it('where somebody lives with two dogs is no way to their door', () => {
  const brief =
    'Hi, my name is Bethan Prosser. I live in Crickhowell with two spaniels. I walk dogs and feed cats when people are away. A walk is £12 an hour. Text 07700 900344.'
  expect(under(brief, 'en', 'place')).not.toContain('spaniels')
  expect(under(brief, 'en', 'place')).toBe('null')
})

describe('below a headline', () => {
  it.each([
    [
      'de',
      'Mein Name ist Ulla Kern aus Soltau. Ich bin gelernte Polsterin. Ich beziehe Sessel und Sofas neu und flechte Stuhlsitze. Ein Stuhl kostet 90 Euro. Telefon 05191 555 012.',
      'Ich beziehe Sessel',
    ],
    [
      'es',
      'Soy Jimena Ortuño, de Úbeda. Vivo en la plaza. Restauro muebles antiguos y tapizo sillas. Una silla cuesta 60 euros. Teléfono 953 555 014.',
      'Restauro muebles',
    ],
    [
      'pt',
      'Chamo-me Dinis Frade e moro em Évora. Tenho 33 anos. Conserto rádios antigos e gira-discos. O diagnóstico custa 15 euros. Telefone 266 555 014.',
      'Conserto rádios',
    ],
    [
      'ja',
      '富山市の大工、柴田と申します。六十歳です。雨漏りの修理や床の張り替えをいたします。見積もりは無料です。電話076-555-0132。',
      '雨漏りの修理',
    ],
    [
      'en',
      'cv page for Ionut Marin, court interpreter romanian english, 14 yrs experience mostly police and hospitals, manchester area, £45/hr. email ionut@marinterp.example',
      'Court interpreter',
    ],
    [
      'nl',
      'cv pagina voor Hind el Mansouri, tolk arabisch en frans naar nederlands, rbtv nr 28814, 11 jr ervaring vooral ziekenhuis en rechtbank, regio rotterdam of telefonisch heel nl, €58/u min 2 uur op locatie. mail hind@elmansouri.example',
      'Tolk arabisch',
    ],
  ] as const)('stands what is offered, where the introduction is a name, in %s', (...given) => {
    const [locale, brief, told] = given
    expect(under(brief, locale, 'hero')).toContain(told)
  })

  it('stands nothing more where the introduction says it', () => {
    const brief =
      "I'm Colm Tarpey and I sweep chimneys in Ballina and Killala. A standard sweep is €65 and a range is €80. I also fit cowls, bird guards and carbon monoxide alarms. Call 087 555 0133 after six."
    expect(under(brief, 'en', 'hero')).not.toContain('cowls')
  })
})

it('the menu has the heading it leads to', () => {
  const brief =
    'Ik ben imker in Borculo en mijn bijenstal heet De Linde. Je kunt zien hoe honing geslingerd wordt. Mensen met een allergie moeten bij de schuur blijven. Honden aan de lijn. Bel 0545 555 014.'
  const { blocks } = composedDocument(brief, { locale: 'nl', seed: 0 })
  const links = (blocks.header?.props.links ?? []) as { label: string; to: string }[]
  for (const { label, to } of links) expect(blocks[to.slice(1)]?.props.title).toBe(label)
})

describe('under a heading stands no', () => {
  it('hour guests of a house come and leave at, under the programme', () => {
    const brief =
      '白馬村で一棟貸しの宿「つらら庵」をしています。\n・1日1組、5名まで\n・チェックイン15時〜20時、チェックアウト10時\n・ペット不可\n予約は0261-55-0123。'
    expect(under(brief, 'ja', 'events')).toBe('null')
    expect(under(brief, 'ja', 'features')).toContain('チェックイン15時')
  })

  it('childcare beside a programme typed as a list', () => {
    const brief =
      'Wir heiraten am Samstag, 12. Juni 2027: Lena Aschauer und Fabian Krug.\n- 14 Uhr Trauung in St. Anna, Ahaus\n- 16 Uhr Kaffee im Garten\n- ab 20 Uhr Tanz\nZusagen bis 1. Mai per Mail an lena@krug.example, mit Anzahl Personen\nKinder gerne, es kommt eine Betreuung bis 22 Uhr\nParken auf der Wiese hinterm Hof'
    expect(under(brief, 'de', 'events')).toContain('Tanz')
    expect(under(brief, 'de', 'events')).not.toContain('Betreuung')
    expect(under(brief, 'de', 'features')).toContain('Betreuung')
  })

  it('whole brief under the way to get in touch', () => {
    const brief =
      'Fußpflege Sonja Weber Plauen Dobenaustr. 17, Termine Mo-Do 8-17 Fr bis 13 Uhr, alle Kassen mit Verordnung, privat 42 Euro, Hausbesuch +12. Neue Patienten nehmen wir erst wieder ab März!! Tel 03741 4408126'
    expect(under(brief, 'de', 'contact')).not.toContain('Kassen')
  })

  it('"who we are" over what is played on the day', () => {
    const brief =
      '男声合唱団「いぶき」の定期演奏会です。日時は2027年3月6日(土)、開演14時です。会場は静岡音楽館です。曲は多田武彦の「柳河風俗詩」です。指揮は望月千草、ピアノは佐野亮太。'
    expect(under(brief, 'ja', 'about')).not.toContain('私たちについて')
  })
})

describe('what many come for stands with what is offered, and not with what one has to know', () => {
  it.each([
    [
      'ja',
      '仙台市青葉区上杉で、女性専用の鍼灸院「はるの鍼灸室」を開いております。院長の佐久間ゆきがひとりで、お一人ずつ施術いたしますので、ほかの方とお顔を合わせることはありません。\n\n肩こりや腰痛のほか、更年期の不調、冷え、つわりや逆子のご相談を多くいただいています。鍼は髪の毛ほどの細さで、使い捨てのものだけを使います。鍼が苦手な方にはお灸だけの施術もございます。\n\n初回は問診を含めて90分で7,500円、2回目からは60分で5,800円です。妊娠中の方はかかりつけの先生のご了解を得てからお越しください。受付は火曜日から土曜日の9時から17時まで、日曜・月曜・祝日はお休みです。地下鉄南北線の北四番丁駅から歩いて6分、駐車場は1台分あります。\n\nご予約は予約フォームからお願いいたします。ご希望の日時を第二希望まで、それから気になる症状を一言お書きください。翌日までにこちらからご返事いたします。',
      '肩こりや腰痛',
    ],
  ] as const)('in %s', (locale, brief, said) => {
    expect(under(brief, locale, 'offered')).toContain(said)
    expect(under(brief, locale, 'features')).not.toContain(said)
  })
})

describe('what comes again on its day has a place of its own', () => {
  it.each([
    [
      'ja',
      '長崎市の小さな古本屋「みなと文庫」です。営業は水曜から日曜の11時から19時。毎月第3土曜の夜7時から読書会をしています。電話は095-555-0148。',
      '読書会',
    ],
    [
      'it',
      'Sono Marta Rovelli, ostetrica a Bergamo. Il mio studio si trova in Borgo Santa Caterina 48. Tengo un corso di accompagnamento alla nascita il martedì dalle 18 alle 19.30, otto incontri, 180 euro, e chi accompagna non paga; il prossimo comincia martedì 3 marzo. Chi vuole porta un cuscino.',
      'corso di accompagnamento',
    ],
    [
      'en',
      'Salt & Rye is a bakery in Bristol. Open Monday to Friday 8 am to 4 pm. Bread course every Saturday at 10 am.',
      'Bread course',
    ],
  ] as const)('in %s: %s', (locale, brief, said) => {
    expect(under(brief, locale, 'events')).toContain(said)
    expect(under(brief, locale, 'features')).not.toContain(said)
  })
})
