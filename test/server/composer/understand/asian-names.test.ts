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
  ['a particle inside', '寿司処はまかぜ。釧路市末広町。', '寿司処はまかぜ'],
  ['with its reading', '農園カフェ 土の音(つちのね)。奈良県生駒市。', '農園カフェ 土の音'],
  ['whom to ask', '引越しのことならアシスト便!家族引越し60,000円〜。', 'アシスト便'],
  ['who speaks', '私、岡部ちひろは札幌でナレーターをしています。', '岡部ちひろ'],
  ['signed as', "'손글씨 온'으로 서명하는 캘리그라피 작가예요.", '손글씨 온'],
  ['where to come', '동네서점 책그늘로 오세요. 순천시.', '책그늘'],
  ['behind a label', '안내견을 위한 모금 활동을 합니다. 모임명: 하얀지팡이.', '하얀지팡이'],
  [
    'up to the place',
    '이탈리아 식당 오스테리아 베르데 부산 남천동 디너코스 66,000원',
    '오스테리아 베르데',
  ],
  [
    'a label before marks',
    'ねこの里親を探しています。団体名「しっぽの約束」。神戸市。',
    'しっぽの約束',
  ],
  ['a label before marks', "유기묘 입양을 돕고 있어요. 단체명 '꼬리의약속'. 부산.", '꼬리의약속'],
  [
    'a firm behind who it is',
    'こちらは社会福祉法人やすらぎ会です。大垣市。',
    '社会福祉法人やすらぎ会',
  ],
  ['a person behind a clause', '松山でサックスを吹いている向井といいます。', '向井'],
  [
    'behind what it is',
    'はじめまして。旅する古着屋、ノマドクローゼットです。',
    'ノマドクローゼット',
  ],
  ['a page in the first words', '햇님마을 주민회 페이지 만들어주세요.', '햇님마을 주민회'],
  ['a page in the first words', '高知の鰹料理屋 八千代丸 公式ページ希望', '八千代丸'],
  ['before its day', '제12회 포구아침장 5월 9일 8시~12시 속초 입장 무료', '포구아침장'],
  ['recommended', '沼田家のお店、沼田青果店をよろしく。', '沼田青果店'],
  ['recommended', '문씨네 가게, 문씨청과를 잘 부탁해요.', '문씨청과'],
  ['over the door', '中古レコード店を開きます。入口の上に「針おとし堂」と書きます。', '針おとし堂'],
  ['kana behind a trade', '小学生のための学童保育ぽこあぽこ、石川県白山市。', 'ぽこあぽこ'],
  ['behind what it is', '出張カメラマン、梨花。七五三22,000円。横浜市。', '梨花'],
  ['behind what it is', 'サーフショップ兼カフェ、BLUE HOUR。宮崎市青島。', 'BLUE HOUR'],
  ['whose page it is', '俳優・ナレーターの篠宮ゆうき公式サイト。所属なし。', '篠宮ゆうき'],
  ['whose page it is', '배우 겸 성우 신유로 공식 사이트. 소속사 없음.', '신유로'],
  [
    'a firm with a product',
    '合同会社ヒビキ。予約システム「マチナシ」を月額15,000円で提供。',
    '合同会社ヒビキ',
  ],
  [
    'a firm with a product',
    "유한회사 메아리. 예약 시스템 '안기다림'을 제공합니다.",
    '유한회사 메아리',
  ],
  [
    'before its year',
    '제3회 부엉이 헌책장 2026년 11월 14일(토) 대전 참가비 2만원',
    '부엉이 헌책장',
  ],
  ['between brackets', '<등대지기>라는 바를 바닷가에서 합니다. 여수시.', '등대지기'],
  ['behind a dash', '写真館ひなた – 奈良市 – 七五三プラン19,800円', '写真館ひなた'],
  ['behind a house', '木のおもちゃ工房 きつつき。飛騨高山。', 'きつつき'],
  ['behind a trade', 'ピアノ調律、山際。1回15,400円。', '山際'],
  ['without its year', '音楽フェス「ソラノオト2027」8月21日、富士宮市。', 'ソラノオト'],
  ['who speaks', '私は渡会こずえ。宇都宮で結婚式を手伝います。', '渡会こずえ'],
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
  ['a school for somebody', 'シニアの方のためのスマホ教室です。長崎市。'],
  ['a school for somebody', '어르신을 위한 스마트폰 교실이에요. 목포.'],
  ['who needs it', '介護が必要な方のための施設です。宇都宮市。'],
  ['who it is not', '春風亭ではありませんが落語やります。秋田市。'],
  ['who founded it', 'ダンス部OBが作った社会人チームです。練習は水曜夜。'],
  ['what somebody is', '農家です。りんごと桃を育てています。福島県伊達市。'],
  ['when it opens', '요가 필라테스 스튜디오 내년 봄 오픈 예정입니다. 파주시.'],
  ['what is not done', '店はやっていませんが器を焼いています。唐津市。'],
  ['a kind of shop', '宅配弁当の店です。お年寄り向け。'],
  ['a town and its part', '고양시 일산에서 아이들 미술 가르칩니다.'],
  ['no name yet', 'カフェの名前は まだ決まっていません。宇部市。'],
  ['no name yet', '카페 이름은 아직 못 정했어요. 원주에서 오픈 예정입니다.'],
  ['a kind of school', '피아노 교습소 (학생 모집 중). 고양시.'],
  ['what grows where', '제주 감귤 농장입니다. 10kg 3만원.'],
  ['whom it is for', '筋トレ好きのためのジム。24時間営業。'],
  ['a last line', '이삿짐 옮겨 드립니다. 전화 주세요.\n주말 예약 가능'],
  ['a small trade', 'こんにちは!小さな革工房です。財布を手縫いで作っています。'],
])('%s is no name: %s', (_, brief) => {
  expect(name(brief)).toBeUndefined()
})

