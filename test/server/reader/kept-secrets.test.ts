import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { pageTexts } from '#test/support/page-texts.ts'

/** A brief, what must not stand on its page, and what must. */
type Told = readonly [PageLanguage, string, readonly string[], readonly string[]]

const briefs: readonly Told[] = [
  [
    'en',
    "Hi, my name is Martin Oakshott and I tune pianos in and around Ludlow. A tuning is £70 and takes about two hours. I'd rather not have my surname there, just Martin. Evenings are possible.",
    ['Oakshott'],
    ['Martin', 'Ludlow', '70'],
  ],
  [
    'en',
    "Ellie and Tom's wedding, 3 May, 1 pm, Hartley Barn, dress code garden party. Coaches leave the station at noon. Aunt Carol isn't invited. That stays between you, me and the lamppost.",
    ['Carol'],
    ['Hartley', 'Coaches', 'noon'],
  ],
  [
    'en',
    'Our guesthouse has four bedrooms, each with a view of the loch, and breakfast is served until ten. Rooms start at £95. The landlord is threatening to sell the building, which is naturally not public. Dogs stay for free.',
    ['landlord'],
    ['loch', 'Dogs'],
  ],
  [
    'en',
    'As a bookkeeper for sole traders in Galway, I offer a first hour without charge and a fixed monthly fee of €60 thereafter. I cleared about 48,000 last year, since you ask, though that figure is for your eyes alone.',
    ['48,000'],
    ['Galway', '60', 'bookkeeper'],
  ],
  [
    'en',
    "Rosa's Alterations. Hems from £8, zips £12. I work from home at 14 Lime Grove but please keep the address off, people can text me on 07700 900123 and I'll tell them.",
    ['Lime Grove'],
    ['07700 900123'],
  ],
  [
    'en',
    "We run the Tuesday lunch club at St Mark's hall, 12 to 2. The treasurer is Joan Pickles (no need to say her surname). £4 a plate. Not to go on the page: the hall costs us £60 a week.",
    ['£60'],
    [],
  ],
  [
    'en',
    'dog walking in Harrogate, £12 per walk. i used to work for Barkbuddies but leave that out, theyd sue. insured. call 07700 900456',
    ['Barkbuddies'],
    ['£12', 'insured'],
  ],
  [
    'en',
    "Piano lessons with Elena Marsh, 30 minutes £18. Between us, I'm only doing this till I find a proper job, so keep it short and sweet. Email elena@marsh.example",
    ['proper job'],
    ['£18'],
  ],
  [
    'en',
    "Fish van on Fridays in Elmswell 9 to 1 by the pub. The gate code is 4411 for the yard, that's for you only. Kippers £3 a pair.",
    ['4411'],
    [],
  ],
  [
    'en',
    "Bike repairs in my garage. Puncture 10 pounds, service 35. Don't let on that I also do it on Sundays, the neighbours complain. Ring 01423 555 012.",
    ['Sundays'],
    [],
  ],
  [
    'de',
    'mama wird gefeiert 5 juli ab 15 uhr im vereinsheim bitte salat oder kuchen mitbringen keine geschenke. sie wird 70 aber wehe das steht da',
    ['70'],
    ['vereinsheim', 'salat', '15'],
  ],
  [
    'de',
    'umzüge mit sprinter raum kassel 2 mann 65 euro die stunde auch sonntags. kumpels zahlen 40 psst. anruf oder sms 0151 2345678',
    ['40'],
    ['kassel', '65', 'sprinter'],
  ],
  [
    'de',
    'Ich heiße Birgit Lohmöller und gebe Nachhilfe in Mathe für Klasse 5 bis 10. 20 Euro pro Stunde, in Lippstadt oder online. Meinen Nachnamen möchte ich da nicht lesen, Birgit reicht.',
    ['Lohmöller'],
    ['Birgit', 'Mathe', 'Lippstadt'],
  ],
  [
    'de',
    'In meinem Atelier in Worpswede zeige ich von April bis Oktober Aquarelle und Radierungen, jeweils donnerstags bis sonntags. Kleine Blätter gibt es ab 60 Euro. Geboren bin ich am 3. Februar 1958, doch das genaue Datum behalten Sie bitte für sich.',
    ['3. Februar'],
    ['Worpswede', 'Aquarelle', '60'],
  ],
  [
    'de',
    'Änderungsschneiderei Lotte, Säume ab 9 Euro. Ich nähe daheim in der Birkenstraße 4, das soll aber nicht auf die Seite. Termine per Telefon 0761 555123.',
    ['Birkenstraße'],
    ['9'],
  ],
  [
    'de',
    'Nachhilfe Mathe, 25 Euro die Stunde, in Kassel. Dass ich noch studiere, muss keiner wissen. WhatsApp 0151 23456789',
    ['studiere'],
    ['25'],
  ],
  [
    'de',
    'hundepension waldrand, 28 euro pro nacht. der vorige besitzer hiess kowalski, den bitte nicht erwähnen. anfragen 05251 8899',
    ['kowalski'],
    [],
  ],
  [
    'de',
    'Unser Chor Cantabile probt donnerstags um 20 Uhr im Pfarrsaal. Die Chorleiterin bekommt 300 Euro im Monat, aber das bleibt unter uns. Neue Stimmen sind willkommen.',
    ['300'],
    ['20'],
  ],
  [
    'de',
    'Fahrradwerkstatt Speiche, Inspektion 49 Euro. Mein Privathandy 0170 1112223 nur für dich zur Rückfrage, Kunden rufen 0221 445566 an.',
    ['0170 1112223', '1112223'],
    ['49'],
  ],
  [
    'de',
    'Hofladen Brenner, Eier, Kartoffeln, Honig. Freitags 14 bis 18 Uhr. Lass bitte weg, dass wir den Honig zukaufen.',
    ['zukaufen'],
    ['Honig'],
  ],
  [
    'fr',
    "garage dédé, vidange 69€, pneus, freins, à issoire, ouvert lun ven 8h 18h, voiture de pret gratuite. j me suis faché avec mon associé rené d'ou le changement de nom, zappez cette histoire",
    ['associé', 'rené'],
    ['issoire', '69', 'pneus'],
  ],
  [
    'fr',
    "Je suis Camille Rochefort, couturière à Angers. Retouches, ourlets à 12 €, rideaux sur mesure. Du lundi au vendredi, 14h-18h. Je préfère que mon nom de famille n'apparaisse pas, Camille suffit.",
    ['Rochefort'],
    ['Angers', '12', 'rideaux'],
  ],
  [
    'fr',
    "J'accompagne les familles dans le tri de leurs papiers, à Rennes et par téléphone. Le premier entretien est gratuit, la séance coûte ensuite 55 euros. J'ai commencé après mon burn-out, détail que je garde pour moi.",
    ['burn-out'],
    ['Rennes', '55', 'papiers'],
  ],
  [
    'fr',
    "Ostéopathe à Colmar, je reçois sur rendez-vous du lundi au jeudi ; la séance dure cinquante minutes et coûte 60 euros. Le bâtiment est accessible en fauteuil. Jetez un voile pudique sur le divorce qui m'a conduite ici.",
    ['divorce'],
    ['Colmar', '60', 'fauteuil'],
  ],
  [
    'fr',
    "Retouches chez Nadia à Pau, ourlet 10 €. J'habite 6 rue des Lilas mais ne mettez pas l'adresse, on m'appelle au 05 59 12 34 56.",
    ['Lilas'],
    ['10'],
  ],
  [
    'fr',
    "cours de guitare a lille 22€ l'heure. j'ai été viré du conservatoire, évidemment on n'en parle pas. sms 06 12 34 56 78",
    ['viré'],
    ['22'],
  ],
  [
    'fr',
    'Pension pour chats Les Moustaches, 14 € par jour. Inutile de préciser que mon mari est allergique. Réservation par mail contact@moustaches.example.',
    ['allergique'],
    ['14'],
  ],
  [
    'fr',
    "Le club de pétanque de Saint-Girons joue le mercredi à 15 h. Cotisation 20 €. Pour toi seulement : le cadenas du local c'est 2580.",
    ['2580'],
    [],
  ],
  [
    'fr',
    'Traiteur Awa, plateau 12 € par personne. Mon ancien prix était 9 €, à ne surtout pas afficher. Commandes 48 h avant.',
    ['9 €'],
    ['12'],
  ],
  [
    'es',
    'clases de ingles online, 15 la hora, preparo b1 y b2, tardes de 4 a 9, material incluido. a los amigos les cobro 10 pero q no se entere nadie',
    ['10'],
    ['15', 'tardes', 'material'],
  ],
  [
    'es',
    'casa rural la higuera en jerte, 8 plazas, 160 la noche, barbacoa y piscina, perros si. la llave esta en el contador de la luz (esto solo para ti)',
    ['contador'],
    ['160', 'piscina', 'perros'],
  ],
  [
    'es',
    'Soy Lucía Barrientos, ilustradora en Gijón. Hago retratos por encargo desde 60 euros y los entrego en dos semanas, enmarcados si se quiere. Prefiero que no salga mi apellido, solo Lucía.',
    ['Barrientos'],
    ['Lucía', 'Gijón', '60'],
  ],
  [
    'es',
    'Floristería Amapola, Teruel. Ramos desde 15 euros, coronas, bodas. Abrimos de lunes a sábado. La funeraria Ortiz nos paga 38 euros por cada corona: me lo has oído y ya se te ha olvidado.',
    ['Ortiz', '38'],
    ['15', 'bodas'],
  ],
  [
    'es',
    'Restauro muebles antiguos en un taller de Segovia desde hace veinte años. Recojo las piezas a domicilio y el presupuesto es gratuito. Aprendí el oficio en la cárcel, asunto que prefiero guardar para mí.',
    ['cárcel'],
    ['muebles', 'Segovia', 'presupuesto'],
  ],
  [
    'es',
    'Acompaño a personas mayores en Pamplona: paseos, compras y visitas al médico, de lunes a viernes, por 14 euros la hora. Empecé cuando mi madre enfermó de alzhéimer. Este último detalle no es para la web.',
    ['alzhéimer'],
    ['Pamplona', '14', 'paseos'],
  ],
  [
    'es',
    'Arreglos de ropa Pili, bajos 7 €. Trabajo en casa, calle Olmo 12, pero la dirección no la pongas. Llamar al 612 345 678.',
    ['Olmo'],
    ['7'],
  ],
  [
    'es',
    'clases de inglés en vigo 15 euros hora. que nadie sepa que no tengo el título todavía. whatsapp 699 111 222',
    ['título'],
    ['15'],
  ],
  [
    'es',
    'Residencia canina El Roble, 18 € la noche. Lo de la multa del ayuntamiento mejor no mencionarlo. Reservas 981 123 456.',
    ['multa'],
    ['18'],
  ],
  [
    'es',
    'Peña ciclista La Cadena, salidas los domingos a las 9. La clave del local es 7788, es solo para ti. Cuota 30 € al año.',
    ['7788'],
    [],
  ],
  [
    'it',
    'festa di nonno aldo dom 22 marzo ore 12.30 agriturismo il fienile, portate foto vecchie, confermate entro il 10. fa 80 anni ma non vuole sentirlo dire quindi niente numero',
    ['80'],
    ['marzo', 'fienile', 'foto'],
  ],
  [
    'it',
    'casa vacanze la lanterna a camogli, 4 posti, 110 a notte, vista mare, no fumatori. la chiave è dietro la persiana verde, questo solo x te',
    ['persiana'],
    ['camogli', '110', 'fumatori'],
  ],
  [
    'it',
    "Apriamo una libreria per bambini a Mantova, in via Roma, il 5 novembre. Orario 9.30-19, chiuso lunedì. Letture animate ogni sabato alle 16. L'affitto è di 900 euro, ma nessuno ha bisogno di saperlo.",
    ['900'],
    ['Mantova', 'novembre', 'sabato'],
  ],
  [
    'it',
    'Sono Elena Scarpellini, fotografa a Bergamo. Matrimoni da 950 euro, ritratti da 80. Consegno le foto in tre settimane. Preferirei che il cognome non ci fosse, basta Elena.',
    ['Scarpellini'],
    ['Elena', 'Bergamo'],
  ],
  [
    'it',
    "Accompagno chi vuole smettere di fumare, a Trento e online. Il primo colloquio è gratuito e il percorso dura sei settimane. Tutto è nato dal mio tumore; quest'ultimo punto non è per il sito.",
    ['tumore'],
    ['Trento', 'colloquio', 'settimane'],
  ],
  [
    'it',
    'La nostra banda di Sulmona cerca clarinetti e tromboni. Proviamo il giovedì alle 21 nella vecchia scuola, e gli strumenti li prestiamo noi. Sul maestro Ferri, cacciato a Natale, stendiamo un velo pietoso.',
    ['Ferri', 'cacciato'],
    ['Sulmona', 'giovedì', 'tromboni'],
  ],
  [
    'it',
    "Sartoria Gina, orli da 8 €. Cucio in casa in via Olivi 3 ma l'indirizzo non va messo. Chiamare 340 1234567.",
    ['Olivi'],
    ['8'],
  ],
  [
    'it',
    "ripetizioni di latino a padova 20 euro l'ora. non scrivere che sono in pensione anticipata. sms 333 9876543",
    ['pensione'],
    ['20'],
  ],
  [
    'it',
    "Pensione per cani Il Bosco, 16 € a notte. Resti tra noi, l'anno scorso è scappato un cane. Prenotazioni 045 123456.",
    ['scappato'],
    [],
  ],
  [
    'it',
    "Circolo degli scacchi, ogni lunedì alle 21. Quota 25 € l'anno. Il codice della porta è 1357, serve solo a te.",
    ['1357'],
    [],
  ],
  [
    'pt',
    'ola preciso duma pagina pro meu salao de unhas em palmela, ter a sab 10 as 19, gelinho 20 euros, retoque 15. moro na rua das amoreiras 31 mas isso nao metas',
    ['amoreiras'],
    ['palmela'],
  ],
  [
    'pt',
    'Vamos abrir uma mercearia em Tavira, na Rua da Liberdade, a 1 de julho. Horário das 9h às 20h, todos os dias. Entregas grátis acima de 30 euros. A renda é de 550 euros, mas ninguém precisa de saber.',
    ['550'],
    ['Tavira', 'julho', '30'],
  ],
  [
    'pt',
    'Sou a Inês Trigueiros, terapeuta da fala no Porto. Sessões de 45 minutos por 40 euros, às terças e quintas, com marcação. Prefiro não ter lá o apelido, só Inês.',
    ['Trigueiros'],
    ['Inês', '45', '40'],
  ],
  [
    'pt',
    'Restaurante O Caravela, Sesimbra. Peixe grelhado, menu a 14 euros, esplanada, fechado à segunda. Um tal Hélder deu-nos uma estrela por causa de um cabelo na sopa: apaga isso da memória.',
    ['Hélder', 'cabelo'],
    ['14', 'esplanada'],
  ],
  [
    'pt',
    'Acompanho pessoas em luto, em Coimbra e por videochamada. A primeira conversa é gratuita e as seguintes custam 35 euros. Comecei depois de perder o meu filho; esta última frase não é para o site.',
    ['filho'],
    ['luto', 'Coimbra', '35'],
  ],
  [
    'pt',
    'Levo grupos de oito pessoas a ver golfinhos, à saída de Sagres, por 38 euros cada. Partimos às nove e às catorze, com coletes incluídos. O meu senhorio Peixoto julga que ali só guardo redes; deixemo-lo viver feliz.',
    ['Peixoto'],
    ['golfinhos', 'Sagres', '38'],
  ],
  [
    'pt',
    'Costura da Lena, bainhas desde 6 €. Trabalho em casa, Rua das Amoras 5, mas não ponhas a morada. Ligar 912 345 678.',
    ['Amoras'],
    ['6'],
  ],
  [
    'pt',
    'aulas de violão em curitiba 50 reais a hora. não precisa dizer que sou autodidata. zap 41 99876-5432',
    ['autodidata'],
    ['50'],
  ],
  [
    'pt',
    'Hotel de cães Patinhas, 15 € por noite. Fica só entre nós: o canil ainda não tem licença. Reservas 253 123 456.',
    ['licença'],
    ['15'],
  ],
  [
    'pt',
    'Grupo coral de Lagos, ensaios à quarta às 21h. O código da porta é o 8642, é só para ti. Quota 5 € por mês.',
    ['8642'],
    [],
  ],
  [
    'nl',
    'opa wordt in het zonnetje gezet zo 18 mei vanaf 2 uur in de kantine van vv heerde, neem een foto van vroeger mee. hij wordt 85 maar mondje dicht daarover anders wordt ie boos',
    ['85'],
    ['kantine', 'heerde', 'foto'],
  ],
  [
    'nl',
    "Ik ben Wouter Grijpstra en ik stem piano's in heel Friesland. Een beurt kost 85 euro, in het weekend 100. Liever zonder mijn achternaam erop, gewoon Wouter.",
    ['Grijpstra'],
    ['Wouter', 'Friesland', 'weekend'],
  ],
  [
    'nl',
    'Sanne en Bram trouwen op 14 juni om 13 uur in de Grote Kerk, feest vanaf 20 uur bij Strandtent Zuid. Cadeautip: envelop. De huwelijksreis naar Bali is een verrassing voor Sanne, en zij leest straks ook mee.',
    ['Bali'],
    ['Strandtent', 'Bram', 'envelop'],
  ],
  [
    'nl',
    'Kledingreparatie Anja, zomen vanaf 9 euro. Ik woon op Iepenlaan 8 maar zet dat er niet bij. Bel 06 12345678.',
    ['Iepenlaan'],
    ['9'],
  ],
  [
    'nl',
    'bijles wiskunde in zwolle 20 euro per uur. dat ik zelf gezakt ben hoeft niemand te weten. app 06 87654321',
    ['gezakt'],
    ['20'],
  ],
  [
    'nl',
    'Kattenpension Poezenhof, 13 euro per dag. Laat de ruzie met de buren er maar uit. Mail poezenhof@example.nl.',
    ['ruzie'],
    ['13'],
  ],
  [
    'nl',
    'Koor Crescendo repeteert dinsdag om 20.00 uur. De code van de zaal is 9911, alleen voor jou. Contributie 120 euro per jaar.',
    ['9911'],
    [],
  ],
  [
    'ja',
    '駅前のパン屋 ひだまりベーカリー 朝7時から 火曜休み 食パンは予約できる 住所は載せないで 大手町2-14-8 場所きかれたらインスタのDMで答えます',
    ['2-14-8'],
    ['ひだまりベーカリー', '火曜', 'インスタ'],
  ],
  [
    'ja',
    '犬の散歩代行はじめました 30分1200円 平日だけ 世田谷区内 大型犬もok あ ちなみに前は900円だったけどそれは言わないでね',
    ['900円'],
    ['1200円', '世田谷', '大型犬'],
  ],
  [
    'ja',
    'フットサル仲間募集 毎週木曜20時 市民体育館 初心者ok 1回500円 知り合いからは300円しかもらってないけどここだけの話ってことで シューズは室内用で',
    ['300円'],
    ['フットサル', '木曜', '500円'],
  ],
  [
    'ja',
    '朝ヨガ 毎週水曜10時 公民館2階 マット貸出あり 1回800円 鍵は植木鉢の下 これは当番だけ知ってればいいやつ 動きやすい服で来てください',
    ['植木鉢'],
    ['公民館', 'マット', '800円'],
  ],
  [
    'ja',
    '自転車修理の店です。パンク修理は1100円、出張もします。定休日は水曜日。店主は71歳ですが、年齢は載せなくて結構です。中古車も少し置いています。',
    ['71歳'],
    ['1100円', '水曜日', '出張'],
  ],
  [
    'ja',
    '町の映画館が9月1日に再オープンします。席は38席、大人1300円。改装に2400万円かかりましたが、そこはサイトに書くことではないです。売店でポップコーンを売ります。',
    ['2400万円'],
    ['38席', '1300円', 'ポップコーン'],
  ],
  [
    'ja',
    '洋服お直しのミナ、裾上げ800円から。自宅は桜町3-5ですが住所は載せないでください。電話090-1234-5678。',
    ['桜町'],
    ['800'],
  ],
  [
    'ja',
    '札幌で数学の家庭教師、1時間3000円。大学を中退したことは書かないで。LINEで連絡ください。',
    ['中退'],
    ['3000'],
  ],
  [
    'ja',
    'ペットホテルわん、1泊4000円。去年犬が逃げた件は内緒です。予約は03-1234-5678。',
    ['逃げた'],
    ['4000'],
  ],
  [
    'ja',
    '木曜19時に合唱団ひばりが公民館で練習します。部屋の暗証番号は5521ですが、これはあなた用です。会費は月1000円。',
    ['5521'],
    ['1000'],
  ],
  [
    'ja',
    '自転車修理の輪屋。パンク1200円。前の店名「サイクル山田」は出さないでね。水曜休み。',
    ['山田'],
    [],
  ],
  [
    'kr',
    '동네 반찬가게 엄마손찬 아침 9시부터 일요일 쉼 잡채 불고기는 전날 예약 김치는 공장에서 떼오는데 그건 절대 쓰지 마셈 2만원 이상 배달됨',
    ['공장'],
    ['엄마손찬', '배달'],
  ],
  [
    'kr',
    '울아들 돌잔치 5월 17일 12시 더채플 3층 주차 2시간 무료 축의금 안받아요 (밥값 인당 68000원 든건 비밀ㅋㅋ) 한복입고 사진찍을거임',
    ['68000원'],
    ['더채플', '주차', '한복'],
  ],
  [
    'kr',
    '드럼 연습실 합정 24시간 시간당 9천원 스틱 빌려줌 문 비번 2580 인데 예약한 사람한테만 따로 보낼거라 페이지엔 빼줘 앰프도 있음',
    ['2580'],
    ['합정', '9천원', '앰프'],
  ],
  [
    'kr',
    '토욜 플리마켓 셀러 모집 한강공원 11시~17시 참가비 2만원 테이블 제공 작년엔 만이천원이었는데 그 얘긴 꺼내지 말아줘 비오면 취소',
    ['만이천원'],
    ['플리마켓', '2만원', '테이블'],
  ],
  [
    'kr',
    '아파트 작은도서관 평일 2시부터 6시 한사람 5권 2주 대출 토욜은 그림책 읽어주기 열쇠는 소화전 안에 있음 봉사자들만 알면돼 간식은 금지',
    ['소화전'],
    ['작은도서관', '5권', '그림책'],
  ],
  [
    'kr',
    '집에서 하는 영어 그림책 모임이에요. 주소 없이 올려 주세요. 망원동 482-17 2층인데 신청하신 분께만 따로 알려드려요. 수요일 오전 10시, 6살부터, 한 번에 1만5천원입니다.',
    ['482-17'],
    ['그림책', '수요일', '6살'],
  ],
  [
    'kr',
    '옷수선 미나, 바지단 5천원부터. 집은 은행나무길 12인데 주소는 빼주세요. 전화 010-1234-5678.',
    ['은행나무길'],
    [],
  ],
  [
    'kr',
    '대전 수학 과외 시간당 3만원. 제가 휴학 중인 건 쓰지 말아 주세요. 카톡 mathmina',
    ['휴학'],
    [],
  ],
  [
    'kr',
    '강아지 호텔 멍, 1박 4만원. 작년에 강아지가 도망간 얘기는 비밀이에요. 예약 02-123-4567.',
    ['도망'],
    [],
  ],
  [
    'kr',
    '합창단 은가람은 목요일 7시에 주민센터에서 연습합니다. 문 비밀번호는 4471인데 이건 제작하시는 분만 아세요. 회비 월 1만원.',
    ['4471'],
    [],
  ],
  [
    'kr',
    "자전거 수리 바퀴네. 펑크 1만원. 예전 가게 이름 '두바퀴'는 넣지 마세요. 수요일 휴무.",
    ['두바퀴'],
    [],
  ],
  [
    'en',
    'Open farm at Ayr, Saturdays 10 to 4, sheep and goats. used to do alpacas but not any more so dont say alpacas pls',
    ['alpacas'],
    ['goats'],
  ],
  [
    'ja',
    '獅子舞の保存会です 練習は土曜の夜7時 見学の申し込みはショートメールで あ、獅子頭かぶる人は今年はもう足りてるから募集って書かないで',
    ['足りてる'],
    ['ショートメール'],
  ],
]

