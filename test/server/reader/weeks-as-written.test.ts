import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

/** Weeks as their owners write them. */
const weeks: [language: string, said: string, week: string][] = [
  [
    'en',
    'Open Mon-Sat 9 till 5, closed Sundays and bank holidays.',
    'Mo-Sa 09:00-17:00; Su,PH off',
  ],
  ['en', 'We’re open every day except Tuesday from 8am to 3pm.', 'Mo,We-Su 08:00-15:00; Tu off'],
  ['en', 'Weekdays 7 to 7, Saturday 8 to noon.', 'Mo-Fr 07:00-19:00; Sa 08:00-12:00'],
  ['en', 'The shop is open Wed, Fri and Sat between 10 and 4.', 'We,Fr-Sa 10:00-16:00'],
  ['en', 'I work Monday, Tuesday and Thursday from 9.30 to 2.30.', 'Mo-Tu,Th 09:30-14:30'],
  [
    'en',
    'Lunch Tue-Fri 12-2.30, dinner Tue-Sat 6-10.',
    'Tu-Fr 12:00-14:30,18:00-22:00; Sa 18:00-22:00',
  ],
  ['en', 'We open at 6am and close at 2pm, seven days a week.', 'Mo-Su 06:00-14:00'],
  [
    'de',
    'Geöffnet haben wir dienstags bis freitags von 9 bis 12 und von 14 bis 18 Uhr, samstags von 9 bis 13 Uhr.',
    'Tu-Fr 09:00-12:00,14:00-18:00; Sa 09:00-13:00',
  ],
  ['de', 'Montag ist Ruhetag, sonst ab 11 Uhr bis 22 Uhr.', 'Tu-Su 11:00-22:00; Mo off'],
  [
    'de',
    'Sprechzeiten: Mo, Di, Do 8–12 und 15–18 Uhr, Mi und Fr 8–12 Uhr',
    'Mo-Tu,Th 08:00-12:00,15:00-18:00; We,Fr 08:00-12:00',
  ],
  ['de', 'Offen Do und Fr 10-18, Sa 9-14 Uhr', 'Th-Fr 10:00-18:00; Sa 09:00-14:00'],
  [
    'de',
    'Wir haben jeden Tag außer mittwochs von 10 bis 20 Uhr auf.',
    'Mo-Tu,Th-Su 10:00-20:00; We off',
  ],
  [
    'de',
    'Werktags von halb acht bis fünf, am Samstag bis Mittag.',
    'Mo-Fr 07:30-17:00; Sa 07:30-12:00',
  ],
  [
    'de',
    'Der Laden ist von Mittwoch bis Samstag jeweils 10 bis 18 Uhr geöffnet.',
    'We-Sa 10:00-18:00',
  ],
  [
    'fr',
    'Ouvert du mardi au samedi de 9h à 19h, fermé le dimanche et le lundi.',
    'Tu-Sa 09:00-19:00; Mo,Su off',
  ],
  [
    'fr',
    'Le magasin est ouvert tous les jours sauf le mercredi de 10 h à 12 h 30 et de 14 h à 18 h.',
    'Mo-Tu,Th-Su 10:00-12:30,14:00-18:00; We off',
  ],
  [
    'fr',
    'Lundi, mardi, jeudi, vendredi : 8h30-12h / 13h30-18h. Mercredi : 8h30-12h.',
    'Mo-Tu,Th-Fr 08:30-12:00,13:30-18:00; We 08:30-12:00',
  ],
  [
    'fr',
    'Horaires : 7h – 13h et 15h30 – 19h30, le dimanche jusqu’à 13h, fermé le lundi',
    'Tu-Sa 07:00-13:00,15:30-19:30; Su 07:00-13:00; Mo off',
  ],
  [
    'fr',
    'Nous vous accueillons du jeudi au dimanche à partir de 18h jusqu’à minuit.',
    'Th-Su 18:00-24:00',
  ],
  [
    'es',
    'Abrimos de lunes a viernes de 10 a 14 y de 17 a 20:30, los sábados solo por la mañana de 10 a 14.',
    'Mo-Fr 10:00-14:00,17:00-20:30; Sa 10:00-14:00',
  ],
  [
    'es',
    'Abierto todos los días menos el martes, de 13 a 16 h y de 20 a 23 h.',
    'Mo,We-Su 13:00-16:00,20:00-23:00; Tu off',
  ],
  [
    'es',
    'Horario: L-V 9:00-20:00, S 10:00-14:00, D cerrado',
    'Mo-Fr 09:00-20:00; Sa 10:00-14:00; Su off',
  ],
  ['es', 'De martes a domingo, 9 de la mañana a 6 de la tarde.', 'Tu-Su 09:00-18:00'],
  [
    'es',
    'Atendemos de lunes a sábado de 8 am a 7 pm y domingos de 9 am a 2 pm',
    'Mo-Sa 08:00-19:00; Su 09:00-14:00',
  ],
  [
    'es',
    'Jueves, viernes y sábado desde las siete de la tarde hasta las dos de la madrugada.',
    'Th-Sa 19:00-02:00',
  ],
  [
    'it',
    'Siamo aperti dal martedì al sabato dalle 9 alle 13 e dalle 15.30 alle 19.30, chiuso domenica e lunedì.',
    'Tu-Sa 09:00-13:00,15:30-19:30; Mo,Su off',
  ],
  [
    'it',
    'Aperto tutti i giorni tranne il mercoledì, 12-14.30 e 19-22.30',
    'Mo-Tu,Th-Su 12:00-14:30,19:00-22:30; We off',
  ],
  [
    'it',
    'Orario continuato 9-19 dal lunedì al venerdì, sabato mattina 9-13.',
    'Mo-Fr 09:00-19:00; Sa 09:00-13:00',
  ],
  ['it', 'Giovedì, venerdì e sabato sera dalle sette a mezzanotte.', 'Th-Sa 19:00-24:00'],
  [
    'it',
    'Lo studio riceve lunedì e mercoledì 15-19, venerdì 9-13.',
    'Mo,We 15:00-19:00; Fr 09:00-13:00',
  ],
  [
    'pt',
    'Abrimos de terça a domingo, das 12h às 15h e das 19h às 23h.',
    'Tu-Su 12:00-15:00,19:00-23:00',
  ],
  [
    'pt',
    'Segunda a sexta das 8h às 18h, sábado das 8h ao meio-dia.',
    'Mo-Fr 08:00-18:00; Sa 08:00-12:00',
  ],
  [
    'pt',
    'Funcionamos todos os dias, menos segunda, das 17h à meia-noite.',
    'Tu-Su 17:00-24:00; Mo off',
  ],
  [
    'pt',
    'Atendo às terças e quintas das 14h às 19h e aos sábados das 9h às 13h.',
    'Tu,Th 14:00-19:00; Sa 09:00-13:00',
  ],
  [
    'pt',
    'Horário: seg-sex 9h-19h | sáb 9h-14h | dom fechado',
    'Mo-Fr 09:00-19:00; Sa 09:00-14:00; Su off',
  ],
  ['pt', 'De quarta a sábado abre às 10 e fecha às 22 horas', 'We-Sa 10:00-22:00'],
  [
    'nl',
    'Open van dinsdag tot en met zaterdag van 10 tot 18 uur, zondag van 12 tot 17 uur.',
    'Tu-Sa 10:00-18:00; Su 12:00-17:00',
  ],
  [
    'nl',
    'Ma t/m vr 9.00-17.30, za 9.00-17.00, zo gesloten',
    'Mo-Fr 09:00-17:30; Sa 09:00-17:00; Su off',
  ],
  ['nl', 'Wij zijn elke dag open behalve op maandag, van 9 tot 5.', 'Tu-Su 09:00-17:00; Mo off'],
  [
    'nl',
    'Maandag gesloten, dinsdag t/m vrijdag 10-18, donderdag tot 21 uur, zaterdag 10-17.',
    'Tu-We,Fr 10:00-18:00; Th 10:00-21:00; Sa 10:00-17:00; Mo off',
  ],
  [
    'nl',
    'De praktijk is op maandag, woensdag en vrijdag van half negen tot vijf uur geopend.',
    'Mo,We,Fr 08:30-17:00',
  ],
  ['ja', '営業は金土日の11:00-16:00', 'Fr-Su 11:00-16:00'],
  [
    'ja',
    '平日は11時〜15時と17時〜21時、土日祝は11時〜21時、火曜定休',
    'Mo,We-Fr 11:00-15:00,17:00-21:00; Sa-Su,PH 11:00-21:00; Tu off',
  ],
  ['ja', '朝7時から午後3時まで、日曜と祝日はお休みです。', 'Mo-Sa 07:00-15:00; Su,PH off'],
  [
    'ja',
    '診療時間：月〜金 9:00〜12:00／14:00〜18:00、土 9:00〜12:00、日祝休診',
    'Mo-Fr 09:00-12:00,14:00-18:00; Sa 09:00-12:00; Su,PH off',
  ],
  ['ja', '木曜定休、10時開店18時閉店', 'Mo-We,Fr-Su 10:00-18:00; Th off'],
  ['ja', '水・木・金の10時から16時だけ開けています', 'We-Fr 10:00-16:00'],
  ['ja', '開店10時、閉店19時。月曜は休み。', 'Tu-Su 10:00-19:00; Mo off'],
  [
    'ja',
    '昼は11:30〜14:00（L.O.13:30）、夜は17:30〜22:00、定休日は日曜です',
    'Mo-Sa 11:30-14:00,17:30-22:00; Su off',
  ],
  ['kr', '낮 12시부터 밤 10시까지 영업하고 월요일은 정기휴무', 'Tu-Su 12:00-22:00; Mo off'],
  ['kr', '오픈은 10시 마감은 8시, 일요일 휴무', 'Mo-Sa 10:00-20:00; Su off'],
  ['kr', '평일 9시~18시, 주말·공휴일 10시~17시', 'Mo-Fr 09:00-18:00; Sa-Su,PH 10:00-17:00'],
  [
    'kr',
    '월,수,금 오후 2시~7시 / 화,목 오전 10시~오후 1시',
    'Mo,We,Fr 14:00-19:00; Tu,Th 10:00-13:00',
  ],
  [
    'kr',
    '매일 오전 7시에 문을 열고 오후 3시에 닫아요. 수요일은 쉬어요.',
    'Mo-Tu,Th-Su 07:00-15:00; We off',
  ],
  [
    'kr',
    '영업시간 11:30 - 21:00 브레이크타임 15:00 - 17:00 매주 월요일 휴무',
    'Tu-Su 11:30-15:00,17:00-21:00; Mo off',
  ],
  ['kr', '금토일만 저녁 6시부터 새벽 1시까지', 'Fr-Su 18:00-01:00'],
  ['en', 'Tues & Thurs 10am-12.30pm, Fri 2-4pm', 'Tu,Th 10:00-12:30; Fr 14:00-16:00'],
  [
    'en',
    'Our clinic is open Monday to Friday from 8:30 in the morning to 6 in the evening and Saturday mornings from 9 to 12.',
    'Mo-Fr 08:30-18:00; Sa 09:00-12:00',
  ],
  [
    'en',
    'Mon-Fri 9am-5pm (closed 1-2 for lunch), Sat 9am-1pm',
    'Mo-Fr 09:00-13:00,14:00-17:00; Sa 09:00-13:00',
  ],
  ['en', 'Open daily 11:00–23:00, kitchen closes at 22:00.', 'Mo-Su 11:00-23:00'],
  [
    'en',
    'Hours: M-Th 10-6, F 10-8, Sa 9-5, closed Su',
    'Mo-Th 10:00-18:00; Fr 10:00-20:00; Sa 09:00-17:00; Su off',
  ],
  [
    'en',
    'The yard is open 7.30 to 4.30 Monday to Friday and 8 till 12 on Saturdays',
    'Mo-Fr 07:30-16:30; Sa 08:00-12:00',
  ],
  [
    'en',
    'open from 10 until 4 every day apart from Mondays and Tuesdays',
    'We-Su 10:00-16:00; Mo-Tu off',
  ],
  [
    'de',
    'Di–Fr 9–18 Uhr, Sa 9–14 Uhr, So und Mo geschlossen',
    'Tu-Fr 09:00-18:00; Sa 09:00-14:00; Mo,Su off',
  ],
  [
    'de',
    'Öffnungszeiten: täglich 11:30–14:30 und 17:30–23:00 Uhr, Dienstag Ruhetag',
    'Mo,We-Su 11:30-14:30,17:30-23:00; Tu off',
  ],
  [
    'de',
    'Wir haben Mittwoch bis Sonntag von 10 bis 18 Uhr geöffnet, donnerstags sogar bis 20 Uhr.',
    'We,Fr-Su 10:00-18:00; Th 10:00-20:00',
  ],
  [
    'de',
    'Hofladen freitags 14 bis 18 Uhr und samstags 9 bis 12 Uhr',
    'Fr 14:00-18:00; Sa 09:00-12:00',
  ],
  [
    'de',
    'Mo 8-12, Di 8-12 u. 14-18, Mi zu, Do 8-12 u. 14-19, Fr 8-13',
    'Mo 08:00-12:00; Tu 08:00-12:00,14:00-18:00; Th 08:00-12:00,14:00-19:00; Fr 08:00-13:00; We off',
  ],
  [
    'de',
    'Geöffnet von Montag bis Freitag, 7 bis 18.30 Uhr, und am Samstag von 7 bis 13 Uhr',
    'Mo-Fr 07:00-18:30; Sa 07:00-13:00',
  ],
  ['de', 'Sonn- und feiertags geschlossen, sonst 9 bis 19 Uhr', 'Mo-Sa 09:00-19:00; Su,PH off'],
  ['de', 'Kernzeit Mo-Do 8-16:30, Fr 8-14', 'Mo-Th 08:00-16:30; Fr 08:00-14:00'],
  [
    'fr',
    'Mardi au vendredi 9h30-12h30 et 14h30-19h, samedi 9h30-18h non-stop',
    'Tu-Fr 09:30-12:30,14:30-19:00; Sa 09:30-18:00',
  ],
  ['fr', 'Ouvert 7 jours sur 7 de 6h30 à 20h', 'Mo-Su 06:30-20:00'],
  [
    'fr',
    'Nous sommes ouverts du mercredi au dimanche, le midi de 12h à 14h et le soir de 19h à 21h30.',
    'We-Su 12:00-14:00,19:00-21:30',
  ],
  [
    'fr',
    'Consultations les lundi, mercredi et vendredi de 9 heures à 13 heures',
    'Mo,We,Fr 09:00-13:00',
  ],
  ['fr', 'Fermé le lundi. Autres jours : 10h-19h.', 'Tu-Su 10:00-19:00; Mo off'],
  ['fr', 'lun-ven 8h-18h sam 9h-12h', 'Mo-Fr 08:00-18:00; Sa 09:00-12:00'],
  ['fr', "du lundi au jeudi 9h-17h, le vendredi jusqu'à 16h", 'Mo-Th 09:00-17:00; Fr 09:00-16:00'],
  [
    'es',
    'Lunes a jueves 9-14 y 16-19, viernes 9-15',
    'Mo-Th 09:00-14:00,16:00-19:00; Fr 09:00-15:00',
  ],
  [
    'es',
    'Abrimos a diario de 7 de la mañana a 10 de la noche, domingos cerrado',
    'Mo-Sa 07:00-22:00; Su off',
  ],
  [
    'es',
    'Martes, miércoles y jueves de 17:30 a 20:30 y sábados de 11 a 14',
    'Tu-Th 17:30-20:30; Sa 11:00-14:00',
  ],
  [
    'es',
    'de lunes a viernes 8:30 a 18:00 hrs, sábado 9:00 a 13:00 hrs',
    'Mo-Fr 08:30-18:00; Sa 09:00-13:00',
  ],
  ['es', 'lun a sab 10am-8pm, dom 11am-5pm', 'Mo-Sa 10:00-20:00; Su 11:00-17:00'],
  [
    'it',
    'Dal lunedì al venerdì 9:00-18:00, sabato 9:00-13:00, domenica chiuso',
    'Mo-Fr 09:00-18:00; Sa 09:00-13:00; Su off',
  ],
  [
    'it',
    'Aperti a pranzo dal martedì al venerdì 12-14.30 e a cena dal martedì alla domenica 19-23',
    'Tu-Fr 12:00-14:30,19:00-23:00; Sa-Su 19:00-23:00',
  ],
  ['it', 'mar-sab 9-12.30 / 15.30-19', 'Tu-Sa 09:00-12:30,15:30-19:00'],
  [
    'it',
    'Tutti i giorni dalle 7.30 alle 20, il martedì siamo chiusi',
    'Mo,We-Su 07:30-20:00; Tu off',
  ],
  ['it', 'Ricevo il martedì e il giovedì pomeriggio dalle 15 alle 19', 'Tu,Th 15:00-19:00'],
  ['it', 'lun merc ven 17.30-19.30', 'Mo,We,Fr 17:30-19:30'],
  [
    'pt',
    'De segunda a sexta, das 9h às 12h30 e das 14h às 19h. Sábados das 9h às 13h.',
    'Mo-Fr 09:00-12:30,14:00-19:00; Sa 09:00-13:00',
  ],
  ['pt', 'Aberto de quinta a domingo a partir das 18h até 1h da manhã', 'Th-Su 18:00-01:00'],
  [
    'pt',
    'seg a sáb 8h às 20h, domingos e feriados 8h às 13h',
    'Mo-Sa 08:00-20:00; Su,PH 08:00-13:00',
  ],
  [
    'pt',
    'Estamos abertos todos os dias das 10:00 às 19:00, exceto aos domingos.',
    'Mo-Sa 10:00-19:00; Su off',
  ],
  ['pt', 'ter qui e sab 7h-11h', 'Tu,Th,Sa 07:00-11:00'],
  ['pt', 'Segunda fechado, terça a sábado 11h30 às 15h', 'Tu-Sa 11:30-15:00; Mo off'],
  [
    'nl',
    'dinsdag, woensdag en vrijdag 9:00 - 17:00, donderdag 9:00 - 20:00',
    'Tu-We,Fr 09:00-17:00; Th 09:00-20:00',
  ],
  ['nl', 'Elke zaterdag van tien tot vier', 'Sa 10:00-16:00'],
  ['nl', 'Geopend: wo-zo 11.00 - 17.00 uur, ma en di gesloten', 'We-Su 11:00-17:00; Mo-Tu off'],
  ['nl', 'Ma-vr 8u-12u en 13u-17u30', 'Mo-Fr 08:00-12:00,13:00-17:30'],
  ['nl', 'We zijn open op vrijdag en zaterdag vanaf 17 uur tot middernacht', 'Fr-Sa 17:00-24:00'],
  [
    'nl',
    'Zon- en feestdagen gesloten, alle andere dagen van 9 tot 18 uur',
    'Mo-Sa 09:00-18:00; Su,PH off',
  ],
  ['nl', 'Spreekuur dagelijks 8.00-10.00, in het weekend gesloten', 'Mo-Fr 08:00-10:00; Sa-Su off'],
  [
    'ja',
    '月・水・金 10:00-19:00、火・木 13:00-21:00、土 10:00-17:00',
    'Mo,We,Fr 10:00-19:00; Tu,Th 13:00-21:00; Sa 10:00-17:00',
  ],
  [
    'ja',
    'ランチ11時から14時、ディナー18時から22時、月曜定休日',
    'Tu-Su 11:00-14:00,18:00-22:00; Mo off',
  ],
  ['ja', '毎日午前9時〜午後6時', 'Mo-Su 09:00-18:00'],
  [
    'ja',
    '受付は平日9:30〜18:30、土曜は13:00まで、日曜・祝日は休診',
    'Mo-Fr 09:30-18:30; Sa 09:30-13:00; Su,PH off',
  ],
  ['ja', '夜7時〜深夜1時、日曜休み', 'Mo-Sa 19:00-01:00; Su off'],
  ['ja', '火曜と金曜の午後2時から5時に開いています', 'Tu,Fr 14:00-17:00'],
  ['ja', '8:00-17:00(土日も営業)', 'Mo-Su 08:00-17:00'],
  [
    'kr',
    '평일 10:00~20:00 토요일 10:00~15:00 일요일·공휴일 휴무',
    'Mo-Fr 10:00-20:00; Sa 10:00-15:00; Su,PH off',
  ],
  ['kr', '화목토 오전 11시부터 오후 5시', 'Tu,Th,Sa 11:00-17:00'],
  ['kr', '수요일 빼고 매일 12시~21시', 'Mo-Tu,Th-Su 12:00-21:00; We off'],
  [
    'kr',
    '점심 11시30분~14시, 저녁 17시~21시30분, 일요일 휴무',
    'Mo-Sa 11:30-14:00,17:00-21:30; Su off',
  ],
  ['kr', '영업시간은 오전 8시부터 저녁 7시까지예요. 일요일만 쉽니다.', 'Mo-Sa 08:00-19:00; Su off'],
  [
    'kr',
    '월~토 09:30-18:30 (수요일 야간진료 21:00까지)',
    'Mo-Tu,Th-Sa 09:30-18:30; We 09:30-21:00',
  ],
  ['kr', '24시간 영업합니다.', '24/7'],
  [
    'en',
    'cocktail bar in Ancoats, open weds, thurs 5 to midnight, fri, sat 4 till 2, sun 4 til 11',
    'We-Th 17:00-24:00; Fr-Sa 16:00-02:00; Su 16:00-23:00',
  ],
  ['kr', '주말에만 열어요. 토 일 오전 10시부터 오후 4시까지', 'Sa-Su 10:00-16:00'],
]

