import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'

const read = (brief: string) => understand(brief, { locale: null, fallback: 'en' }).facts

test.each([
  [
    'a line of words',
    '札幌市 屋根塗装 外壁 防水 はるかぜペイント 創業1998年 見積無料',
    'はるかぜペイント',
  ],
  ['a particle in a word', '熊本市 車検 板金 くまがいモータース 1983年創業', 'くまがいモータース'],
  ['a digit in a word', '水漏れ!そんなときは 水まわり119番 へ!!津市。', '水まわり119番'],
  ['whom to turn to', '雨漏り、困った…そんな時は屋根のムササビにお電話を!', '屋根のムササビ'],
  ['a pause before it is said', '京都の撮影です。カメラマンの小寺ゆず、と申します。', '小寺ゆず'],
  ['behind a profession', 'はじめまして、ヨガ講師の新田まひるです。佐世保市。', '新田まひる'],
  [
    'a firm behind who speaks',
    '弊社、株式会社トリノスは横浜市の物流会社です。',
    '株式会社トリノス',
  ],
  ['who speaks', '当院、つばさ動物病院は大津市の動物病院です。', 'つばさ動物病院'],
  [
    'what it is called now',
    '前は田中商店でしたが、今年から「たなかの台所」に改名しました。八王子市の惣菜屋です。',
    'たなかの台所',
  ],
  ['run by a couple', '夫婦ふたりで営む民宿、はまゆう荘です。下田市。', 'はまゆう荘'],
  [
    'a label without marks',
    '店名 洋食キッチン ことこと 場所 堺市 ハンバーグ1,200円',
    '洋食キッチン ことこと',
  ],
  ['behind its year', '2026年 ほたる夜市 6月6日 山口市 入場無料', 'ほたる夜市'],
  [
    'a line of words',
    '대구 자동차정비 복돌이카센타 엔진오일 6만원부터 판금도색 견적무료',
    '복돌이카센타',
  ],
  [
    'a line of words',
    '이불빨래 보일러 수리 동파 든든설비 광주 전지역 출장 062-555-0101',
    '든든설비',
  ],
  [
    'a number people know',
    '하수구 막힘 변기 누수 연중무휴!! 뚫어드림119 창원 전지역',
    '뚫어드림119',
  ],
  ['whom to turn to', '하수구가 막혔다면? 뻥뚫어 로 전화주세요! 제천', '뻥뚫어'],
  ['whom to turn to', '누수 걱정되시죠? 이럴 땐 물샘박사! 포항 전지역 출동.', '물샘박사'],
  [
    'many Latin words',
    'Bora & Chul Piano Lab 이라는 이름으로 용인시에서 가르칩니다.',
    'Bora & Chul Piano Lab',
  ],
  ['many Latin words', 'Cafe Moon & Tide는 여수의 카페입니다.', 'Cafe Moon & Tide'],
  [
    'behind its year',
    '2026 섬진강 다슬기축제 홈페이지. 전남 구례군에서 열립니다.',
    '섬진강 다슬기축제',
  ],
  [
    'what it is called now',
    "원래 '김가네상회'였는데 올해 '고래상점'으로 이름을 바꿨어요.",
    '고래상점',
  ],
  ['a firm by its form', '저희는 (사)푸른이웃 이고 독거노인을 돕습니다. 익산시.', '(사)푸른이웃'],
  [
    'a firm behind who speaks',
    '당사 주식회사 온누리테크는 창원시의 금형 회사입니다.',
    '주식회사 온누리테크',
  ],
  ['behind a sentence', '중고 자전거 사고팝니다. 두바퀴반 이라고 해요. 세종.', '두바퀴반'],
  ['up to a stroke', '동호회 이름: 달려라거북이 / 매주 토요일 아침', '달려라거북이'],
  [
    'what was opened',
    'このたび独立して、みなと司法書士事務所を開きました。下関市。',
    'みなと司法書士事務所',
  ],
  [
    'a sentence of its own',
    '夫婦でペンションを営んでいます。ペンション こもれびの丘。1泊12,000円。',
    'ペンション こもれびの丘',
  ],
  ['what to search for', '犬の散歩代行します!世田谷区周辺。わんぽ、で検索!', 'わんぽ'],
  ['behind an item', 'SUP体験 1人6,500円 琵琶湖 レイクラット 077-555-0166', 'レイクラット'],
  [
    'a sentence of its own',
    '지리산 자락에서 부부가 작은 민박을 합니다. 산그늘민박. 1박 8만원.',
    '산그늘민박',
  ],
  ['behind a profession', '조산사입니다. 집으로 방문해요. 햇살조산원, 나주시.', '햇살조산원'],
  ['behind a club', '길고양이 중성화를 돕는 모임, 골목냥이입니다. 부천.', '골목냥이'],
  [
    'behind what is done',
    "책 읽어주는 모임 '그림책문고리'. 파주 중앙도서관. 무료.",
    '그림책문고리',
  ],
  [
    'behind a town',
    '空き家を片付けます。福知山市のカタヅケ屋ほうきぼしです。',
    'カタヅケ屋ほうきぼし',
  ],
  [
    'behind two trades',
    '京都で暮らすアメリカ人です。英会話カフェ Chatterbox をやってます。',
    'Chatterbox',
  ],
  ['a firm by its form', '建物の解体、外構、草刈りまで。(株)ノダ興業、坂戸市。', '(株)ノダ興業'],
  ['a number of nights', '沖縄県名護市 民宿 シュノーケル うみんちゅ荘 1泊4,500円', 'うみんちゅ荘'],
  ['a particle in a name', 'インド料理マサラの扉、川口店です。ナンおかわり自由!', 'マサラの扉'],
  ['what is run', '부산에 사는 미국인 마이크예요. 영어카페 Chatterbox를 합니다.', 'Chatterbox'],
  ['a name in letters', 'シェアオフィス BASE38 高松駅から徒歩5分 月額15,000円', 'BASE38'],
])('%s: %s', (_, brief, due) => {
  expect(read(brief).name?.value).toBe(due)
})

