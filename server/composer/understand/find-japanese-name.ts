import { isTradeName, tradeIndex } from './classify-industry.ts'
import { findQuotes } from './find-quotes.ts'
import { countryOfCity } from './gazetteer.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, phraseIndex } from './match-phrases.ts'
import { bestName, endsWithTrade, type NameCandidate } from './name-candidate.ts'
import type { BriefText, Found } from './read-text.ts'

const stop = /[、。,.!?\n「」『』()（）:・〜~|]/
const particle = /[はがをにでのともへ]/
const verbal = /です|ます|した|います|ている|して/

function quoted(text: BriefText, lexicon: Lexicon): NameCandidate[] {
  return findQuotes(text.raw)
    .filter(({ start, end }) => !/[。！？]/.test(text.raw.slice(start, end)) && end - start <= 26)
    .map(({ start, end }, i) => {
      const tail = text.folded.slice(end + 1, end + 10)
      const head = text.folded.slice(Math.max(0, start - 9), start)
      const named = matchAll(phraseIndex(lexicon.name.after), tail)[0]?.start === 0
      const topic = /^\s?(?:は|です|の|では|を|が|で)/.test(tail)
      const work = /(?:アルバム|シングル|作品|曲|著書|合言葉は|テーマは)\W*$/.test(head)
      return { start, end, score: work ? 1 : (named ? 10 : topic ? 8 : 6) - i * 0.3 }
    })
}

/** 事務所名：, 施設名:, and the cues of the lexicon. */
function cuesOf(folded: string, lexicon: Lexicon): number[] {
  const labelled = [...folded.matchAll(/(?:名|屋号|名称)\s?[:：]/g)].map(
    (at) => at.index + at[0].length,
  )
  return [...matchAll(phraseIndex(lexicon.name.before), folded).map(({ end }) => end), ...labelled]
}

