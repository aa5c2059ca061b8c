import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const hours = (brief: string, fallback: PageLanguage): string | undefined =>
  understand(brief, { locale: null, fallback }).facts.hours?.value

const said: readonly [PageLanguage, string, string][] = [
  ['en', 'Our bakery is open Tuesday to Sunday, 7am to 3pm.', 'Tu-Su 07:00-15:00'],
  ['en', 'The shop opens weekdays 9 to 5.', 'Mo-Fr 09:00-17:00'],
  ['en', 'Bike shop, open every day except Sunday from 10 to 6.', 'Mo-Sa 10:00-18:00'],
  ['en', 'Cafe. Open 8am–4pm, closed Mondays.', 'Tu-Su 08:00-16:00'],
  [
    'de',
    'Praxis Abel in Ulm. Mo–Fr 8–12 und 15–18 Uhr, Mittwochnachmittag geschlossen.',
    'Mo-Tu,Th-Fr 08:00-12:00,15:00-18:00; We 08:00-12:00',
  ],
  [
    'de',
    'Café in Ulm, Sonntagmorgen 9-12 Uhr, Donnerstagabend 19-22 Uhr.',
    'Th 19:00-22:00; Su 09:00-12:00',
  ],
  [
    'nl',
    'Praktijk Abel in Ede. Ma-vr 8-12 en 13-17 uur, woensdagmiddag gesloten.',
    'Mo-Tu,Th-Fr 08:00-12:00,13:00-17:00; We 08:00-12:00',
  ],
  ['en', 'Brewery in Hexham. Taproom Fri 4-10, Sat 12-10.', 'Fr 16:00-22:00; Sa 12:00-22:00'],
  ['en', 'Restaurant Alba in Hull. Tue-Sun 5:30 to 11.', 'Tu-Su 17:30-23:00'],
  ['en', 'Bakery Alba in Hull. Tue-Sun 5-11.', 'Tu-Su 05:00-11:00'],
  [
    'en',
    'We are open 9am-6pm Monday to Friday and 10am-4pm on Saturday.',
    'Mo-Fr 09:00-18:00; Sa 10:00-16:00',
  ],
  ['en', 'Office open Mon-Fri 8-17, lunch break 12 to 1.', 'Mo-Fr 08:00-12:00,13:00-17:00'],
  ['en', 'A cocktail bar, open Thursday to Saturday from 6pm until 2am.', 'Th-Sa 18:00-02:00'],
  ['en', 'Bistro open daily: lunch 12-3, dinner 6-10.', 'Mo-Su 12:00-15:00,18:00-22:00'],
  [
    'en',
    'A bakery in York. We open at 7 from Tuesday to Saturday and shut at 2.',
    'Tu-Sa 07:00-14:00',
  ],
  [
    'fr',
    'Boulangerie à Brest. Nous ouvrons à 7h du mardi au samedi et fermons à 14h.',
    'Tu-Sa 07:00-14:00',
  ],
  [
    'it',
    'Forno a Lucca. Apriamo alle 7 da martedì a sabato e chiudiamo alle 14.',
    'Tu-Sa 07:00-14:00',
  ],
  [
    'en',
    'A bistro in York. Lunch Tuesday to Friday 12-2.30, dinner Thursday to Saturday 6-9.30.',
    'Tu-We 12:00-14:30; Th-Fr 12:00-14:30,18:00-21:30; Sa 18:00-21:30',
  ],
  [
    'fr',
    'Bistrot à Nantes. Ouvert du mardi au vendredi midi, samedi midi et soir 12h-14h et 19h-22h.',
    'Tu-Fr 12:00-14:00; Sa 12:00-14:00,19:00-22:00',
  ],
  ['en', 'Locksmith. We answer calls around the clock.', '24/7'],
  [
    'de',
    'Die Bäckerei hat Di–Fr von 7 bis 18 Uhr geöffnet, Sa 7–13 Uhr, Montag Ruhetag.',
    'Tu-Fr 07:00-18:00; Sa 07:00-13:00',
  ],
  ['de', 'Laden geöffnet Mo-Fr 9.00-18.30, Do bis 20 Uhr.', 'Mo-We,Fr 09:00-18:30; Th 09:00-20:00'],
  [
    'fr',
    'Boulangerie ouverte du mardi au samedi de 7h à 19h30, le dimanche jusqu’à 13h.',
    'Tu-Sa 07:00-19:30; Su 07:00-13:00',
  ],
  ['fr', 'Librairie ouverte tous les jours de 10h à 19h, fermée le lundi.', 'Tu-Su 10:00-19:00'],
  [
    'es',
    'Tienda abierta de lunes a viernes de 9:30 a 14:00 y de 17:00 a 20:30.',
    'Mo-Fr 09:30-14:00,17:00-20:30',
  ],
  [
    'es',
    'Panadería: abrimos de 7 de la mañana a 3 de la tarde todos los días.',
    'Mo-Su 07:00-15:00',
  ],
  [
    'pt',
    'Padaria aberta de terça a sábado das 7h às 19h; domingo das 8h às 13h.',
    'Tu-Sa 07:00-19:00; Su 08:00-13:00',
  ],
  ['pt', 'Loja aberta de terça a domingo das 14h30 à meia-noite.', 'Tu-Su 14:30-24:00'],
  [
    'it',
    'Il negozio è aperto dal lunedì al sabato dalle 9 alle 13 e dalle 16 alle 20.',
    'Mo-Sa 09:00-13:00,16:00-20:00',
  ],
  ['nl', 'De winkel is open van dinsdag t/m zaterdag van 9.00 tot 17.30 uur.', 'Tu-Sa 09:00-17:30'],
  ['ja', 'パン屋です。営業時間は午前9時から午後6時、水曜定休です。', 'Mo-Tu,Th-Su 09:00-18:00'],
  ['ja', '喫茶店です。10時〜19時、月・火休み。', 'We-Su 10:00-19:00'],
  [
    'kr',
    '빵집입니다. 오전 10시부터 오후 8시까지 영업하고 월요일은 휴무입니다.',
    'Tu-Su 10:00-20:00',
  ],
  ['kr', '카페 영업시간: 화~일 11:00~21:00', 'Tu-Su 11:00-21:00'],
  [
    'en',
    'The garage is open Monday to Friday from half seven to quarter past five.',
    'Mo-Fr 07:30-17:15',
  ],
  ['en', 'Our cafe is open from nine to five, Monday to Friday.', 'Mo-Fr 09:00-17:00'],
  ['en', 'Bakery. We open at 7 and close at 3, Tuesday through Saturday.', 'Tu-Sa 07:00-15:00'],
  ['en', 'Office open Mon-Fri 8:00-17:30 (lunch 12-1).', 'Mo-Fr 08:00-12:00,13:00-17:30'],
  [
    'en',
    'Office hours: Mon to Fri 9-12 and 1-5, closed Wednesday afternoons.',
    'Mo-Tu,Th-Fr 09:00-12:00,13:00-17:00; We 09:00-12:00',
  ],
  [
    'en',
    'Farm shop. Wednesday afternoons 2-5, Saturday mornings 9-12.',
    'We 14:00-17:00; Sa 09:00-12:00',
  ],
  ['en', 'Shop open daily except Sundays 10-18h. In summer until 20h.', 'Mo-Sa 10:00-18:00'],
  ['de', 'Die Bäckerei ist werktags von sieben bis achtzehn Uhr geöffnet.', 'Mo-Fr 07:00-18:00'],
  ['de', 'Café, geöffnet Mo-Fr von halb acht bis 18 Uhr.', 'Mo-Fr 07:30-18:00'],
  [
    'de',
    'Die Halle ist täglich 10 bis 23 Uhr offen. Anfängerkurse mittwochs 18–20 Uhr.',
    'Mo-Su 10:00-23:00',
  ],
  [
    'fr',
    'Bureaux ouverts lundi-vendredi, 8 h-12 h et 13 h 30-17 h 30.',
    'Mo-Fr 08:00-12:00,13:30-17:30',
  ],
  [
    'fr',
    'Le garage est ouvert lundi à jeudi 8h-12h 13h30-18h, vendredi jusqu’à 17h.',
    'Mo-Th 08:00-12:00,13:30-18:00; Fr 08:00-12:00,13:30-17:00',
  ],
  ['es', 'Tienda abierta de lunes a sábado de nueve y media a dos.', 'Mo-Sa 09:30-14:00'],
  [
    'it',
    'Negozio aperto lun-sab 9-13 / 15:30-19:30, giovedì pomeriggio chiuso.',
    'Mo-We,Fr-Sa 09:00-13:00,15:30-19:30; Th 09:00-13:00',
  ],
  ['nl', 'De winkel is open ma t/m vr van half negen tot zes.', 'Mo-Fr 08:30-18:00'],
  [
    'ja',
    '整骨院です。午前9時〜12時、午後3時〜7時、水曜午後と日祝休診',
    'Mo-Tu,Th-Sa 09:00-12:00,15:00-19:00; We 09:00-12:00',
  ],
  ['ja', 'ジムです。スタッフ在駐は平日11時〜20時。年中無休24時間営業。', '24/7'],
  ['kr', '미용실은 오전 열시부터 저녁 여덟시까지 열고 화요일은 쉬어요.', 'Mo,We-Su 10:00-20:00'],
  ['kr', '세무사입니다. 평일 오전 9시~오후 6시(점심 12시~1시).', 'Mo-Fr 09:00-12:00,13:00-18:00'],
  ['ja', '受付は月〜土 9:00〜19:00。岡山の教習所です。', 'Mo-Sa 09:00-19:00'],
  ['ja', '定食900円月〜金 11:00〜14:00。京都市の食堂です。', 'Mo-Fr 11:00-14:00'],
  [
    'fr',
    'Bistrot à Dinan. Ouvert du mardi au vendredi le midi, samedi midi et soir, 12h-14h et 19h-22h.',
    'Tu-Fr 12:00-14:00; Sa 12:00-14:00,19:00-22:00',
  ],
]