it.each(weeks)('in %s “%s” is a week', (language, said, week) => {
  expect(read(said, { language, fallback: language }).facts.hours?.value).toBe(week)
})

it.each([
  ['es', 'Rifa el domingo 24 desde el mediodía en el salón parroquial.'],
  ['it', 'Torneo di scacchi 9/12, iscrizioni al bar.'],
  ['en', 'The choir sings on 3/4 and 10/5.'],
  ['en', 'Order 24 hours ahead. Cakes in Ludlow.'],
  ['de', 'Absagen bis 24h vor dem Termin. Massage in Wels 50 Euro.'],
  ['nl', 'Antwoord binnen 24 uur, logo 90 euro.'],
  ['kr', '24시간 안에 답장 드려요. 네일 3만원.'],
  ['pt', 'veterinária em Natal, consulta 160, 8h às 20h, domingo plantão, avisa antes'],
  ['fr', 'garderie à Rosemont, 7h à 17h30 lundi vendredi 9,35 par jour'],
  ['ja', 'カレー屋です。11時半から15時、夜は金土だけ18時から21時、月火休み'],
])('in %s “%s” tells no opening', (language, said) => {
  expect(read(said, { language, fallback: language }).facts.hours).toBeUndefined()
})

it.each([
  ['en', 'Open Wednesday to Sunday 10:00-17:00, closed in January.'],
  ['en', 'Open Wed to Sun 10-5 except in January'],
  ['de', 'Geöffnet Mittwoch bis Sonntag 10–17 Uhr, im Januar geschlossen.'],
  ['fr', 'Ouvert du mercredi au dimanche de 10h à 17h, fermé en janvier.'],
  ['es', 'Abierto de miércoles a domingo de 10 a 17, cerrado en enero.'],
  ['it', 'Aperto da mercoledì a domenica 10-17, chiuso a gennaio.'],
  ['pt', 'Aberto de quarta a domingo das 10h às 17h, fechado em janeiro.'],
  ['nl', 'Open woensdag tot zondag 10-17 uur, gesloten in januari.'],
  ['ja', '営業は水曜から日曜の10時から17時、1月は休みです。'],
  ['kr', '수요일부터 일요일 10시부터 17시까지, 1월은 휴무입니다.'],
])('in %s a month of rest leaves the week as it is: %s', (language, said) => {
  expect(read(said, { language, fallback: language }).facts.hours?.value).toBe('We-Su 10:00-17:00')
})
