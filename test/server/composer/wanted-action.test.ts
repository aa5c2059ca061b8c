import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const page = (brief: string, locale: PageLanguage) => composedDocument(brief, { locale, seed: 0 })

const buttonOf = (brief: string, locale: PageLanguage) =>
  ((page(brief, locale).blocks.hero?.props.actions ?? []) as { label: string; to: string }[])[0]

const fieldsOf = (brief: string, locale: PageLanguage) =>
  ((page(brief, locale).blocks.contact?.props.fields ?? []) as { label: string }[]).map(
    ({ label }) => label,
  )

describe('the main button', () => {
  it.each<[PageLanguage, string]>([
    ['en', "Village walk, Saturday June 13. You don't need to sign up. Questions: 01538 550144"],
    ['en', 'Village walk, Saturday June 13. You do not have to register, just come. 01538 550144'],
    ['de', 'Flohmarkt am 13. Juni in Melle. Sie müssen sich nicht anmelden. Fragen: 05422 555014'],
    [
      'fr',
      "Marche, samedi 13 juin à Dole. Vous n'avez pas besoin de vous inscrire. 03 84 55 01 44",
    ],
    ['es', 'Paseo, sábado 13 de junio en Soria. No tenéis que apuntaros. Dudas al 975 55 01 44'],
    ['it', 'Passeggiata, sabato 13 giugno a Todi. Non dovete iscrivervi. Domande: 075 550144'],
    ['pt', 'Caminhada, 13 de junho em Évora. Não precisam de se inscrever. Dúvidas: 912 345 678'],
    ['nl', 'Wandeling, zaterdag 13 juni in Goes. U hoeft zich niet in te schrijven. 0113 550144'],
  ])('asks nobody to sign up where nobody has to, in %s: %s', (locale, brief) => {
    expect(buttonOf(brief, locale)?.label).not.toMatch(
      /sign up|anmelden|inscri|apunt|iscri|inschrijv/i,
    )
  })

  it('is the way there where only helpers are asked to write', () => {
    const brief =
      'Weggeefwinkel De Ruif in Zwolle, Kerkstraat 8, is elke zaterdag open van 10 tot 14 uur. Alles is gratis. We zoeken nog vrijwilligers die kunnen sorteren: mail naar Henk via deruif@example.nl.'
    expect(buttonOf(brief, 'nl')).toMatchObject({ label: 'Route', to: '#place' })
  })

  it('is to sign up where that is asked until a day, whatever helpers are for', () => {
    const brief =
      'Somos la Asociación Cultural La Noria, de Teruel. La cena es el sábado 20 de junio en la plaza de la Fuente. Hay que apuntarse antes del 15 de junio llamando a Luis al 978 000 143. Necesitamos voluntarios para montar las mesas.'
    expect(buttonOf(brief, 'es')?.label).toBe('Inscribirse por teléfono')
  })

  it.each<['en' | 'de' | 'es' | 'it' | 'nl' | 'ja', string, string]>([
    [
      'en',
      'Dinner club at Marlow House, 6 June, £35. To book write to table@marlow.example.',
      'Email to book',
    ],
    [
      'de',
      'Töpferkurs in Jena am 7. März, 60 Euro. Anmeldung bei Ute, 03641 555 0143.',
      'Telefonisch anmelden',
    ],
    [
      'es',
      'Clases de yoga en Teruel. 12 euros por clase. Para apuntarte llama al 978 000 122.',
      'Inscribirse por teléfono',
    ],
    [
      'it',
      'Cena sociale il 9 maggio a Imola, 20 euro. Prenotazioni al 0542 000 120.',
      'Prenota per telefono',
    ],
    [
      'nl',
      'Coverband De Stoep uit Breda. Boeken kan via stoep@band.example. Prijs vanaf 750 euro.',
      'Aanvragen per e-mail',
    ],
    [
      'ja',
      'そば打ち教室、参加費3000円。お申し込みはお電話 0263-00-0143 で承ります。',
      '電話で申し込む',
    ],
  ])('says by which way it goes where no form stands, in %s: %s', (locale, brief, label) => {
    expect(buttonOf(brief, locale)?.label).toBe(label)
  })

  it('stays with helpers where the page is for them', () => {
    const brief =
      'Volunteers wanted for our hedgehog rescue in Leek. Volunteers feed the hedgehogs at weekends. Email paws@leekhogs.example.'
    expect(buttonOf(brief, 'en')?.to).toBe('fact:email')
  })
})

