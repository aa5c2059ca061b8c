import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

const nameOf = (language: string, brief: string) =>
  read(brief, { language, fallback: language }).facts.name?.value

it.each([
  [
    'kr',
    "어머니 환갑 잔치에 오실 분들께 보낼 페이지예요. 제목은 '윤정희 님 환갑 잔치'로 해 주세요. 6월 7일 부산 식당 '바다정'에서 합니다.",
    '윤정희 님 환갑 잔치',
  ],
  [
    'en',
    "A page for our family day please, it should be called 'Harker Reunion 2027'. We meet at the Old Mill in Ely.",
    'Harker Reunion 2027',
  ],
  [
    'de',
    'Bitte eine Seite für unser Fest im Gasthof „Krone“. Titel: „Zehn Jahre Chor Weida“. Beginn 18 Uhr.',
    'Zehn Jahre Chor Weida',
  ],
  [
    'de',
    'Wir spielen im Keller Theater und heißen deshalb »Kohlenloch«. Karten 6 Euro.',
    'Kohlenloch',
  ],
  [
    'fr',
    'Nous jouons dans une cave à Lyon, et nous nous appelons donc « La Soute ». Places 6 €.',
    'La Soute',
  ],
  ['nl', 'We spelen in een kelder en heten daarom ‘De Kelderluik’. Kaartjes € 6.', 'De Kelderluik'],
  [
    'it',
    'mi serve pagina x il raduno (quello coi motorini!!) si chiama Vespe in Discesa, domenica 16 maggio a Cerreda',
    'Vespe in Discesa',
  ],
  ['de', 'verleihe mobile kegelbahn. Heisst Kegel frei Haus. We 490 euro', 'Kegel frei Haus'],
])(
  'in %s what stands in quotation marks behind words for a name is the name: %s',
  (language, brief, name) => {
    expect(nameOf(language, brief)).toBe(name)
  },
)

it.each([
  [
    'kr',
    '속초에서 반찬가게 하는데요 가게 이름은 순덕이네 찬장이고 반찬은 매일 만들어요',
    '순덕이네 찬장',
  ],
  ['ja', '親子三代の畳屋です。屋号は畳のよしもと。加賀市内なら伺います。', '畳のよしもと'],
  [
    'kr',
    '전주에서 딸기농사 짓습니다 이름은 햇살농장이고요 설향 1키로 만5천원 010-5550-7391',
    '햇살농장',
  ],
  ['kr', '강릉에서 민박합니다 이름은 솔바람민박인데요 방 3개 1박 7만원', '솔바람민박'],
  ['kr', '제주에서 귤농사 합니다 이름은 하늘농원입니다 10키로 3만원', '하늘농원'],
])(
  'in %s what the language closes behind words for a name is the name: %s',
  (language, brief, name) => {
    expect(nameOf(language, brief)).toBe(name)
  },
)

it.each([
  [
    'en',
    "I bake in Otley, brownies 12 for £9. Put Jo's Bakes really big at the top.",
    "Jo's Bakes",
  ],
  [
    'it',
    'faccio torte per matrimoni a Lodi. 347 555 0129. metti in grande Dolci di Anna',
    'Dolci di Anna',
  ],
  [
    'nl',
    'ik maak taarten voor bruiloften in Zwolle. zet Taart van Mies heel groot bovenaan',
    'Taart van Mies',
  ],
  ['ja', '松本でパンを焼いています。「こむぎ工房」を大きく書いてください。', 'こむぎ工房'],
])('in %s what is to be written large is the name: %s', (language, brief, name) => {
  expect(nameOf(language, brief)).toBe(name)
})

it('a number to be written large is no name', () => {
  const brief = 'i make cakes in Otley, 12 for £9. put the phone number really big. 07700 900418'
  expect(nameOf('en', brief)).toBeUndefined()
})

it.each([
  [
    'kr',
    '대전 궁동에서 반찬가게 해요 가게이름은 그날반찬 이에요. 매일 아침에 만들어요.',
    '그날반찬',
  ],
  [
    'ja',
    '鯖江市の自宅の一室で、書道教室「ひなた」を開いております。月謝は4,000円です。12月26日(土)の13時からは書き初めの会を行い、教室に通っていない方も500円でご参加いただけます。',
    'ひなた',
  ],
  [
    'de',
    'wir heissen feierabend also so wie nach der arbeit und sind eine band aus langenthal',
    'feierabend',
  ],
])('in %s a name ends where the sentence goes on: %s', (language, brief, name) => {
  expect(nameOf(language, brief)).toBe(name)
})
