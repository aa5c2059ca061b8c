import { describe, expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'

const meant = (locale: string, brief: string) => asMeant(brief, locale).text.trim()

describe('a verb of writing that is denied', () => {
  it.each([
    [
      'en',
      'Clocks mended. No need for people to know I drive a van at night. Open daily.',
      'Clocks mended. Open daily.',
    ],
    [
      'de',
      'Wir nähen um. Keiner muss wissen, dass der Stoff aus Polen kommt. Täglich offen.',
      'Wir nähen um. Täglich offen.',
    ],
    [
      'de',
      'Wir nähen um. Schreib nix von dem Laden gegenüber. Täglich offen.',
      'Wir nähen um. Täglich offen.',
    ],
    [
      'fr',
      'Vélos à Dole. Ne parlons pas de la dispute avec le maire. Ouvert le lundi.',
      'Vélos à Dole. Ouvert le lundi.',
    ],
    [
      'es',
      'Bicis en Lugo. Omite, por favor, que estuvimos cerrados. Abrimos el lunes.',
      'Bicis en Lugo. Abrimos el lunes.',
    ],
    [
      'it',
      'Bici a Todi. Si prega di tacere che siamo in affitto. Aperto il lunedì.',
      'Bici a Todi. Aperto il lunedì.',
    ],
    [
      'pt',
      'Bicicletas em Braga. Deixe de lado que faturamos só 6.300 este ano. Aberto à segunda.',
      'Bicicletas em Braga. Aberto à segunda.',
    ],
    [
      'nl',
      'Fietsen in Goes. En nooit zeggen dat ik pas 17 ben. Maandag open.',
      'Fietsen in Goes. Maandag open.',
    ],
    [
      'en',
      'Clocks mended. Don’t tell people we lost the lease. Open daily.',
      'Clocks mended. Open daily.',
    ],
    [
      'en',
      'Clocks mended. No need to print my surname, there was trouble once. Open daily.',
      'Clocks mended. Open daily.',
    ],
    [
      'de',
      'Wir nähen um. Dass wir pleite waren, muss nicht draufstehen. Täglich offen.',
      'Wir nähen um. Täglich offen.',
    ],
    [
      'de',
      'Spargel gibts im Mai. de kartoffen san no ned so weit ned hischreim. Täglich offen.',
      'Spargel gibts im Mai. Täglich offen.',
    ],
    [
      'de',
      'Käse ab Hof. Das mit em Hund muesch nid ufeschriibe. Täglich offen.',
      'Käse ab Hof. Täglich offen.',
    ],
    [
      'fr',
      'Vélos à Dole. Pas la peine de mettre que je suis seul. Ouvert le lundi.',
      'Vélos à Dole. Ouvert le lundi.',
    ],
    [
      'fr',
      'Vélos à Dole. t’as pas besoin d’écrire qu’on est dans un garage. Ouvert le lundi.',
      'Vélos à Dole. Ouvert le lundi.',
    ],
    [
      'es',
      'Empanadas en Rosario. no pongás q cocinamos en casa xq nos multan. Abrimos el lunes.',
      'Empanadas en Rosario. Abrimos el lunes.',
    ],
    [
      'es',
      'Bicis en Lugo. Lo del robo no lo vayan a mencionar. Abrimos el lunes.',
      'Bicis en Lugo. Abrimos el lunes.',
    ],
    [
      'it',
      'Bici a Todi. Che sono in pensione non c’è bisogno di scriverlo. Aperto il lunedì.',
      'Bici a Todi. Aperto il lunedì.',
    ],
    [
      'it',
      'Bici a Todi. Eviterei di citare la lite col Comune, c’è chi ci resta male. Aperto il lunedì.',
      'Bici a Todi. Aperto il lunedì.',
    ],
    [
      'pt',
      'Bolo em Natal. não fala que eu faço hemodiálise senão ficam com pena. Aberto na segunda.',
      'Bolo em Natal. Aberto na segunda.',
    ],
    [
      'pt',
      'Bolo em Natal. Essa parte do meu marido doente deixa de fora. Aberto na segunda.',
      'Bolo em Natal. Aberto na segunda.',
    ],
    [
      'nl',
      'Fietsen in Ede. Zet er maar niet op dat we verhuizen. Open op maandag.',
      'Fietsen in Ede. Open op maandag.',
    ],
    [
      'nl',
      'Fietsen in Aalst. Mijn achternaam moet ge er niet bij zetten. Open op maandag.',
      'Fietsen in Aalst. Open op maandag.',
    ],
    [
      'ja',
      '堺の包丁研ぎです。年は78やけど書かんといてな 客が心配するさかい。月曜は休みです。',
      '堺の包丁研ぎです。月曜は休みです。',
    ],
    // Typed without a mark, only what stands up to the space before it goes.
    [
      'ja',
      '食堂まるです 日替わり定食750円 弁当は前の日までに電話で10個から600円 電話0256-55-0142 昼どきは出れないので14時すぎに 去年入院した事は書かなくていいです',
      '食堂まるです 日替わり定食750円 弁当は前の日までに電話で10個から600円 電話0256-55-0142 昼どきは出れないので14時すぎに',
    ],
    [
      'ja',
      '堺の包丁研ぎです。二代目とか書かんといて。月曜は休みです。',
      '堺の包丁研ぎです。月曜は休みです。',
    ],
    [
      'kr',
      '칼 갈아 드립니다. 제가 70이라는 건 적지 마세요 아무도 안 와요. 월요일은 쉽니다.',
      '칼 갈아 드립니다. 월요일은 쉽니다.',
    ],
    [
      'kr',
      '칼 갈아 드립니다. 동업자랑 싸운 얘기는 빼고요. 월요일은 쉽니다.',
      '칼 갈아 드립니다. 월요일은 쉽니다.',
    ],
  ])('goes with what it denies and why, in %s: %s', (locale, brief, text) => {
    expect(meant(locale, brief)).toBe(text)
  })

  it.each([
    [
      'en',
      'We never say that a wall will dry in a week. Don’t add the salt before the beans are soft. You need not say a word in the first hour.',
    ],
    [
      'en',
      'Don’t put the slates out when it rains. Don’t write on the maps. We don’t print photographs. Please mention it when you book.',
    ],
    [
      'de',
      'Wir schreiben nicht hin, was wir nicht halten. Bitte nichts auf die Bücher schreiben. Vorlesen muss niemand. Ihren Namen müssen Sie nicht sagen.',
    ],
    [
      'de',
      'Ich verrate nicht, was im Teig ist. Vor dem Essen nicht reden. Schreibt nicht, ruft an.',
    ],
    [
      'fr',
      'On ne dit pas qu’on guérit. N’écrivez pas sur les livres. Pas besoin de savoir lire la musique. Ne mettez pas le pain au frigo.',
    ],
    [
      'fr',
      'Pas la peine de réserver. Nous ne publions pas les photos des enfants. Inutile d’apporter vos outils.',
    ],
    [
      'es',
      'No decimos que curamos. No escriban en los libros. No hace falta saber leer música. No pongan el queso en la nevera.',
    ],
    [
      'es',
      'No hace falta reservar. No publicamos fotos de niños. No digan nada hasta el final de la obra.',
    ],
    [
      'it',
      'Non diciamo che guariamo. Non scrivete sui libri. Non serve saper leggere la musica. Non mettete il pane in frigo.',
    ],
    [
      'it',
      'Non occorre prenotare. Non pubblichiamo foto di bambini. Non dite niente fino alla fine.',
    ],
    [
      'pt',
      'Não dizemos que curamos. Não escrevam nos livros. Não precisa saber ler partitura. Não coloque o queijo na geladeira.',
    ],
    ['pt', 'Não precisa marcar. Não publicamos fotos de crianças. Quem não quiser falar não fala.'],
    [
      'nl',
      'Wij zeggen niet dat het geneest. Schrijf niet in de boeken. Noten lezen hoeft niet. Zet het brood niet in de koelkast. Het glazuur zit er niet bij.',
    ],
    [
      'nl',
      'Reserveren hoeft niet. Wij plaatsen geen foto’s van kinderen. Vertel ons wat je wilt maken.',
    ],
    [
      'ja',
      '治るとは言いません。本に書き込まないでください。楽譜が読めなくてもかまいません。パンは冷蔵庫に入れないでください。',
    ],
    ['ja', '予約はいりません。子どもの写真は公開しません。壁に書かないでください。'],
    [
      'kr',
      '낫는다고 말하지 않습니다. 책에 쓰지 마세요. 악보를 못 읽어도 됩니다. 빵은 냉장고에 넣지 마세요.',
    ],
    ['kr', '예약은 필요 없습니다. 휴대폰은 꺼 주세요. 고수는 빼 드립니다.'],
    ['de', 'Der Garten ist privat. Das Rezept bleibt privat.'],
    [
      'fr',
      'Le jardin est à vous, le parking reste privé. Ce que vous nous confiez reste entre nous.',
    ],
    ['es', 'El jardín es privado. Lo que nos cuentas queda entre nosotros.'],
    ['it', 'Il giardino è privato. Quello che ci dite resta tra noi.'],
    ['pt', 'O estacionamento é privado. A sala é particular.'],
    ['nl', 'De tuin is privé. Wat u ons vertelt blijft onder ons.'],
    ['kr', '상담 내용은 비밀입니다. 손님 이야기는 비밀로 해 드립니다.'],
  ])('is told where visitors are told so, in %s: %s', (locale, brief) => {
    expect(meant(locale, brief)).toBe(brief)
  })
})

describe('how much something is, where it is not to be written', () => {
  it('is told where it is said to visitors', () => {
    const brief = 'We sell eggs. We don’t say how much you should give. Open daily.'
    expect(meant('en', brief)).toBe(brief)
  })
})

describe('a sentence that forbids', () => {
  it.each([
    [
      'en',
      'Clocks mended. I would ask you not to mention my old partner Sue, it ended badly. Open daily.',
      'Clocks mended. Open daily.',
    ],
    [
      'de',
      'Wir nähen um. Ich bitte Sie, meinen Bruder nicht zu erwähnen, wir reden nicht mehr miteinander. Täglich offen.',
      'Wir nähen um. Täglich offen.',
    ],
    [
      'fr',
      'Vélos à Dole. Je vous demande de ne pas citer mon frère, nous ne nous parlons plus depuis la vente de la maison et il ne souhaite pas apparaître. Ouvert le lundi.',
      'Vélos à Dole. Ouvert le lundi.',
    ],
    [
      'es',
      'hay cena. el papá no va a venir no lo mencionen, y el baile sorpresa tampoco lo pongan por que ella va a ver la pagina',
      'hay cena.',
    ],
    [
      'it',
      'Bici a Todi. Vi chiedo di non citare mio fratello, non ci parliamo più. Aperto il lunedì.',
      'Bici a Todi. Aperto il lunedì.',
    ],
  ])('goes with what leads to it and why, in %s: %s', (locale, brief, told) => {
    expect(meant(locale, brief)).toBe(told)
  })

  it('leaves the day it tells', () => {
    expect(meant('en', 'Closed on Monday, but don’t say that I am ill.')).toBe('Closed on Monday.')
  })

  it.each([
    [
      'en',
      'She is tame. She was seen near the square but I don’t know if it’s true so don’t put it.',
    ],
    [
      'de',
      'Sie ist zahm. Gesehen wurde sie beim Stadtpark, aber ich weiß nicht ob das stimmt, also bitte nicht schreiben.',
    ],
    ['it', 'È docile. L’hanno vista vicino alla piazza ma non so se è vero quindi non scriverlo.'],
    ['pt', 'É mansa. já viram ela perto da praça mas nao sei se é verdade então nao coloca.'],
  ])('takes with it what is doubted, in %s: %s', (locale, brief) => {
    expect(meant(locale, brief)).toMatch(/^[^.]*\.$/)
  })

  it.each([
    ['en', 'She is tame. my girl hasn’t slept since, that’s only so you understand the rush'],
    ['de', 'Sie ist zahm. meine Tochter schläft nicht, das nur damit ihr die Eile versteht'],
    [
      'fr',
      'Elle est docile. ma fille ne dort plus, c’est juste pour que vous compreniez l’urgence',
    ],
    ['es', 'Es mansa. mi hija no duerme, eso es solo para que entiendan la prisa'],
    ['it', 'È docile. mia figlia non dorme, questo solo per farvi capire la fretta'],
    ['pt', 'É mansa. minha menina nao dorme, isso é só pra vcs entenderem a pressa tá'],
    ['nl', 'Ze is tam. mijn dochter slaapt niet, dat is alleen zodat jullie de haast begrijpen'],
  ])('is one that only explains, in %s: %s', (locale, brief) => {
    expect(meant(locale, brief)).toMatch(/^[^.]*\.$/)
  })

  it.each([
    '9월부터 7만 원으로 올릴 생각인데 아직 정하지 않았으니 싣지 말아 주시고, 전화번호도 넣지 말아 주세요.',
    '작년에 불이 났던 일은 싣지 말아 주십시오.',
    '아들이 아프다는 건 넣지 말아 주시기 바랍니다.',
  ])('is asked politely in Korean: %s', (remark) => {
    expect(meant('kr', `화요일은 쉽니다. ${remark} 주차는 됩니다.`)).toBe(
      '화요일은 쉽니다. 주차는 됩니다.',
    )
  })

  it('takes no other sentence with it where it names what it is about', () => {
    expect(
      meant('nl', 'Kom koffie drinken, appje naar 06 39555014. adres niet erop zetten aub.'),
    ).toBe('Kom koffie drinken, appje naar 06 39555014.')
  })

  it('leaves the number typed without a mark before it', () => {
    expect(meant('kr', '상담은 031 000 1333 눈물나는 문구 넣지 말아주세요')).toBe(
      '상담은 031 000 1333',
    )
  })
})