describe('the main button leads where its sentence says', () => {
  it.each<[string, PageLanguage, string, { label?: string; to?: string }]>([
    [
      'a number one speaks to',
      'en',
      'I am Gethin Pryce, a farrier around Rhayader. A full set is £78. There is no signal in the valleys, so leave a message on 01597 555 018.',
      { label: 'Call me', to: 'fact:phone' },
    ],
    [
      'a number one asks for advice',
      'ja',
      '金沢市寺町の表具店「松任屋」です。掛軸の仕立て直しは45,000円からです。まずはお電話(076-555-0162)でご相談ください。写真をメールでお送りいただいても結構です。',
      { label: '電話をかける', to: 'fact:phone' },
    ],
    [
      'the number guests answer to',
      'en',
      'bush dance at the Tarcutta hall sat 14 nov, $20 a head kids under 12 free. rsvp to Kev 0491 570 156 by the 7th',
      { label: 'Call Kev', to: 'fact:phone' },
    ],
    [
      'a look at the room',
      'pt',
      'Arrendo dois quartos em Coimbra, 280 euros cada. Para marcar visita: 912 555 034, aos sábados.',
      { label: 'Marcar visita', to: 'fact:phone' },
    ],
    [
      'the form of the page',
      'nl',
      'Wadlopen met Sietske vanuit Holwerd, € 24 per persoon. Je boekt via de website, groepen vanaf twaalf personen bellen even: 06 55501277.',
      { to: '#contact' },
    ],
    [
      'the messenger a voice message is sent with',
      'fr',
      'J’enseigne la kora à Saint-Louis du Sénégal. La leçon est à 10 000 FCFA. Pour réserver, envoyez-moi un message vocal sur WhatsApp au +221 77 555 01 42.',
      { label: 'Écrire sur WhatsApp', to: 'fact:whatsapp' },
    ],
    [
      'the address of an open chat',
      'kr',
      '춘천 새벽 달리기모임, 공지천 분수대앞 화목 5:40. 회비없음. 처음오는분 오픈채팅 open.kakao.com/o/sAbCdEf 들어오세요',
      { label: '카톡 문의', to: 'fact:url' },
    ],
    [
      'the address of an account',
      'ja',
      '横浜のネイルサロンです。ジェル5,500円から。予約はLINE lin.ee/abcdefg からどうぞ。',
      { to: 'fact:url' },
    ],
    [
      'a sponsor’s gift',
      'es',
      'Cuido colmenas en Somiedo y propongo apadrinarlas: 60 euros al año, dos kilos de miel. Para apadrinar una colmena escribid a osu@abeyes.example. Somos una asociación.',
      { label: 'Apadrinar' },
    ],
    [
      'the site an app is downloaded from',
      'pt',
      'Fizemos uma aplicação gratuita para quem apanha o autocarro no Alto Minho. Chama-se Já Lá Vem: os passageiros carregam num botão quando entram. Descarreguem em jalavem.example/android e mandem sugestões a ola@jalavem.example.',
      { to: 'fact:url' },
    ],
    [
      'an open door, whatever else there is to write about',
      'it',
      'Ciclofficina Raggi Storti, via Nicolò dall’Arca 12, Bologna. Tessera 10 euro l’anno. Non serve prenotare, vieni e basta. Cerchiamo bici vecchie: per il ritiro scrivi a mirko@raggistorti.example.',
      { to: '#place' },
    ],
    [
      'the one account there is',
      'pt',
      'sou Iracema doula em belém, acompanho parto em casa. 2 encontros antes e 1 visita depois. insta @iracemadoula',
      { label: 'Enviar mensagem', to: 'fact:url' },
    ],
  ])('%s', (_case, locale, brief, button) => {
    expect(buttonOf(brief, locale)).toMatchObject(button)
  })
})

describe('the main button names who answers', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'The Kilbarry Threshing Day is on Sunday 12 September. Anyone who wants to bring a tractor should ring Breda on 087 555 0137.',
      'Call Breda',
    ],
    [
      'de',
      'Brot backen im Lesachtal, 68 Euro. Fragen am besten telefonisch bei der Resi, 0664 5550143.',
      'Resi anrufen',
    ],
    [
      'fr',
      'Déneigement à Rimouski, 340 $ la saison. Appelez Mathieu au 418 555-0142 pour une soumission gratuite.',
      'Appeler Mathieu',
    ],
    // A town is nobody, and neither is a messenger.
    ['en', 'Flanagan Drain Services, Clara. Phone 020 913 0190.', 'Call us'],
    [
      'es',
      'Peluquería en Soria, corte 24 €. Cita previa por WhatsApp 612 345 678.',
      'Escribir por WhatsApp',
    ],
  ])('%s: %s', (locale, brief, label) => {
    expect(buttonOf(brief, locale)?.label).toBe(label)
  })
})

describe('a messenger the number is for', () => {
  it('is shown beside a button that sends mail, which leads to no messenger', () => {
    const brief =
      'Estúdio Jatobá, tatuagem em Curitiba. Quero um botão Enviar e-mail. Orçamento pelo WhatsApp (41) 99555-0123. E-mail oi@jatoba.example.'
    expect(buttonOf(brief, 'pt')).toMatchObject({ label: 'Enviar e-mail', to: 'fact:email' })
    expect(page(brief, 'pt').facts.action).toMatchObject({ kind: 'mail', chat: 'whatsapp' })
  })

  it('is a call, and a text message stands beside it where the number is told for both', () => {
    const brief = 'Gutters cleared in Stockport. Best to ring or text 07700 900318, ask for Daz.'
    expect(page(brief, 'en').facts.action).toMatchObject({ kind: 'call', chat: 'sms' })
  })

  it('is where a table is booked', () => {
    const brief =
      'La Milonga del Sauce se baila los viernes en Aráoz 1187, Buenos Aires. Entrada $6.000. Las mesas se reservan por WhatsApp al 11 5550 0172. El botón tiene que ser para reservar mesa.'
    expect(buttonOf(brief, 'es')?.to).toBe('fact:whatsapp')
    expect(fieldsOf(brief, 'es')).toEqual([])
  })

  it.each([
    ['카카오톡 채널 ‘흙과물’로 예약해 주세요', '흙과물'],
    ['예약은 카톡 dalbam_flower 로 주세요', 'dalbam_flower'],
  ])('leads to its account without an address, and to no form: %s', (said, account) => {
    const brief = `전주의 도자기 공방 흙과물입니다. 원데이 클래스는 4만원입니다. ${said}. 월요일은 쉽니다.`
    const { blocks, facts } = page(brief, 'kr')
    expect(facts.action).toMatchObject({ kind: 'kakao', to: account })
    expect(buttonOf(brief, 'kr')).toMatchObject({ label: '카톡 문의', to: '#contact' })
    expect(fieldsOf(brief, 'kr')).toEqual([])
    expect(blocks.contact?.props.lead).toContain(account)
  })
})

