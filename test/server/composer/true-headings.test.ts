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
      'What I do',
      'I also fit cowls',
    ],
    [
      'de',
      'Ich heiße Gudrun Sailer und repariere Nähmaschinen in Backnang. Eine Durchsicht kostet 55 Euro. Ich schleife außerdem Scheren und Messer, auch Zackenscheren. Meine Telefonnummer ist 07191 555 0122.',
      'Was ich mache',
      'Ich schleife außerdem',
    ],
    [
      'fr',
      "Je m'appelle Odile Vasseur et je donne des cours de couture à Figeac. Le cours de deux heures coûte 25 €. Je fais aussi des retouches : ourlets, fermetures, doublures de manteaux. Téléphone 05 65 55 01 22, plutôt le matin.",
      'Ce que je fais',
      'Je fais aussi des retouches',
    ],
    [
      'es',
      'Me llamo Ramiro Alcedo y afino acordeones en Oviedo. La afinación completa cuesta 180 euros. También arreglo fuelles, correas y botones que se atascan. Llamar al 985 555 014 por la tarde.',
      'Qué hago',
      'También arreglo fuelles',
    ],
    [
      'it',
      'Sono Ezio Bressan e restauro sedie impagliate a Bassano. Una seduta rifatta costa 70 euro. Rimetto a nuovo anche persiane, comodini e vecchie cornici dorate. Telefono 0424 555 014.',
      'Cosa faccio',
      'Rimetto a nuovo',
    ],
    [
      'pt',
      'Sou a Lurdes Amaro e faço bolos em Viseu. Um bolo de dois quilos custa 38 euros. Também preparo salgadinhos, rissóis e empadas para festas. Ligue para o 232 555 014.',
      'O que faço',
      'Também preparo',
    ],
    [
      'nl',
      'Ik ben Tjeerd Postma en ik snoei fruitbomen rond Dokkum. Een hoogstamboom snoeien kost 45 euro. Ik plant ook hagen en leifruit en haal oude stronken weg. Bellen kan op 0519 555 013.',
      'Wat ik doe',
      'Ik plant ook hagen',
    ],
    [
      'ja',
      '長浜で時計修理をしている村瀬と申します。電池交換は1,100円です。掛け時計のねじ巻きや振り子の調整も承ります。電話は0749-55-0132です。',
      'サービス内容',
      'ねじ巻き',
    ],
  ] as const)('is below a heading that says so, and no story, in %s', (...given) => {
    const [locale, brief, heading, told] = given
    expect(under(brief, locale, 'offered')).toContain(`"title":"${heading}"`)
    expect(under(brief, locale, 'offered')).toContain(told)
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
      'Marta y Luis se casan el sábado 12 de septiembre a las 18 h en la ermita de San Roque, en Laredo. Después cenamos en el Hotel Risco. Los que tengan alergias que nos lo digan. Luis fue diez años monaguillo en esa misma ermita. Confirmar antes del 1 de agosto en martayluis@correo.example.',
      'Los que tengan alergias',
    ],
  ] as const)('do not share a heading: a rule is no story, in %s', (locale, brief, told) => {
    expect(under(brief, locale, 'about')).not.toContain(told)
    expect(under(brief, locale, 'features')).toContain(told)
  })
})

describe('below prices and ways to get in touch', () => {
  it('stand no calls for gifts and help', () => {
    const brief =
      'みんなの食卓ぽぷら 毎月第1土曜 11時〜13時 津島市立東公民館 こども無料おとな200円 予約いらない 食材の寄付募集中'
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
      "I'm Pádraig Quill and I run a currach-building course in Dingle. The course is called Seven Planks and it runs every August. It's nine to four for five days, €420 with lunch. I take six people at most. Ring 087 555 0177.",
      ['The course is called', "It's nine to four"],
    ],
    [
      'de',
      'Ich bin Wiltrud Hase und gebe Kurse im Korbflechten in Coburg. Der Kurs heißt Weidentage und findet jeden Herbst statt. Das sind drei Tage von zehn bis vier, 240 Euro mit Mittagessen. Ich nehme höchstens sechs Leute. Telefon 09561 555 014.',
      ['Der Kurs heißt Weidentage', 'Das sind drei Tage'],
    ],
  ] as const)('stands behind it, in %s', (locale, brief, [before, leaning]) => {
    const prices = under(brief, locale, 'services')
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
