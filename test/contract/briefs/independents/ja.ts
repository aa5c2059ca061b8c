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
  {
    brief:
      '「麦のしっぽ」は松本市の小さなパン屋です。営業時間は火曜から土曜の8時〜17時。食パン380円、あんぱん220円。',
    expect: {
      industry: 'bakery',
      name: '麦のしっぽ',
      place: ['松本市', '松本'],
      hours: 'Tu-Sa 08:00-17:00',
      prices: ['食パン 380 JPY', 'あんぱん 220 JPY'],
    },
  },
  {
    brief:
      'はじめまして。金沢で着付けとヘアセットをしています、髪結い処つばき庵と申します。成人式の予約が増えてきたのでホームページを作りたいです。ヘアセット5,500円から、着付け8,000円。電話は076-255-0143です。和風すぎない感じでお願いします。',
    expect: {
      industry: 'hair-salon',
      name: ['髪結い処つばき庵', 'つばき庵'],
      place: '金沢',
      phone: '+81762550143',
      prices: ['ヘアセット from 5500 JPY', '着付け 8000 JPY'],
    },
  },
  {
    brief:
      '水漏れ つまり 給湯器 なんでも 24時間 年中無休 さいたま市 有限会社オカモリ設備 048-711-0192',
    expect: {
      industry: 'trades',
      name: ['有限会社オカモリ設備', 'オカモリ設備'],
      place: ['さいたま市', 'さいたま'],
      phone: '+81487110192',
      hours: '24/7',
    },
  },
  {
    brief:
      'しらとり歯科クリニック　岡山市北区表町2丁目5-14　診療時間 月〜金 9:00〜12:30、14:00〜18:30、土 9:00〜13:00　日祝休診　TEL 086-233-0158',
    expect: {
      industry: 'clinic',
      name: ['しらとり歯科クリニック', 'しらとり歯科'],
      place: '岡山市北区表町2丁目5-14',
      phone: '+81862330158',
      hours: 'Mo-Fr 09:00-12:30,14:00-18:30; Sa 09:00-13:00',
    },
  },
  {
    brief:
      '毎週木曜の夜に公民館で歌っています。団員は30人くらい、楽譜が読めない人もいます。仙台の混声合唱団で、名前はコーロ・ひよどりといいます。1996年結成。会費2,000円。来年の春に演奏会をやるのでそれまでにページがほしいです。',
    expect: {
      industry: 'music',
      name: 'コーロ・ひよどり',
      place: '仙台',
      since: 1996,
      prices: ['会費 2000 JPY'],
    },
  },
  {
    brief:
      '結婚式の案内ページをお願いします。健太郎と美咲、10月18日(土)に軽井沢で式を挙げます。出欠フォームとアクセス地図を入れてください。',
    expect: {
      industry: 'event',
      name: ['健太郎と美咲', '健太郎・美咲', '健太郎 & 美咲'],
      place: '軽井沢',
    },
  },
  {
    brief:
      'おさんぽ日和ログ — 犬の散歩コースを記録するアプリ。シニア犬の飼い主のために作りました。プレミアムプラン300円。https://sanpolog.example',
    expect: {
      industry: 'software',
      name: 'おさんぽ日和ログ',
      url: 'https://sanpolog.example',
      audience: 'シニア犬の飼い主',
      prices: ['プレミアムプラン 300 JPY'],
    },
  },
  {
    brief:
      '暗算の楽しさを伝えたい！高崎市のそろばん塾パチパチです。対象は年長から小学6年生まで。週2回6,600円、週3回8,800円。',
    expect: {
      industry: 'education',
      name: ['そろばん塾パチパチ', 'パチパチ'],
      place: ['高崎市', '高崎'],
      prices: ['週2回 6600 JPY', '週3回 8800 JPY'],
      open: ['audience'],
    },
  },
  {
    brief:
      '長崎でひとりでハウスクリーニングをやってます。エアコン9,900円、換気扇12,000円。丁寧さには自信あり。土日も対応します。090-1205-0174',
    expect: {
      industry: 'cleaning',
      place: '長崎',
      phone: '+819012050174',
      prices: ['エアコン 9900 JPY', '換気扇 12000 JPY'],
    },
  },
  {
    brief: '麺屋ごろすけ 旭川 醤油ラーメン850円 味噌ラーメン900円 11時から20時 水曜定休',
    expect: {
      industry: 'restaurant',
      name: ['麺屋ごろすけ', 'ごろすけ'],
      place: '旭川',
      hours: 'Mo-Tu,Th-Su 11:00-20:00',
      prices: ['醤油ラーメン 850 JPY', '味噌ラーメン 900 JPY'],
    },
  },
  {
    brief:
      'イラストレーターの遠野ましろです。絵本や雑誌の挿絵を描いています。作品ギャラリーとお仕事依頼フォームがほしいです。連絡先 mashiro@tono-e.example',
    expect: { industry: 'portfolio', name: '遠野ましろ', email: 'mashiro@tono-e.example' },
  },
  {
    brief:
      '夜だけ開いてるバーです\n名前:三日月とライム\n場所:広島市中区流川町\n火〜日 19:00-翌2:00\nチャージ500円',
    expect: {
      industry: 'bar',
      name: '三日月とライム',
      place: ['広島市中区流川町', '広島市', '広島'],
      hours: 'Tu-Su 19:00-02:00',
      prices: ['チャージ 500 JPY'],
    },
  },
  {
    brief:
      'NPO法人みちくさ食堂は、宇都宮で子どもとお年寄りのための食堂を開いています。大人300円。ボランティア募集中。info@michikusa-shokudo.example',
    expect: {
      industry: 'nonprofit',
      name: ['NPO法人みちくさ食堂', 'みちくさ食堂'],
      place: '宇都宮',
      email: 'info@michikusa-shokudo.example',
      audience: '子どもとお年寄り',
      prices: ['大人 300 JPY'],
    },
  },
  {
    brief:
      '奈良で家族写真を撮っています。七五三プラン33,000円〜、お宮参りプラン28,000円〜。鹿と一緒に撮れます笑 写真をたくさん載せられるページがいいな',
    expect: {
      industry: 'photography',
      place: '奈良',
      prices: ['七五三プラン from 33000 JPY', 'お宮参りプラン from 28000 JPY'],
    },
  },
  {
    brief: 'お店の名前は「また明日」。京都市左京区の古本屋。12時から19時まで、月曜と火曜は休み。',
    expect: {
      industry: 'shop',
      name: 'また明日',
      place: ['京都市左京区', '京都市', '京都'],
      hours: 'We-Su 12:00-19:00',
    },
  },
  {
    brief:
      '阿蘇の古民家宿「つむぎ屋離れ」へようこそ。一泊二食付き16,500円。チェックイン15時。2018年創業。囲炉裏と星空が自慢です。',
    expect: {
      industry: 'lodging',
      name: 'つむぎ屋離れ',
      place: '阿蘇',
      since: 2018,
      prices: ['一泊二食付き 16500 JPY'],
    },
  },
  {
    brief:
      '鵜飼・ブラウン税理士法人（名古屋市中村区）。海外に資産がある個人のための税務相談。平日9時〜17時30分。052-485-0136',
    expect: {
      industry: 'professional-services',
      name: ['鵜飼・ブラウン税理士法人', '鵜飼・ブラウン'],
      place: ['名古屋市中村区', '名古屋市', '名古屋'],
      phone: '+81524850136',
      hours: 'Mo-Fr 09:00-17:30',
      audience: '海外に資産がある個人',
    },
  },
  {
    brief:
      'うちは車検と板金の工場です。親父の代から40年、福山市。屋号はモーターワークス・ナカゾエ。車検基本料24,200円。見積もり無料',
    expect: {
      industry: 'auto-repair',
      name: 'モーターワークス・ナカゾエ',
      place: ['福山市', '福山'],
      prices: ['車検基本料 24200 JPY'],
    },
  },
  {
    brief: '第12回いなさ浜砂の城まつり 8月3日(日)10時〜15時 出雲市 参加費1,000円 雨天中止',
    expect: {
      industry: 'event',
      name: ['いなさ浜砂の城まつり', '第12回いなさ浜砂の城まつり'],
      place: ['出雲市', '出雲'],
      prices: ['参加費 1000 JPY'],
    },
  },
  {
    brief:
      '茨木市にある女性専用のパーソナルジムで、Re:Core+ という名前でやっております。月4回コース22,000円、体験3,300円。予約は recoreplus.example からどうぞ',
    expect: {
      industry: 'fitness',
      name: 'Re:Core+',
      place: ['茨木市', '茨木'],
      url: 'https://recoreplus.example',
      prices: ['月4回コース 22000 JPY', '体験 3300 JPY'],
      open: ['audience'],
    },
  },
  {
    brief:
      '横浜市青葉区で賃貸と売買の仲介をしております。誠実そうな感じのページにしてください。よろしくお願いいたします。株式会社やねいろ不動産　代表 小日向',
    expect: {
      industry: 'real-estate',
      name: ['株式会社やねいろ不動産', 'やねいろ不動産'],
      place: ['横浜市青葉区', '横浜市', '横浜'],
    },
  },
  {
    brief:
      'コーヒーは深煎りのみ。ブレンド600円、プリン500円。鎌倉の路地裏で母が続けてきた喫茶店を私が継ぎ、このたび喫茶あとがきとして再開します。',
    expect: {
      industry: 'cafe',
      name: ['喫茶あとがき', 'あとがき'],
      place: '鎌倉',
      prices: ['ブレンド 600 JPY', 'プリン 500 JPY'],
    },
  },
]
