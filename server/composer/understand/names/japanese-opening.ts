import { isTradeName, tradeIndex } from '../classify-industry.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { matchAll } from '../match-phrases.ts'
import type { BriefText } from '../read-text.ts'
import { isBesideAddress } from './japanese-address.ts'
import { isDescribed, isKind, leadOf } from './japanese-kinds.ts'
import { professionIn } from './japanese-person.ts'
import { endsWithTrade, type NameCandidate } from './name-candidate.ts'
import { pastGreeting } from './past-greeting.ts'

/** What ends a word of a name. */
export const stop = /[、。,.!?\n「」『』()（）:=・〜~–—|/／]/
/** A sentence's end, and no name. */
export const verbal =
  /(?:です|ます|ました|した|います|ている|して|する|たい)$|ています|してい|ました|でした|ません/

/** バー・ロンド, hair salon moka: signs and spaces inside a name of one script. */
export function bridges(folded: string, at: number): boolean {
  const before = folded[at - 1] ?? ''
  const after = folded[at + 1] ?? ''
  if (folded[at] === '・') return /[ァ-ヶー]/.test(before) && /[ァ-ヶー]/.test(after)
  // Re:Core
  if (folded[at] === ':') return /[a-z]/.test(before) && /[a-z]/.test(after)
  return folded[at] === ' ' && /[a-z0-9&]/.test(before) && /[a-z0-9&]/.test(after)
}

const corporate =
  /^(?:認定|(?:社会福祉|医療|学校|宗教|税理士|弁護士|司法書士|行政書士|監査|弁理士)法人|特定非営利活動法人|npo法人|一般社団法人|一般財団法人|公益|株式会社|有限会社|合同会社)/
/** NPO法人ねこの手です。: a firm that says who it is. */
const introducing = /(?:です|でございます|と申します)$/
const request = /ホームページ|サイト|ページ|お願い|依頼|希望|紹介|募集|制作|作成|案内/

/** Xのホームページ: whose page is asked for. */
export const page =
  /^(?:\s?の|\s|(?=公式))(?:公式|作品|採用|個人|専用|紹介|オフィシャル)?(?:ホームページ|ウェブサイト|webサイト|サイト|ページ|ポートフォリオ|ランディングページ|[hl]p(?![a-z]))/

/** Before who it is: the edition of an event, its year, whose house it is. */
const leads =
  /^(?:第\S{1,3}回\s?|(?:19|20)\d\d年?\s?|弊社|当社|当店|当院|私たち|わたしたち|私ども|当院|当園|当館|当塾|当団体|当会)[、,]?/

