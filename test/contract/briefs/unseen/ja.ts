import type { LabelledBrief } from '../labelled-brief.ts'

export const ja: readonly LabelledBrief[] = [
  {
    brief:
      'カフェ・ド・ツバメ　札幌市中央区南3条西5丁目\n自家焙煎コーヒー 500円\nチーズケーキ 450円\n平日 8:00-19:00 / 土日祝 9:00-18:00 / 不定休\n011-222-3344',
    expect: {
      industry: 'cafe',
      name: 'カフェ・ド・ツバメ',
      place: '札幌市中央区南3条西5丁目',
      phone: '+81112223344',
      hours: 'Mo-Fr 08:00-19:00; Sa-Su,PH 09:00-18:00',
      prices: ['自家焙煎コーヒー 500 JPY', 'チーズケーキ 450 JPY'],
    },
  },
  {
    brief:
      '女性専用のよもぎ蒸しとアロママッサージのサロン「ゆらり」、岡山市北区。よもぎ蒸し40分4,400円、アロマ60分7,700円、90分11,000円。完全予約制、10時から20時、不定休。男性のご利用はお断りしています。',
    expect: {
      industry: 'wellness',
      name: 'ゆらり',
      place: '岡山市北区',
      prices: ['よもぎ蒸し40分 4400 JPY', 'アロマ60分 7700 JPY', '90分 11000 JPY'],
    },
  },
  {
    brief:
      '電気工事の小林電工です。川越市を中心に、コンセント増設、エアコン取付、漏電調査など。出張費3,300円、エアコン取付16,500円〜。創業1988年。日曜定休、8時から18時。049-222-3344 担当:小林',
    expect: {
      industry: 'trades',
      name: '小林電工',
      place: '川越市',
      phone: '+81492223344',
      since: 1988,
      hours: 'Mo-Sa 08:00-18:00',
      prices: ['出張費 3300 JPY', 'エアコン取付 from 16500 JPY'],
    },
  },
  {
    brief:
      '車検・板金・オイル交換 山根モータース 鳥取市湖山町 車検基本料22,000円 オイル交換3,500円から 平日8時半～18時 土曜17時まで 日祝定休 TEL0857-28-1122',
    expect: {
      industry: 'auto-repair',
      name: '山根モータース',
      place: '鳥取市湖山町',
      phone: '+81857281122',
      hours: 'Mo-Fr 08:30-18:00; Sa 08:30-17:00',
      prices: ['車検基本料 22000 JPY', 'オイル交換 from 3500 JPY'],
    },
  },
  {
    brief:
      '瀬戸内の小さな島、直島に宿を開きました。ゲストハウス潮まちです。ドミトリー1泊4,500円、個室1泊12,000円。チェックインは16時から20時、チェックアウトは10時まで。門限23時。自転車貸出あり。stay@shiomachi.example',
    expect: {
      industry: 'lodging',
      name: 'ゲストハウス潮まち',
      place: '直島',
      email: 'stay@shiomachi.example',
      prices: ['ドミトリー1泊 4500 JPY', '個室1泊 12000 JPY'],
    },
  },
  {
    brief:
      'ジャズトリオ「夜汽車」です。東京を拠点に、ライブ、結婚式、パーティーで演奏します。出演料は5万円から。次のアルバムは11月発売。yogisha@example.com',
    expect: {
      industry: 'music',
      name: '夜汽車',
      place: '東京',
      email: 'yogisha@example.com',
      prices: ['出演料 from 50000 JPY'],
    },
  },
  {
    brief:
      'そろばん教室しおかぜ｜静岡市清水区｜月謝5,500円（週2回）｜入会金3,000円｜月・水・金 15:30〜18:30の間で通えます｜幼児から大人まで｜054-352-1122',
    expect: {
      industry: 'education',
      name: 'そろばん教室しおかぜ',
      place: '静岡市清水区',
      phone: '+81543521122',
      prices: ['月謝 5500 JPY', '入会金 3000 JPY'],
    },
  },
  {
    brief:
      '勤怠管理クラウド キンタロウ。スマホで打刻、シフト作成、給与ソフトと連携。1人あたり月額300円、最低利用料3,000円。30日間の無料トライアル。kintaro.example',
    expect: {
      industry: 'software',
      name: 'キンタロウ',
      url: 'https://kintaro.example',
      prices: ['1人あたり月額 300 JPY', '最低利用料 3000 JPY'],
    },
  },
]
