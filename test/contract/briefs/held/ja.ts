import type { LabelledBrief } from '../labelled-brief.ts'

export const ja: readonly LabelledBrief[] = [
  {
    brief:
      '立ち飲み屋やってます 店の名前は「のみすけ」 新橋駅すぐ ハイボール380円 もつ煮450円 月〜金の16時から23時 土日休み',
    expect: {
      industry: 'bar',
      name: 'のみすけ',
      place: '新橋',
      hours: 'Mo-Fr 16:00-23:00',
      prices: ['ハイボール 380 JPY', 'もつ煮 450 JPY'],
    },
  },
  {
    brief:
      '花屋のミモザです。京都市左京区下鴨にあります。花束3,300円から、結婚式の装花はやっていません。水曜定休。10:00-18:30。075-711-2233',
    expect: {
      industry: 'florist',
      name: ['ミモザ', '花屋のミモザ'],
      place: '京都市左京区下鴨',
      phone: '+81757112233',
      hours: 'Mo-Tu,Th-Su 10:00-18:30',
      prices: ['花束 from 3300 JPY'],
    },
  },
  {
    brief:
      'さくら不動産 賃貸・売買・管理 鎌倉市御成町5-6 TEL 0467-22-3456 定休日 水曜 9:30～18:00 仲介手数料は半額',
    expect: {
      industry: 'real-estate',
      name: 'さくら不動産',
      place: '鎌倉市御成町5-6',
      phone: '+81467223456',
      hours: 'Mo-Tu,Th-Su 09:30-18:00',
    },
  },
  {
    brief:
      'はじめまして、山本健太と申します。金沢で小さな寿司屋「鮨 山もと」を営んでおります。おまかせ15,000円、昼のにぎり4,500円。夜は18時から22時、昼は12時から14時、日曜休み。予約は076-222-3344へお願いいたします。',
    expect: {
      industry: 'restaurant',
      name: '鮨 山もと',
      place: '金沢',
      phone: '+81762223344',
      hours: 'Mo-Sa 12:00-14:00,18:00-22:00',
      prices: ['おまかせ 15000 JPY', '昼のにぎり 4500 JPY'],
    },
  },
  {
    brief:
      '子育て中のママのためのヨガスタジオ、hana yoga。子連れOK。1回2,200円、月4回8,000円。藤沢市。明るくてやさしい感じのピンク系でお願いします🧘',
    expect: {
      industry: ['wellness', 'fitness'],
      name: 'hana yoga',
      place: '藤沢市',
      audience: '子育て中のママ',
      prices: ['1回 2200 JPY', '月4回 8000 JPY'],
    },
  },
  {
    brief:
      'カメラマンの中島です。七五三やお宮参りの出張撮影をしています。屋号はナカジマ写真室。撮影料25,000円。名古屋から車で1時間まで伺います。',
    expect: {
      industry: 'photography',
      name: 'ナカジマ写真室',
      place: '名古屋',
      prices: ['撮影料 25000 JPY'],
    },
  },
]