describe('a form asks for what its brief asks', () => {
  it.each<[PageLanguage, string, readonly string[]]>([
    [
      'it',
      'Il Gruppo Sentieri di Alba organizza una ciaspolata domenica 8 marzo. Ci si iscrive a info@sentieri.example indicando quanti adulti, quanti bambini e se si noleggiano le ciaspole.',
      ['Quanti adulti', 'Quanti bambini', 'Si noleggiano le ciaspole?'],
    ],
    [
      'fr',
      'Atelier de reliure Page à Page, à Namur. Pour un devis, écrivez à bonjour@page.example en précisant le format, le nombre de volumes et si vous avez la couverture.',
      ['Format', 'Nombre de volumes', 'Vous avez la couverture\u202f?'],
    ],
    [
      'ja',
      '高山市の民宿「やまびこ」です。ご予約は、お日にち、人数、お食事の有無をご記入のうえ、フォームよりお申し込みください。',
      ['お日にち', '人数', 'お食事の有無'],
    ],
    [
      'kr',
      "여수 책방 '돌산서가'에서 시 모임을 엽니다. 신청은 이메일 poem@example.com 으로 이름과 연락처를 보내 주시면 됩니다.",
      ['이름', '연락처'],
    ],
    [
      'de',
      'Die Praxis für Ergotherapie Neumann liegt in Jena. Bitte melden Sie sich über das Formular auf die Warteliste an: Name, Geburtsdatum und worum es geht.',
      ['Name', 'Geburtsdatum', 'Worum es geht'],
    ],
  ])('in %s', (locale, brief, fields) => {
    expect(fieldsOf(brief, locale)).toEqual(expect.arrayContaining([...fields]))
  })
})

describe('a place', () => {
  it.each<[string, PageLanguage, string, string]>([
    [
      'has the town its brief begins with',
      'fr',
      "La chorale Les Cigales, à Nîmes, chante le jeudi de 20 h à 22 h au 14 rue de l'Horloge. Écrivez à bonjour@cigales.example.",
      "14 rue de l'Horloge, Nîmes",
    ],
    [
      'keeps the town its street is told behind, whatever quarter ends the address',
      'pt',
      'Estúdio Jatobá, marcenaria em Curitiba, na Rua Itupava, 1320, Alto da XV. Telefone 41 99555-0123.',
      'Rua Itupava, 1320, Alto da XV, Curitiba',
    ],
    [
      'has no joint before its street',
      'pt',
      'Ótica Lince em Viseu, na Rua das Oliveiras 14. Armações desde 40 €. Ligue 232 000 143.',
      'Rua das Oliveiras 14, Viseu',
    ],
  ])('%s', (_, locale, brief, place) => {
    expect(page(brief, locale).facts.place).toBe(place)
  })
})

it('a day told hour by hour is a programme', () => {
  const brief =
    'Somos la Peña El Cierzo, de Huesca. Celebramos la fiesta el sábado 18 de julio en la plaza Mayor: a las 12:00 vermú, a las 15:30 caldereta y a las 23:00 baile con la orquesta Nova.'
  const { events } = page(brief, 'es').blocks
  expect(events?.props.lead).toBe('Celebramos la fiesta el sábado 18 de julio en la plaza Mayor.')
  expect(events?.props.items).toMatchObject([
    { title: 'Vermú', start: '--07-18T12:00' },
    { title: 'Caldereta', start: '--07-18T15:30' },
    { title: 'Baile con la orquesta Nova', start: '--07-18T23:00' },
  ])
})

it('a price that begins with a joint takes the noun of the one before', () => {
  const brief =
    'Empanadas Rita en Vigo, calle Real 3. Empanada de atún 12 €, de carne 14 €, agua 1 €. Abierto de lunes a sábado de 9 a 14.'
  const document = page(brief, 'es')
  const said = JSON.stringify([document.blocks.menu?.props, document.blocks.services?.props])
  expect(said).toContain('Empanada de carne')
})

it('a stop before a small letter ends no sentence', () => {
  const brief =
    'Giardiniere Ferrari, Locarno (Ticino). Tariffa oraria 80 fr., trasferta 40 fr. nel Locarnese, 60 fr. fino a Bellinzona. Potature e prati. Telefono 091 000 01 43.'
  const told = JSON.stringify(page(brief, 'it').blocks)
  expect(told).toContain('asferta 40 fr. nel Locarnese')
  expect(told).toContain('60 fr. fino a Bellinzona')
})

it('a price behind a street is no town of it', () => {
  const brief =
    "pizzeria da nonna pina quartu sant'elena via verdi 12, margherita 6 diavola 7, aperti tutte le sere 19-23, tel 070 000 0143"
  expect(page(brief, 'it').facts.place ?? '').not.toContain('argherita')
})

