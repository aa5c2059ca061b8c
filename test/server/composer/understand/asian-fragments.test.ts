import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'

const nameOf = (brief: string) =>
  understand(brief, { locale: null, fallback: 'en' }).facts.name?.value

test.each([
  ['a point in a name', '福山市の工場です。屋号はモーター・ナカタニ。', 'モーター・ナカタニ'],
  ['a colon in a name', '茨木市のジムで、Re:Fit+ という名前でやっております。', 'Re:Fit+'],
  ['a town nobody calls a town', '麺処むらさめ 旭川 塩ラーメン800円', '麺処むらさめ'],
  ['two who marry', '結婚式のページです。大輔と陽子、6月6日に式を挙げます。', '大輔と陽子'],
  ['what opens again', '父の店を継ぎ、喫茶あとりとして再開します。', '喫茶あとり'],
  [
    'a firm and its head',
    '横浜市の仲介です。株式会社ともしび不動産　代表 森',
    '株式会社ともしび不動産',
  ],
  [
    'a firm and its number',
    '水漏れ なんでも 川崎市 有限会社オカノ設備 044-000-0111',
    '有限会社オカノ設備',
  ],
  [
    'two partners',
    '小林・ハート法律事務所（新潟市中央区）。離婚、相続。',
    '小林・ハート法律事務所',
  ],
  ['a group and its name', '人形劇をやっている劇団ぽんぽこです。', '劇団ぽんぽこ'],
  ['the last word', '洋服のお直し。裾上げ1,100円。柏市。ほつれ堂', 'ほつれ堂'],
  ['a name and its town', 'お願いします。フルール・ド・ミエ、西宮市。', 'フルール・ド・ミエ'],
  ['a sign', '写真館を始めます。看板はスタジオ・クジラ。', 'スタジオ・クジラ'],
  ['what nature lends', '子どもの団体で、田んぼの楽校と呼ばれています。', '田んぼの楽校'],
  ['a welcome', '속초 독채 펜션, 파도베개에 오신 것을 환영합니다.', '파도베개'],
  ['a space before the verb', '홈피 부탁요 이름은 자두세개 입니다 위치 대구', '자두세개'],
  ['a verb in a name', '동네 빵집이고 상호는 빵굽는 아재예요. 구미.', '빵굽는 아재'],
  ['a fraction', '와인바 2와 1/2. 서울 마포구. 글라스 12,000원.', '와인바 2와 1/2'],
  ['who runs what', '공인중개사 김영자가 운영하는 영자부동산, 청주시.', '영자부동산'],
  ['pieces', '하수구막힘 변기막힘 / 인천 남동구 / 꽉막힘설비 / 032-000-0111', '꽉막힘설비'],
  ['a name and its town', '꽃집 페이지 부탁드려요. 꽃피는 달팽이, 목포.', '꽃피는 달팽이'],
  ['a subject of two', '초코와 친구들은 애견호텔입니다. 일산.', '초코와 친구들'],
  ['who signs', '칼 갈아 드려요. 한 자루 5천원. 속초. 김도담 올림', '김도담'],
  ['the last word', '대구 주택가에서 원두를 볶습니다. 벚꽃로스터스', '벚꽃로스터스'],
])('%s: %s', (_, brief, name) => {
  expect(nameOf(brief)).toBe(name)
})

test.each([
  '水漏れ つまり なんでも 24時間 年中無休 川崎市 044-000-0111',
  '横浜市青葉区で賃貸の仲介をしております。',
  '引っ越しのお手伝い。軽トラ1台12,000円。船橋市。',
  '書道教室の生徒募集。毎週土曜10時から。',
  '庭木の剪定と草刈り。',
  '手話教室、初心者歓迎。',
  '강아지 산책 기록 앱, 월 3천원.',
  '시민 합창단, 목요일 연습.',
  '누수탐지 변기막힘 싱크대교체 / 인천 전지역 / 032-000-0111 / 24시간',
  '서예교실 회원 모집. 매주 토요일 10시.',
])('what is done and where is no name: %s', (brief) => {
  expect(nameOf(brief)).toBeUndefined()
})

test.each([
  ['a second sentence', '毎週木曜にお昼を作っています。もりもり食堂です。', 'もりもり食堂'],
  ['an answer', 'うちの屋号ですか?クロネコ整備です。下妻市。', 'クロネコ整備'],
  ['a forest school', '森のようちえん、どろんこ組。3〜6歳。佐久市。', 'どろんこ組'],
  ['a second sentence', '매주 목요일 점심을 지어요. 나눔밥상입니다. 무료.', '나눔밥상'],
  ['a fragment', '원두를 볶아요. 까치다방. 커피 4천원.', '까치다방'],
])('%s: %s', (_, brief, name) => {
  expect(nameOf(brief)).toBe(name)
})

test.each(['娘が成人式です。5月3日に食事会をします。佐野市。', '魚屋の二階でヨガをしています。'])(
  'whose feast it is and where is no name: %s',
  (brief) => {
    expect(nameOf(brief)).toBeUndefined()
  },
)
