import { expect, it } from 'vitest'
import { checkClaim } from '#server/generation/reading/check-claim.ts'
import { countryOf } from './nearly-told.ts'

/** Hours as people say them: what a model makes of them is true, and what comes near is not. */

type Told = [language: string, brief: string, hours: string, words?: string]

function areProven([language, brief, value, words = brief]: Told): boolean {
  const known = { language, countries: [countryOf[language] ?? 'GB'], currencies: [] }
  return checkClaim({ key: 'hours', value, words }, brief, known) !== null
}

it.each<Told>([
  // Numbers in words, of which some are articles elsewhere, and halves before a mark.
  [
    'es',
    'de lunes a viernes de nueve y media a dos y de cinco a ocho, sábados de diez a una',
    'Mo-Fr 09:30-14:00,17:00-20:00; Sa 10:00-13:00',
  ],
  ['es', 'de una de la tarde a once de la noche, domingos cerrado', 'Mo-Sa 13:00-23:00'],
  ['nl', "do tot en met zo vanaf vier uur 's middags tot één uur 's nachts", 'Th-Su 16:00-01:00'],
  ['nl', 'di t/m vr 9 tot half 6, za tot 4 uur', 'Tu-Fr 09:00-17:30; Sa 09:00-16:00'],
  ['it', 'chiuso il lunedì, gli altri giorni dalle 18 e 30 a mezzanotte', 'Tu-Su 18:30-24:00'],
  // The second time behind "and" is none of the minutes of the first.
  [
    'de',
    'mittwoch bis freitag zehn bis dreizehn und fünfzehn bis achtzehn uhr',
    'We-Fr 10:00-13:00,15:00-18:00',
  ],
  // A meal that is served at times of its own is no break.
  ['kr', '아침 7시-10시 점심 11시반-2시 주말 휴무', 'Mo-Fr 07:00-10:00,11:30-14:00'],
  // What is of both halves of the day.
  ['it', 'dal martedì al sabato mattina e sera 10-14 17.30-21', 'Tu-Sa 10:00-14:00,17:30-21:00'],
  // Days by letter or number, and no day that is closed.
  ['en', 'M/W/F 8-12, 2-6 T/Th 9-1', 'Mo,We,Fr 08:00-12:00,14:00-18:00; Tu,Th 09:00-13:00'],
  ['pt', '2as, 4as e 6as das 14h às 18h', 'Mo,We,Fr 14:00-18:00'],
  ['kr', '다섯시에 열고 오후 여섯시에 닫습니다 쉬는날 없어요', 'Mo-Su 05:00-18:00'],
  // An end or a beginning that is told for some days alone.
  ['en', '4pm till 1am, fri and sat till 3', 'Su-Th 16:00-01:00; Fr-Sa 16:00-03:00'],
  ['en', '9 to 5 on weekdays, from 10 at weekends', 'Mo-Fr 09:00-17:00; Sa-Su 10:00-17:00'],
  ['kr', '새벽5시-낮2시 주말은 6시부터', 'Mo-Fr 05:00-14:00; Sa-Su 06:00-14:00'],
  ['de', 'mo-fr halb elf bis sechs samstach bis drei', 'Mo-Fr 10:30-18:00; Sa 10:30-15:00'],
  // Midnight may be told of an afternoon that has no word.
  ['en', 'thurs 5 to midnight', 'Th 17:00-24:00'],
  // Two days in one word.
  ['de', 'Reifendienst mofr 8-17', 'Mo-Fr 08:00-17:00'],
  // A word before the days that is a short day elsewhere.
  ['de', 'Wurst und so mo-fr 10-18', 'Mo-Fr 10:00-18:00', 'mo-fr 10-18'],
  ['en', '9-5 not Sundays', 'Mo-Sa 09:00-17:00'],
  // Days of one character, from the one to the other, and a discount right behind.
  ['ja', '月から金 10時から19時', 'Mo-Fr 10:00-19:00'],
  ['ja', '火から土の10時〜19時、18時から2割引き', 'Tu-Sa 10:00-19:00', '火から土の10時〜19時'],
  ['ja', '9時18時 月火やすみ', 'We-Su 09:00-18:00'],
  // A word for "until" behind a time is none for "from".
  ['kr', '6시~2시 일욜 12시까지', 'Mo-Sa 18:00-02:00; Su 18:00-24:00'],
  [
    'kr',
    '평일 9:30-6:30 화요일만 8:30 토 2시까지',
    'Mo,We-Fr 09:30-18:30; Tu 09:30-20:30; Sa 09:30-14:00',
  ],
  // The first opening of the day alone, and the days that are left.
  [
    'en',
    '11.30 to 3.30 and 7 to 10 sunday lunch only',
    'Mo-Sa 11:30-15:30,19:00-22:00; Su 11:30-15:30',
  ],
  [
    'en',
    '8 to noon Saturdays, 8 to 5 rest of the week, shut Sundays',
    'Mo-Fr 08:00-17:00; Sa 08:00-12:00',
  ],
  ['en', '4pm-11pm W-Su', 'We-Su 16:00-23:00'],
  ['en', '7-2 every day cept weds', 'Mo-Tu,Th-Su 07:00-14:00'],
  // What something costs right before them.
  ['en', 'kids brekkie 4.50 8-4 every day', 'Mo-Su 08:00-16:00', '8-4 every day'],
  ['en', 'menu 12.50 Sat & Sun only 10-4', 'Sa-Su 10:00-16:00', 'Sat & Sun only 10-4'],
  // A letter that begins a range by a word, a day and its half in one word, a noun that sounds closed.
  ['es', 'L a S de 10 a 20, J hasta 21', 'Mo-We,Fr-Sa 10:00-20:00; Th 10:00-21:00'],
  ['nl', 'vrijdagmiddag 13-18 en zaterdag 9-17', 'Fr 13:00-18:00; Sa 09:00-17:00'],
  ['fr', 'vente à la ferme vendredi de 16h30 à 19h', 'Fr 16:30-19:00'],
  ['en', 'noon to 11, midnight Fri Sat', 'Mo-Th,Su 12:00-23:00; Fr-Sa 12:00-24:00'],
  ['en', 'we never shut', '24/7'],
  // A time that is told for the days behind it alone; evenings on top of a lunch.
  ['en', 'Tues-Sat 10-6, late till 8 on Thursdays', 'Tu-We,Fr-Sa 10:00-18:00; Th 10:00-20:00'],
  ['en', 'thurs to sun, 4 to 10, from noon on sundays', 'Th-Sa 16:00-22:00; Su 12:00-22:00'],
  ['en', 'We open at 7 from Tuesday to Saturday and shut at 2', 'Tu-Sa 07:00-14:00'],
  [
    'ja',
    '昼は11時半から14時、夜は金土だけ18時から21時、月火休み',
    'We-Th,Su 11:30-14:00; Fr-Sa 11:30-14:00,18:00-21:00',
  ],
  // Halves of a day that are closed or open alone.
  [
    'es',
    '13-16 y 20-24 cerramos domingo noche y lunes',
    'Tu-Sa 13:00-16:00,20:00-24:00; Su 13:00-16:00',
  ],
  [
    'pt',
    '12h-15h e 19h-22h, domingo só almoço, fecha segunda',
    'Tu-Sa 12:00-15:00,19:00-22:00; Su 12:00-15:00',
  ],
  ['es', 'de 8 de la mañana a 3 de la tarde entre semana', 'Mo-Fr 08:00-15:00'],
  // Short names, a hyphen that is no range, a slash that is no date, a day that is no franc.
  ['en', 'mon to sat 8ish to 6ish', 'Mo-Sa 08:00-18:00'],
  ['en', 'open 6 days 8 to 5 closed sunday', 'Mo-Sa 08:00-17:00'],
  ['es', 'lunes a lunes de 6 a 14', 'Mo-Su 06:00-14:00'],
  ['es', 'lunes-viernes 9-14/16-19', 'Mo-Fr 09:00-14:00,16:00-19:00'],
  ['fr', 'sem 9h-18h w-e 10h-16h', 'Mo-Fr 09:00-18:00; Sa-Su 10:00-16:00'],
  ['nl', 'woensdag- en vrijdagmiddag 13.30-17', 'We,Fr 13:30-17:00'],
  ['de', 'Mo.-Fr. 9.00-12.30 u. 14.30-18.00', 'Mo-Fr 09:00-12:30,14:30-18:00'],
  // A price before, and what "and" joins behind.
  ['es', 'pan 4.20 de 8 a 13 lunes a viernes', 'Mo-Fr 08:00-13:00', 'de 8 a 13 lunes a viernes'],
  ['es', 'lunes a viernes de 9 a 14 y 2 salas', 'Mo-Fr 09:00-14:00', 'lunes a viernes de 9 a 14'],
])('%s: “%s” is %s', (...told) => {
  expect(areProven(told)).toBe(true)
})

