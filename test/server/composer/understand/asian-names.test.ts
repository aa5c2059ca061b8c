import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'

const name = (brief: string): string | undefined =>
  understand(brief, { locale: null, fallback: 'en' }).facts.name?.value

test.each([
  [
    'a line of its own at the end',
    '犬の預かりをしています。予約はお電話で。\nわんわん庵',
    'わんわん庵',
  ],
  [
    'a line above a number',
    '강아지 미용 합니다. 예약은 전화로 주세요.\n멍멍하우스\n010-5550-0101',
    '멍멍하우스',
  ],
  ['behind a dash', '정원을 손질해 드립니다. 견적 무료 - 초록손조경', '초록손조경'],
  ['signed', '입주청소 합니다. 잘 부탁드립니다.\n맑은집 드림', '맑은집'],
  ['behind a greeting', 'いらっしゃいませ!ラーメンとんぼです。久留米市。', 'ラーメンとんぼ'],
  ['behind a welcome', 'ようこそ、珈琲ほしぞらへ。小樽の運河沿いです。', '珈琲ほしぞら'],
  ['behind a welcome', '어서 오세요! 별밤펜션입니다. 강원도 평창군.', '별밤펜션'],
  ['whose page it is', '有限会社北斗建装のサイトです。外壁塗装が専門。', '有限会社北斗建装'],
  ['whose page it is', '喫茶ひばりのホームページを作りたいです。松江市。', '喫茶ひばり'],
  ['a firm by its form', '(주)한결건설 홈페이지입니다. 전원주택 시공.', '(주)한결건설'],
  ['a couple', '大輔と美咲の結婚式です。2026年5月23日、鎌倉市で。', '大輔と美咲'],
  ['a couple', '준호 ♡ 수민 결혼식에 초대합니다. 2026년 5월 23일 부산', '준호 ♡ 수민'],
  ['a label', '店名=まるまるパン。場所=前橋市。', 'まるまるパン'],
  ['a label', '상호: 바닷가자전거 / 위치: 속초시 / 수리 1만원부터', '바닷가자전거'],
  ['over the door', '看板には「そば処 かわせみ」とあります。上田市。', 'そば処 かわせみ'],
  ['who made it', '손끝쉼터 by 연우. 여수시에서 마사지샵을 해요.', '손끝쉼터 by 연우'],
  ['behind a profession', '陶芸家・岸田みのり。益子町で器を作っています。', '岸田みのり'],
  [
    'behind what they are together',
    '四人組ロックバンド、サイダーズです。新曲を配信中。',
    'サイダーズ',
  ],
  ['behind what it sells', '헌책과 커피, 모래시계입니다. 군산.', '모래시계'],
  ['behind a quarter', '한남동 헤어샵 루모입니다. 커트 4만원.', '루모'],
  ['who speaks', '저는 박서린이고 인천에서 바이올린을 가르칩니다.', '박서린'],
])('%s: %s', (_, brief, due) => {
  expect(name(brief)).toBe(due)
})

test.each([
  ['where somebody lives', 'フリーランスの翻訳者です。名古屋市在住ですが全国対応。'],
  ['a city', '静岡市で屋根の塗装をやってる親子二人の職人です。施工写真を並べたいです'],
  ['a trade of a city', '青森市の車屋です。車検45000円から。'],
  ['a trade of a city', '진주시 열쇠집입니다. 도어락 교체 12만원부터.'],
  ['what somebody does', 'ギター教室をやっている者です。広島市。'],
  ['what somebody does', '기타 가르치는 사람입니다. 청주. 월 12만원.'],
  ['where somebody lives', '포항 사는 일러스트레이터입니다. 캐리커처 5만원.'],
  ['a price', '에어컨 청소 7만원부터. 김해 전 지역 출장.'],
  ['a last line', '이삿짐 옮겨 드립니다. 전화 주세요.\n주말 예약 가능'],
  ['a small trade', 'こんにちは!小さな革工房です。財布を手縫いで作っています。'],
])('%s is no name: %s', (_, brief) => {
  expect(name(brief)).toBeUndefined()
})