describe('the main button says what there is to do', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'es',
      'habitacion en piso compartido en salamanca 280€ gastos aparte, wifi, para concertar visita 612 000 143 marisa',
      'Concertar una visita',
    ],
    [
      'fr',
      'Nous nous marions le 12 septembre à 15 h à la mairie de Cassis. Merci de nous dire avant le 1er août si vous serez des nôtres : lea.et.tom@example.fr.',
      'Confirmer ma présence',
    ],
    [
      'fr',
      'Le Chalet du Lièvre, à Saint-Donat, accueille huit personnes au bord du lac. 240 $ la nuit. Pour faire une réservation, écrivez-nous à bonjour@lievre.example.',
      'Demander une réservation',
    ],
    [
      'it',
      'sabato 5 luglio festa di laurea di giulia al bagno 34 di cervia ore 20, fatemi sapere entro lunedi se ci siete 340 000 0143',
      'Conferma per telefono',
    ],
    [
      'pt',
      'O Clube de Remo do Sado, em Setúbal, tem uma escola de remo. 25 € por mês. Inscreva o seu filho por email: remo@sado.example.',
      'Inscrever-se por e-mail',
    ],
    [
      'ja',
      '松本市の町家ゲストハウス「すずめ」です。一泊素泊まり4,800円です。ご宿泊のお申し込みは、お電話（0263-00-0143）で承ります。',
      '空室を問い合わせる',
    ],
  ])('in %s as its owner asks for it: %s', (locale, brief, label) => {
    expect(buttonOf(brief, locale)?.label).toBe(label)
  })

  it('asks for an appointment where there is a workshop, and for a visit where there is none', () => {
    const prices = 'Kleine Inspektion 59 €, Platten 15 €. Termin bitte per Telefon: 0341 5550192.'
    const bikes = (place: string) => `Die Fahrradwerkstatt Kettenwerk in Leipzig${place}. ${prices}`
    expect(buttonOf(bikes(', Karl-Heine-Straße 118'), 'de')?.label).toBe('Termin buchen')
    expect(buttonOf(bikes(''), 'de')?.label).toBe('Besichtigung anfragen')
  })

  it('invites nobody to a market where a stall has its price', () => {
    const brief =
      "Wattlebird Growers' Market is held on the second Saturday of every month, 7.30am to midday, on the oval in Malmsbury, Victoria. A three-metre site costs $40 a day. Email Deb at stalls@wattlebird.example by the Monday before, and tell us whether you need power."
    expect(buttonOf(brief, 'en')?.label).not.toBe('RSVP')
    expect(fieldsOf(brief, 'en')).not.toContain('Allergies')
  })

  it('leads to the messenger whose account is told, and asks for no form', () => {
    const brief =
      "전주에 있는 작은 가야금 교습소 '달빛가야금'입니다. 정규반은 월 14만 원입니다. 신청은 카카오톡 ID moongayageum으로 이름과 원하는 시간을 보내 주시면 됩니다."
    expect(page(brief, 'kr').facts.action).toMatchObject({ kind: 'kakao', to: 'moongayageum' })
    expect(fieldsOf(brief, 'kr')).toEqual([])
  })
})

it('a gift that is welcome is no button where one can come by', () => {
  const brief =
    'Das Reparaturcafé Schraubenglück in Göttingen öffnet jeden zweiten Samstag von 14 bis 17 Uhr im Gemeindehaus St. Albani, Albanikirchhof 5. Die Reparatur ist kostenlos, über eine Spende freuen wir uns.'
  expect(buttonOf(brief, 'de')?.label).not.toBe('Spenden')
})

describe('what is done on a site', () => {
  it.each<[PageLanguage, string, string, string]>([
    [
      'en',
      'Tidewatch is a small free app for people who gather shellfish. There are no ads. Download it at tidewatch.example/get. If a tide looks wrong, email me at donncha@tidewatch.example.',
      'Download',
      'https://tidewatch.example/get',
    ],
    [
      'fr',
      'Sauvons le moulin de Saint-Fabien-de-Panet ! Notre comité doit amasser 84 000 $. Pour donner : moulinpanet.example/don, ou par chèque. Renseignements : Gaétane Lachance, 418 555-0176.',
      'Faire un don',
      'https://moulinpanet.example/don',
    ],
    [
      'es',
      'Local de ensayo para bandas en Vigo. Sala grande 14€/h. Reserva por telegram @cuartolocal.',
      'Reservar',
      'https://t.me/cuartolocal',
    ],
  ])('in %s is the main button: %s', (locale, brief, label, url) => {
    expect(buttonOf(brief, locale)).toMatchObject({ label, to: 'fact:url' })
    expect(page(brief, locale).facts.url).toBe(url)
  })

  it('is none where another way stands between', () => {
    const brief =
      'Pilates with Hanna in Leith. Book by phone, 0131 496 0123, photos at hannapilates.example.'
    expect(buttonOf(brief, 'en')?.to).toBe('fact:phone')
  })
})

it('who asks for a message is not rung up', () => {
  const brief = 'native stingless beehives, $420 each, brisbane only. msg 0491 570 313 - Merv'
  expect(buttonOf(brief, 'en')).toMatchObject({ to: 'fact:sms' })
})

it('a request for helpers in one breath with another is none of the guests', () => {
  const brief =
    'こども食堂やってます 高知市旭町の公民館 第1・第3木曜 17時〜19時半 こども無料 大人300円 予約いらない お米と野菜の寄付とても助かります、ボランティアも募集中 連絡は谷口 090-5550-0146'
  expect(buttonOf(brief, 'ja')).toMatchObject({ to: '#place' })
})

it('a messenger is meant before a number whoever answers it', () => {
  const brief =
    'te huur: oude schuur op de boerderij in ruinen voor bruiloften, 650 per dag. vragen? app Jantine 06 55501 284'
  expect(buttonOf(brief, 'nl')).toMatchObject({ to: 'fact:whatsapp' })
})

