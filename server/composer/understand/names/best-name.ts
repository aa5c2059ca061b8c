import { countryOfCity } from '../gazetteer.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { isPhrase } from '../match-phrases.ts'
import type { BriefText, Found } from '../read-text.ts'
import { isOnlyTrade, type NameCandidate } from './name-candidate.ts'

/** What a Japanese or Korean text says that is no name, wherever it stands. */
const never: readonly RegExp[] = [
  /^\d+(?:時間|分|円|年|月|日|名|人|台|枚|시간|분|원|년|월|명|개)/,
  /[都道府県市区町村]\S*\d|^\S+도 \S+[시군]$/,
  // ランチ900円, 月〜金, 에어컨 청소 7만원부터: what it costs and when.
  /\d(?:円|원)|\d[\d,.]*(?:천|만|백) ?원/,
  /^[月火水木金土日][〜~～・]/,
  /^(?:경기|강원|충청[남북]|전라[남북]|경상[남북])도 [가-힣]{2}$/,
  // まだ決まって, 아직 못 정했어요, 沼田家のお店.
  /^(?:まだ|未定|아직|미정)|(?:이름|名前|屋号|상호|お店|네 가게)$/,
  // 準備中, 고민 중: how far it has come.
  /(?:準備|工事|検討|考え|募集|営業|受付|思案)中|決ま(?:って|り)|決めて|(?:준비|공사|고민|모집|영업|생각|구상) ?중$/,
  /^(?:とりあえず|ひとまず|近日)|^(?:https?|www)$/,
  // 看護師2人, 夫婦ふたり: who it is run by.
  /\d(?:人|名|代)$|(?:夫婦|家族|親子|兄弟|姉妹|友人|仲間|スタッフ)(?:ふたり|二人|三人|四人)?$/,
  // 引っ越しのお手伝い, 生徒募集, お花屋さん: what is done, asked for or sold.
  /(?:お手伝い|募集|ください|下さい|お願い|承り|教えます|できます|します)$|^お?[一-龯ァ-ヶー]{1,4}屋さん$/,
  // 毎週木曜, 魚屋の二階, 娘が成人式, 성인식: when, where, and what is celebrated.
  /^(?:毎週|毎月|毎日|週末|[월화수목금토일]요일)|の(?:[一二三四1-9]階|裏|隣|横|上|奥)$|^(?:娘|息子|母|父|妻|夫|孫)が|^(?:\S+ )?\d층$/,
  /^(?:(?:七五三|成人式|お宮参り|入学式?|卒業式?)・?)+$|^(?:성인식|돌잔치|돌사진|백일사진|가족사진)$/,
  // 庭木の剪定と草刈り, 手話教室, 네일과 속눈썹 연장, 강아지 산책 기록 앱: what is done, taught or offered.
  /[との]\S*(?:修理|交換|掃除|清掃|剪定|草刈り|リフォーム|エクステ|撮影|相談|張り替え|葺き替え|片付け|腰痛|練習)$|^工場$|歓迎$|^[月火水木金土日]曜/,
  /^(?:手話|書道|ピアノ|英語|料理|絵画|体操|水泳|そろばん|将棋|囲碁|茶道|華道|ダンス|習字|陶芸|パソコン|学習|英会話|音楽|バレエ|ギター)(?:教室|塾|スクール|クラブ|サークル)$/,
  /[ 와과]\S*(?:수리|청소|연장|교체|깎기|보수|촬영|연습|상담|판매)$|^\d{1,2}일 |^\S{1,2}고$|(?:기록|관리|예약|검색|공유) ?(?:앱|클라우드|서비스|프로그램)$/,
  /^(?:시민|여성전용|남성|어린이|동네|주민|직장인|청소년|아마추어) (?:헬스장|합창단|밴드|모임|카페|학원|도서관|축구단|오케스트라)$/,
  // 대구 주택가, 서예교실, 심부름센터: where, and what any town has.
  / (?:주택가|골목|시내|근처|일대|외곽|읍내)$/,
  /^(?:수어|주산|서예|미술|음악|피아노|기타|영어|수학|국어|과학|요리|꽃꽂이|바둑|무용|발레|태권도|수영|심부름|이사|청소|돌봄|배달|수선|상담|고객|서비스|문화|체험|독서|등산) ?(?:교실|학원|센터|모임|교습소|클래스)$/,
  /고요$|아니|(?:전문|대행)? ?업체$/,
  // は仙台, 인디밴드임: a particle or an ending beside what it belongs to.
  /^は[一-龯]|[가-힣]{2}(?:밴드|동호회|모임|가게|카페|식당)임$/,
  /\d{2,}-\d{2,}|[。、\n@]|\d[年년]|創業|창업/,
]
/** What is a sentence or a place, unless it is quoted. */
const unquoted: readonly RegExp[] = [
  // ギター教室をやっている者, 名古屋市在住, 青森市の車屋, 静岡市.
  /を\S*[るたすうく](?:者|人|方|職人|[店屋会])?$|(?:てい|やって|して)る/,
  // 横浜市青葉区, 堺市にあるジム
  /^[一-龯々ぁ-んァ-ヶー]{1,6}[市区][一-龯々ぁ-ん]{1,5}[区町村]$|にある|(?:何|なん)でも$/,
  /(?:在住|出身|在勤)$|のための|向けの|위한 |(?:내년|올해|작년|예정)/,
  /^[一-龯々]{1,4}[市区町村県]の|(?:だけ|ため|自慢|専門|近く|途中|ふもと)の/,
  /^(?:[一-龯々]{1,4}[市区県郡]|[一-龯]{0,2}(?!クラフト|アート)[ァ-ヶー]{3,6}市|[ぁ-ヶー一-龯]{2,6}県|\S*窓口)$/,
  // シンプル, 심플한: how a page should look.
  /^(?:シンプル|おしゃれ|お洒落|きれい|綺麗|簡単|かわいい|可愛い|素敵|モダン|上品|仮)[なで]?$/,
  /^(?:심플한|깔끔한|예쁜|이쁜|간단한|간단하게|세련된|깨끗한|멋진|귀여운|따뜻한|단순한|모던한|임시)$/,
  / (?:가게|회사|업체|매장|전문점)$/,
  // 해드립니다, 카페예요, 기타 가르치는 사람.
  /니다$|[해예에세이아어려네]요$|주세요/,
  /는 (?:사람|곳|집|가게|분)들?$/,
  /(?<![마가노고])을$|를$/,
]
/** 하수구 뚫음 8만원, 세탁기 청소는 안 합니다: what costs something, is not done, or was before. */
const behind =
  /^\s?(?:\d{1,3}\s?(?:人|名|回|枚|本|個|日|時間|分|kg|g|명|인|인분|회|개|시간|분)\s?)?\d[\d,.]*\s?(?:천|만|원|円|万|千)|^[은는이가을를]? ?(?:안 |하지 않|없)|^(?:では|じゃ)(?:あり|な)|^['’"”」』]?(?:でした|だった|였|이었|時代)/
/** 庭木 剪定 伐採: words beside each other are a list in Japanese, and no name. */
const listed = /[ぁ-ヿ一-龯] \S+ \S|^\S+ \S+ \S*[ぁ-ヿ一-龯]/
/** エアコン掃除は9,000円, 세탁기 청소는 7만원입니다: a topic with its price. */
const priced =
  /^[はがも은는이가도]\s?(?:[^\s、。,.!?\d]{0,5}\s?\d?[^\s、。,.!?\d]{0,3}\s?)?[¥￥₩]?\d[\d,.]*\s?(?:円|千円|万円|천|만|원)(?:[\d천백 ]*원)?(?=[、。,.!\s]|から|[〜~]|より|です|부터|입|이|씩|으|에|$)/

/** Not a city, not a trade, not a common word, and no sentence. */
function plausibleName(text: BriefText, lexicon: Lexicon, at: NameCandidate): boolean {
  const source = text.folded.slice(at.start, at.end)
  const raw = text.raw.slice(at.start, at.end)
  if (raw.trim() !== raw || raw.length < 1 || raw.length > 30 || !/\p{L}/u.test(raw)) return false
  if (isPhrase(lexicon.offers.times, source)) return false
  if (/\d$/.test(source) && /^[,.]\d/.test(text.folded.slice(at.end, at.end + 2))) return false
  const tail = text.folded.slice(at.end, at.end + 24)
  if (behind.test(tail)) return false
  // 원목 가구 제작, 싱크대 제작: the first of what is made.
  if (/(?:製作|制作|제작)$/.test(source) && /^\s?[、,]/.test(text.folded.slice(at.end)))
    return false
  if (countryOfCity(raw) || isPhrase(lexicon.name.generic, source)) return false
  if (never.some((pattern) => pattern.test(raw))) return false
  const quoted = /[「『'"‘“【《〈]/.test(text.raw[at.start - 1] ?? '')
  if (!quoted && unquoted.some((pattern) => pattern.test(raw))) return false
  if (!quoted && at.score < 8 && (raw.length < 2 || priced.test(tail))) return false
  if (at.score < 6 && listed.test(raw)) return false
  // 京都の撮影: what is done where.
  const [town = '', ...what] = raw.split('の')
  if (!quoted && countryOfCity(town) && isOnlyTrade(what.join('の'), lexicon)) return false
  return !isOnlyTrade(source, lexicon)
}

/** 2026 섬진강 다슬기축제, 第3回 ほたる夜市: the year and the count before what it is called. */
const edition =
  /^(?:(?:19|20)\d\d[年년]?[の의]?\s?(?=[^\s\d.月월-])|[第제]\s?\d{1,3}[回회]\s)+(?=\S{2})/

/** The best candidate, the earlier the better. */
export function bestName(
  text: BriefText,
  lexicon: Lexicon,
  candidates: readonly NameCandidate[],
): Found<string> | undefined {
  const rank = (c: NameCandidate) => c.score + Math.exp(-c.start / 60)
  const best = candidates
    .filter((candidate) => plausibleName(text, lexicon, candidate))
    .sort((a, b) => rank(b) - rank(a) || a.start - b.start)[0]
  if (!best) return undefined
  const confidence = Math.min(0.97, Math.round((0.3 + best.score * 0.07) * 100) / 100)
  // ソラノオト2027: the year belongs to this time's edition.
  const year = /\S{2}(\s?20[2-9]\d)$/.exec(text.raw.slice(best.start, best.end))?.[1] ?? ''
  const end = best.end - year.length
  const start = best.start + (edition.exec(text.raw.slice(best.start, end))?.[0].length ?? 0)
  return { value: text.raw.slice(start, end), span: [start, end], confidence }
}
