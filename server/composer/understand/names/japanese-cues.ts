import type { Lexicon } from '../lexicon/lexicon.ts'
import { matchAll, phraseIndex } from '../match-phrases.ts'
import type { BriefText } from '../read-text.ts'
import { findQuotes } from './find-quotes.ts'
import { isKind } from './japanese-kinds.ts'
import { bridges, stop } from './japanese-opening.ts'
import { endsWithTrade, type NameCandidate } from './name-candidate.ts'

const particle = /[はがをにでのともへ]/

export function quoted(text: BriefText, lexicon: Lexicon): NameCandidate[] {
  return findQuotes(text.raw)
    .filter(({ start, end }) => !/[。！？]/.test(text.raw.slice(start, end)) && end - start <= 26)
    .map(({ start, end }, i) => {
      const tail = text.folded.slice(end + 1, end + 10)
      const head = text.folded.slice(Math.max(0, start - 9), start)
      const named = matchAll(phraseIndex(lexicon.name.after), tail)[0]?.start === 0
      const topic = /^\s?(?:は|です|の|では|を|が|で)/.test(tail)
      const work = /(?:アルバム|シングル|作品|曲|著書|合言葉は|テーマは)\W*$/.test(head)
      const labelled = /(?:名|屋号|名前|名称)[はが:]?\s?.$/.test(head)
      return { start, end, score: work ? 1 : (named || labelled ? 10 : topic ? 8 : 6) - i * 0.3 }
    })
}

/** 事務所名：, 施設名:, and the cues of the lexicon. */
function cuesOf(folded: string, lexicon: Lexicon): number[] {
  const labelled = [
    ...folded.matchAll(
      /(?:名|屋号|名称|名前)\s?[:=]|(?:^|[\s。])(?:店名|屋号|会社名|教室名|団体名|サロン名|チーム名|名前|名称) (?=\S)/g,
    ),
  ].map((at) => at.index + at[0].length)
  return [...matchAll(phraseIndex(lexicon.name.before), folded).map(({ end }) => end), ...labelled]
}

/** 店名 ことこと 場所 堺市: the next label, and no more of the name. */
const label =
  /^ (?:場所|住所|所在|営業|電話|tel|定休|料金|時間|地域|メニュー|業種|内容|代表|〒|[^ ]{1,5}[都道府県市区郡](?: |$)|\d)/

/** コーロ・ひよどり: behind a cue a point belongs to the name. */
const ends = (folded: string, at: number): boolean =>
  stop.test(folded[at] ?? '') && !(folded[at] === '・' && /[ぁ-龯a-z]/.test(folded[at + 1] ?? ''))

export function behindCue({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  return cuesOf(folded, lexicon).map((from) => {
    let start = from
    while (/[\s:「『"'“]/.test(folded[start] ?? 'x')) start += 1
    let end = start
    while (end < folded.length && end - start < 24 && !ends(folded, end)) {
      if (end > start && label.test(folded.slice(end, end + 8))) break
      if (
        end > start &&
        /^(?:です|といい|と申|という|を|は|で、|と言)/.test(folded.slice(end, end + 3))
      )
        break
      end += 1
    }
    while (folded[end - 1] === ' ') end -= 1
    return { start, end, score: 9 }
  })
}

/** 活動をしているNPO法人ねこの手: the firm's form begins the name. */
function fromFirm(folded: string, start: number, end: number): number {
  const at = folded.slice(start, end).search(firm)
  return at > 0 && /[ぁ-ん、]$/.test(folded.slice(start, start + at)) ? start + at : start
}

const firm =
  /npo法人|(?:社会福祉|医療|学校|宗教|農事組合|税理士|弁護士|司法書士|行政書士|監査|弁理士)法人|(?:一般|公益)(?:社団|財団)法人|(?:株式|有限|合同)会社/
export const firmAtEdge = new RegExp(`^(?:${firm.source}).|.(?:${firm.source})$`)

const townsOwn =
  /^[一-龯ァ-ヶー]{2,}[ぁ-ん]{3,6}(?<!さん|もの|ところ|たち|づくり|しごと|など|だけ|くらい|ばかり|まち)$/

/** 麦の音という, 花月堂です: the word that ends at a cue. */
export function beforeCue({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const cue of matchAll(phraseIndex(lexicon.name.after), folded)) {
    let end = cue.start
    while (folded[end - 1] === ' ') end -= 1
    // 三枝ひより、と申します: a pause before it is said.
    if (folded[end - 1] === '、' && /[とで]/.test(folded[cue.start] ?? '')) end -= 1
    const from = wordStart(folded, end, lexicon)
    const start = fromFirm(folded, from + timely(folded.slice(from, end)), end)
    const source = folded.slice(start, end)
    const weak = /^(?:です|をよろしく)/.test(folded.slice(cue.start))
    const described = endsWithTrade(source, lexicon) && /[ぁ-ん]/.test(source)
    const opens =
      start > from || firmAtEdge.test(source) || /[\s、。!]/.test(folded[start - 1] ?? '。')
    // 福知山市のカタヅケ屋ほうきぼしです: kana close a name of its own behind a town.
    const ofTown =
      /[市区町村県]の$/.test(folded.slice(Math.max(0, start - 2), start)) && townsOwn.test(source)
    const behindTrade =
      folded[start - 1] === 'の' &&
      endsWithTrade(folded.slice(Math.max(0, start - 16), start - 1), lexicon)
    if (weak && (described || isKind(source, lexicon) || !(opens || ofTown || behindTrade)))
      continue
    // 佐藤と申します: a person, unless nothing else has a name.
    const person =
      /^と(?:申|言|い)/.test(folded.slice(cue.start)) && /申/.test(folded.slice(cue.start, cue.end))
    found.push({ start, end, score: weak ? (behindTrade ? 4.6 : 4) : person ? 6.2 : 8.5 })
  }
  return found
}

/** このたび喫茶あとりとして: how long the words for when stand before a name. */
const timely = (source: string): number =>
  /^(?:このたび|この度|今回|今年|来年|新しく|新たに|今春|来春|先月|今月|来月|\d{1,2}月に?)(?=\S{2})/.exec(
    source,
  )?.[0].length ?? 0

/** 田んぼの楽校, 風の工房: what names are made of stands behind a mark. */
const natural =
  /(?:^|[、。\n\s])(?:田んぼ|[山森風海星麦月空花木雨雪草土水火石鳥猫犬川谷丘島虹光夢種]|ひつじ|うさぎ|くま|きつね|たぬき|ねこ|りす)の$/

function wordStart(folded: string, end: number, lexicon: Lexicon): number {
  let start = end
  while (start > 0 && end - start < 22) {
    const unit = folded[start - 1] ?? ''
    if ((stop.test(unit) || /\s/.test(unit)) && !bridges(folded, start - 1)) break
    const own = unit === 'の' && natural.test(folded.slice(Math.max(0, start - 6), start))
    if (!own && particle.test(unit) && end - start > 1 && !/[ぁ-ん]/.test(folded[start] ?? ''))
      break
    if (
      end - start > 1 &&
      /(?:てい|てお|て|す)る$/.test(folded.slice(Math.max(0, start - 4), start))
    )
      break
    if (unit === 'の' && endsWithTrade(folded.slice(Math.max(0, start - 16), start - 1), lexicon))
      break
    start -= 1
  }
  return start
}
