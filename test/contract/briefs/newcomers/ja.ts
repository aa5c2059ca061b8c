import type { LabelledBrief } from '../labelled-brief.ts'

export const ja: readonly LabelledBrief[] = [
  {
    brief:
      'はじめまして。倉敷で小さなパン屋をはじめました。名前は「こむぎのいえ」といいます。食パン380円、あんパン190円、クロワッサン240円。7時から売り切れまで、月火休み。',
    expect: {
      industry: 'bakery',
      name: 'こむぎのいえ',
      place: '倉敷',
      prices: ['食パン 380 JPY', 'あんパン 190 JPY', 'クロワッサン 240 JPY'],
      open: ['hours'],
    },
  },
  {
    brief:
      'ヘアサロン ソラトブ 静岡市葵区鷹匠2-5-8 カット5,500円 カラー7,700円 パーマ8,800円 10:00-19:00 火曜定休 054-255-1122',
    expect: {
      industry: 'hair-salon',
      name: ['ヘアサロン ソラトブ', 'ソラトブ'],
      place: '静岡市葵区鷹匠2-5-8',
      phone: '+81542551122',
      hours: 'Mo,We-Su 10:00-19:00',
      prices: ['カット 5500 JPY', 'カラー 7700 JPY', 'パーマ 8800 JPY'],
    },
  },
  {
    brief:
      '相続や遺言のご相談なら、すずらん司法書士事務所にお任せください。熊本市中央区で2005年に開業しました。初回相談30分無料、遺言書作成88,000円から。平日9時〜18時。096-355-1122',
    expect: {
      industry: 'professional-services',
      name: 'すずらん司法書士事務所',
      place: '熊本市中央区',
      phone: '+81963551122',
      since: 2005,
      hours: 'Mo-Fr 09:00-18:00',
      prices: ['遺言書作成 from 88000 JPY'],
    },
  },
  {
    brief:
      'うちは親子三代の畳屋です。屋号は畳のまつもと。金沢市内ならどこでも伺います。表替え1畳6,600円、新調16,500円。電話076-222-3311、8時から18時、日曜休み。',
    expect: {
      industry: 'trades',
      name: ['畳のまつもと'],
      place: ['金沢市', '金沢'],
      phone: '+81762223311',
      hours: 'Mo-Sa 08:00-18:00',
      prices: ['表替え1畳 6600 JPY', '新調 16500 JPY'],
    },
  },
  {
    brief:
      '山あいの一棟貸しの宿、月のしずく。飯田市から車で20分。一泊二名28,000円、薪ストーブと五右衛門風呂あり。チェックイン15時、チェックアウト11時。小さなお子さま連れのご家族に。stay@tsukinoshizuku.example',
    expect: {
      industry: 'lodging',
      name: '月のしずく',
      place: '飯田市',
      email: 'stay@tsukinoshizuku.example',
      open: ['prices', 'audience'],
    },
  },
]
