import type { LabelledBrief } from './labelled-brief.ts'

export const ja: readonly LabelledBrief[] = [
  {
    brief:
      '鎌倉で喫茶店「波待ち珈琲」を営んでいます。自家焙煎の豆と手作りプリンが人気です。営業は10時から17時、火曜・水曜定休。ブレンド550円、プリン480円。電話0467-22-1234',
    expect: {
      industry: 'cafe',
      name: '波待ち珈琲',
      place: '鎌倉',
      phone: '+81467221234',
      hours: 'Mo,Th-Su 10:00-17:00',
      prices: ['ブレンド 550 JPY', 'プリン 480 JPY'],
    },
  },
  {
    brief:
      '美容室ルポは福岡市の大名にあるサロンです。カット4,950円、カラー7,700円から。平日10:00〜20:00、土日祝9:00〜18:00、月曜定休。ご予約は092-712-3456まで。',
    expect: {
      industry: 'hair-salon',
      name: '美容室ルポ',
      place: '福岡市',
      phone: '+81927123456',
      hours: 'Tu-Fr 10:00-20:00; Sa-Su,PH 09:00-18:00',
      prices: ['カット 4950 JPY', 'カラー from 7700 JPY'],
    },
  },
  {
    brief:
      '山あいの温泉旅館です。名前は「月見の宿 ほたる」。群馬県草津町にあります。一泊二食付き1万8千円から。チェックイン15時から18時、チェックアウト10時。yoyaku@hotaru.example',
    expect: {
      industry: 'lodging',
      name: '月見の宿 ほたる',
      place: '群馬県草津町',
      email: 'yoyaku@hotaru.example',
      prices: ['一泊二食付き from 18000 JPY'],
    },
  },
  {
    brief:
      'あおば法律事務所。仙台市で相続と離婚の相談を多く受けています。初回相談30分5,500円。平日の午前9時から午後6時まで。土日祝は休み。TEL 022-221-2345',
    expect: {
      industry: 'professional-services',
      name: 'あおば法律事務所',
      place: '仙台市',
      phone: '+81222212345',
      hours: 'Mo-Fr 09:00-18:00',
      prices: ['初回相談30分 5500 JPY'],
    },
  },
  {
    brief:
      '水漏れ・トイレのつまりなら横浜の水道屋「まちの水係」。24時間365日対応します。基本料金3,300円〜。まずはお電話ください、045-311-2345。',
    expect: {
      industry: 'trades',
      name: 'まちの水係',
      place: '横浜',
      phone: '+81453112345',
      hours: '24/7',
      prices: ['基本料金 from 3300 JPY'],
    },
  },
  {
    brief:
      '子ども向けのピアノ教室です。ソナタ音楽教室といいます。名古屋市千種区。月謝は8,000円、体験レッスン無料。レッスンは月曜から土曜の14時〜20時です。',
    expect: {
      industry: 'education',
      name: 'ソナタ音楽教室',
      place: '名古屋市千種区',
      prices: ['月謝 8000 JPY'],
    },
  },
  {
    brief:
      '居酒屋とり源、大阪・梅田。串焼き1本180円から、生ビール520円。17時から翌1時まで、日曜休み。昭和52年創業。06-6341-2345',
    expect: {
      industry: 'restaurant',
      name: '居酒屋とり源',
      place: '大阪・梅田',
      phone: '+81663412345',
      hours: 'Mo-Sa 17:00-01:00',
      since: 1977,
      prices: ['串焼き1本 from 180 JPY', '生ビール 520 JPY'],
    },
  },
  {
    brief:
      '飲食店向けの予約管理アプリ「セキトル」。LINEと連携し、空席を自動で案内します。月額4,980円、初月無料トライアルあり。support@sekitoru.example',
    expect: {
      industry: 'software',
      name: 'セキトル',
      email: 'support@sekitoru.example',
      prices: ['月額 4980 JPY'],
    },
  },
  {
    brief:
      '第5回 港まつり音楽祭を2026年8月8日に函館で開催します。開演13時、終演20時。前売り3,000円、当日券3,500円。出演者募集中。',
    expect: {
      industry: 'event',
      name: '港まつり音楽祭',
      place: '函館',
      prices: ['前売り 3000 JPY', '当日券 3500 JPY'],
    },
  },
  {
    brief:
      'NPO法人ねこのて。保護猫の里親募集と譲渡会を千葉で行っています。譲渡会は毎月第2日曜の13時〜16時。寄付とボランティアを募集しています。nekonote@example.org',
    expect: {
      industry: 'nonprofit',
      name: 'NPO法人ねこのて',
      place: '千葉',
      email: 'nekonote@example.org',
    },
  },
]