function behindCue({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  return cuesOf(folded, lexicon).map((from) => {
    let start = from
    while (/[\s:「『"'“]/.test(folded[start] ?? 'x')) start += 1
    let end = start
    while (end < folded.length && end - start < 24 && !stop.test(folded[end] ?? '')) {
      if (
        end > start &&
        /^(?:です|といい|と申|という|を|は|で、|と言)/.test(folded.slice(end, end + 3))
      )
        break
      end += 1
    }
    return { start, end, score: 9 }
  })
}

/** 麦の音という, 花月堂です: the word that ends at a cue. */
function beforeCue({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const cue of matchAll(phraseIndex(lexicon.name.after), folded)) {
    let end = cue.start
    while (folded[end - 1] === ' ') end -= 1
    const start = wordStart(folded, end, lexicon)
    const source = folded.slice(start, end)
    const weak = /^です/.test(folded.slice(cue.start))
    const described = endsWithTrade(source, lexicon) && /[ぁ-ん]/.test(source)
    const opens = /[\s、。]/.test(folded[start - 1] ?? '。')
    const behindTrade =
      folded[start - 1] === 'の' &&
      endsWithTrade(folded.slice(Math.max(0, start - 16), start - 1), lexicon)
    if (weak && (described || !(opens || behindTrade))) continue
    found.push({ start, end, score: weak ? (behindTrade ? 4.6 : 4) : 8.5 })
  }
  return found
}

/** バー・ロンド, hair salon moka: signs and spaces inside a name of one script. */
function bridges(folded: string, at: number): boolean {
  const before = folded[at - 1] ?? ''
  const after = folded[at + 1] ?? ''
  if (folded[at] === '・') return /[ァ-ヶー]/.test(before) && /[ァ-ヶー]/.test(after)
  return folded[at] === ' ' && /[a-z0-9&]/.test(before) && /[a-z0-9&]/.test(after)
}

function wordStart(folded: string, end: number, lexicon: Lexicon): number {
  let start = end
  while (start > 0 && end - start < 22) {
    const unit = folded[start - 1] ?? ''
    if ((stop.test(unit) || /\s/.test(unit)) && !bridges(folded, start - 1)) break
    if (particle.test(unit) && end - start > 1 && !/[ぁ-ん]/.test(folded[start] ?? '')) break
    if (unit === 'の' && endsWithTrade(folded.slice(Math.max(0, start - 16), start - 1), lexicon))
      break
    start -= 1
  }
  return start
}

const corporate =
  /^(?:認定|特定非営利活動法人|npo法人|一般社団法人|一般財団法人|公益|株式会社|有限会社|合同会社)/
const request = /ホームページ|サイト|ページ|お願い|依頼|希望|紹介|募集|制作|作成|案内/

/** Behind a space: an address, a sum or a date, and no more of the name. */
const besideAddress = /^\s(?:\S{1,6}[都道府県市区郡]|\S{0,4}\d)/

/** Where the words end that open a brief: at a mark, a topic, or the year of an event. */
function openingEnd(folded: string, start: number): number {
  const firm = corporate.test(folded.slice(start))
  let end = start
  while (end < folded.length && end - start < 24) {
    if (stop.test(folded[end] ?? '') && !bridges(folded, end)) break
    const particle = (firm ? /[はが]/ : /[はがでを]/).test(folded[end] ?? '') && end - start > 1
    if (particle && !/[。\n]/.test(folded[end + 1] ?? '。')) break
    if (besideAddress.test(folded.slice(end, end + 12))) break
    if (/^\s?(?:19|20)\d\d/.test(folded.slice(end, end + 5))) break
    end += 1
  }
  return end
}

/** 花月堂は, LUNE（ルネ）は, あおば法律事務所。: the name that opens a brief. */
function opening({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const start =
    /^(?:第\S{1,3}回\s?|(?:19|20)\d\d年?\s?|弊社|当社|当店|当院|私たち|わたしたち|私ども)/.exec(
      folded,
    )?.[0].length ?? 0
  const end = openingEnd(folded, start)
  const sign = folded[end] ?? ''
  const source = folded.slice(start, end).trimEnd()
  if (source === '' || verbal.test(source) || /ようこそ|なら|の[町街村島山]$/.test(source))
    return []
  const at = { start, end: start + source.length }
  if (corporate.test(source)) return [{ ...at, score: 7 }]
  const trade = matchAll(tradeIndex(lexicon), source).some(isTradeName)
  const dated =
    /^\s?(?:19|20)\d\d/.test(folded.slice(end, end + 5)) ||
    besideAddress.test(folded.slice(end, end + 12))
  const titled = /[\n:。|]/.test(sign) && (trade || sign !== '。')
  const topic = /[はがで(（、,|]/.test(sign) || (sign === 'を' && trade)
  if (!titled && !topic && !dated) {
    const bare =
      sign === '。' && source.length <= 12 && !request.test(source) && !/[をがはで]/.test(source)
    return bare ? [{ ...at, score: 3.6 }] : []
  }
  if (/の|[一-龯ァ-ヶー][にへと][一-龯]/.test(source) && !titled && source.length > 6)
    return /[はが（(]/.test(sign) ? behindPlace(folded, start, end) : []
  return [{ ...behindTrade(at, source, lexicon), score: 6.5 }]
}

/** ラーメン専門店 麺処いろは: a long word for the trade, a space, the name. */
function behindTrade(at: { start: number; end: number }, source: string, lexicon: Lexicon) {
  const lead = /^([^ ・]{4,}) (?=\S+$)/.exec(source)
  if (!lead?.[1] || !/(?:屋|店|雑貨|クラウド|アプリ|サービス|教室|業)$/.test(lead[1])) return at
  const second = source.slice(lead[0].length)
  return endsWithTrade(second, lexicon) && !/屋$/.test(second)
    ? at
    : { ...at, start: at.start + lead[0].length }
}

/** 車検・板金 山根モータース 鳥取市…: the word before the address on a line of words. */
function beforeAddress({ folded }: BriefText): NameCandidate[] {
  const line = /^[^。\n|]*/.exec(folded)?.[0] ?? ''
  let start = 0
  for (const match of line.matchAll(/\S+/g)) {
    const address = match.index > 0 && besideAddress.test(` ${match[0]}`)
    const source = line.slice(start, match.index).trimEnd()
    if (address)
      return source.includes('・') && !/^[ァ-ヶー・]+$/.test(source)
        ? []
        : [{ start, end: start + source.length, score: 5.6 }]
    const latin = /[a-z0-9&]$/.test(source) && /^[a-z0-9&]/.test(match[0])
    if (!latin) start = match.index
  }
  return []
}

/** イラストレーター・宮野さとの作品ページ: whose page it is. */
function owner({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const match of folded.matchAll(
    /の(?:作品|ポートフォリオ|公式|個人サイト|個人ページ|ホームページ|サイト|ページ)/g,
  )) {
    let start = match.index
    while (
      start > 0 &&
      match.index - start < 14 &&
      !/[、。,.!?\n「」()（）:・|の\s]/.test(folded[start - 1] ?? '')
    )
      start -= 1
    const source = folded.slice(start, match.index)
    const described =
      matchAll(tradeIndex(lexicon), source).some(isTradeName) && /[ぁ-ん]/.test(source)
    if (source.length > 1 && !described && !verbal.test(source))
      found.push({ start, end: match.index, score: 4.5 })
  }
  return found
}

const describing =
  /(?:[のなをにがはで]|しい|たい|こだわり|おしゃれ|ふつう|手づくり|手作り|こども|子ども|ひとり|ながら)$/

/** 、あかり不動産。: a word of its own that ends with a trade's name. */
function standing({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const part of folded.matchAll(/[^、。,.!?\n「」()（）:|\s]{3,16}/g)) {
    const trade = matchAll(tradeIndex(lexicon), part[0]).find(
      (match) => isTradeName(match) && match.end === part[0].length,
    )
    const lead = part[0].slice(0, trade?.start ?? 0)
    if (!trade || lead.length < 2 || !/[ぁ-ん]/.test(lead) || describing.test(lead)) continue
    if (/[をにがはで]/.test(lead)) continue
    found.push({ start: part.index, end: part.index + part[0].length, score: 4.1 })
  }
  return found
}

/** 京都の花月堂は: the name starts behind の. */
function behindPlace(folded: string, from: number, end: number): NameCandidate[] {
  const at = folded.lastIndexOf('の', end - 2)
  return at > from && end - at > 2 ? [{ start: at + 1, end, score: 4.5 }] : []
}

/** 和菓子店 花月堂, 田中歯科医院: a name beside or around a trade's own name. */
function beside(text: BriefText, lexicon: Lexicon): NameCandidate[] {
  const { folded, raw } = text
  const found: NameCandidate[] = []
  for (const match of matchAll(tradeIndex(lexicon), folded)) {
    if (!isTradeName(match)) continue
    const gap = /^\s?[「『'"]?/.exec(folded.slice(match.end, match.end + 3))?.[0].length ?? 0
    const from = match.end + gap
    if (gap > 0 || /[a-z0-9一-龯ァ-ヶ]/.test(folded[from] ?? '')) {
      const end = wordEnd(folded, from)
      if (end - from > 1) found.push({ start: from, end, score: 4.4 })
    }
    let start = match.start
    while (match.start - start < 12 && /[一-龯々ァ-ヶーa-z0-9]/.test(folded[start - 1] ?? ''))
      start -= 1
    const city = [4, 3, 2].find((n) => countryOfCity(raw.slice(start, start + n)))
    const bare = match.start - start < 2 || (city !== undefined && start + city >= match.start)
    if (!bare && !/[一-龯ァ-ヶー]/.test(folded[match.end] ?? '')) {
      found.push({ start, end: match.end, score: 3.8 })
    }
  }
  return found
}

function wordEnd(folded: string, start: number): number {
  let end = start
  while (end < folded.length && end - start < 20 && !stop.test(folded[end] ?? '')) {
    if (/[はがをにでのとも]/.test(folded[end] ?? '')) break
    end += 1
  }
  while (end > start && folded[end - 1] === ' ') end -= 1
  return end
}

/** A name in Japanese: quotes, cues, the opening, and trades' own names. */
export function findJapaneseName(text: BriefText, lexicon: Lexicon): Found<string> | undefined {
  const ways = [quoted, behindCue, beforeCue, opening, beforeAddress, owner, standing, beside]
  return bestName(
    text,
    lexicon,
    ways.flatMap((find) => find(text, lexicon)),
  )
}
