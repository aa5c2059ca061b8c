import type { LabelledBrief } from '../labelled-brief.ts'

export const ja: readonly LabelledBrief[] = [
  {
    brief:
      '鎌倉でちいさな喫茶店をやっています。お店の名前は「ひるねこ」です。ブレンド480円、プリン420円、ナポリタン850円。水曜と木曜が休みで、11時から18時まで。',
    expect: {
      industry: 'cafe',
      name: 'ひるねこ',
      place: '鎌倉',
      hours: 'Mo-Tu,Fr-Su 11:00-18:00',
      prices: ['ブレンド 480 JPY', 'プリン 420 JPY', 'ナポリタン 850 JPY'],
    },
  },
  {
    brief:
      'いわさき歯科クリニック 〒700-0901 岡山市北区本町4-12 診療時間 平日9:00-12:30 14:00-18:30 土曜9:00-13:00 休診日 木曜・日曜・祝日 086-222-1188',
    expect: {
      industry: 'clinic',
      name: 'いわさき歯科クリニック',
      place: ['岡山市北区本町4-12'],
      phone: '+81862221188',
      open: ['hours'],
    },
  },
  {
    brief:
      '植木の剪定、草刈り、庭づくりなら造園みどり屋へ。宇都宮市近郊に伺います。剪定1本3,000円から、草刈り1時間2,500円。見積り無料。電話 028-633-2211(8時〜19時、日曜休み)',
    expect: {
      industry: ['trades', 'construction'],
      name: ['造園みどり屋', 'みどり屋'],
      place: '宇都宮市',
      phone: '+81286332211',
      hours: 'Mo-Sa 08:00-19:00',
      prices: ['剪定1本 from 3000 JPY', '草刈り1時間 2500 JPY'],
      open: ['prices'],
    },
  },
  {
    brief:
      'フォトグラファーの三浦あかりです。家族写真と七五三を撮っています。出張撮影1時間22,000円。拠点は名古屋。お問い合わせは akari@miura-photo.example',
    expect: {
      industry: 'photography',
      name: '三浦あかり',
      place: '名古屋',
      email: 'akari@miura-photo.example',
      prices: ['出張撮影1時間 22000 JPY'],
    },
  },
  {
    brief:
      '居酒屋 とまり木\n仙台市青葉区国分町2-8-3\n生ビール 550円\n刺身盛り 1,480円\n牛タン焼き 1,650円\n17:00〜24:00 月曜定休',
    expect: {
      industry: ['bar', 'restaurant'],
      name: ['居酒屋 とまり木', 'とまり木'],
      place: '仙台市青葉区国分町2-8-3',
      hours: 'Tu-Su 17:00-24:00',
      prices: ['生ビール 550 JPY', '刺身盛り 1480 JPY', '牛タン焼き 1650 JPY'],
    },
  },
  {
    brief:
      '中小企業のための勤怠管理アプリ「タイムリーフ」。スマホで打刻、給与ソフトと連携。1人あたり月額300円、初期費用なし。30日間無料でお試しいただけます。support@timeleaf.example',
    expect: {
      industry: 'software',
      name: 'タイムリーフ',
      email: 'support@timeleaf.example',
      audience: '中小企業',
      open: ['prices'],
    },
  },
  {
    brief:
      '2026年11月3日、松本市あがたの森公園で「信州手しごと市」を開きます。木工、陶芸、染物など60組が出店。入場無料、駐車場500円。雨天決行。主催 信州手しごと市実行委員会',
    expect: {
      industry: 'event',
      name: '信州手しごと市',
      place: ['松本市', '松本市あがたの森公園', '松本'],
      prices: ['駐車場 500 JPY'],
    },
  },
]