/** Told to visitors, though it sounds like a secret. */
const harmless: readonly Told[] = [
  [
    'en',
    'car boot sale at the rugby ground sundays from 7 cars 8 quid vans 12. and dont forget to mention the parking its free for buyers, bacon rolls too',
    [],
    ['parking', 'rugby', '12'],
  ],
  [
    'en',
    'Fish bar at the harbour, open noon to 8, closed Tuesday. No secret: we fry in beef dripping. Gluten free batter on Fridays. Large cod and chips is £11.',
    [],
    ['dripping', 'harbour'],
  ],
  [
    'en',
    'Behind the old rectory lies what locals call the secret garden, open every Sunday from May to August between eleven and four. Entry is £5, children go free, and the tearoom serves homemade scones.',
    [],
    ['secret', 'rectory', 'scones'],
  ],
  [
    'de',
    'töpferkurs in kiel samstags 10 bis 13 uhr 35 euro mit ton und brennen. vergiss nicht den parkplatz zu erwähnen, hinterm haus und kostenlos, anmeldung bei heike',
    [],
    ['parkplatz', 'kiel', 'heike'],
  ],
  [
    'de',
    'Eisdiele Paolo in Münster, jeden Tag ab 12 Uhr, Kugel 1,60. Kein Geheimnis: wir nehmen Sahne und keine Pülverchen. Neu ist Feige mit Walnuss, und am Mittwoch gibt es alles vegan.',
    [],
    ['Sahne', 'Paolo', 'Feige'],
  ],
  [
    'de',
    'Hinter der alten Stadtmauer von Quedlinburg öffnet der Geheime Garten jeden Samstag um elf seine Pforte. Der Eintritt kostet vier Euro, Führungen beginnen um zwei, und im Pavillon werden Tee und Streuselkuchen gereicht.',
    [],
    ['Geheime', 'Quedlinburg', 'Pavillon'],
  ],
  [
    'nl',
    'kinderkledingbeurs in de sporthal vr 12 sept 19 tot 21u alleen pinnen. niet vergeten te melden dat parkeren gratis is achter de hal, tafel huren 10 euro bij joke',
    [],
    ['parkeren', 'pinnen'],
  ],
  [
    'nl',
    'Frietkar Sjaak staat elke vrijdag op het plein in Boxtel, van 16 tot 21 uur. Geen geheim: we bakken in ossenwit. Grote friet 4 euro, vegetarische kroket 2,75.',
    [],
    ['ossenwit', 'Boxtel', 'kroket'],
  ],
  [
    'nl',
    'Achter het klooster in Megen ligt de geheime tuin, die van mei tot september elke zondag tussen een en vijf te bezoeken is. De toegang bedraagt drie euro en er staat verse muntthee klaar.',
    [],
    ['geheime', 'Megen', 'muntthee'],
  ],
  [
    'fr',
    'oubliez surtout pas de parler du parking gratuit derriere ! boulangerie martin a dole, 6h30 19h sauf lundi, pain au levain 4,20 le kilo, sandwichs le midi',
    [],
    ['parking', 'levain'],
  ],
  [
    'it',
    'Lezioni di orticoltura per principianti. Le lezioni sono nel mio noceto a Castel del Rio, in provincia di Bologna, la strada esatta la do io per telefono, non mettetela. Chiamate il 333 5550147.',
    [],
    ['Castel del Rio'],
  ],
  [
    'kr',
    '부모님의 이야기를 한 권의 책으로 엮어 드립니다. 비용은 180만 원입니다. 들은 이야기는 책에 실린 것 말고는 어디에도 쓰지 않으며, 녹음은 가족께 드리고 저는 지웁니다. 한 달에 두 댁만 맡습니다.',
    [],
    ['쓰지 않으며', '가족께 드리고'],
  ],
  [
    'en',
    "Ada's surprise party, 6 June, 3 pm, the boathouse in Ripon. Mum's the word! Bring a dish.",
    [],
    ['boathouse'],
  ],
  [
    'nl',
    'Het terras is open van mei tot oktober. Honden blijven buiten. De tuin is privé. Koffie 3 euro.',
    [],
    ['privé', 'Honden'],
  ],
]

describe('what its creator keeps off a page', () => {
  it.each(briefs)(
    'does not stand on it, and what is told does, in %s: %s',
    (locale, brief, secrets, told) => {
      const page = pageTexts(brief, locale).join('\n').toLowerCase()
      expect(secrets.filter((each) => page.includes(each.toLowerCase()))).toEqual([])
      const facts = JSON.stringify(composedDocument(brief, { locale, seed: 0 }).facts).toLowerCase()
      expect(told.filter((each) => !`${page} ${facts}`.includes(each.toLowerCase()))).toEqual([])
    },
  )

  it.each(harmless)('is no secret that is none, in %s: %s', (locale, brief, _, told) => {
    const page = pageTexts(brief, locale).join('\n').toLowerCase()
    expect(told.filter((each) => !page.includes(each.toLowerCase()))).toEqual([])
  })
})