/** 寿司処はまかぜ。: kana up to a mark belong to the name, whatever they begin with. */
const kanaTail = /^[はがで](?!す|した|ある|ない)[ぁ-ん]{2,5}(?=[。（( ]|です)/

/** 花月堂を営んで: what is run is a name. */
const run =
  /^を(?:営|経営|運営|開|始|オープン|よろ|[^、。\n]{0,18}(?:開催|開き|開く|ひらき|公開|開放))/

/** 旅する古着屋、ノマド。: what it is, and its name behind the comma. */
const called = /^、[^、。,.!?\n「」()（）:|\d]{2,14}(?:です)?[。\n]/

/** Where the words end that open a brief: at a mark, a topic, or the year of an event. */
function openingEnd(folded: string, start: number): number {
  const firm = corporate.test(folded.slice(start))
  let end = start
  while (end < folded.length && end - start < 24) {
    if (stop.test(folded[end] ?? '') && !bridges(folded, end)) break
    const particle =
      (firm ? /[はが]/ : /[はがでを]/).test(folded[end] ?? '') &&
      end - start > 1 &&
      folded[end - 1] !== ' '
    if (
      particle &&
      !/^は[ぁ-ん]{1,2}(?:です|の(?:公式|作品|ホームページ|サイト|個人))/.test(folded.slice(end)) &&
      !/[。\n]/.test(folded[end + 1] ?? '。') &&
      !kanaTail.test(folded.slice(end, end + 8))
    )
      break
    if (isBesideAddress(folded, end)) break
    if (end > start && page.test(folded.slice(end, end + 14))) break
    if (/^\s?(?:19|20)\d\d/.test(folded.slice(end, end + 5))) break
    end += 1
  }
  return end
}

/** 花月堂は, LUNE（ルネ）は, あおば法律事務所。: the name that opens a brief. */
export function opening({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const greeted = pastGreeting(folded, lexicon)
  const start = greeted + (leads.exec(folded.slice(greeted))?.[0].length ?? 0)
  const end = openingEnd(folded, start)
  const sign = folded[end] ?? ''
  const said = folded.slice(start, end).trimEnd()
  const source = corporate.test(said) ? said.replace(introducing, '') : said
  if (source === '' || verbal.test(source) || /ようこそ|なら|の[町街村島山]?$/.test(source))
    return []
  const at = { start, end: start + source.length }
  if (isListed(folded, at.end) || isKind(source, lexicon)) return []
  if (isClause(source, folded.slice(end, end + 20), lexicon)) return []
  // 合同会社ヒビキ。: who writes, whatever product is named later.
  if (corporate.test(source)) return [{ ...at, score: /[。\n、]/.test(sign) ? 8.5 : 7 }]
  if (greeted > 0 && /^.{2,}へ$/.test(source)) return [{ start, end: at.end - 1, score: 7 }]
  const trade = matchAll(tradeIndex(lexicon), source).some(isTradeName)
  const dated = /^\s?(?:19|20)\d\d/.test(folded.slice(end, end + 5)) || isBesideAddress(folded, end)
  const reading = /^[（(][ぁ-んァ-ヶー]{2,}[）)]/.test(folded.slice(end, end + 16))
  // 熊本市 車検 板金 くまがいモータース: many words are no one name.
  if (!reading && sign !== '\n' && /^\S*[ぁ-龯]\S* \S+ \S/.test(source)) return []
  const titled = reading || (/[\n:。|/／–—]/.test(sign) && (trade || sign !== '。'))
  const paged = page.test(folded.slice(end, end + 14)) && !isDescribed(source, lexicon)
  const topic =
    /[はがで(（、,|]/.test(sign) || (trade && run.test(folded.slice(end, end + 24))) || paged
  if (!titled && !topic && !dated) {
    const bare =
      sign === '。' && source.length <= 12 && !request.test(source) && !/[をがはで]/.test(source)
    return bare ? [{ ...at, score: 3.6 }] : []
  }
  if (/の|[一-龯ァ-ヶー][にへと][一-龯]/.test(source) && !titled && source.length > 6)
    return /[はが（(]/.test(sign) ? behindPlace(folded, start, end) : []
  if (paged) at.start += professionIn(source, lexicon)
  return [{ ...behindTrade(at, source, lexicon), score: 6.5 }]
}

const founded =
  /^が[^、。]{1,8}[ないたる](?:方|人|お客|ご家族|皆|子|企業|社会人|チーム|サークル|グループ|仲間)/

/** The start of a sentence, and no name: ダンス部OBが作ったチーム, 旅する古着屋、…です. */
function isClause(source: string, behind: string, lexicon: Lexicon): boolean {
  if (founded.test(behind) || /^を(?:し|やっ|や)/.test(behind)) return true
  if (/[にで]$/.test(source) && behind.startsWith('は')) return true
  return /(?:する|している|[いなた])$/.test(leadOf(source, lexicon)) && called.test(behind)
}

/** 庭木の剪定、草刈り、伐採など。: the first of a list of what is done. */
const isListed = (folded: string, end: number): boolean =>
  /^、[^。\n]*(?:(?:など|等)(?=[。、\n]|$)|まで(?=[。\n]|$)|なら)/.test(folded.slice(end)) ||
  made.test(folded.slice(0, end))

/** 看板製作、銘板製作: what is made. */
const made = /(?:製作|制作|修理|修繕)$/

/** ラーメン専門店 麺処いろは: a long word for the trade, a space, the name. */
function behindTrade(at: { start: number; end: number }, source: string, lexicon: Lexicon) {
  const lead = /^([^ ・]{4,}) (?=\S+$)/.exec(source)
  if (!lead?.[1] || !/(?:屋|店|雑貨|クラウド|アプリ|サービス|教室|業)$/.test(lead[1])) return at
  const second = source.slice(lead[0].length)
  return endsWithTrade(second, lexicon) && !/屋$/.test(second)
    ? at
    : { ...at, start: at.start + lead[0].length }
}

/** 京都の花月堂は: the name starts behind の. */
function behindPlace(folded: string, from: number, end: number): NameCandidate[] {
  const at = folded.lastIndexOf('の', end - 2)
  return at > from && end - at > 2 ? [{ start: at + 1, end, score: 4.5 }] : []
}
