import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

const hoursOf = (language: string, brief: string) =>
  read(brief, { language, fallback: language }).facts.hours?.value

it.each([
  [
    'en',
    'pie shop dundee mon tue fri 10-6 sat 9-noon pies from 2.50 no card',
    'Mo-Tu,Fr 10:00-18:00; Sa 09:00-12:00',
  ],
  ['de', 'schlüsseldienst in gera mo-fr 8.30 bis 17.30 25 euro anfahrt', 'Mo-Fr 08:30-17:30'],
  ['fr', 'cordonnier à namur ouvert ma-sa 9h30-18h talons 12 euros', 'Tu-Sa 09:30-18:00'],
  [
    'es',
    'frutería en lugo de lunes a viernes 9 14 y 17 20 sabados 9 14 reparto gratis',
    'Mo-Fr 09:00-14:00,17:00-20:00; Sa 09:00-14:00',
  ],
  ['nl', 'fietsenmaker in genk ma tem vr 9u-18u band plakken 12 euro', 'Mo-Fr 09:00-18:00'],
])('in %s hours are read from between other words: %s', (language, brief, hours) => {
  expect(hoursOf(language, brief)).toBe(hours)
})

it.each([
  ['en', 'Bakery in Ely. Open 8-5, Sat 8-1.', 'Mo-Fr 08:00-17:00; Sa 08:00-13:00'],
  ['pt', 'chaveiro em santos 9 as 19 sabado 9 as 13', 'Mo-Fr 09:00-19:00; Sa 09:00-13:00'],
])(
  'in %s times without a day are those of the days before the one that has its own: %s',
  (language, brief, hours) => {
    expect(hoursOf(language, brief)).toBe(hours)
  },
)

it.each([
  ['en', 'Toy library in Ely, open tue thu 4-6pm', 'Tu,Th 16:00-18:00'],
  ['en', 'Blades sharpened in Ely, you can drop off weds and fri 9-1', 'We,Fr 09:00-13:00'],
  ['de', 'Spielzeugverleih in Jena, offen mo do 17-19 uhr', 'Mo,Th 17:00-19:00'],
  ['fr', 'Ludothèque à Ely, ouvert lun jeu 17h-19h', 'Mo,Th 17:00-19:00'],
  ['nl', 'Speelotheek in Ede, open ma vr 9-17u', 'Mo-Fr 09:00-17:00'],
  ['de', 'Bücherstube in Gera, geöffnet di do 14-18 Uhr', 'Tu,Th 14:00-18:00'],
  ['en', 'Gym in Ely, open mon fri 6am-10pm', 'Mo-Fr 06:00-22:00'],
])('in %s two days with one between them are two: %s', (language, brief, hours) => {
  expect(hoursOf(language, brief)).toBe(hours)
})

it.each([
  ['de', 'Boulderhalle Gera, geöffnet 24/7 mit Chip, Monat 40 €', '24/7'],
  ['ja', 'バー「月灯」 水〜土 21時〜27時', 'We-Sa 21:00-03:00'],
  ['ja', '畑の直売所 土日だけ9時から12時', 'Sa-Su 09:00-12:00'],
  ['ja', '床屋 平日9:00〜19:00、土曜17:00まで。', 'Mo-Fr 09:00-19:00; Sa 09:00-17:00'],
])('in %s a time is understood as it is written: %s', (language, brief, hours) => {
  expect(hoursOf(language, brief)).toBe(hours)
})

it.each([
  ['en', 'nail bar leith 9-6 sunday by chance gel 30'],
  ['en', 'swap shop wick mon vets only 10-2 tue-fri 9-5 sat ring first'],
  ['de', 'imker in gera mo-sa 9-18 sonntag wenn wir da sind honig 6 euro'],
  ['en', 'Library in Ely. We open on Saturdays from 10 am to 1 pm during school term only.'],
])('in %s words beside hours that may limit them void them: %s', (language, brief) => {
  expect(hoursOf(language, brief)).toBeUndefined()
})

it.each([['kr', '대전 과외 중등 영어, 주2회 90분 월 32만원, 평일 4시~10시', 'Mo-Fr 16:00-22:00']])(
  'in %s hours are whole, and those of pupils begin behind school: %s',
  (language, brief, hours) => {
    expect(hoursOf(language, brief)).toBe(hours)
  },
)

it.each([
  [
    'en',
    'Chimney sweep in Ely. We work Monday to Friday 8am to 5pm, Saturdays until noon from October on.',
    'Mo-Fr 08:00-17:00; Sa 08:00-12:00',
  ],
  [
    'pt',
    'Costureira em Santos. Aberto de terça a sexta das 10h às 13h, sábado só de manhã.',
    'Tu-Fr 10:00-13:00',
  ],
  ['ja', '畳工房です。月曜から金曜は9時から18時、土曜は冬だけ12時まで。', 'Mo-Fr 09:00-18:00'],
  [
    'ja',
    '小さなパン教室です。体験レッスン 4,500円。火曜から土曜の10時から15時、日曜は不定期。',
    'Tu-Sa 10:00-15:00',
  ],
  ['en', 'Pilates in Bath. Ring for times.', undefined],
])(
  'in %s what is read of hours that stay words is kept to go on from: %s',
  (language, brief, week) => {
    const { facts, partOfWeek } = read(brief, { language, fallback: language })
    expect(facts.hours).toBeUndefined()
    expect(partOfWeek?.value).toBe(week)
  },
)