it('a message to an account goes where the account is', () => {
  const brief =
    'cours de boxe pour femmes a roubaix, mardi jeudi 19h-20h30, insta @lespoings.rbx envoyez un mp pour essayer'
  expect(buttonOf(brief, 'fr')).toMatchObject({ to: 'fact:url' })
})

it('until when a form is to be filled in is none of its fields', () => {
  const brief =
    "La Souche est un jardin partagé à Namur. La cotisation est de 60 euros par an. Pour demander une parcelle, remplissez le formulaire avant le 15 février ; s'il y a trop de demandes, nous tirons au sort."
  expect(fieldsOf(brief, 'fr').join()).not.toMatch(/février|tirons/)
})

it('a messenger before a number says more than that one may write', () => {
  const brief =
    'festa junina da rua das acácias dia 19/06 das 16h as 22h, traz um prato doce, quem topar dançar fala com a Jussara no zap 31 95555-0137'
  expect(buttonOf(brief, 'pt')?.to).toBe('fact:whatsapp')
})

it('a town alone is no place a button leads to', () => {
  const brief =
    'A Associação Mãos que Remendam, de Florianópolis, ensina costura a mulheres migrantes. Já formamos 212 alunas. Neste momento precisamos de máquinas de costura usadas. Quem quiser ajudar com dinheiro pode fazer um Pix para doar@maosqueremendam.example.'
  expect(buttonOf(brief, 'pt')?.to).toBe('#contact')
})

it('who may drop in where nobody says where is rung up first', () => {
  const brief =
    'riparo macchine da cucire vecchie e nuove a palermo, chiamata 20 euro. se passate in bottega la mattina preventivo gratis. tel 091 555 0144 no domenica'
  expect(buttonOf(brief, 'it')?.to).toBe('fact:phone')
})

it('a gift nobody is told how to make is no main button', () => {
  const memorial =
    'Wir sammeln Erinnerungen an unsere Lehrerin Ruth Aeschlimann in Langnau. Wer eine Geschichte hat, schickt sie an ruth@erinnerungen.example. Am Sonntag, 13. September 2026, um 14 Uhr gibt es in der Kirche eine Gedenkfeier. Statt Blumen wünschen wir uns eine Spende an die Bibliothek, das Kässeli steht beim Ausgang.'
  expect(buttonOf(memorial, 'de')).toMatchObject({ label: 'E-Mail schreiben', to: 'fact:email' })
  const meals =
    '堺市で月に二回、子ども食堂を開いています。第2と第4の金曜日、17時から19時半までです。食材の寄付はとても助かります。連絡は hidamari@shokudo.example へお願いします。'
  expect(buttonOf(meals, 'ja')?.label).not.toBe('寄付する')
})

it('guests who confirm until a day answer an invitation, whatever their lunch costs', () => {
  const brief =
    'Una pagina per il raduno della famiglia Bertognoli a Borgo Val di Taro. Il prossimo è domenica 29 agosto 2027. Il pranzo costa 28 euro. Bisogna confermare entro il 31 luglio per mail: raduno@bertognoli.example.'
  expect(buttonOf(brief, 'it')?.label).toBe('Conferma la presenza')
})

it('a number for surprises is none the guests of a wedding ring', () => {
  const brief =
    'Wij, Fenna en Jorrit, trouwen op vrijdag 17 september 2027 in Zutphen. Laat ons voor 1 augustus via wijkomen@fenna.example weten of je komt. Verrassingen: bel ceremoniemeester Ilse, 06 55 50 14 20, niet ons.'
  const { facts, blocks } = page(brief, 'nl')
  expect(facts.phone).toBeUndefined()
  expect(JSON.stringify(blocks.contact)).toContain('06 55 50 14 20')
})

it('until when one signs up is no field of the form', () => {
  const brief =
    '新潟県十日町市で、棚田の田植え体験を開きます。日にちは2027年5月23日(日)、9時半集合です。申し込みは5月10日までに、お名前、人数、年齢を書いてメールで tanada@example.com へ。'
  expect(fieldsOf(brief, 'ja').join()).not.toContain('5月10日')
  expect(fieldsOf(brief, 'ja')).toContain('人数')
})

it.each<[PageLanguage, string, string]>([
  [
    'it',
    'Nel forno comune di Pian dei Carpini il pane si cuoceva a turno. A chi non ha mai impastato insegna Nives, il venerdì alle 20.30, 10 € con farina e lievito madre; i posti vanno prenotati. Per prenotare si scrive a forno@carpini.example.',
    'Prenota via e-mail',
  ],
  [
    'kr',
    '오월제과점 충남 공주시 중동 147 식빵 4,500원 케이크 1호 29,000원부터 영업시간 08:00~20:00, 케이크는 이틀 전에 예약해 주세요. 041-000-0172',
    '전화로 예약하기',
  ],
])('in %s no table is booked at an oven: %s', (locale, brief, label) => {
  expect(buttonOf(brief, locale)?.label).toBe(label)
})

