import { describe, expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'

const meant = (locale: string, brief: string) => asMeant(brief, locale).text

describe('how somebody begins to talk', () => {
  it.each([
    ['en', 'Yeah so um I run a kennel in Ayr. Dogs £12.', 'I run a kennel in Ayr. Dogs £12.'],
    [
      'en',
      'Well, right, this is me talking into my phone, it’s for the Ayr Ukulele Club in Ayr.',
      'the Ayr Ukulele Club in Ayr.',
    ],
    ['de', 'Ja also ähm wir sind der Chor Ulm-Wiblingen.', 'wir sind der Chor Ulm-Wiblingen.'],
    ['fr', 'Alors euh, on tient un gîte près de Dole.', 'on tient un gîte près de Dole.'],
    ['es', 'Pues nada, mira, vendo miel en Soria.', 'vendo miel en Soria.'],
    ['it', 'Allora, ecco, noi facciamo pane a Matera.', 'noi facciamo pane a Matera.'],
    [
      'pt',
      'Então gente, seguinte, eu conserto bicicletas em Natal.',
      'eu conserto bicicletas em Natal.',
    ],
    ['nl', 'Nou ja, eh, wij zijn een koor uit Ede.', 'wij zijn een koor uit Ede.'],
    ['ja', 'えっと、富山で畳屋をしています。', '富山で畳屋をしています。'],
    ['kr', '어 그러니까 저희는 춘천에서 빵을 구워요.', '저희는 춘천에서 빵을 구워요.'],
    ['en', 'Bikes in Hull and um repairs, erm, from £9.', 'Bikes in Hull and repairs, from £9.'],
  ])('is not read in %s: %s', (locale, brief, text) => {
    expect(meant(locale, brief)).toBe(text)
  })

  it.each([
    ['en', 'The Old Forge in Ludlow. Are dogs welcome? Yes, in the bar.'],
    ['de', 'Der Hirschen in Murnau. Sind Hunde erlaubt? Ja, in der Stube.'],
  ])('is read behind a question, which it answers, in %s', (locale, brief) => {
    expect(meant(locale, brief)).toBe(brief)
  })

  it.each([
    ['en', 'need a quick page for the jumble sale in Ripon', 'the jumble sale in Ripon'],
    ['de', 'brauche dringend eine Seite für das Hoffest in Melk', 'das Hoffest in Melk'],
    ['fr', 'besoin d’une page vite fait pour la kermesse de Foix', 'la kermesse de Foix'],
    ['es', 'me urge una página para la verbena de Lugo', 'la verbena de Lugo'],
    ['it', 'mi serve subito una pagina per la sagra di Todi', 'la sagra di Todi'],
    ['pt', 'preciso de uma página rapidinho pra feira de Olinda', 'feira de Olinda'],
    ['nl', 'snel een pagina nodig voor de braderie in Goes', 'de braderie in Goes'],
  ])('nor is haste, in %s: %s', (locale, brief, text) => {
    expect(meant(locale, brief)).toBe(text)
  })

  it.each([
    ['en', 'Right Now Joinery in Leeds. Like So Hair is next door.'],
    ['en', 'Hello! We are a choir in Leeds.'],
    ['de', 'Also ist immer was los bei uns im Laden in Ulm.'],
    ['fr', 'Bon Appétit, traiteur à Lyon.'],
    ['es', 'Bueno Bonito Barato es una tienda de Lugo.'],
    ['ja', 'あの頃の味を守る店です。'],
    ['kr', '음식은 모두 손으로 만들어요.'],
  ])('is told where it is a name or a sentence, in %s: %s', (locale, brief) => {
    expect(meant(locale, brief)).toBe(brief)
  })
})

describe('what is not to be printed', () => {
  it.each([
    [
      'en',
      'Meg on 01765 555 012 takes orders but leave her number off because it is her home. Pies £4.',
      'Meg takes orders. Pies £4.',
    ],
    ['en', 'The cakes are from a shop, don’t mention that. Tea is £2.', 'Tea is £2.'],
    [
      'de',
      'Leiterin ist Eva Moser, ihren Namen bitte nicht nennen. Probe ist am Montag.',
      'Probe ist am Montag.',
    ],
    [
      'de',
      'Honig 7 € (nicht draufschreiben, dass er aus Ungarn ist), Wachs 3 €.',
      'Honig 7 €, Wachs 3 €.',
    ],
    [
      'fr',
      'Atelier à Dole. Mon numéro est le 06 12 55 50 12 mais ne le mettez pas. Cours 20 €.',
      'Atelier à Dole. Cours 20 €.',
    ],
    ['es', 'Mi dirección es calle Sol 4 pero no la pongas. Clases a 15 €.', 'Clases a 15 €.'],
    [
      'it',
      'Forse a maggio cambiamo sede ma questo non scriviamolo. Corso a 90 €.',
      'Corso a 90 €.',
    ],
    ['pt', 'A dona é a Rita Melo mas não coloque o nome dela. Bolo a R$ 40.', 'Bolo a R$ 40.'],
    ['nl', 'De baas is Jan Bos maar zijn naam niet vermelden. Taart € 12.', 'Taart € 12.'],
    ['ja', '講師は森田ですが名前は載せないでください。月謝は3000円です。', '月謝は3000円です。'],
    ['kr', '재료는 중국산이에요(이 얘긴 적지 마세요). 떡 3000원이에요.', '떡 3000원이에요.'],
  ])('goes with the remark in %s: %s', (locale, brief, text) => {
    expect(meant(locale, brief).trim()).toBe(text)
  })

  it.each([
    [
      'en',
      'No Ripon, the parking is a joke (dont put that bit lol). Semi £60.',
      'No Ripon. Semi £60.',
    ],
    ['en', 'My ex did the rounds with me (no need to put that in). Semi £60.', 'Semi £60.'],
    ['de', 'Hab keinen Meister, das muss aber nicht drauf stehen. Platten 15 €.', 'Platten 15 €.'],
    ['fr', 'Le toit a fui, ce n’est pas la peine d’en parler. Nuit 40 €.', 'Nuit 40 €.'],
    ['es', 'Me echó el gimnasio (no digas nada de esto!!). Sesión 30 €.', 'Sesión 30 €.'],
    [
      'es',
      'Misa a las 12. Por favor que no se mencione a mi padre en ningún lado.',
      'Misa a las 12.',
    ],
    ['it', 'L’anno scorso ci hanno multato, meglio che non si sappia. Miele 8 €.', 'Miele 8 €.'],
    ['pt', 'Tive um problema com o banco, sobre isso nem uma palavra. Bolo 9 €.', 'Bolo 9 €.'],
    ['nl', 'Het was van mijn tante, die dood is, maar laat dat weg. Nacht € 40.', 'Nacht € 40.'],
    [
      'ja',
      'もなか180円\n去年事故があったけどそれは書かないで 焼いてる時は出ません',
      'もなか180円\n焼いてる時は出ません',
    ],
    ['kr', '국 6천원\n자격증은 아직 없어요 이건 적지 말고요 문자 주세요', '국 6천원\n문자 주세요'],
  ])('is what a remark points back to, in %s: %s', (locale, brief, text) => {
    expect(meant(locale, brief).trim()).toBe(text)
  })

  it('what else a hasty line tells is not cut with it', () => {
    const brief =
      'tranças em natal, nagô 120 box braid a partir de 250 venha com o cabelo lavado e seco nao bota meu endereço pq é minha casa'
    const text = meant('pt', brief)
    expect(text).toContain('nagô 120 box braid a partir de 250')
  })

  it('a number goes wherever it stands', () => {
    const brief =
      'Ring Tom on 01765 555 012 for hay. Eggs £2. Straw: Tom, 01765 555 012. Please don’t put his number on the page.'
    expect(meant('en', brief)).not.toMatch(/555|number/)
  })

  it.each([
    ['en', 'Please don’t bring dogs. Don’t ring the bell. No cards. Sorry, no cats.'],
    [
      'en',
      'Don’t put it in the bin, bring it to us. Leave it out overnight. Between us we have four dogs.',
    ],
    ['en', 'Please don’t put your name on the box, gifts are anonymous.'],
    ['en', 'We used to be at York Street and are now at 4 Mill Lane.'],
    [
      'de',
      'Bitte keine Hunde. Unter uns wohnt der Bäcker. Namen bitte nicht vergessen. Nicht klingeln.',
    ],
    [
      'fr',
      'Ne mettez pas vos chaussures sur les tatamis. Ne sonnez pas. Une chaîne entre nous et vous.',
    ],
    ['es', 'No pongas tu nombre en la hucha. No traigas perros.'],
    ['it', 'Non suonate il campanello. Non date da mangiare alle oche. C’è intesa tra noi e voi.'],
    ['pt', 'Não coloque o lixo na rua. Não traga animais.'],
    ['nl', 'Zet je fiets niet op de stoep. Noem bij het bellen je naam niet te snel.'],
    ['pt', 'Loja há 43 anos na praça. Há quatro quartos, há estacionamento.'],
    ['ja', '花は入れないでください。封筒にお名前は書かないでください。'],
    ['kr', '신발은 넣지 마세요. 강아지는 데려오지 마세요.'],
  ])('is no wish for visitors, in %s: %s', (locale, brief) => {
    expect(meant(locale, brief)).toBe(brief)
  })
})

describe('a recording that is asked for', () => {
  it.each([
    ['pt', 'Tá gravando então é o seguinte eu conserto geladeiras', 'eu conserto geladeiras'],
    ['en', 'is it recording okay so I fix fridges', 'I fix fridges'],
    ['de', 'nimmt es auf also ich repariere Uhren', 'ich repariere Uhren'],
    ['fr', 'ça enregistre bon alors je répare des vélos', 'je répare des vélos'],
    ['nl', 'neemt ie op nou ik repareer fietsen', 'ik repareer fietsen'],
    ['en', 'Recording now at Mill Lane: choirs', 'Recording now at Mill Lane: choirs'],
  ])('tells nothing, in %s: %s', (locale, brief, told) => {
    expect(meant(locale, brief).trim()).toBe(told)
  })
})

describe('how somebody goes on talking', () => {
  it.each([
    ['en', 'Bikes in Hull. Oh and what else, we fix prams.', 'Bikes in Hull. we fix prams.'],
    ['de', 'Räder in Ulm. Ach ja, was noch, wir leihen aus.', 'Räder in Ulm. wir leihen aus.'],
    ['fr', 'Vélos à Dole. Ah oui, quoi d’autre, on loue.', 'Vélos à Dole. on loue.'],
    ['es', 'Bicis en Lugo. Ah y alquilamos cascos.', 'Bicis en Lugo. alquilamos cascos.'],
    ['it', 'Bici a Todi. Ah sì, fammi pensare, le affittiamo.', 'Bici a Todi. le affittiamo.'],
    ['pt', 'Bicicletas em Natal. Ah, que mais, alugamos.', 'Bicicletas em Natal. alugamos.'],
    ['nl', 'Fietsen in Ede. O ja, wat nog meer, we verhuren.', 'Fietsen in Ede. we verhuren.'],
    ['ja', '富山の自転車店です。あ、そうだ、修理もします。', '富山の自転車店です。修理もします。'],
    ['kr', '춘천 자전거점입니다. 아 맞다, 수리도 해요.', '춘천 자전거점입니다. 수리도 해요.'],
  ])('is not read either, in %s: %s', (locale, brief, text) => {
    expect(meant(locale, brief)).toBe(text)
  })

  it.each([
    ['en', 'Bikes in Hull. Right at the church.'],
    ['de', 'Räder in Ulm. Genau gegenüber steht die Kirche.'],
    ['it', 'Bici a Todi. Ecco i prezzi di oggi.'],
    ['ja', '富山の自転車店です。その隣が駅です。'],
  ])('is told where it tells something, in %s: %s', (locale, brief) => {
    expect(meant(locale, brief)).toBe(brief)
  })

  it('takes with it nothing but what the remark itself names', () => {
    const brief = 'Wir reparieren Räder in Ulm. Den Einbruch bitte nicht erwähnen.'
    expect(meant('de', brief)).toContain('Wir reparieren Räder in Ulm.')
  })
})

it.each([
  [
    'pt',
    'pedido só no zap 81 99555-0137\n\nnão coloca meu endereço (rua do sossego 212)',
    '81 99555-0137',
  ],
  ['en', 'ring 07700 900318 to book\nplease dont put my address on it', '07700 900318'],
])('a number in %s stays where an address is not to be printed', (locale, brief, number) => {
  expect(meant(locale, brief)).toContain(number)
  expect(meant(locale, brief)).not.toContain('212')
})

describe('what is to be told stays without the words that ask for it', () => {
  it.each([
    [
      'en',
      'Rinse the jars first, but put that nicely. Open 9-12.',
      'Rinse the jars first. Open 9-12.',
    ],
    [
      'en',
      'Wipe your boots, can you say it kindly, last year two members left. £4.',
      'Wipe your boots. £4.',
    ],
    ['en', 'We stock no bait, please write that, everyone asks. £4.', 'We stock no bait. £4.'],
    [
      'de',
      'Gläser vorher spülen, aber das bitte netter sagen. 9-12 Uhr.',
      'Gläser vorher spülen. 9-12 Uhr.',
    ],
    ['fr', 'Rincez vos bocaux, mais dites-le poliment. 4 €.', 'Rincez vos bocaux. 4 €.'],
    ['es', 'No vendo cebo, póngalo, que lo preguntan siempre. 4 €.', 'No vendo cebo. 4 €.'],
    ['it', 'Non vendo esche, scrivetelo, me lo chiedono sempre. 4 €.', 'Non vendo esche. 4 €.'],
    ['pt', 'Lavem os frascos, mas diga isso com jeitinho. 4 €.', 'Lavem os frascos. 4 €.'],
    ['nl', 'Spoel de potten om, maar zeg dat wel aardig. 4 euro.', 'Spoel de potten om. 4 euro.'],
    [
      'ja',
      '瓶は洗ってきてください(やさしく書いてください)。400円。',
      '瓶は洗ってきてください。400円。',
    ],
    [
      'ja',
      '餌は売っていません(よく聞かれるので書いてください)。400円。',
      '餌は売っていません。400円。',
    ],
    ['kr', '병은 씻어 오세요, 부드럽게 써 주세요. 4천원.', '병은 씻어 오세요. 4천원.'],
    ['de', 'Erst klingeln, das könnt ihr gern netter schreiben. 4 Euro.', 'Erst klingeln. 4 Euro.'],
    ['es', 'Llamen antes, pero dicho con tacto. 4 €.', 'Llamen antes. 4 €.'],
    [
      'ja',
      '先に呼び鈴を鳴らしてください、丁寧に書いてもらえますか。400円。',
      '先に呼び鈴を鳴らしてください。400円。',
    ],
    ['en', 'We are shut in May, that at the top please. £4.', 'We are shut in May. £4.'],
    ['de', 'Im Mai ist zu, das bitte ganz oben. 4 Euro.', 'Im Mai ist zu. 4 Euro.'],
    ['ja', '初回は無料です、これを一番目立たせてください。400円。', '初回は無料です。400円。'],
    ['ja', '一枚ずつ、丁寧に書いています。400円。', '一枚ずつ、丁寧に書いています。400円。'],
  ])('with how and why it is to be told, in %s: %s', (locale, brief, text) => {
    expect(meant(locale, brief)).toBe(text)
  })

  it.each([
    [
      'en',
      'Sheep need to be dry, tell them that properly. £9 a head.',
      'Sheep need to be dry. £9 a head.',
    ],
    [
      'en',
      'We are called Gutter. (The gutter is the inner margin; you might explain this somewhere, since people think I clear drains.)',
      'We are called Gutter. (The gutter is the inner margin.)',
    ],
    [
      'de',
      'Wir backen mit Schmalz, das darf ruhig rein. Brot 4 Euro.',
      'Wir backen mit Schmalz. Brot 4 Euro.',
    ],
    ['fr', "J'ai appris avec mon voisin, vous pouvez le mettre.", "J'ai appris avec mon voisin."],
    ['es', 'Hacemos pan sin gluten, eso sí ponlo porque lo preguntan.', 'Hacemos pan sin gluten.'],
    [
      'it',
      'Vanno bene tutte le razze, questo scrivetelo perché me lo chiedono sempre.',
      'Vanno bene tutte le razze.',
    ],
    [
      'nl',
      'Wij werken met de hand, dat mag er wel op. Zoom 9 euro.',
      'Wij werken met de hand. Zoom 9 euro.',
    ],
    [
      'pt',
      'se tiver chovendo fico até mais tarde isso pode por',
      'se tiver chovendo fico até mais tarde',
    ],
    [
      'pt',
      'A loiça juntou-a a minha mãe (isto da minha mãe pode ficar; o que ela gastou, não). Cada prato custa 4 €.',
      'A loiça juntou-a a minha mãe. Cada prato custa 4 €.',
    ],
    [
      'ja',
      '初心者も歓迎です、これは必ず書いてください。月謝3000円。',
      '初心者も歓迎です。月謝3000円。',
    ],
    ['kr', '주차는 무료예요, 이건 꼭 써주세요. 수업 3만원.', '주차는 무료예요. 수업 3만원.'],
  ])('in %s: %s', (locale, brief, text) => {
    expect(meant(locale, brief)).toBe(text)
  })

  it.each([
    ['en', 'Please tell people that the door sticks. Lunch £6.'],
    ['en', 'Tell them that we sent you and get a free tea in Hull.'],
  ])('what is asked of visitors stays in %s: %s', (locale, brief) => {
    expect(meant(locale, brief)).toBe(brief)
  })
})

it('what a remark itself is about is all it takes: the number before it stays', () => {
  const brief =
    '電話0268-55-0117、朝8時から夜7時、担当は小宮山。前は市役所にいましたがそのことは書かなくていいです。草刈りもします。'
  expect(meant('ja', brief)).toBe(
    '電話0268-55-0117、朝8時から夜7時、担当は小宮山。草刈りもします。',
  )
})

it('what is not done is told whole in Italian, behind whatever sound', () => {
  const text = meant(
    'it',
    'Vendiamo lumache a Cison. 16€/kg. Foto arrivano. Ah e niente spedizioni!!',
  )
  expect(text).toContain('niente spedizioni')
})

it('who is not to be named in haste is not in Italian', () => {
  const brief = 'vendiamo lumache a Cison. 16€/kg. mia moglie si chiama Tiziana ma nn metterla'
  expect(meant('it', brief)).not.toContain('Tiziana')
})