it.each<Told>([
  // "One" before a thing counts it.
  ['es', 'lunes de diez a una clase', 'Mo 10:00-13:00'],
  ['kr', '아침 7시-10시 점심 11시반-2시 주말 휴무', 'Mo-Su 07:00-10:00,11:30-14:00'],
  ['en', '4pm till 1am, fri and sat till 3', 'Su-Sa 16:00-03:00'],
  ['en', '4pm till 1am, fri and sat till 3', 'Su-Th 16:00-03:00; Fr-Sa 16:00-01:00'],
  ['en', '9 to 5 on weekdays, from 10 at weekends', 'Mo-Fr 10:00-17:00; Sa-Su 09:00-17:00'],
  ['en', '9 to 5 on weekdays, from 10 at weekends', 'Mo-Fr 09:00-17:00; Sa-Su 09:00-10:00'],
  ['kr', '새벽5시-낮2시 주말은 6시부터', 'Mo-Fr 06:00-14:00; Sa-Su 05:00-14:00'],
  ['kr', '새벽5시-낮2시 주말은 6시부터', 'Mo-Su 06:00-14:00'],
  ['en', 'thurs 5 to midnight', 'Th 17:00-23:00'],
  ['en', 'thurs 5 to midnight, fri 4 to 2', 'Th 16:00-02:00; Fr 17:00-24:00'],
  ['de', 'Reifendienst mofr 8-17', 'Mo-Sa 08:00-17:00'],
  ['de', 'Reifendienst mofr 8-17', 'Mo,Fr 08:00-17:00'],
  ['de', 'sa so 10-18', 'So 10:00-18:00', 'so 10-18'],
  ['ja', '月から金 10時から19時', 'Mo,Fr 10:00-19:00'],
  ['ja', '月から金 10時から19時', 'Mo-Sa 10:00-19:00'],
  ['ja', '平日から休日まで資金10時', 'Fr 10:00-19:00'],
  ['de', 'sa so 10-18', 'Su 10:00-18:00', 'so 10-18'],
  ['ja', '9時18時 月火やすみ', 'Tu-Su 09:00-18:00'],
  ['kr', '6시~2시 일욜 12시까지', 'Mo-Sa 18:00-24:00; Su 18:00-02:00'],
  ['kr', '6시~2시 일욜 12시까지', 'Mo-Sa 18:00-02:00; Su 12:00-02:00'],
  ['kr', '평일 9:30-6:30 화요일만 8:30 토 2시까지', 'Mo-Fr 09:30-18:30; Sa 09:30-14:00'],
  [
    'en',
    '11.30 to 3.30 and 7 to 10 sunday lunch only',
    'Mo-Sa 11:30-15:30,19:00-22:00; Su 19:00-22:00',
  ],
  ['en', '11.30 to 3.30 and 7 to 10 sunday lunch only', 'Mo-Su 11:30-15:30,19:00-22:00'],
  ['en', '9 to 4, Saturday mornings only', 'Mo-Sa 09:00-16:00'],
  [
    'en',
    '8 to noon Saturdays, 8 to 5 rest of the week, shut Sundays',
    'Mo-Fr 08:00-12:00; Sa 08:00-17:00',
  ],
  ['en', '4pm-11pm W-Su', 'We,Su 16:00-23:00'],
  ['en', '7-2 every day cept weds', 'Mo-Su 07:00-14:00'],
  ['en', 'Tues-Sat 10-6, late till 8 on Thursdays', 'Tu-Sa 10:00-20:00'],
  ['en', 'thurs to sun, 4 to 10, from noon on sundays', 'Th-Su 12:00-22:00'],
  ['ja', '昼は11時半から14時、夜は金土だけ18時から21時、月火休み', 'We-Su 11:30-14:00,18:00-21:00'],
  ['es', '13-16 y 20-24 cerramos domingo noche y lunes', 'Tu-Su 13:00-16:00,20:00-24:00'],
  ['nl', 'woensdag- en vrijdagmiddag 13.30-17', 'We-Fr 13:30-17:00'],
  ['en', 'kids brekkie 4.50 8-4 every day', 'Mo-Su 04:50-16:00', '4.50 8-4 every day'],
])('%s: “%s” is not %s', (...told) => {
  expect(areProven(told)).toBe(false)
})