it.each<[PageLanguage, string]>([
  [
    'it',
    "Ci sposiamo sabato 12 settembre 2026 a Offida. Dieci camere all'agriturismo sono da prenotare direttamente con loro allo 0736 555 014. Vi chiediamo di confermare sulla pagina entro il 30 giugno, dicendoci in quanti siete.",
  ],
  [
    'en',
    'We’re getting married on Saturday 12 September 2026 in Ludlow. We’ve held ten rooms at the Feathers Inn, book directly with them on 01584 555 014. Please reply on the page by 30 June with how many of you are coming.',
  ],
  [
    'fr',
    'Nous nous marions le samedi 12 septembre 2026 à Uzès. L’hôtel garde dix chambres, à réserver directement auprès d’eux au 04 66 55 01 42. Merci de confirmer sur la page avant le 30 juin, en indiquant combien vous serez.',
  ],
  [
    'en',
    "We're getting married on Saturday 12 September in Ludlow: Ada and Finn. Rooms are held at the Feathers Hotel, £90 a night, ring them on 01584 555 014. Please let us know by 1 July if you are coming.",
  ],
  [
    'de',
    'Wir heiraten am 12. September in Celle: Lene und Bo. Im Hotel Krone sind Zimmer reserviert, 85 Euro, bitte dort anrufen: 05141 555014. Bitte sagt uns bis 1. Juli Bescheid, ob ihr kommt.',
  ],
  [
    'it',
    "Ci sposiamo sabato 12 settembre a Lucca: Irene e Tullio. All'albergo Luna abbiamo tenuto delle camere a 80 €, telefonate allo 0583 555 014. Confermate la presenza entro il 1 luglio.",
  ],
])('in %s guests answer on the page, and not at the inn they sleep in: %s', (locale, brief) => {
  expect(buttonOf(brief, locale)?.to).toBe('#contact')
  expect(JSON.stringify(page(brief, locale).blocks)).not.toContain('fact:phone')
})

it.each<[PageLanguage, string, string, string]>([
  [
    'en',
    'My mother, Lorraine Pickett, died on April 11. We gather on Saturday, May 16, 2026, in Decorah, Iowa. What I want most is that you send me a memory of her by May 9, at lorraine@pickett.example.',
    'Send a memory',
    'fact:email',
  ],
  [
    'fr',
    'Mon père, Lucien Garrigue, s’est éteint le 6 novembre. La cérémonie aura lieu le jeudi 12 novembre 2026 à Rodez. Ceux qui arrivent par le train peuvent m’appeler au 06 39 98 41 27. J’aimerais que chacun puisse laisser un souvenir de lui.',
    'Envoyer un souvenir',
    '#contact',
  ],
  [
    'en',
    'Our mother, Verna Olstad, died on August 30. We gather on Saturday, October 17, 2026, in Decorah, Iowa. Please send a short note to karen@olstad.example. You are welcome to send a memory to the same address.',
    'Email us',
    'fact:email',
  ],
])(
  'in %s who mourns is asked for a memory where that is wanted: %s',
  (locale, brief, label, to) => {
    expect(buttonOf(brief, locale)).toMatchObject({ label, to })
  },
)

it('a uniform is no form', () => {
  const brief =
    '川口の草野球チームのメンバー募集。ユニフォームは8000円。見学は申込いらないので前日にメールください namakemono@example.jp'
  expect(buttonOf(brief, 'ja')?.to).toBe('fact:email')
})

it.each<[PageLanguage, string]>([
  [
    'en',
    "The Wool Loft in Hexham, 12 Back Row. Open Tuesday to Saturday 10 to 5. Yarn from £4. Ring 01434 555014 for questions. I'd like one big button for directions because nobody finds the alley.",
  ],
  [
    'de',
    'Radwerkstatt Speiche, Hintergasse 4, Celle. Mo-Fr 9-18 Uhr. Fragen per WhatsApp 0151 5550143. Der Button soll zur Anfahrt führen, uns findet keiner.',
  ],
  [
    'fr',
    "Épicerie Le Bocal, 12 rue Basse à Nevers, ouverte du mardi au samedi. Tél. 03 86 55 01 44. Un bouton vers l'itinéraire svp, les gens se perdent.",
  ],
])('in %s a button for the way there leads to the map: %s', (locale, brief) => {
  expect(buttonOf(brief, locale)?.to).toBe('#place')
})

it.each<[PageLanguage, string, string]>([
  [
    'kr',
    '춘천 반찬가게 오늘찬입니다. 한 팩 4천원. 제사음식은 일주일 전에 예약해야 돼요. 예약전화 063-555-0172',
    '자리',
  ],
  [
    'ja',
    '惣菜店「ひなた」です。コロッケ120円、弁当600円。営業は10時から18時。お弁当のご予約は電話 019-555-0144',
    '席',
  ],
  [
    'es',
    'Rotisería La Brasa en Rosario, abierta de 11 a 15. Pollo 9000, empanadas 800. Para el domingo conviene reservar: 341 555 0129',
    'mesa',
  ],
])('in %s no table is booked where food is only taken away: %s', (locale, brief, table) => {
  expect(buttonOf(brief, locale)?.label).not.toContain(table)
})

it('WhatsApp by its short name is the button', () => {
  const brief =
    'ciao, sono Giulia e do ripetizioni di matematica a Bari. 15 euro l ora. scrivetemi su whats 351 555 0128'
  expect(buttonOf(brief, 'it')?.to).toBe('fact:whatsapp')
})