test.each([
  ['花屋です。京都市左京区下鴨にあります。', '京都市左京区下鴨'],
  ['レコード店です。高円寺北3丁目、木曜休み。', '高円寺北3丁目'],
  ['不用品回収です。千葉市・市原市・四街道市。', '千葉市'],
  ['盆栽を売っています。さいたま市北区盆栽町。', 'さいたま市北区盆栽町'],
  ['喫茶店を開きます。新宿区四谷。', '新宿区四谷'],
  ['プログラミング教室です。さいたま市大宮区', 'さいたま市大宮区'],
  ['한과 송월당 안동시 옥동 9시-18시 수요일 휴무', '안동시 옥동'],
  ['스시집입니다. 강릉시 교동. 오마카세 8만원.', '강릉시 교동'],
  ['미용실입니다. 성남시 분당구 정자동.', '성남시 분당구 정자동'],
  ['사단법인입니다. 광주 동구.', '광주 동구'],
])('%s is in %s', (brief, due) => {
  expect(understand(brief, { locale: null, fallback: 'en' }).facts.place?.value).toBe(due)
})

test.each([
  ['寿司屋です。昼11:30〜14:00、夜17:00〜22:00、月曜定休。', 'Tu-Su 11:30-14:00,17:00-22:00'],
  ['カレーの店 三日月。11時〜15時。水木休み。', 'Mo-Tu,Fr-Su 11:00-15:00'],
  ['塗装屋です。月〜金の8時〜18時。', 'Mo-Fr 08:00-18:00'],
  ['서점입니다. 11시~20시, 월요일 쉼.', 'Tu-Su 11:00-20:00'],
  ['診療時間は月・火・木・金が9:00〜13:00です。', 'Mo-Tu,Th-Fr 09:00-13:00'],
  ['営業時間は月、火、水の10時〜18時です。', 'Mo-We 10:00-18:00'],
])('%s opens %s', (brief, due) => {
  expect(understand(brief, { locale: null, fallback: 'en' }).facts.hours?.value).toBe(due)
})

test.each([
  ['대전 유성구에서 1인 사업자를 위한 세금 신고를 합니다.', '1인 사업자'],
  ['학원입니다. 초등학생, 중학생 대상.', '초등학생, 중학생'],
  ['介護が必要な方とご家族のための施設です。', '介護が必要な方とご家族'],
])('%s is for %s', (brief, due) => {
  expect(understand(brief, { locale: null, fallback: 'en' }).facts.audience?.value).toBe(due)
})

test.each([
  ['MOON COFFEE ROASTERS 豆100g 800円〜 京都市左京区', '豆100g'],
  ['식당 오스테리아 베르데 부산 남천동 디너코스 66,000원', '디너코스'],
  ['和菓子 松月庵 大津市中央2丁目 9時-18時 水休 栗まんじゅう180円', '栗まんじゅう'],
  ['발레학원 백조의호수 광명시 유아반 월 12만원', '유아반'],
  ["예약 시스템 '안기다림'을 월 15만원에 제공합니다.", '안기다림'],
  ['사단법인입니다. 후원은 월 만원부터.', '후원'],
  ['お母さんのための一時保育1時間700円。大津市の保育園です。', '一時保育1時間'],
])('%s: a price for %s', (brief, due) => {
  const { prices } = understand(brief, { locale: null, fallback: 'en' }).facts
  expect(prices.map(({ value }) => value.item)).toEqual([due])
})

test.each([
  ['가족사진 찍습니다. 춘천에 있어요. 감사합니다. 빛그림자사진관 드림', '빛그림자사진관'],
  ['佐世保の小さな花屋です。よろしくお願いします。花ことり屋', '花ことり屋'],
  [
    'こんにちは、NPO法人もりびと倶楽部です。高山市で里山の手入れをしています。',
    'NPO法人もりびと倶楽部',
  ],
  ['꽃집 홈페이지 만들어주세요. 가게 이름은 오늘도 작약!', '오늘도 작약'],
])('%s: who says or signs who they are', (brief, due) => {
  expect(understand(brief, { locale: null, fallback: 'en' }).facts.name?.value).toBe(due)
})

test('when it is open is no name', () => {
  const brief = '診療時間は月・火・木・金が9:00〜13:00です。'
  expect(understand(brief, { locale: null, fallback: 'en' }).facts.name).toBeUndefined()
})
