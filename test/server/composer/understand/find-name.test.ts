import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const name = (brief: string, fallback: PageLanguage): string | undefined =>
  understand(brief, { locale: null, fallback }).facts.name?.value

const said: readonly [PageLanguage, string, string][] = [
  [
    'fr',
    "Salut ! Avec ma sœur on a repris le café du village, il s'appelle désormais Le Bon Coin, à Crest.",
    'Le Bon Coin',
  ],
  ['fr', "Cours de poterie à Uzès. L'atelier : Terre & Feu. 45 € la séance.", 'Terre & Feu'],
  ['fr', 'Chez Louise est une fleuriste à Lyon. Bouquets dès 25 €.', 'Chez Louise'],
  ['es', 'Casa Tilo es un hotel rural en Morella. Suite 110 €.', 'Casa Tilo'],
  ['fr', 'Toiture Durand SARL, couvreur à Laval, devis gratuits.', 'Toiture Durand SARL'],
  ['fr', 'Opticien Vision Claire, 3 rue Foch, 57000 Metz', 'Opticien Vision Claire'],
  ['fr', 'Notre crèche « Les Petits Loups » accueille 20 enfants à Agen.', 'Les Petits Loups'],
  ['fr', 'Yves Lambert, électricien, Cahors et alentours.', 'Yves Lambert'],
  [
    'fr',
    'Festival Les Voix du Fleuve, du 3 au 5 juillet 2026 à Saumur.',
    'Festival Les Voix du Fleuve',
  ],
  [
    'it',
    'Ristorante pizzeria Il Gabbiano, lungomare 12, Rimini.',
    'Ristorante pizzeria Il Gabbiano',
  ],
  ['it', 'Ho aperto da poco una libreria per bambini, Il Gatto Blu, a Trento.', 'Il Gatto Blu'],
  ['it', 'Elettrauto Ferri & Figli, Prato: batterie, diagnosi.', 'Elettrauto Ferri & Figli'],
  ['it', 'Il nostro asilo nido si chiama Girotondo e si trova a Monza.', 'Girotondo'],
  ['it', 'Studio di architettura Linea Retta, Genova.', 'Studio di architettura Linea Retta'],
  ['it', 'Mi chiamo Sara Conti, sono psicologa a Bologna.', 'Sara Conti'],
  ['it', 'Festa della Castagna 2026, Cuneo, 10 e 11 ottobre.', 'Festa della Castagna'],
  ['nl', 'Salon Glans, schoonheidssalon in Goes.', 'Salon Glans'],
  ['nl', 'Wij van Fietsenmaker De Ketting repareren alles, Leiden.', 'Fietsenmaker De Ketting'],
  ['nl', 'Dierenartspraktijk Pootje, Emmen. Spoed 24 uur.', 'Dierenartspraktijk Pootje'],
  ['nl', 'Mijn B&B heet Het Zwaluwnest en ligt op Terschelling.', 'Het Zwaluwnest'],
  ['nl', 'Café De Vergulde Leeuw, Dorpsstraat 4, Ommen.', 'Café De Vergulde Leeuw'],
  ['nl', 'Advies & Zo, administratiekantoor in Tiel.', 'Advies & Zo'],
  ['nl', 'Sander Mulder Fotografie, Meppel. Bruiloften.', 'Sander Mulder Fotografie'],
  ['de', 'Optik Brillenglanz, Marktstraße 8, 73728 Esslingen', 'Optik Brillenglanz'],
  ['de', 'Mein Nagelstudio „Lackaffe“ in Gera sucht Kundinnen.', 'Lackaffe'],
  ['de', 'Schreinerei Gebr. Huber, Rosenheim. Treppen, Möbel.', 'Schreinerei Gebr. Huber'],
  ['de', 'Wir, die Hundeschule Pfotenglück, trainieren in Celle.', 'Hundeschule Pfotenglück'],
  ['de', 'Landgasthof Krone – Familie Beck – Aalen', 'Landgasthof Krone'],
  ['de', 'Physiotherapie Beweglich, Worms. Termine ab 8 Uhr.', 'Physiotherapie Beweglich'],
  ['de', 'Ich bin Jonas Reiter, Tätowierer in Fürth.', 'Jonas Reiter'],
  ['pt', 'Restaurante O Pescador, em Peniche, peixe fresco.', 'Restaurante O Pescador'],
  ['pt', 'Studio de pilates Corpo Leve – Curitiba – aula avulsa R$ 60', 'Corpo Leve'],
  ['pt', 'Olá, somos a banda Maré Baixa, de Viana do Castelo.', 'Maré Baixa'],
  ['pt', 'Padaria e pastelaria Trigo Dourado. Leiria.', 'Padaria e pastelaria Trigo Dourado'],
  ['pt', 'Festa da Cerveja 2026 em Blumenau, 9 a 12 de outubro.', 'Festa da Cerveja'],
  ['es', 'Cafetería La Tertulia, plaza Mayor 2, Soria.', 'Cafetería La Tertulia'],
  ['es', 'Mi peluquería canina, Guau Guapos, está en Getafe.', 'Guau Guapos'],
  ['es', 'Escuela de música Clave de Luna; Lugo.', 'Escuela de música Clave de Luna'],
  ['es', 'Feria del Queso 2026 en Trujillo, del 1 al 3 de mayo.', 'Feria del Queso'],
  ['es', 'Hola, soy Diego Rivas y doy clases de piano en Reus.', 'Diego Rivas'],
  ['kr', '카센터 홈페이지요. 이름은 달려라정비. 위치는 청주.', '달려라정비'],
  ['kr', '안녕하세요! 목포 해산물 식당 바다밥상입니다.', '바다밥상'],
  ['kr', '푸른솔펜션 - 가평 - 커플룸 12만원', '푸른솔펜션'],
  ['kr', "수제 케이크 공방 '달달한하루' 경주", '달달한하루'],
  ['kr', '2026 여수 불꽃축제, 10월 24일 저녁 7시.', '여수 불꽃축제'],
  ['kr', '네일아트 하는 손끝정원이에요. 부산 서면.', '손끝정원'],
  ['kr', '서울 마포구의 미용실 모모헤어입니다. 커트 25,000원.', '모모헤어'],
  ['kr', '부산 해운대구의 작은 빵집 달빛베이커리입니다.', '달빛베이커리'],
  ['kr', '전주시 완산구의 카페 봄날입니다.', '봄날'],
  ['kr', '비영리단체 초록숨은 강릉에서 숲을 가꿉니다.', '초록숨'],
  ['ja', '理容室バーバー田中、米子市。カット3,500円。', '理容室バーバー田中'],
  ['ja', 'ネイルサロン「つめの花」です。川越。', 'つめの花'],
  ['ja', '歯科・小児歯科 のぞみ歯科医院 前橋市南町', 'のぞみ歯科医院'],
  ['ja', '焼き鳥 とりまる（小倉駅前）17時〜24時 日曜休み', '焼き鳥 とりまる'],
  ['ja', '民泊「古民家 えんがわ」徳島県美馬市', '古民家 えんがわ'],
  ['ja', 'さくら祭り2026は弘前で4月25日に開催。', 'さくら祭り'],
  ['ja', '行政書士の佐々木りえです。盛岡市で相続の相談。', '佐々木りえ'],
  ['en', 'Hi! Dog walker here, Paws & Relax, Hove. £12 per walk.', 'Paws & Relax'],
  ['en', 'We are The Night Owls, a jazz trio from Leeds.', 'The Night Owls'],
  ['en', 'Name: Fern Gully Glamping. Where: Keswick.', 'Fern Gully Glamping'],
  ['en', 'Ludlow Spring Fair 2026, Saturday 9 May, free entry.', 'Ludlow Spring Fair'],
  ['en', 'Dr. Anna Weiss Dentistry in Boulder takes new patients.', 'Dr. Anna Weiss Dentistry'],
  ['pt', 'loja de vinhos Copo Meio Cheio, no Porto. vinhos desde 6 €', 'Copo Meio Cheio'],
  [
    'pt',
    'Pedreiro em Sintra e Cascais. Muros, telhados. Zé Carvalho Obras. 912 333 444',
    'Zé Carvalho Obras',
  ],
  ['es', 'Carpintería en Burgos: Madera Viva. Muebles a medida.', 'Madera Viva'],
  ['es', 'Somos Pan y Cebolla, un comedor social de Jerez.', 'Pan y Cebolla'],
  ['en', 'quick one: need a page for Bramble Lane Nursery, Lewes', 'Bramble Lane Nursery'],
  ['en', 'Farrow & Pike have looked after families since 1931.', 'Farrow & Pike'],
  ['it', 'Dott.ssa Marta Ferri, ostetrica ad Ancona.', 'Dott.ssa Marta Ferri'],
  ['ja', 'ランチ900円 月〜金 11:00〜14:00。食堂「山」、京都市。', '山'],
  ['kr', "대구 네일샵 '봄'입니다. 젤네일 4만원.", '봄'],
  ['fr', "Je vends mon miel sur les marchés. La Ruche d'Odile, Arbois", "La Ruche d'Odile"],
  ['en', 'I do mobile dog grooming in Stroud, trading as Muddy Paws.', 'Muddy Paws'],
]