it.each<[PageLanguage, string]>([
  [
    'de',
    'näherei in lastrup, säume 20€. handy 0162 5550184 nur whatsapp weil ich beim nähen nich rangeh',
  ],
  ['de', 'näherei in lastrup, säume 20€. 0162 5550184 per whatsapp, mo bis sa 9-20'],
  [
    'fr',
    'je fais des ourlets à Lyon, 20€. 06 39 98 01 27 whatsapp seulement, je réponds pas quand je couds',
  ],
  ['fr', 'ourlets à Lyon, 20€. 06 39 98 01 27 par whatsapp du lundi au samedi'],
  ['es', 'hago dobladillos en Burgos, 20€. movil 655 55 01 82 solo whatsapp que cosiendo no cojo'],
  ['es', 'dobladillos en Burgos, 20€. 655 55 01 82 whatsapp lun a sab 9-20'],
  ['it', 'orli a Ferrara, 20€. cell 347 5550119 solo whatsapp perché mentre cucio non rispondo'],
  [
    'it',
    'noleggio calciobalilla, weekend 90€ a ferrara. prenotare 7gg prima. 347 5550119 whatsapp lun-sab 9-20',
  ],
  ['pt', 'faço bainhas em londrina, 20 reais. 43 95555-0121 só zap que costurando não atendo'],
  ['pt', 'bainhas em londrina, 20 reais. 43 95555-0121 whatsapp seg a sab'],
  ['nl', 'zomen in zwolle, 20 euro. 06 00004913 alleen whatsapp want ik neem niet op'],
  ['nl', 'zomen in zwolle, 20 euro. 06 00004913 via whatsapp, ma tm za'],
])('in %s a number noted for WhatsApp is written to there: %s', (locale, brief) => {
  expect(buttonOf(brief, locale)?.to).toBe('fact:whatsapp')
})

it('a number before that of WhatsApp is no number for it', () => {
  const brief = 'Näherei in Lastrup, Säume 20 €. Tel. 04472 555014 oder WhatsApp 0171 5550184.'
  expect(page(brief, 'de').facts.phoneText).toBe('04472 555014')
})

it.each<[PageLanguage, string, RegExp]>([
  [
    'it',
    'noleggio calciobalilla per feste e sagre, weekend 90€ a ferrara. prenotare 7gg prima. tel 347 5550119 lun-sab 9-20',
    /tavolo/,
  ],
  [
    'it',
    'Noleggio spillatrici per feste, 90 € al giorno, Ferrara. Prenotare una settimana prima. Tel. 347 5550119.',
    /tavolo/,
  ],
  [
    'nl',
    'Wij verhuren een draaiorgel. U kunt het huren met draaier voor bruiloften. Een uur kost € 195,-. Boeken kan met een formulier of bel 0575-555 014.',
    /afspraak/,
  ],
  [
    'de',
    'Wir verleihen eine Drehorgel in Kassel. Sie können sie mit Spieler für Hochzeiten buchen. Eine Stunde kostet 195 €. Buchung über ein Formular oder Tel. 0561 555014.',
    /Termin/,
  ],
  [
    'en',
    'We hire out a mobile bar for weddings in Leeds, £195 a night. Book with the form or call 01632 960014.',
    /table/,
  ],
  [
    'fr',
    'Nous louons un orgue de Barbarie à Lyon, avec tourneur, pour les mariages. Une heure 195 €. Réservation par formulaire ou 04 71 55 50 19.',
    /table|rendez/,
  ],
  [
    'es',
    'Alquilamos un organillo en Burgos, con organillero, para bodas. Una hora 195 €. Reservas con un formulario o en el 947 00 21 86.',
    /mesa|cita/,
  ],
  [
    'pt',
    'Alugamos um realejo em Braga, com tocador, para casamentos. Uma hora 195 €. Reservas por formulário ou 912 555 017.',
    /mesa|consulta/,
  ],
  [
    'ja',
    '手回しオルガンを結婚式に貸し出しています。1時間8,000円。予約はフォームか電話058-555-0126。',
    /席/,
  ],
  ['kr', '결혼식에 손풍금을 빌려드립니다. 한 시간 8만원. 예약은 양식이나 031-555-0148.', /자리/],
])('in %s what is hired is booked, and no table or appointment is: %s', (locale, brief, other) => {
  expect(buttonOf(brief, locale)?.label).not.toMatch(other)
})

it.each<[PageLanguage, string]>([
  [
    'fr',
    'La passerelle des Lavandières est fermée depuis mars. Nous sommes un collectif de 40 riverains et nous demandons sa réouverture. Pour nous aider ou nous écrire : passerelle@riverains.example.',
  ],
  [
    'it',
    'La passerella di Cerreda è chiusa da marzo. Siamo un comitato di 40 residenti e chiediamo che venga riaperta. Per aiutarci o scriverci: passerella@cerreda.example.',
  ],
])('in %s who asks for help asks for no gift: %s', (locale, brief) => {
  expect(buttonOf(brief, locale)?.to).toBe('fact:email')
})

