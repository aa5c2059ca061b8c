import type { LabelledBrief } from '../labelled-brief.ts'

export const ja: readonly LabelledBrief[] = [
  {
    brief:
      'はじめまして。長野県安曇野市で養蜂をしている「みつばち農園 はなれ」と申します。百花蜜 1,800円、蜜ろうそく 900円。直売所は土日の10時〜15時。',
    expect: {
      industry: ['shop', 'general'],
      name: 'みつばち農園 はなれ',
      place: ['安曇野市', '長野県安曇野市'],
      hours: 'Sa-Su 10:00-15:00',
      prices: ['百花蜜 1800 JPY', '蜜ろうそく 900 JPY'],
    },
  },
  {
    brief:
      '岡山の自動車教習所「せとうちドライビングスクール」。普通車AT 298,000円から。受付は月〜土 9:00〜19:00。電話 086-555-0123',
    expect: {
      industry: 'education',
      name: 'せとうちドライビングスクール',
      place: ['岡山'],
      phone: '+81865550123',
      hours: 'Mo-Sa 09:00-19:00',
      prices: ['普通車AT from 298000 JPY'],
    },
  },
  {
    brief:
      'コインランドリー泡日和、高知市桟橋通2-3-5。洗濯600円、乾燥10分100円。年中無休 5:00〜24:00。',
    expect: {
      industry: ['cleaning', 'general', 'shop'],
      name: ['コインランドリー泡日和', '泡日和'],
      place: ['高知市桟橋通2-3-5'],
      hours: 'Mo-Su 05:00-24:00',
      open: ['prices'],
    },
  },
  {
    brief:
      'そろばん教室「パチパチ堂」、秋田市。小学生対象。月謝6,500円。月・水 16時〜18時のクラス。1979年開校。',
    expect: {
      industry: 'education',
      name: ['パチパチ堂', 'そろばん教室「パチパチ堂」', 'そろばん教室パチパチ堂'],
      place: '秋田市',
      since: 1979,
      audience: '小学生',
      prices: ['月謝 6500 JPY'],
    },
  },
  {
    brief: '葬儀のことなら松江の「やすらぎ会館」へ。家族葬38万円から。24時間受付 0852-55-0199',
    expect: {
      industry: ['professional-services', 'general', 'event'],
      name: 'やすらぎ会館',
      place: ['松江'],
      phone: '+81852550199',
      prices: ['家族葬 from 380000 JPY'],
      hours: '24/7',
      open: ['hours'],
    },
  },
]
