import type { LabelledBrief } from '../labelled-brief.ts'

export const ja: readonly LabelledBrief[] = [
  {
    brief:
      '革小物の工房「針と麻糸」です。名刺入れ6,800円、キーケース4,500円。オーダーも承ります。東京都台東区蔵前2-4-1 水曜休み 11時〜18時',
    expect: {
      industry: ['shop', 'portfolio'],
      name: '針と麻糸',
      place: '東京都台東区蔵前2-4-1',
      hours: 'Mo-Tu,Th-Su 11:00-18:00',
      prices: ['名刺入れ 6800 JPY', 'キーケース 4500 JPY'],
    },
  },
  {
    brief:
      '名前は「ことり食堂」。松本市で昼だけやっている定食屋です。日替わり定食900円、味噌かつ1100円。11:30-14:00、日曜定休。',
    expect: {
      industry: 'restaurant',
      name: 'ことり食堂',
      place: '松本市',
      hours: 'Mo-Sa 11:30-14:00',
      prices: ['日替わり定食 900 JPY', '味噌かつ 1100 JPY'],
    },
  },
  {
    brief:
      '庭木の剪定、草刈り、伐採など。埼玉県川越市と近隣。みどりや造園 電話049-222-0134。見積り無料!',
    expect: { industry: 'trades', name: 'みどりや造園', place: '川越市', phone: '+81492220134' },
  },
  {
    brief:
      'はじめまして。札幌でピアノを教えている佐伯ゆりです。初心者の大人向けの個人レッスン、60分5,500円。',
    expect: {
      industry: ['education', 'music'],
      name: '佐伯ゆり',
      place: '札幌',
      audience: '初心者の大人',
      open: ['prices'],
    },
  },
  {
    brief: 'minoru coffee stand / 京都・出町柳 / ドリップ 450円 ラテ 550円 / 8時から17時 火曜定休',
    expect: {
      industry: 'cafe',
      name: 'minoru coffee stand',
      hours: 'Mo,We-Su 08:00-17:00',
      open: ['place'],
      prices: ['ドリップ 450 JPY', 'ラテ 550 JPY'],
    },
  },
  {
    brief:
      '自転車の修理なら高円寺のサイクルワークス・トビウオ。パンク修理1,200円、オーバーホール18,000円から。出張もします。',
    expect: {
      industry: ['auto-repair', 'shop', 'trades'],
      name: 'サイクルワークス・トビウオ',
      place: '高円寺',
      prices: ['パンク修理 1200 JPY', 'オーバーホール from 18000 JPY'],
    },
  },
  {
    brief:
      '子ども食堂を月2回ひらいています。『みんなのテーブル旭川』といいます。子どもは無料、大人300円。ボランティア募集中。',
    expect: {
      industry: 'nonprofit',
      name: 'みんなのテーブル旭川',
      place: '旭川',
      prices: ['大人 300 JPY'],
    },
  },
  {
    brief:
      'スマホで見やすいページをお願いします。福岡のウェブ制作事務所、合同会社ナギサデザイン。ロゴ制作、サイト制作、写真撮影。info@nagisa.example',
    expect: {
      industry: ['portfolio', 'software', 'professional-services'],
      name: ['合同会社ナギサデザイン', 'ナギサデザイン'],
      place: '福岡',
      email: 'info@nagisa.example',
    },
  },
]