it.each<[PageLanguage, string, string]>([
  [
    'en',
    "Mum's 70th! Join us on Saturday 19 June 2027 from 3pm at Hartley Village Hall, Church Lane, Hartley DA3 8DY. Buffet, cake at 5, dancing from 7. No presents please, she'd rather you gave to the hospice. RSVP to Tom by 1 June: 07700 900142 or tom.ellis@gmail.com.",
    'Call Tom',
  ],
  [
    'en',
    "Anna and Ben's wedding, 12 September at Thornby Hall. Let us know by the end of June: 07700 900142.",
    'Call to RSVP',
  ],
  ['en', "Mum's 70th, 19 June, Hartley Hall. Please ring June on 07700 900142.", 'Call June'],
  [
    'de',
    'Sommerfest am 12. Mai in Melle. Anmeldung bis 1. Mai: 05422 555014.',
    'Telefonisch anmelden',
  ],
  [
    'fr',
    'Les 70 ans de maman, samedi 12 mai à Dole. Réponse avant le 1er Avril : 06 12 34 56 78.',
    'Répondre par téléphone',
  ],
  [
    'es',
    'Boda de Ana y Luis el 12 de mayo en Soria. Confirmad antes del 1 de Abril: 612 345 678.',
    'Confirmar por teléfono',
  ],
  [
    'it',
    'Matrimonio di Anna e Luca il 12 giugno a Todi. Confermate entro il 1 Maggio: 338 555 0192.',
    'Conferma per telefono',
  ],
  [
    'pt',
    'Casamento da Ana e do Rui, 12 de maio em Évora. Confirmem até Domingo: 912 345 678.',
    'Confirmar por telefone',
  ],
  [
    'nl',
    'Trouwfeest van Anna en Bas op 12 mei in Goes. Laat het weten voor 1 April: 0113 550144.',
    'Telefonisch aanmelden',
  ],
  [
    'ja',
    '祖母の米寿のお祝いの会を開きます。場所は金沢の料亭。6月1日までにお電話ください。090-5555-0134',
    '電話をかける',
  ],
  [
    'kr',
    '어머니 칠순 잔치, 9월 12일 낮 12시 한울회관. 6월 1일까지 연락 주세요. 010-5550-0142',
    '전화하기',
  ],
])('in %s a day is nobody, and what dials says so: %s', (locale, brief, label) => {
  expect(buttonOf(brief, locale)).toMatchObject({ label, to: 'fact:phone' })
})

it.each([
  'Wir heiraten am 12. Juni 2027 in Melle. Gebt bis Mai bei Anneke Bescheid: 0170 5550 144.',
  'Klassentreffen am 12. Juni 2027 in Melle. Sagt bitte Anneke Bescheid: 0170 5550 144.',
])('a button names nobody with a noun for a surname: %s', (brief) => {
  expect(buttonOf(brief, 'de')?.label).not.toContain('Bescheid')
  const names = page(brief, 'de').facts.people?.map(({ name }) => name)
  expect(names?.join() ?? '').not.toContain('Bescheid')
})

it('a button names who has a surname that is a noun as well', () => {
  const brief = 'Töpferkurs in Melle. Fragen? Einfach Heike Sommer anrufen: 05422 555014.'
  expect(buttonOf(brief, 'de')?.label).toBe('Heike Sommer anrufen')
})

describe('what is done where one comes', () => {
  it.each<[PageLanguage, string]>([
    [
      'en',
      'Ceilidh on Friday 14 November at 7 in the Drill Hall, Dingwall, £8. Tickets from the chemist.',
    ],
    ['de', 'Nähkurs am 8. November um 10 Uhr in Fürth, 35 Euro. Anmelden direkt im Laden.'],
    [
      'fr',
      'Fête de la soupe à Florac, samedi 25 octobre à 10 h. Inscription des marmites en mairie.',
    ],
    [
      'es',
      'Concurso de paellas en Catarroja, sábado 21 de marzo a las 12. Apuntarse en el horno de Maruja.',
    ],
    [
      'it',
      'Grest estivo a Treviglio dal 15 giugno al 4 luglio, 35 euro. Iscrizioni in oratorio, con il modulo firmato.',
    ],
    [
      'pt',
      'Almoço dos bombeiros em Alvorge, domingo, 9 de novembro, às 13h. As senhas compram-se na central.',
    ],
    ['nl', 'Avondvierdaagse Vroomshoop, 8 t/m 11 juni om 18.00 uur, € 7,50. Aanmelden via school.'],
    ['ja', '餅つき大会、12月20日10時から第二公園で。参加の申し込みは管理事務所で12月10日まで。'],
    ['kr', '옥상 텃밭 분양, 3월 8일 오전 10시. 신청서는 관리사무소에 내 주세요.'],
  ])('is asked in no form, in %s: %s', (locale, brief) => {
    expect(fieldsOf(brief, locale)).toEqual([])
  })

  it('nobody writes where one just turns up', () => {
    const brief =
      'Wheelchair cycling at the old running track, Sundays from ten to one, four pounds. Just turn up the first time.'
    expect(fieldsOf(brief, 'en')).toEqual([])
  })

  it('a page something is kept off is no form', () => {
    const brief =
      'Chá de bebê da Tainá no sábado, 13 de junho, às 16h. Quem quiser fazer pix fala comigo, não põe a chave no site. Confirmar até 30 de maio com a Bia (11) 90000-2038 no whats.'
    expect(fieldsOf(brief, 'pt')).toEqual([])
    expect(buttonOf(brief, 'pt')?.to).toBe('fact:whatsapp')
  })

  it('a messenger that is there as well leaves the number to be rung', () => {
    const brief =
      'Studio di logopedia Valli, corso Garibaldi 88, Pavia. Seduta 50 €. Per appuntamenti 0382 555 071, anche WhatsApp.'
    expect(buttonOf(brief, 'it')?.to).toBe('fact:phone')
  })

  it('a messenger opens no site', () => {
    const brief =
      'Ricarico estintori tra Latina e Frosinone, 19 euro. pompamia.example o wa 333 010 0159'
    expect(buttonOf(brief, 'it')?.to).toBe('fact:whatsapp')
  })

  it('a number to write to stays where a name beside it is kept back', () => {
    const brief =
      'gebe nachhilfe in latein an der uni freiburg oder online, 22 euro, hausaufgaben mach ich nicht für euch!! sms 0152 28817386 name lassen wir mal weg mein prof muss das nicht googeln'
    expect(buttonOf(brief, 'de')?.to).toBe('fact:sms')
  })
})
