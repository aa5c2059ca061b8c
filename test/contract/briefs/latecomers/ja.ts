import type { LabelledBrief } from '../labelled-brief.ts'

export const ja: readonly LabelledBrief[] = [
  {
    brief:
      '花と緑の店「はなうた」\n札幌市中央区大通西18-1\n花束3,300円〜、観葉植物2,200円〜\n10時〜19時（木曜定休）\n電話 011-633-4455',
    expect: {
      industry: 'florist',
      name: 'はなうた',
      place: ['札幌市中央区大通西18-1'],
      phone: '+81116334455',
      hours: 'Mo-We,Fr-Su 10:00-19:00',
      prices: ['花束 from 3300 JPY', '観葉植物 from 2200 JPY'],
    },
  },
  {
    brief:
      '川口市でハウスクリーニングをしている「ぴかりん」と申します。エアコン清掃11,000円、浴室清掃15,000円。年中無休、9時から18時まで。',
    expect: {
      industry: 'cleaning',
      name: 'ぴかりん',
      place: '川口市',
      hours: 'Mo-Su 09:00-18:00',
      prices: ['エアコン清掃 11000 JPY', '浴室清掃 15000 JPY'],
    },
  },
  {
    brief:
      'ジャズピアニスト大友はるかの公式サイトをお願いします。東京を拠点にライブやレッスンを行っています。出演依頼は haruka@piano.example まで。',
    expect: {
      industry: 'music',
      name: '大友はるか',
      place: '東京',
      email: 'haruka@piano.example',
    },
  },
]