test.each(said)('%s: %s', (language, brief, due) => {
  expect(hours(brief, language)).toBe(due)
})

test('a time that ends at 24 h is not always', () => {
  expect(hours('Bar en Ágreda. Los viernes de 19 a 24 h, abierto.', 'es')).toBe('Fr 19:00-24:00')
})

const silent: readonly [string, PageLanguage, string][] = [
  ['days that end nowhere', 'de', 'Bar in Ulm. Mi bis Fr ab 17 Uhr, Sa und So 11–22 Uhr.'],
  ['hours from nine on', 'en', 'A bakery in York. Tuesday to Saturday from nine, Sunday 10 to 2.'],
  ['times without a day', 'en', 'A shop, open 9–5.'],
  ['open houses', 'en', 'Estate agents in Leeds. Open houses every Sunday 1–4pm.'],
  ['days off at random', 'ja', 'サロンです。10時から20時、不定休。'],
  ['every other week', 'nl', 'Winkel in Tiel, open om de week op donderdag van 14 tot 16 uur.'],
  ['class times', 'en', 'Yoga studio. Classes Monday and Wednesday 6pm to 7pm.'],
  ['check-in times', 'en', 'Guesthouse in Bath. Check-in 3pm to 8pm, check-out until 11am.'],
  [
    'an event’s date',
    'en',
    'Jazz festival, Saturday 14 June, gates open 11am to 11pm. Tickets £20.',
  ],
  ['rehearsals', 'de', 'Wir sind ein Chor. Proben donnerstags von 19 bis 21 Uhr.'],
  ['lessons', 'fr', 'École de musique. Cours le mercredi de 14h à 18h.'],
  ['check-in in Korean', 'kr', '게스트하우스입니다. 체크인은 오후 3시부터 9시까지입니다.'],
  ['lessons in Japanese', 'ja', 'ピアノ教室です。レッスンは月曜から土曜の14時〜20時です。'],
  ['lessons named behind in Japanese', 'ja', 'ヨガ教室です。火・木 10時〜11時のクラス。'],
  ['theory lessons', 'de', 'Fahrschule in Gießen. Theorie Mo und Mi 18:30–20 Uhr.'],
  ['ages', 'en', 'Nursery school for children aged 2 to 5, open to all.'],
]

test.each(silent)('%s are no opening hours', (_, language, brief) => {
  expect(hours(brief, language)).toBeUndefined()
})