test.each(said)('%s: %s', (language, brief, due) => {
  expect(name(brief, language)).toBe(due)
})

const silent: readonly [string, PageLanguage, string][] = [
  ['an address', 'en', 'Find us at 45 King Street, Manchester. We are a bar.'],
  ['counties', 'en', 'Plumber covering Kent and East Sussex, based in Hastings.'],
  ['a greeting', 'de', 'Moin! Wir backen Brot in Kiel.'],
  ['a salutation', 'fr', 'Madame, Monsieur, nous sommes une boulangerie à Lens.'],
  ['a trade with its field', 'de', 'Praxis für Physiotherapie in Ulm, Termine ab 8 Uhr.'],
  ['an address in Japanese', 'ja', '東京都渋谷区神宮前1-2-3で美容室を営んでいます。'],
  ['a county in Korean', 'kr', '강원도 홍천에서 벌을 치는 농장입니다.'],
  ['a town in Korean', 'kr', '제주도 서귀포시에서 감귤 농장을 합니다.'],
  ['a wish', 'pt', 'Precisamos de um site para uma padaria em Braga.'],
]

test.each(silent)('%s is no name', (_, language, brief) => {
  expect(name(brief, language)).toBeUndefined()
})

test('when it is open is no name', () => {
  expect(name('We are a dog grooming parlour in Bath. Nail clip £12. Mon-Sat 9-5.', 'en')).toBe(
    undefined,
  )
  expect(name('Fahrschule in Gera. Termine nach Absprache. Mo-Fr 9-17.', 'de')).toBe(undefined)
})

test.each<[PageLanguage, string]>([
  [
    'en',
    "We're an honest garage in Hull. 10% off until Friday, and 20% off tyres until 5 December.",
  ],
  ['de', 'Wir sind eine Bäckerei in Bonn. 10 % Rabatt auf alles bis 30. November.'],
])('%s: a day is no name: %s', (locale, brief) => {
  expect(name(brief, locale)).toBeUndefined()
})
