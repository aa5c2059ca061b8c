import type { LabelledBrief } from '../labelled-brief.ts'

export const ja: readonly LabelledBrief[] = [
  {
    brief:
      '湊屋麦工房、広島県尾道市のパン屋です。火曜から土曜の8時から17時まで営業。食パン380円。電話 0848-55-0132。',
    expect: {
      industry: 'bakery',
      name: '湊屋麦工房',
      place: ['広島県尾道市', '尾道市'],
      phone: '+81848550132',
      hours: 'Tu-Sa 08:00-17:00',
      prices: ['食パン 380 JPY'],
    },
  },
  {
    brief:
      'こんにちは、盛岡で小さな花屋をやっています!お店の名前は「つゆくさと庭」です。季節の花束は2,200円から。毎週金曜は市場から届いたばかりの花が並びます。ドライフラワーのリースも人気なので、写真をたくさん載せたいです。',
    expect: {
      industry: 'florist',
      name: 'つゆくさと庭',
      place: '盛岡',
      prices: ['季節の花束 from 2200 JPY'],
    },
  },
  {
    brief:
      '犬と猫の診療をしています。松山市道後で開院して今年で6年目になりました。往診のご相談もどうぞ。\nこがね坂動物病院',
    expect: {
      industry: 'clinic',
      name: 'こがね坂動物病院',
      place: ['松山市道後', '松山市'],
    },
  },
  {
    brief:
      '税理士の梶川朋美です。仙台市青葉区で個人事業主のための確定申告サポートをしています。初回の相談は無料、記帳代行は9,800円からです。',
    expect: {
      industry: 'professional-services',
      name: ['梶川朋美', '税理士の梶川朋美', '税理士 梶川朋美'],
      place: '仙台市青葉区',
      audience: '個人事業主',
      prices: ['記帳代行 from 9800 JPY'],
    },
  },
  {
    brief:
      '渋谷のタトゥースタジオ INK鯨間 のサイトお願いします。完全予約制。1時間15000円。連絡は kujirama@ink-studio.example',
    expect: {
      industry: ['wellness', 'portfolio', 'hair-salon', 'general'],
      name: ['INK鯨間', 'タトゥースタジオ INK鯨間'],
      place: '渋谷',
      email: 'kujirama@ink-studio.example',
      prices: ['1時間 15000 JPY'],
    },
  },
  {
    brief:
      '私たちは高松の混声合唱団「うみかぜ七音」です。毎週木曜19時から公民館で練習しています。団員募集中で、楽譜が読めなくても大丈夫。春には定期演奏会もあります。',
    expect: {
      industry: 'music',
      name: ['うみかぜ七音', '混声合唱団「うみかぜ七音」', '混声合唱団うみかぜ七音'],
      place: '高松',
    },
  },
  {
    brief:
      '壊れた家電や服をみんなで直す集まりを鎌倉市でやっています。「なおし場ことこと」といいます。毎月第2日曜の13時〜16時に開いていて、参加は無料です。部品代の寄付だけお願いしています。工具が得意な方も、見てるだけの方も歓迎です!',
    expect: {
      industry: ['nonprofit', 'event', 'general'],
      name: 'なおし場ことこと',
      place: ['鎌倉市', '鎌倉'],
      open: ['hours'],
    },
  },
  {
    brief:
      '株式会社杉乃木組のホームページです。昭和52年創業、奈良県橿原市で木の家を建てています。お問い合わせは info@suginokigumi.example または 0744-25-0191 へどうぞ。',
    expect: {
      industry: 'construction',
      name: ['株式会社杉乃木組', '杉乃木組'],
      place: ['奈良県橿原市', '橿原市'],
      phone: '+81744250191',
      email: 'info@suginokigumi.example',
      since: 1977,
    },
  },
  {
    brief:
      'hair room nanairo 福岡市中央区薬院 カット4400円 カラー6600円から 火〜金10時-20時 土日9時-19時 月曜休み',
    expect: {
      industry: 'hair-salon',
      name: ['hair room nanairo', 'nanairo'],
      place: '福岡市中央区薬院',
      hours: 'Tu-Fr 10:00-20:00; Sa-Su 09:00-19:00',
      prices: ['カット 4400 JPY', 'カラー from 6600 JPY'],
    },
  },
  {
    brief: 'BAR 四ツ辻の裏口。札幌すすきの。月〜土 19時〜翌2時、日曜定休。チャージ800円。',
    expect: {
      industry: 'bar',
      name: ['BAR 四ツ辻の裏口', '四ツ辻の裏口'],
      place: ['札幌すすきの', '札幌'],
      hours: 'Mo-Sa 19:00-02:00',
      prices: ['チャージ 800 JPY'],
    },
  },
  {
    brief:
      'ようこそ、民宿なみまくらへ。広島県福山市鞆町の港から歩いて3分、全4室の小さな宿です。一泊二食付き9,500円から。チェックインは15時から21時まで。ご予約は yoyaku@namimakura.example へメールでお願いします。',
    expect: {
      industry: 'lodging',
      name: ['民宿なみまくら', 'なみまくら'],
      place: ['広島県福山市鞆町', '福山市鞆町'],
      email: 'yoyaku@namimakura.example',
      prices: ['一泊二食付き from 9500 JPY'],
    },
  },
  {
    brief:
      'イラストレーター、もちづき灯のポートフォリオを作ってください。絵本の挿絵と装画が得意です。浜松市在住。依頼は akari@mochizuki-e.example まで。',
    expect: {
      industry: 'portfolio',
      name: ['もちづき灯', 'イラストレーター もちづき灯'],
      place: ['浜松市', '浜松'],
      email: 'akari@mochizuki-e.example',
    },
  },
  {
    brief:
      '株式会社まどあかり不動産。2009年設立。千葉県船橋市本町4丁目で賃貸と売買の仲介をしています。営業時間は木曜から月曜の10:00〜18:00、火曜と水曜が定休日。047-455-0126',
    expect: {
      industry: 'real-estate',
      name: ['株式会社まどあかり不動産', 'まどあかり不動産'],
      place: ['千葉県船橋市本町4丁目', '船橋市本町4丁目'],
      phone: '+81474550126',
      hours: 'Mo,Th-Su 10:00-18:00',
      since: 2009,
    },
  },
  {
    brief:
      'フリーランスの翻訳者です。日本語とポルトガル語の契約書や履歴書を訳します。名古屋市在住ですがオンラインで全国対応。料金は1文字12円から。',
    expect: {
      industry: 'professional-services',
      place: ['名古屋市', '名古屋'],
      prices: ['1文字 from 12 JPY'],
    },
  },
  {
    brief:
      '悠斗と紗英の結婚式のページを作りたいです。2026年11月3日、軽井沢町の教会で挙式します。地図と持ち物と、あと出欠の返事ができるフォームがあるとうれしいです。',
    expect: {
      industry: 'event',
      name: ['悠斗と紗英の結婚式', '悠斗と紗英'],
      place: ['軽井沢町', '軽井沢'],
    },
  },
  {
    brief: '整体 やわらぎの手 by 小宮山\n甲府市\n60分5500円\n完全予約制\n080-5550-0137',
    expect: {
      industry: ['wellness', 'clinic'],
      name: [
        '整体 やわらぎの手',
        'やわらぎの手',
        '整体 やわらぎの手 by 小宮山',
        'やわらぎの手 by 小宮山',
      ],
      place: ['甲府市', '甲府'],
      phone: '+818055500137',
      prices: ['60分 5500 JPY'],
    },
  },
  {
    brief:
      '静岡市で屋根と外壁の塗装をやってる親子二人の職人です。見積りは無料。月〜金の8時〜18時に電話つながります、054-255-0109。施工写真を並べたいです',
    expect: {
      industry: ['trades', 'construction'],
      place: ['静岡市', '静岡'],
      phone: '+81542550109',
      hours: 'Mo-Fr 08:00-18:00',
    },
  },
  {
    brief:
      'おおるり歯科クリニックは金沢市の歯医者です。月曜から金曜の9:00〜12:30、14:00〜18:30に診療しています。予約は076-255-0147まで。',
    expect: {
      industry: 'clinic',
      name: ['おおるり歯科クリニック', 'おおるり歯科'],
      place: ['金沢市', '金沢'],
      phone: '+81762550147',
      hours: 'Mo-Fr 09:00-12:30,14:00-18:30',
    },
  },
  {
    brief: '熊本市 自動車整備 車検 板金 くまがいモータース 1983年創業 096 355 0118 日曜休み',
    expect: {
      industry: 'auto-repair',
      name: 'くまがいモータース',
      place: ['熊本市', '熊本'],
      phone: '+81963550118',
      since: 1983,
    },
  },
  {
    brief:
      '店名:らーめん 鶴と寸胴\n場所:大阪市生野区桃谷3-4-12\n営業:月〜土 11:00-14:30、18:00-22:00\n日曜休み\n醤油らーめん 850円\n味玉つけ麺 1,050円\nTEL 06-6755-0163',
    expect: {
      industry: 'restaurant',
      name: ['らーめん 鶴と寸胴', '鶴と寸胴'],
      place: '大阪市生野区桃谷3-4-12',
      phone: '+81667550163',
      hours: 'Mo-Sa 11:00-14:30,18:00-22:00',
      prices: ['醤油らーめん 850 JPY', '味玉つけ麺 1050 JPY'],
    },
  },
  {
    brief:
      '子どもの服のサイズを記録するアプリ「キセカエノート」の紹介ページを作りたい。子育て中の家庭向けのアプリで、有料プランは300円。サイトは https://kisekae-note.example です。',
    expect: {
      industry: 'software',
      name: 'キセカエノート',
      url: 'https://kisekae-note.example',
      audience: '子育て中の家庭',
      prices: ['有料プラン 300 JPY'],
    },
  },
  {
    brief:
      '北見市の自動車学校、オホーツク雪道ドライビングスクールです。合宿免許は248,000円から。送迎バスがあります。',
    expect: {
      industry: 'education',
      name: 'オホーツク雪道ドライビングスクール',
      place: ['北見市', '北見'],
      prices: ['合宿免許 from 248000 JPY'],
    },
  },
  {
    brief:
      '棚田あかり祭り2026のページ。10月10日(土)17時から、新潟県十日町市で開催。入場無料、屋台とキャンドル点灯あり。',
    expect: {
      industry: 'event',
      name: '棚田あかり祭り',
      place: ['新潟県十日町市', '十日町市'],
    },
  },
  {
    brief:
      '横浜市で家事代行とハウスクリーニングをしています。エアコン掃除は9,000円、換気扇は12,000円。女性スタッフ2人でうかがいます。ページをきれいに作ってください。',
    expect: {
      industry: 'cleaning',
      place: ['横浜市', '横浜'],
      prices: ['エアコン掃除 9000 JPY', '換気扇 12000 JPY'],
    },
  },
  {
    brief:
      'トイレつまった!水漏れ!そんなときは 水まわり119番さいたま へ!!24時間365日対応、さいたま市全域、見積り無料。0120-555-174',
    expect: {
      industry: 'trades',
      name: '水まわり119番さいたま',
      place: 'さいたま市',
      phone: '+81120555174',
      hours: '24/7',
    },
  },
  {
    brief:
      '長崎の坂の途中で喫茶店をしております。名前は坂道珈琲 三段目、今年の春で二周年になります。豆は自家焙煎で、窓から港が見えるのが自慢です。木曜がお休みで、それ以外の曜日は朝7時半から夕方5時まで。モーニングは650円です。猫が一匹おりますのでアレルギーの方はご注意ください。',
    expect: {
      industry: 'cafe',
      name: ['坂道珈琲 三段目', '坂道珈琲'],
      place: '長崎',
      hours: 'Mo-We,Fr-Su 07:30-17:00',
      prices: ['モーニング 650 JPY'],
    },
  },
  {
    brief:
      'てぃーだ橋ヨガスタジオは那覇市のヨガ教室です。初心者のための少人数クラスです。体験レッスン1,000円。',
    expect: {
      industry: ['fitness', 'wellness'],
      name: 'てぃーだ橋ヨガスタジオ',
      place: ['那覇市', '那覇'],
      audience: '初心者',
      prices: ['体験レッスン 1000 JPY'],
    },
  },
  {
    brief:
      'フォトグラファーの三枝ひより、と申します。京都を中心に、家族写真や七五三の撮影をしています。出張撮影は18,000円、データは全部お渡しします。作品は https://hiyori-saegusa.example にあります。',
    expect: {
      industry: 'photography',
      name: ['三枝ひより', 'フォトグラファーの三枝ひより', 'フォトグラファー 三枝ひより'],
      place: '京都',
      url: 'https://hiyori-saegusa.example',
      prices: ['出張撮影 18000 JPY'],
    },
  },
  {
    brief:
      '蜂蜜農家です。長野県伊那市で西洋みつばち飼って、とれた蜜を直売してます、屋号は『ハチノス三代目』。百花蜜は1,600円、アカシア蜜は1,900円。売り切れたらごめんなさい',
    expect: {
      industry: ['shop', 'general'],
      name: 'ハチノス三代目',
      place: ['長野県伊那市', '伊那市'],
      prices: ['百花蜜 1600 JPY', 'アカシア蜜 1900 JPY'],
    },
  },
  {
    brief:
      'NPO法人ゆうやけ鍋ネットは、川崎市で子ども食堂を運営する団体です。毎週水曜17時から。子どもは無料、大人300円。ボランティアと食材の寄付を募集しています。',
    expect: {
      industry: 'nonprofit',
      name: ['NPO法人ゆうやけ鍋ネット', 'ゆうやけ鍋ネット'],
      place: ['川崎市', '川崎'],
      open: ['prices'],
    },
  },
  {
    brief:
      '本屋、兼、雑貨屋。名前まだ決まってません。岡山駅の近くに秋オープン予定。古本と文房具を置きます とりあえず準備中のページがほしい',
    expect: {
      industry: 'shop',
      open: ['place'],
    },
  },
  {
    brief:
      'キッチンカーで台湾風からあげ売ってます!!その名も『からあげ大将軍GO!』 名古屋市内のあちこちに出没 場所はインスタみてね からあげ丼700円 ウーロン茶200円',
    expect: {
      industry: 'restaurant',
      name: 'からあげ大将軍GO!',
      place: ['名古屋市', '名古屋市内', '名古屋'],
      prices: ['からあげ丼 700 JPY', 'ウーロン茶 200 JPY'],
    },
  },
  {
    brief:
      '鹿児島市の草野球チーム、桜島ゴロッパーズのページです。平均年齢43歳、毎週日曜の朝に河川敷で練習してます。対戦相手ぼしゅう中!下手でも声が大きければOKです。',
    expect: {
      industry: ['general', 'fitness', 'nonprofit'],
      name: '桜島ゴロッパーズ',
      place: ['鹿児島市', '鹿児島'],
    },
  },
  {
    brief:
      '弊社、合同会社アオバト計算は東京都大田区のソフトウェア会社です。2018年に設立し、町工場向けの在庫管理システムを開発しています。お問い合わせ:contact@aobato-keisan.example',
    expect: {
      industry: 'software',
      name: ['合同会社アオバト計算', 'アオバト計算'],
      place: ['東京都大田区', '大田区'],
      email: 'contact@aobato-keisan.example',
      since: 2018,
      audience: '町工場',
    },
  },
]
