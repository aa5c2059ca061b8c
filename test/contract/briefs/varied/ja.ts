import type { LabelledBrief } from '../labelled-brief.ts'

export const ja: readonly LabelledBrief[] = [
  {
    brief:
      '名前は麦の音ベーカリー。吉祥寺駅から徒歩3分。食パン380円、クロワッサン290円、季節のデニッシュ350円〜。7:30〜18:00、売り切れ次第終了。定休日は日曜と月曜。配達はしていません。',
    expect: {
      industry: 'bakery',
      name: '麦の音ベーカリー',
      place: '吉祥寺',
      hours: 'Tu-Sa 07:30-18:00',
      prices: ['食パン 380 JPY', 'クロワッサン 290 JPY', '季節のデニッシュ from 350 JPY'],
    },
  },
  {
    brief:
      'こんにちは。金沢市で夫婦二人、和食の店をやっています。店名は季節料理 やまぼうしです。昼は11時半〜14時、夜は17時半〜22時。毎週水曜日休み。お昼の御膳1,800円、夜のおまかせコース8,800円。予約は076-222-3456へお願いします。',
    expect: {
      industry: 'restaurant',
      name: '季節料理 やまぼうし',
      place: '金沢市',
      phone: '+81762223456',
      hours: 'Mo-Tu,Th-Su 11:30-14:00,17:30-22:00',
      prices: ['お昼の御膳 1800 JPY', '夜のおまかせコース 8800 JPY'],
    },
  },
  {
    brief:
      '神戸・三宮のバー、バー・ロンドです。ウイスキー中心、カクテル1,200円から、チャージ800円。営業は19時〜翌2時、日祝休み。喫煙できません。078-331-2233',
    expect: {
      industry: 'bar',
      name: 'バー・ロンド',
      place: '神戸・三宮',
      phone: '+81783312233',
      hours: 'Mo-Sa 19:00-02:00',
      prices: ['カクテル from 1200 JPY', 'チャージ 800 JPY'],
    },
  },
  {
    brief:
      '美容室です、hair salon moka といいます！高松市。カット5,500円、カラー7,700円、パーマ8,800円。トリートメントは3,300円から。火〜土 9:30〜19:00、日曜は18時まで。月曜・第3火曜お休み。LINE予約OK。 087-833-1122',
    expect: {
      industry: 'hair-salon',
      name: 'hair salon moka',
      place: '高松市',
      phone: '+81878331122',
      hours: 'Tu-Sa 09:30-19:00; Su 09:30-18:00',
      prices: [
        'カット 5500 JPY',
        'カラー 7700 JPY',
        'パーマ 8800 JPY',
        'トリートメント from 3300 JPY',
      ],
    },
  },
  {
    brief:
      'みなと整形外科クリニック。横浜市神奈川区栄町2-5。診療時間は月火水金が9時〜12時半と15時〜18時半、土曜は9時〜13時。木曜・日曜・祝日休診。リハビリ、骨粗しょう症、スポーツ外傷。電話 045-453-1122、FAX 045-453-1123。',
    expect: {
      industry: 'clinic',
      name: 'みなと整形外科クリニック',
      place: '横浜市神奈川区栄町2-5',
      phone: '+81454531122',
      hours: 'Mo-We,Fr 09:00-12:30,15:00-18:30; Sa 09:00-13:00',
    },
  },
  {
    brief:
      '24時間ジム、フィットスクエア宇都宮です。月会費6,980円、入会金5,500円。スタッフ在駐は平日11時〜20時。年中無休24時間営業。見学は無料です。028-633-1122',
    expect: {
      industry: 'fitness',
      name: 'フィットスクエア宇都宮',
      place: '宇都宮',
      phone: '+81286331122',
      hours: '24/7',
      prices: ['月会費 6980 JPY', '入会金 5500 JPY'],
    },
  },
  {
    brief:
      '株式会社まつだ工務店\n長野県松本市\n木の家の新築、リフォーム、耐震補強\n創業昭和38年\n営業時間 8:30〜17:30（日曜・祝日休み）\n0263-33-1122 info@matsuda-koumuten.example',
    expect: {
      industry: 'construction',
      name: '株式会社まつだ工務店',
      place: '長野県松本市',
      phone: '+81263331122',
      email: 'info@matsuda-koumuten.example',
      since: 1963,
      hours: 'Mo-Sa 08:30-17:30',
    },
  },
  {
    brief:
      'ハウスクリーニングのふきん屋と申します。名古屋市と近郊に伺います。エアコンクリーニング1台11,000円、2台目以降9,900円、換気扇13,200円、水回りセット33,000円。遺品整理はやっていません。月〜土 9:00〜17:00。090-1234-5678',
    expect: {
      industry: 'cleaning',
      name: 'ふきん屋',
      place: '名古屋市',
      phone: '+819012345678',
      hours: 'Mo-Sa 09:00-17:00',
      prices: [
        'エアコンクリーニング1台 11000 JPY',
        '2台目以降 9900 JPY',
        '換気扇 13200 JPY',
        '水回りセット 33000 JPY',
      ],
    },
  },
  {
    brief:
      '谷中で小さな古本屋をひらいています。屋号はひねもす書房。文芸、絵本、暮らしの本。買取もします。12時から19時、火曜・水曜休み。https://hinemosu.example をご覧ください。落ち着いた紺色のページが希望です。',
    expect: {
      industry: 'shop',
      name: 'ひねもす書房',
      place: '谷中',
      url: 'https://hinemosu.example',
      hours: 'Mo,Th-Su 12:00-19:00',
    },
  },
  {
    brief:
      '花屋ミモレ。仙台市青葉区一番町。ブーケ3,300円から、結婚式の装花、お供えの花も承ります。10:00~19:00 木曜休。022-266-1122 info@mimoret.example',
    expect: {
      industry: 'florist',
      name: '花屋ミモレ',
      place: '仙台市青葉区一番町',
      phone: '+81222661122',
      email: 'info@mimoret.example',
      hours: 'Mo-We,Fr-Su 10:00-19:00',
      prices: ['ブーケ from 3300 JPY'],
    },
  },
  {
    brief:
      '福岡で家族写真と七五三を撮っています、フォトグラファーの森下ゆうです。出張撮影1時間22,000円、データ納品50枚付き。婚礼は撮影していません。2019年に独立。yu@morishita-photo.example',
    expect: {
      industry: 'photography',
      name: '森下ゆう',
      place: '福岡',
      email: 'yu@morishita-photo.example',
      since: 2019,
      prices: ['出張撮影1時間 22000 JPY'],
    },
  },
  {
    brief:
      'イラストレーター・宮野さとの作品ページ。装画、雑誌、パッケージのお仕事を募集中。個展は2021年ギャラリー灯、2023年京都。ご依頼は miyano@example.org へ。淡い水色で、やわらかい雰囲気にしてください。',
    expect: { industry: 'portfolio', name: '宮野さと', email: 'miyano@example.org' },
  },
  {
    brief:
      '里山クラフトフェア2026　10月17日(土)・18日(日) 9時〜16時 長野県上田市の城跡公園にて。出店者80組、ワークショップ、地元のごはん。入場無料、駐車場1日500円。お問い合わせ satoyama@craft.example',
    expect: {
      industry: 'event',
      name: '里山クラフトフェア',
      place: '長野県上田市',
      email: 'satoyama@craft.example',
      prices: ['駐車場1日 500 JPY'],
    },
  },
  {
    brief:
      '認定NPO法人みんなの食卓は、沖縄市で子ども食堂を毎週金曜の17時から19時まで開いています。ボランティアとお米の寄付を募集中。2015年設立。これまでに延べ12万人が利用しました。098-937-1122',
    expect: {
      industry: 'nonprofit',
      name: '認定NPO法人みんなの食卓',
      place: '沖縄市',
      phone: '+81989371122',
      since: 2015,
      hours: 'Fr 17:00-19:00',
    },
  },
  {
    brief:
      '税理士事務所のホームページを作成してください。事務所名：さくら会計事務所。所在地：広島市中区八丁堀10-3。業務内容：確定申告、法人決算、相続税。顧問料は月額22,000円から。受付時間：平日9時〜17時30分。電話：082-221-1122',
    expect: {
      industry: 'professional-services',
      name: 'さくら会計事務所',
      place: '広島市中区八丁堀10-3',
      phone: '+81822211122',
      hours: 'Mo-Fr 09:00-17:30',
      prices: ['顧問料 from 22000 JPY'],
    },
  },
  {
    brief:
      '熊本市の不動産屋、あかり不動産。賃貸、売買、空き家の管理。仲介手数料は家賃の半月分。10時～18時30分、水曜定休。096-355-1122 akari@fudosan.example',
    expect: {
      industry: 'real-estate',
      name: 'あかり不動産',
      place: '熊本市',
      phone: '+81963551122',
      email: 'akari@fudosan.example',
      hours: 'Mo-Tu,Th-Su 10:00-18:30',
    },
  },
  {
    brief:
      'ことばの標本室。全国の消えゆく方言を、声とともに記録しています。運営は二人。拠点は弘前市。koe@hyohon.example',
    expect: {
      industry: 'general',
      name: 'ことばの標本室',
      place: '弘前市',
      email: 'koe@hyohon.example',
    },
  },
]
