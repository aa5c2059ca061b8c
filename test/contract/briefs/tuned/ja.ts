import type { LabelledBrief } from '../labelled-brief.ts'

export const ja: readonly LabelledBrief[] = [
  {
    brief:
      '吉祥寺の路地裏で「喫茶カモメ」をやっています。ナポリタン950円、クリームソーダ700円。火曜定休、11時〜19時。昔ながらの落ち着いた雰囲気で。',
    expect: {
      industry: 'cafe',
      name: '喫茶カモメ',
      place: '吉祥寺',
      hours: 'Mo,We-Su 11:00-19:00',
      prices: ['ナポリタン 950 JPY', 'クリームソーダ 700 JPY'],
    },
  },
  {
    brief:
      '美容室のホームページをお願いします！店名はhair&make Lino(リノ)、仙台市青葉区一番町2-3-4。カット5500円、カラー7700円から。新規割引20%オフ✨ 平日10時〜20時、土日9時〜19時、毎週月曜休み。電話 022-345-6789',
    expect: {
      industry: 'hair-salon',
      name: 'hair&make Lino',
      place: '仙台市青葉区一番町2-3-4',
      phone: '+81223456789',
      hours: 'Tu-Fr 10:00-20:00; Sa-Su 09:00-19:00',
      prices: ['カット 5500 JPY', 'カラー from 7700 JPY'],
    },
  },
  {
    brief:
      '株式会社大西工務店。奈良県で木の家を建てて50年。新築、リフォーム、耐震診断。営業時間は8:00〜17:30、日曜・祝日休み。お問い合わせは 0742-33-1234 まで。',
    expect: {
      industry: 'construction',
      name: '株式会社大西工務店',
      place: '奈良県',
      phone: '+81742331234',
      hours: 'Mo-Sa 08:00-17:30',
    },
  },
  {
    brief:
      '小学生向けのプログラミング教室です。名前はコードひろば。横浜市港北区。月謝9,800円、入会金5,000円。無料体験あり。info@codehiroba.example',
    expect: {
      industry: 'education',
      name: 'コードひろば',
      place: '横浜市港北区',
      email: 'info@codehiroba.example',
      audience: '小学生',
      prices: ['月謝 9800 JPY', '入会金 5000 JPY'],
    },
  },
  {
    brief:
      '保護猫の譲渡活動をしているNPO法人ねこの手です。2014年に設立しました。福岡市を中心に活動しています。ボランティア募集中。年会費3000円',
    expect: {
      industry: 'nonprofit',
      name: 'NPO法人ねこの手',
      place: '福岡市',
      since: 2014,
      prices: ['年会費 3000 JPY'],
    },
  },
]
