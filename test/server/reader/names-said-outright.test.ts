import { expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'
import { read } from '#server/reader/read.ts'
import { composedDocument } from '#test/support/composed-document.ts'

/** Names as their owners say them outright, among other names and in haste. */
const names: [language: string, brief: string, name: string][] = [
  [
    'en',
    'Marrow Lane is the name, we do veg boxes in Frome, £14 a week, drop off thursdays.',
    'Marrow Lane',
  ],
  ['en', 'page pls for my dog walking, its called Wagtails, leeds 6 area, £12 a walk', 'Wagtails'],
  [
    'en',
    'I repair typewriters in Hebden Bridge. The business is known as Carriage Return. Services from £60.',
    'Carriage Return',
  ],
  [
    'en',
    "hi need a page. The Odd Sock is what we're called, launderette in Barry, open 8 til 8",
    'The Odd Sock',
  ],
  [
    'en',
    'We go by Second Breakfast and serve porridge from a horsebox outside Totnes station, weekdays from 7.',
    'Second Breakfast',
  ],
  [
    'en',
    "mobile barber name's Short Notice £15 home visits round Wigan txt 07700 900311",
    'Short Notice',
  ],
  [
    'en',
    "It's a knitting group, name of Loose Ends, and we meet at Ripon library on Mondays at 2.",
    'Loose Ends',
  ],
  [
    'en',
    "I bind books above the old bank in Ludlow. Rag & Bone, that's the name. Repairs from £40.",
    'Rag & Bone',
  ],
  [
    'en',
    'My workshop goes under the name Plumb and mends clocks for people in Hexham and round about.',
    'Plumb',
  ],
  [
    'en',
    'We have named it Tidewrack. It is a small seaweed bakery in Ullapool, and loaves cost £4.50.',
    'Tidewrack',
  ],
  ['en', 'wild swimming lessons, ambleside, name: Cold Feet, £35 for 1.5 hrs', 'Cold Feet'],
  [
    'en',
    'Our choir in Whitby has sung since 2009; "Herring Gulls" is our name. New voices are welcome on Tuesdays.',
    'Herring Gulls',
  ],
  [
    'en',
    'Yikes! is what we call ourselves, a comedy night at the Plough in Stroud, tickets £6',
    'Yikes!',
  ],
  [
    'en',
    'ive got a little cheese stall in Louth wednesdays and saturdays, going by the name of Mrs Curd, samples free',
    'Mrs Curd',
  ],
  [
    'de',
    'Ich repariere Kaffeemaschinen in Jena, das Ganze heißt Dampf ablassen, Diagnose 25 Euro.',
    'Dampf ablassen',
  ],
  [
    'de',
    'Kleine Freiheit, so heißt mein Laden in Ottensen, ich verkaufe gebrauchte Zelte.',
    'Kleine Freiheit',
  ],
  [
    'de',
    'hi brauch ne seite für meinen foodtruck, Knödelking ist der name, steh mittwochs in gera am markt, portion 8 euro',
    'Knödelking',
  ],
  [
    'de',
    'Wir sind ein Nähtreff in Bludenz. Unser Name: Fadenlauf. Treffpunkt jeden Dienstag um 19 Uhr.',
    'Fadenlauf',
  ],
  [
    'de',
    'Die Werkstatt trägt den Namen Schräglage und richtet in Bochum Motorräder wieder her.',
    'Schräglage',
  ],
  [
    'de',
    'Mein Hofladen bei Worpswede läuft unter dem Namen Rote Beete und ist freitags von 10 bis 18 Uhr offen.',
    'Rote Beete',
  ],
  [
    'de',
    'Ohrwurm heißt das Ganze und ist ein Chor für alle, die nicht singen können, mittwochs in Olten.',
    'Ohrwurm',
  ],
  [
    'de',
    'wir nennen uns Spätzünder und spielen theater in passau, alle über 60, proben donnerstags',
    'Spätzünder',
  ],
  [
    'de',
    'Mobile Fußpflege in Celle und Umgebung, Name Leichtfuß, 32 euro, termine unter 0151 23456789',
    'Leichtfuß',
  ],
  [
    'de',
    'Getauft haben wir es „Zum wilden Eck“, ein Biergarten in Lohr mit vierzig Plätzen.',
    'Zum wilden Eck',
  ],
  [
    'de',
    'Ach du grüne Neune! – das ist der Name. Wir verleihen Zimmerpflanzen in Erlangen für Feste.',
    'Ach du grüne Neune!',
  ],
  [
    'de',
    'Seit März habe ich in Chur ein Atelier für Keramik. Es hört auf den Namen Scherben bringen Glück. Kurse kosten 60 Franken.',
    'Scherben bringen Glück',
  ],
  [
    'de',
    'nachhilfe mathe in steyr, firma heisst Rechenschieber, 28 euro die stunde',
    'Rechenschieber',
  ],
  [
    'de',
    'Unser Verein heißt Bürger für Bienen, wir stellen in Weimar Nistkästen auf.',
    'Bürger für Bienen',
  ],
  [
    'de',
    'Windschief ist unser Name. Wir bauen in Husum Gartenhäuser aus altem Holz, ab 1.800 Euro.',
    'Windschief',
  ],
  [
    'fr',
    'Bonjour, Fil à la patte est le nom de mon atelier de couture à Vannes, retouches dès 12 €.',
    'Fil à la patte',
  ],
  ['fr', "je répare des vélos à Tours, ça s'appelle Dérailleur, révision 35 euros", 'Dérailleur'],
  [
    'fr',
    "La Bonne Pâte, c'est le nom. On livre du pain à vélo dans Grenoble le mardi et le vendredi.",
    'La Bonne Pâte',
  ],
  [
    'fr',
    'Notre chorale se nomme Les Casseroles et répète le jeudi soir à Rodez, salle des fêtes.',
    'Les Casseroles',
  ],
  [
    'fr',
    'toilettage pour chiens à domicile autour de Pau, nom : Poil de Carotte, 40 € le bain',
    'Poil de Carotte',
  ],
  [
    'fr',
    "Chut ! voilà le nom, c'est une librairie pour enfants à Dinan, ouverte du mardi au samedi.",
    'Chut !',
  ],
  [
    'fr',
    "Mon camion porte le nom de Sur le Pouce et s'arrête le midi devant la gare de Lorient.",
    'Sur le Pouce',
  ],
  [
    'fr',
    'On a baptisé ça Les Mains dans la Terre : un jardin partagé à Roubaix, ouvert le samedi.',
    'Les Mains dans la Terre',
  ],
  [
    'fr',
    'Je donne des cours de poterie à Uzès sous le nom de Terre Battue, 25 € la séance.',
    'Terre Battue',
  ],
  [
    'fr',
    "salut on est un groupe de rock de Namur, on s'appelle Panne Sèche, on joue dans les bars",
    'Panne Sèche',
  ],
  [
    'fr',
    "Le nom, c'est Temps Perdu. Je restaure des horloges à Besançon, devis gratuit.",
    'Temps Perdu',
  ],
  [
    'fr',
    "Deux fois Rien, c'est comme ça qu'on s'appelle, friperie à Sète, tout à moins de 15 euros",
    'Deux fois Rien',
  ],
  [
    'fr',
    'Mon entreprise a pour nom Ramonage du Vallon. Un conduit coûte 65 €, secteur de Gap.',
    'Ramonage du Vallon',
  ],
  [
    'fr',
    'Le festival a été nommé « Oreilles en coin » et se tient à Figeac les 4 et 5 juillet.',
    'Oreilles en coin',
  ],
  [
    'fr',
    'Notre enseigne est Au Bout du Rouleau, papier peint et peinture à Colmar depuis 1988.',
    'Au Bout du Rouleau',
  ],
  [
    'es',
    'Hola, La Vuelta de Tuerca es el nombre, arreglo bicis en Gijón, revisión 30 euros.',
    'La Vuelta de Tuerca',
  ],
  ['es', 'doy clases de guitarra en Rosario, se llama Seis Cuerdas, 9000 la hora', 'Seis Cuerdas'],
  [
    'es',
    'Le pusimos Mala Hierba y es un vivero de plantas silvestres en Úbeda, abierto los sábados.',
    'Mala Hierba',
  ],
  ['es', 'Mi panadería en Soria lleva por nombre Miga. La hogaza cuesta 3,20 €.', 'Miga'],
  [
    'es',
    'Somos un coro de Cuenca. Nos llamamos Las Desafinadas y ensayamos los lunes.',
    'Las Desafinadas',
  ],
  ['es', 'pagina para mi puesto de jugos en puebla, nombre: Puro Zumo, vaso 35 pesos', 'Puro Zumo'],
  [
    'es',
    'El nombre es Patas Arriba: cuido gatos a domicilio en Vigo por 12 € la visita.',
    'Patas Arriba',
  ],
  [
    'es',
    '¡Ojo! así se llama mi óptica ambulante, voy por los pueblos de Teruel los miércoles',
    '¡Ojo!',
  ],
  [
    'es',
    'Tengo un taller de costura en Cali que responde al nombre de Hilo Suelto. Dobladillo a 15.000.',
    'Hilo Suelto',
  ],
  [
    'es',
    'Entre Nosotras, ese es el nombre del grupo de lectura que reúno en Mérida cada jueves.',
    'Entre Nosotras',
  ],
  [
    'es',
    'La bautizamos como «Vientos del Sur» y es una escuela de cometas en Tarifa, 40 € la clase.',
    'Vientos del Sur',
  ],
  [
    'es',
    'Mi negocio se conoce como Don Cerrojo, cerrajería 24 horas en Quito, apertura 25 dólares.',
    'Don Cerrojo',
  ],
  [
    'es',
    'Vendo miel en Las Hurdes y la marca se llama La Colmena de Abajo. Bote de kilo 9 €.',
    'La Colmena de Abajo',
  ],
  [
    'es',
    'Somos Pan y Aparte, así nos llamamos, hacemos bocadillos en Alcoy, de lunes a viernes',
    'Pan y Aparte',
  ],
  ['es', 'mi tienda de segunda mano en Lugo, de nombre Otra Vez, abro de 10 a 14', 'Otra Vez'],
  [
    'it',
    'Buongiorno, Punto e a Capo è il nome, riparo macchine da cucire a Lecce, preventivo gratis.',
    'Punto e a Capo',
  ],
  [
    'it',
    'faccio la pasta fresca a Terni, si chiama Mani in Pasta, tortelli 18 euro al chilo',
    'Mani in Pasta',
  ],
  [
    'it',
    'Il nostro coro di Belluno si chiama Voci di Corridoio e prova il mercoledì alle 21.',
    'Voci di Corridoio',
  ],
  [
    'it',
    'Il nome è Controvento. Affitto biciclette a Comacchio, 10 euro al giorno.',
    'Controvento',
  ],
  [
    'it',
    "L'abbiamo chiamato Terzo Tempo, è un bar vicino al campo da rugby di Rovigo, chiuso il lunedì.",
    'Terzo Tempo',
  ],
  ['it', 'nome: Gatti Miei, pensione per gatti a Siena, 12 euro al giorno', 'Gatti Miei'],
  [
    'de',
    '«Kehraus» – so heisst mein kleiner Betrieb in Plön, ich räume Wohnungen leer. Ab 300 €.',
    'Kehraus',
  ],
  [
    'nl',
    'Even Wachten, zo heet mijn kleine atelier in Gouda. Ik bouw vliegers vanaf € 60.',
    'Even Wachten',
  ],
  [
    'fr',
    "Trois fois rien, ainsi s'appelle mon modeste atelier de broderie à Dinan. Dès 20 €.",
    'Trois fois rien',
  ],
  [
    'pt',
    'Agulha Solta: assim se chama o meu pequeno ateliê de costura em Viseu. Bainhas a 5 €.',
    'Agulha Solta',
  ],
  [
    'it',
    'La mia bottega porta il nome di Filo di Lana e vende ceste intrecciate a Nuoro.',
    'Filo di Lana',
  ],
  [
    'it',
    'Sotto il nome di Acqua Passata restauro barche di legno a Chioggia dal 1997.',
    'Acqua Passata',
  ],
  [
    'it',
    'Passo Dopo Passo, questo è il nome del gruppo di camminata di Ivrea, ritrovo la domenica alle 8.',
    'Passo Dopo Passo',
  ],
  [
    'it',
    'Il laboratorio è stato battezzato «La Quinta Stagione» e produce marmellate a Bra.',
    'La Quinta Stagione',
  ],
  [
    'it',
    'ciao ho un food truck a Bari, nome Pane Amaro, panini da 6 euro, sto in via Sparano',
    'Pane Amaro',
  ],
  [
    'it',
    'La ditta va sotto il nome di Tetti Puliti e pulisce grondaie in provincia di Asti, da 80 euro.',
    'Tetti Puliti',
  ],
  [
    'it',
    'Chiamasi Il Tarlo la mia officina di restauro mobili a Todi, aperta dal martedì al sabato.',
    'Il Tarlo',
  ],
  [
    'it',
    'Ci conoscono come Le Sorelle Farina, forno a legna a Matera, pane 4 euro al chilo.',
    'Le Sorelle Farina',
  ],
  [
    'pt',
    'Partir Pedra é o nome, fazemos muros de pedra solta em Arouca, orçamento grátis.',
    'Partir Pedra',
  ],
  [
    'pt',
    'oi faz uma pagina pro meu carrinho de pipoca, nome Pula Pula, fico na praça de Varginha, saco 8 reais',
    'Pula Pula',
  ],
  [
    'pt',
    'A minha oficina chama-se Prego a Fundo e repara bicicletas em Ovar, revisão 25 €.',
    'Prego a Fundo',
  ],
  [
    'pt',
    'conserto celular em Olinda, o nome é Tela Nova, troca de tela a partir de 150',
    'Tela Nova',
  ],
  [
    'pt',
    'O nosso coro tem por nome Vozes do Moinho e ensaia às quartas em Tavira.',
    'Vozes do Moinho',
  ],
  [
    'pt',
    'Somos um grupo de leitura de Viseu. O nome: Folha Solta. Encontros na primeira terça do mês.',
    'Folha Solta',
  ],
  ['pt', 'Dei-lhe o nome de Mar Chão e é uma escola de vela em Peniche, aulas a 30 €.', 'Mar Chão'],
  [
    'pt',
    'Ora Essa! é assim que nos chamamos, teatro amador de Chaves, ensaios às sextas',
    'Ora Essa!',
  ],
  [
    'pt',
    'a gente se chama Samba da Laje e toca em festa em Niterói, cachê a combinar',
    'Samba da Laje',
  ],
  [
    'pt',
    'Vendo queijos na Serra da Canastra com o nome de Queijo do Tião, meia cura a 60 reais o quilo.',
    'Queijo do Tião',
  ],
  [
    'pt',
    'Pão com Prosa, esse é o nome da minha padaria em Tiradentes, abre às 6.',
    'Pão com Prosa',
  ],
  [
    'pt',
    'Batizamos o projeto de «Quintal Aberto»: hortas em escolas de Londrina, aos sábados.',
    'Quintal Aberto',
  ],
  [
    'pt',
    'loja de linhas em Barcelos, dá pelo nome de Fio da Meada, aberta de terça a sábado',
    'Fio da Meada',
  ],
  [
    'pt',
    'O negócio é conhecido como Doutor Sofá. Estofo cadeiras em Canoas, a partir de R$ 120.',
    'Doutor Sofá',
  ],
  [
    'pt',
    'Meia Volta é como se chama a minha escola de dança em Setúbal, mensalidade 35 €.',
    'Meia Volta',
  ],
  [
    'nl',
    'Hoi, Losse Eindjes is de naam, breicafé in Zutphen, elke dinsdag vanaf 10 uur.',
    'Losse Eindjes',
  ],
  ['nl', 'ik repareer fietsen in Breda, heet Kettingreactie, beurt 45 euro', 'Kettingreactie'],
  [
    'nl',
    'Mijn bakkerij in Gouda heet Brood op de Plank en is open van dinsdag tot zaterdag.',
    'Brood op de Plank',
  ],
  [
    'nl',
    'Wij noemen ons De Late Vogels en zingen op donderdag in Hasselt, iedereen welkom.',
    'De Late Vogels',
  ],
  ['nl', 'hondenuitlaatservice Almere, naam: Kwispel, 14 euro per keer', 'Kwispel'],
  [
    'nl',
    'Onder de naam Tweede Leven knap ik in Dokkum oude kasten op, vanaf 90 euro.',
    'Tweede Leven',
  ],
  [
    'nl',
    'Ach en Wee, zo heten wij, een theatergroep uit Delft die in verzorgingshuizen speelt.',
    'Ach en Wee',
  ],
  [
    'nl',
    'De werkplaats draagt de naam Ruwe Bolster en geeft houtbewerkingscursussen in Ede, 75 euro per dag.',
    'Ruwe Bolster',
  ],
  [
    'nl',
    'Oeps! is onze naam, wij zijn een opruimcoach en een klusser in Leuven, 50 euro per uur.',
    'Oeps!',
  ],
  [
    'nl',
    'mijn kraam staat zaterdag in Goes, naam Zilte Zaken, oesters 3 euro per stuk',
    'Zilte Zaken',
  ],
  [
    'nl',
    'De naam is Hoge Nood. Wij verhuren toiletwagens in Twente voor feesten en partijen.',
    'Hoge Nood',
  ],
  [
    'nl',
    'Onze buurttuin in Gent luistert naar de naam Wilde Weelde. Elke zaterdag werken we samen.',
    'Wilde Weelde',
  ],
  ['nl', 'We hebben het «Goed Volk» gedoopt, een koffiehuis in Sneek met boeken.', 'Goed Volk'],
  [
    'nl',
    'Sterke Koffie, dat is de naam, ik rijd met een espressobar naar bedrijven rond Zwolle',
    'Sterke Koffie',
  ],
  [
    'ja',
    'こんにちは、「よりみち」という名前です。高松で移動本屋をやっています。土日のみ。',
    'よりみち',
  ],
  ['ja', '店名はひとやすみです。金沢の商店街で甘味処をしています。あんみつ600円。', 'ひとやすみ'],
  ['ja', '自転車修理、屋号くるくる堂、京都左京区、パンク1200円、月曜休み', 'くるくる堂'],
  [
    'ja',
    'おむすびころりん、これが店の名前です。富山でおにぎりを売っています。1個150円から。',
    'おむすびころりん',
  ],
  ['ja', '名前は「またあした」。夕方だけ開くパン屋を松江でやっています。', 'またあした'],
  ['ja', '合唱団の名前はこだまです。毎週火曜の夜、長野市の公民館で練習しています。', 'こだま'],
  ['ja', 'ミシンの修理をしています。名称:いとまき工房。出張は福山市内まで。', 'いとまき工房'],
  [
    'ja',
    '「なんでやねん!」が名前の漫才サークルです。大阪の天王寺で第二土曜に集まります。',
    'なんでやねん!',
  ],
  ['ja', 'つむぎやと申します。上田で着物の直しを承っております。裾上げ3,000円より。', 'つむぎや'],
  [
    'ja',
    '畑を貸しています。みんなの畑と名付けました。つくば市、1区画月2,000円です。',
    'みんなの畑',
  ],
  [
    'ja',
    'こどもの絵画教室を開いており、教室名は「いろのたね」と申します。鎌倉、月謝6,000円。',
    'いろのたね',
  ],
  ['ja', 'つぎはぎって名前で古着のリメイクしてます 下北沢 パンツ裾3500円〜', 'つぎはぎ'],
  ['ja', '会の名は「石ころの会」と決めました。秩父で月に一度、川原を歩きます。', '石ころの会'],
  [
    'kr',
    "안녕하세요 '느린걸음'이라는 이름입니다. 춘천에서 걷기 모임을 합니다. 매주 토요일 아침 7시.",
    '느린걸음',
  ],
  ['kr', '목포에서 떡볶이 팔아요 이름은 매콤달콤이에요 1인분 4천원', '매콤달콤'],
  ['kr', '상호 바퀴달린집 자전거 수리 부천 펑크 8천원 일요일 쉼', '바퀴달린집'],
  ['kr', "저희 가게 이름은 '그냥그런날'입니다. 통영에서 커피를 볶습니다.", '그냥그런날'],
  ['kr', '오늘도맑음, 이게 이름이에요. 강릉에서 우산을 고칩니다. 수리비 5천 원부터.', '오늘도맑음'],
  ['kr', '합창단 이름은 메아리입니다. 화요일 저녁마다 안동 문화회관에서 연습합니다.', '메아리'],
  ['kr', '강아지 산책 대신해 드려요. 이름: 멍멍산책. 일산 30분 만오천원.', '멍멍산책'],
  ['kr', '실과바늘이라는 이름으로 군산에서 옷 수선을 하고 있습니다. 바지 단 4천 원.', '실과바늘'],
  [
    'kr',
    "'어머나!'라고 불러 주세요. 대구에서 하는 아마추어 연극 모임입니다. 금요일 저녁 연습.",
    '어머나!',
  ],
  ['kr', '가게 이름을 봄동이라고 지었습니다. 남해에서 채소를 팝니다. 매일 아침 6시부터.', '봄동'],
  ['kr', '전주에서 한지 공방을 합니다. 상호는 종이마루입니다. 체험 2만 원.', '종이마루'],
  ['kr', '소풍가는날이라고 합니다 도시락 배달 수원 1만2천원부터 전날까지 주문', '소풍가는날'],
  ['kr', '독서모임 만들었어요 모임명 밤의서재 광주 동명동 둘째주 목요일', '밤의서재'],
  ['kr', "우리 밴드는 '고장난라디오'로 불립니다. 홍대에서 공연합니다.", '고장난라디오'],
  ['kr', '간판에 적힌 이름은 만물상회. 청주에서 우산, 칼, 냄비를 고칩니다.', '만물상회'],
  [
    'en',
    'My husband Colin and I have kept bees near Hay Castle for six years. Sting in the Tale is the name we go by. Honey is £7 a jar. Thanks, Marjorie Blount',
    'Sting in the Tale',
  ],
  [
    'en',
    'hi its for our allotment society in Stapleford, we go by The Mucky Spuds, meetings at the Red Lion first monday, ask for Barry',
    'The Mucky Spuds',
  ],
  [
    'en',
    "I teach sewing at St Anne's Hall in Louth, Wednesdays 7pm. The class is known to everybody, and its name is Bobbins. Regards, Fay Turner",
    'Bobbins',
  ],
  [
    'en',
    'We have decided to call it Over the Moon. It is a nursery for children under four in Thirsk, run by Alison Peel and Jo Marr.',
    'Over the Moon',
  ],
  [
    'en',
    'clearances done in Hull n Beverley, name - Gone by Friday, van and two men £120, Dave',
    'Gone by Friday',
  ],
  [
    'en',
    'Please can the page say we repair umbrellas near Leeds Market. "Wet Wet Wet" is our name. Signed, Norman Tate',
    'Wet Wet Wet',
  ],
  [
    'de',
    'Meine Frau Ilse und ich restaurieren in Görlitz alte Radios. Rauschfrei, so heißt unsere Werkstatt. Viele Grüße, Bernd Hauck',
    'Rauschfrei',
  ],
  [
    'de',
    'hallo wir sind ein strickcafe in lübeck, der name ist Maschenzauber, dienstags ab 15 uhr bei Café Möwe, gruß Anke',
    'Maschenzauber',
  ],
  [
    'de',
    'Den Laden haben wir „Zweite Wahl“ genannt. Wir verkaufen in Zug Geschirr mit kleinen Fehlern. Beat und Regula Kunz',
    'Zweite Wahl',
  ],
  [
    'de',
    'Wir gehen unter dem Namen Die Nachteulen und führen Besucher nachts durch Meersburg. Treffpunkt Schlossplatz, 12 Euro.',
    'Die Nachteulen',
  ],
  [
    'de',
    'Gartenpflege rund um Krems, Firmenname: Rasenrebell, ab 38 Euro die Stunde. Anruf bei Herrn Lechner',
    'Rasenrebell',
  ],
  [
    'de',
    'Unser Angebot richtet sich an Senioren in Wil. Unser Name lautet Hand in Hand. Kontakt: Frau Doris Egli',
    'Hand in Hand',
  ],
  [
    'fr',
    'Avec ma sœur Jeanne nous vendons des plants au marché de Cahors. Graine de Folie, voilà notre nom. Bien à vous, Solène Marty',
    'Graine de Folie',
  ],
  [
    'fr',
    'cours de natation pour adultes à Évry, on se nomme Les Bouées, piscine Jean Taris, 12 euros, voir avec Karim',
    'Les Bouées',
  ],
  [
    'fr',
    "Je suis Paul Ferrand, je débarrasse des greniers autour de Dole. L'entreprise porte le nom de Grenier Vide. Devis gratuit.",
    'Grenier Vide',
  ],
  [
    'fr',
    "L'association s'appelle Un Toit pour Deux et loge des étudiants chez des retraités à Angers. Contact : Mme Bréhat.",
    'Un Toit pour Deux',
  ],
  [
    'fr',
    "Coucou ! Notre nom c'est Tartine et Compagnie, salon de thé rue Haute à Quimper, brunch 18 €.",
    'Tartine et Compagnie',
  ],
  [
    'fr',
    "Nous l'avons baptisé Le Grain de Sel. C'est un bistrot associatif à Crest, ouvert du jeudi au dimanche. Signé : Maud Rey",
    'Le Grain de Sel',
  ],
  [
    'es',
    'Con mi hermano Julián restauro muebles en Zafra. Segunda Mano de Pintura, ese es el nombre. Un saludo, Carmen Lozano',
    'Segunda Mano de Pintura',
  ],
  [
    'es',
    'clases de baile en Pachuca, nos llamamos Dos Pies Izquierdos, salon Hidalgo martes 7pm, con Lupita',
    'Dos Pies Izquierdos',
  ],
  [
    'es',
    'El taller lleva el nombre de La Aguja Loca y arregla ropa en Jaca. Pregunte por Marisa Gil.',
    'La Aguja Loca',
  ],
  [
    'es',
    'Paseo perros en Nervión, Sevilla. Nombre: Cuatro Patas. 10 euros el paseo. Atiende Rocío',
    'Cuatro Patas',
  ],
  [
    'es',
    'Lo hemos llamado Café Sin Prisa. Está en la plaza Cervantes de Ávila y abre a las 9.',
    'Café Sin Prisa',
  ],
  [
    'es',
    'A Contraluz es nuestro nombre. Somos cinco fotógrafos de Mendoza que hacemos bodas. Firmado, Pablo Sosa',
    'A Contraluz',
  ],
  [
    'it',
    'Con mia moglie Rita curo un orto didattico ad Alba. Pollice Verde, questo è il nome. Cordiali saluti, Piero Gallo',
    'Pollice Verde',
  ],
  [
    'it',
    'corsi di inglese per bimbi a Latina, ci chiamiamo Hello Mamma, in via Roma, chiedere di Sara',
    'Hello Mamma',
  ],
  [
    'it',
    'La bottega si chiama Il Chiodo Fisso e sta a Lucca. Si aggiustano cornici e sedie. Ugo Bini',
    'Il Chiodo Fisso',
  ],
  [
    'it',
    'Riparo ombrelli a Torino, porta Palazzo. Il nostro nome sarà Sotto la Pioggia. Da 8 euro.',
    'Sotto la Pioggia',
  ],
  [
    'it',
    "L'associazione porta il nome di Nonni in Rete e insegna il computer a Cesena. Referente Dott. Neri.",
    'Nonni in Rete',
  ],
  [
    'it',
    'Quattro Salti è il nome della scuola, balliamo il liscio a Faenza, maestra Loredana',
    'Quattro Salti',
  ],
  [
    'pt',
    'Eu e o meu marido Rui fazemos queijo em Nisa. Cabra Cega, é este o nome. Cumprimentos, Helena Serrano',
    'Cabra Cega',
  ],
  [
    'pt',
    'aulas de violao em Sorocaba, a escola se chama Corda Bamba, 150 por mes, falar com Juninho',
    'Corda Bamba',
  ],
  [
    'pt',
    'O nosso nome é Mãos de Barro e damos cursos de olaria em Estremoz. Contactar D. Rosa Pinto.',
    'Mãos de Barro',
  ],
  [
    'pt',
    'Faço marmitas em Betim, nome: Panela Cheia, 18 reais, entrega Seu Carlos',
    'Panela Cheia',
  ],
  [
    'pt',
    'Demos-lhe o nome de Chuva de Letras. É uma livraria infantil em Viana do Castelo. Assinado, Marta Leal',
    'Chuva de Letras',
  ],
  [
    'pt',
    'É assim: A Toda Hora é o nosso nome, chaveiro em Natal, bairro Tirol, 24 horas, Edmilson',
    'A Toda Hora',
  ],
  [
    'nl',
    'Met mijn broer Kees maak ik stoelen in Kampen. Vier Poten, dat is onze naam. Groet, Willem Smit',
    'Vier Poten',
  ],
  [
    'nl',
    'zwemles voor volwassenen in Heerlen, we heten De Watervlooien, zwembad Otterveurdt, vraag naar Monique',
    'De Watervlooien',
  ],
  [
    'nl',
    'De winkel hebben we "Spullenbaas" genoemd. Wij verkopen in Breda tweedehands gereedschap. Henk en Truus',
    'Spullenbaas',
  ],
  [
    'nl',
    'Ons koor draagt de naam Zonder Noten en zingt in de Sint-Janskerk te Gouda.',
    'Zonder Noten',
  ],
  [
    'nl',
    'Tuinonderhoud regio Aalst, bedrijfsnaam: Groen van Lieven, 35 euro per uur, bel Lieven',
    'Groen van Lieven',
  ],
  [
    'nl',
    'Even Bijpraten is de naam van het project. We bezoeken ouderen in Assen. Met groet, Mieke Vos',
    'Even Bijpraten',
  ],
  [
    'ja',
    '夫の健二と岐阜で竹かごを作っています。屋号は「かごめかごめ」です。問い合わせは山本まで。',
    'かごめかごめ',
  ],
  ['ja', '熊本で高齢者の買い物を手伝っています。団体名:おつかい便。代表は田中。', 'おつかい便'],
  [
    'ja',
    'ねこのひげという名前で、奈良の古民家でカフェをしています。店主は佐藤です。',
    'ねこのひげ',
  ],
  [
    'ja',
    '私たちは「朝の輪」と名付けた体操の会です。仙台の西公園で毎朝6時半から。世話人 鈴木',
    '朝の輪',
  ],
  ['ja', '宮崎で花屋をしています、店名は花日和、駅前通りです、担当は川口です', '花日和'],
  [
    'ja',
    '読み聞かせのグループで、名前は「えほんのたね」といいます。場所は川越図書館。',
    'えほんのたね',
  ],
  [
    'kr',
    "남편 민수와 함께 제천에서 약초를 키웁니다. 농장 이름은 '풀내음'입니다. 문의는 이정희에게.",
    '풀내음',
  ],
  ['kr', '울산에서 어르신 스마트폰 교실 합니다. 모임명: 손끝세상. 담당 김영수', '손끝세상'],
  ['kr', '달팽이걸음이라는 이름으로 제주 올레길을 안내합니다. 안내자 박지훈', '달팽이걸음'],
  [
    'kr',
    "저희는 '두번째서랍'이라고 이름 지은 중고 가게입니다. 인천 부평시장 안에 있어요.",
    '두번째서랍',
  ],
  ['kr', '우리 극단 이름은 한밤중입니다. 광주 예술의거리에서 공연해요. 대표 오세라', '한밤중'],
  [
    'en',
    "The Elm Road residents' association lets the old washhouse, everyone calls it s Washhouse. It is renovated. Room for 25 people. Enquiries to hall@elm.example.",
    's Washhouse',
  ],
  [
    'de',
    'Der Bürgerverein Ofterdingen vermietet das alte Waschhaus, alle sagen s Waschhäusle. Es ist renoviert und man kann es für Geburtstage mieten. Platz für 25 Personen. Anfragen an haus@ofterdingen.example.',
    's Waschhäusle',
  ],
  [
    'de',
    'Wir vermieten eine Drehorgel. Die Orgel heißt Sonntag, so steht es auch vorne drauf, und so soll auch die Seite heißen. Sie können sie mit Drehorgelspieler für Hochzeiten mieten. Eine Stunde kostet 195 €. Tel. 0575 555 014.',
    'Sonntag',
  ],
  [
    'de',
    'Ich gehe mit Hunden in Kassel spazieren. Das Ganze haben wir Pfotenglück getauft. 12 € pro Runde. Tel. 0561 555014.',
    'Pfotenglück',
  ],
  [
    'de',
    'Ich gehe mit Hunden in Kassel spazieren, wir haben es Pfotenglück genannt. 12 € pro Runde. Tel. 0561 555014.',
    'Pfotenglück',
  ],
  [
    'fr',
    'location de baby foot, nom Rouler est interdit. week-end 90€ livraison comprise à lyon. whatsapp 06 39 98 01 27',
    'Rouler est interdit',
  ],
  [
    'es',
    'Alquilamos un organillo. El organillo se llama Domingo, y así tiene que llamarse la página. Se puede alquilar para bodas. Una hora cuesta 195 €. Tel. 947 00 21 86.',
    'Domingo',
  ],
  [
    'es',
    'alquiler de futbolines, nombre Girar está prohibido. finde 90€ entrega incluida en burgos. whatsapp 655 55 01 82',
    'Girar está prohibido',
  ],
  [
    'it',
    "L'associazione di quartiere Olmi affitta il vecchio lavatoio, tutti lo chiamano El Lavador. È ristrutturato. Posto per 25 persone. Richieste a lavatoio@olmi.example.",
    'El Lavador',
  ],
  [
    'it',
    "Noleggiamo un organetto di Barberia. L'organetto si chiama Domenica, e così deve chiamarsi anche la pagina. Si può noleggiare per matrimoni. Un'ora costa 195 €. Tel. 0532 555014.",
    'Domenica',
  ],
  [
    'it',
    'noleggio calciobalilla, nome Rullare è vietato. weekend 90€ consegna compresa a ferrara e prov, feste sagre. prenotare 7gg prima. 347 5550119 whatsapp lun-sab 9-20',
    'Rullare è vietato',
  ],
  [
    'pt',
    'A associação de moradores dos Ulmeiros aluga o antigo lavadouro, toda a gente lhe chama O Lavadouro. Está renovado. Lugar para 25 pessoas. Pedidos para lavadouro@ulmeiros.example.',
    'O Lavadouro',
  ],
  [
    'pt',
    'Alugamos um realejo. O realejo chama-se Domingo, e é assim que a página se deve chamar. Pode ser alugado para casamentos. Uma hora custa 195 €. Tel. 912 555 017.',
    'Domingo',
  ],
  [
    'pt',
    'Passeio cães em Braga. Batizámos isto de Patas Loucas. 12 € por passeio. Tel. 912 555 017.',
    'Patas Loucas',
  ],
  [
    'pt',
    'aluguel de pebolim, nome Girar é proibido. fim de semana 90 reais com entrega em londrina. zap 43 95555-0121',
    'Girar é proibido',
  ],
  [
    'nl',
    "De buurtvereniging Iepenlaan verhuurt het oude washuis, iedereen zegt 't Washok. Het is opgeknapt. Plaats voor 25 personen. Aanvragen via washok@iepen.example.",
    "'t Washok",
  ],
  [
    'nl',
    'Wij verhuren een draaiorgel. Het orgel heet Zondag, zo staat het ook op de voorkant geschilderd, en zo moet de pagina ook heten. Zondag is een 42-toets orgel uit 1928. U kunt het huren met draaier voor bruiloften. Een uur kost € 195,-. Bel 0575-555 014.',
    'Zondag',
  ],
  [
    'nl',
    'verhuur voetbaltafels, naam Draaien is verboden. weekend 90€ incl bezorging in zwolle. app 06 00004913',
    'Draaien is verboden',
  ],
  [
    'ja',
    'にれ町内会が古い洗い場を貸します。みんな「あらいば」と呼んでいます。改装済みで25人入れます。問い合わせは080-5555-0139',
    'あらいば',
  ],
]

it.each(names)('in %s “%s” is called %s', (language, brief, name) => {
  const { text } = asMeant(brief, language)
  expect(read(text, { language, fallback: language }).facts.name?.value).toBe(name)
})

it.each([
  ['fr', "Le nom n'est pas encore choisi. On répare des vélos à Tours, 35 euros."],
  ['kr', '여수에서 도시락 팔아요. 문자로 이름 생일 주소 보내주세요. 7천원.'],
  ['ja', '名前の刺繍1か所500円。作業服を売っています。'],
])('in %s a name that is not told is none: %s', (language, brief) => {
  expect(read(brief, { language, fallback: language }).facts.name).toBeUndefined()
})

const shown = (brief: string, locale: 'en' | 'fr' | 'pt') =>
  JSON.stringify(composedDocument(brief, { locale, seed: 0 }).blocks)

it.each([
  [
    'en',
    'Marrow Lane is the name, we do veg boxes in Frome, £14 a week. Call 07700 900311.',
    'is the name',
    'veg boxes in Frome',
  ],
  [
    'pt',
    "conserto sombrinhas. nome Pé d'Água, banca no centro de Juiz de Fora. cabo 20 reais, varetas 15",
    'ome Pé',
    'Juiz de Fora',
  ],
  [
    'fr',
    "Je fais le lavage de couvertures de chevaux. Ça s'appelle À Couvert (avec l'accent). Lavage été 12 €, hiver 18 €. 06 39 98 27 14",
    'appelle',
    'couvertures de chevaux',
  ],
  [
    'en',
    "Fishing huts to let on Loon Lake. We are the Tibbo family, it's called Bite Me. Weekdays $85 a day. 418 555-0163",
    'called',
    'the Tibbo family',
  ],
] as const)('in %s a page does not say that its name is one: %s', (locale, brief, naming, told) => {
  expect(shown(brief, locale)).not.toContain(naming)
  expect(shown(brief, locale)).toContain(told)
})

it.each([
  [
    'en',
    'Page for the Tully reunion on 6 June at the mill. The title should be All the Tullys, my brother wanted Tully Day but he lost the vote. Bring a dish.',
    'All the Tullys',
  ],
  [
    'de',
    'Pflanzentausch in Hollerbach, Samstag 8. Mai 10 bis 13 Uhr. Als Überschrift bitte Halm und Knolle. Wer nichts hat, bekommt was.',
    'Halm und Knolle',
  ],
  [
    'fr',
    'Notre cousinade, la première depuis 2016. Le titre sera « Nous les Morvan » ; ma sœur voulait « Morvan 2027 », mais elle a perdu. Elle a lieu le 3 juillet 2027 à midi.',
    'Nous les Morvan',
  ],
  [
    'es',
    'Sardinada en el puerto, sábado 26 de junio a las 20 h. De título poned La Espina Alegre. Ración 6 €.',
    'La Espina Alegre',
  ],
  [
    'it',
    'Pranzo di famiglia il 20 giugno alle 12.30 al mulino. Il titolo sarà «Tutti i Corradi»; mio zio voleva «Corradi 2027» ma ha perso. 25 € a testa.',
    'Tutti i Corradi',
  ],
  [
    'pt',
    'jantar na rua, sábado 5 de junho às 20h, de título ponham Sopa de Pedra',
    'Sopa de Pedra',
  ],
  ['nl', 'Buurtmaal zondag 5 september 12 uur. Als titel graag Pan op Plein.', 'Pan op Plein'],
  ['ja', '5月9日13時から集会所で餅をつきます。見出しは「もちの日」にしてください。', 'もちの日'],
  ['kr', '10월 17일 토요일 낮 12시 마을회관 잔치. 제목은 한솥 한마음이에요.', '한솥 한마음'],
])(
  'in %s the title that is asked for stands above whatever is held: “%s”',
  (language, brief, name) => {
    expect(read(brief, { language, fallback: language }).facts.name?.value).toBe(name)
  },
)