test.each([
  ['a topic with its price', '仙台市で庭の手入れをしています。剪定は1本3,000円です。'],
  [
    'a topic with its price',
    '横浜市で家事代行をしています。エアコン掃除は9,000円、換気扇は12,000円。',
  ],
  ['how far it is', '雑貨屋です。とりあえず準備中のページがほしい'],
  ['how far it is', 'カフェを開きます。店名未定。尾道市。準備中と書いてほしい。'],
  ['how it should look', 'シンプルで見やすいページを作りたい。税理士です。郡山市。'],
  ['an order', '年中無休!即日対応!パソコン修理ならお任せ。米子市。'],
  ['a list', '庭木 剪定 草刈り 伐採 津市 見積無料 059-555-0101'],
  [
    'an address',
    '草木染めの服を作っています。オンラインショップ https://somemono.example 送料500円',
  ],
  [
    'a topic with its price',
    '인천에서 청소 합니다. 에어컨 청소는 8만원, 세탁기 청소는 7만원입니다.',
  ],
  ['how far it is', '공방 열 예정이에요. 이름은 고민 중입니다. 전주에서 가죽공예 해요.'],
  ['how it should look', '심플한 페이지 만들어 주세요. 회계사입니다. 대전.'],
  ['an order', '준비중 페이지 하나 부탁드려요. 꽃집이고 강릉입니다.'],
  ['a list', '이사 용달 원룸이사 당일가능 24시간 대전 전지역 5만원부터'],
  ['a list', '도배 장판 페인트 견적무료 연중무휴 안양 031-455-0133'],
  ['a kind of shop', '곧 오픈합니다! 수제버거 가게예요. 속초시.'],
  ['what somebody likes', '사진이 취미예요. 주말에 찍은 새 사진을 올리고 싶어요.'],
  ['a kind of shop', '밤에만 여는 파스타집. 가오픈 중. 양주시. 봉골레 1만5천원'],
  ['a kind of shop', '夜だけのパスタ屋。仮オープン中。予約不要。尾張旭市。'],
  ['what it is without', '무첨가 강아지 간식 만들어요. 브랜드 이름은 아직이에요.'],
  ['a county of noodles', 'うどん県で一番小さい店かもしれません。かけ280円。'],
  ['a desk', '保険の相談窓口。無料。土日もOK。春日井市。'],
  ['what it is', '오래된 한옥을 고친 미술관이에요. 입장료 5천원. 나주시.'],
  ['what somebody is', '고양이 돌보미예요. 하루 2만원. 연수구 송도.'],
])('%s is no name: %s', (_, brief) => {
  expect(read(brief).name).toBeUndefined()
})

test.each([
  ['町工場向けの在庫管理システムを開発しています。', '町工場'],
  ['자취생을 위한 냉장고 관리 앱입니다.', '자취생'],
  ['필라테스입니다. 청주시에 있고 임산부를 위한 수업을 합니다.', '임산부'],
])('%s is for %s', (brief, due) => {
  expect(read(brief).audience?.value).toBe(due)
})

test.each([
  ['唐揚げの店です 場所はインスタみてね からあげ丼700円', 'からあげ丼'],
  ['농장 이름은 벌터골양봉원 이고요 밤꿀 4만5천원 택배 됩니다', '밤꿀'],
  ['대구 수성구 자동차정비 복돌이카센타 엔진오일 6만원부터 판금도색 견적무료', '엔진오일'],
])('%s: a price for %s', (brief, due) => {
  expect(read(brief).prices.map(({ value }) => value.item)).toEqual([due])
})
